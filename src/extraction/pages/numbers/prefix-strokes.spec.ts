import { settlePrefixes } from './prefix-strokes.js';
import { blankRaster } from '../image/raster.js';

const HEIGHT = 20;

/** Settles a word whose glyphs are bars of the widths told, two pixels apart. */
function settle(text: string, widths: readonly number[]): string | undefined {
  const picture = blankRaster(300, 60);
  let x = 20;
  for (const width of widths) {
    for (let y = 20; y < 20 + HEIGHT; y++) picture.data.fill(0, y * 300 + x, y * 300 + x + width);
    x += width + 2;
  }
  return settlePrefixes(picture, [{ text, confidence: 0.9, x0: 20, x1: x - 2, y0: 20, y1: 20 + HEIGHT }])[0]?.text;
}

describe('a one behind the letters of a number', () => {
  it('is a capital I where it is a bare stroke and another one is not', () => {
    expect(settle('S148193', [12, 3, 11, 11, 7, 11, 11])).toBe('SI48193');
  });

  it('is one too many where it was read beside the capital I that it is', () => {
    expect(settle('SI148193', [12, 3, 11, 11, 7, 11, 11])).toBe('SI48193');
    expect(settle('SI148193', [12, 3, 7, 11, 11, 7, 11, 11])).toBe('SI148193');
  });

  it('is a capital I in the prefixes of invoices where no other one is there to compare', () => {
    expect(settle('T148093', [12, 3, 11, 11, 11, 11, 11])).toBe('TI48093');
  });

  it('stays a one where it has a flag, where all ones are bare, or where glyphs touch', () => {
    expect(settle('S148193', [12, 7, 11, 11, 7, 11, 11])).toBe('S148193');
    expect(settle('S148193', [12, 3, 11, 11, 3, 11, 11])).toBe('S148193');
    expect(settle('S148193', [12, 3, 24, 7, 11, 11])).toBe('S148193');
    expect(settle('A148093', [12, 3, 11, 11, 11, 11, 11])).toBe('A148093');
  });
});
