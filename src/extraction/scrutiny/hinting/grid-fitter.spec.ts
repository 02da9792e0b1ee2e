import { readFileSync } from 'node:fs';
import { fontFile } from '../../../../test/forgeries/draw/drawing.js';
import { glyphOf } from '../../../../test/support/extraction/breadth/letters.js';
import { GridFitter } from './grid-fitter.js';
import { RASTERISERS } from './rasteriser.js';
import { readTrueType } from './true-type-font.js';

const font = readTrueType(readFileSync(fontFile({})));
if (!font) throw new Error('There is no font.');

const DIGITS = [...'0123456789'];

/** The lowest and the highest point of a glyph, and the leftmost and rightmost, in 64ths of a pixel from where it begins. */
function boxOf(character: string, pixels: number, rasteriser: keyof typeof RASTERISERS) {
  const glyph = font && new GridFitter(font, RASTERISERS[rasteriser], pixels).fit(glyphOf(character));
  if (!glyph) throw new Error('There is no glyph.');
  return [Math.min(...glyph.x), Math.max(...glyph.x), Math.min(...glyph.y), Math.max(...glyph.y)];
}

describe('GridFitter', () => {
  it.each([12, 16, 23])('puts the feet and heads of digits on whole pixels (%i)', (pixels) => {
    for (const digit of DIGITS) {
      const [, , low = 1, high = 1] = boxOf(digit, pixels, 'ghostscript');
      expect([Math.abs(low % 64), Math.abs(high % 64)]).toEqual([0, 0]);
    }
  });

  it('moves nothing aside where points are moved up and down alone', () => {
    for (const digit of DIGITS) {
      const glyph = font && new GridFitter(font, RASTERISERS.screen, 16).fit(glyphOf(digit));
      glyph?.x.forEach((x, point) => expect(Math.abs(x - (glyph.plainX[point] ?? 0))).toBeLessThanOrEqual(1));
    }
  });
});
