import { readFileSync } from 'node:fs';
import { fontFile } from '../../../../test/forgeries/draw/drawing.js';
import {
  ALWAYS,
  below,
  but,
  type Condition,
  exactly,
  movingFont,
  UNSMOOTHED,
} from '../../../../test/forgeries/draw/moving-font.js';
import { isDrawnAnew, settingsByLot } from './drawn-anew.js';
import { RASTERISERS } from './rasteriser.js';

const more = (digit: string): string => String((Number(digit) + 3) % 10);
const font = (condition: Condition | ((length: number) => Condition)): Buffer =>
  movingFont(more, typeof condition === 'function' ? condition : () => condition);

const at = (pixels: number, rasteriser: keyof typeof RASTERISERS = 'ghostscript') => ({
  pixels,
  rasteriser: RASTERISERS[rasteriser],
});

describe('isDrawnAnew', () => {
  it.each([12, 40 / 3, 25, 100])('finds digits that are moved until they are others (%d pixels)', (pixels) =>
    expect(isDrawnAnew(font(ALWAYS), [at(pixels)])).toBe(true),
  );

  it('finds what is moved for some rasterisers, where one of them is asked', () => {
    expect(isDrawnAnew(font(UNSMOOTHED), [at(16)])).toBe(true);
    expect(isDrawnAnew(font(UNSMOOTHED), [at(16, 'screen')])).toBe(false);
  });

  it('finds what is moved at some sizes, where one of them is asked', () => {
    expect(isDrawnAnew(font(below(14)), [at(12)])).toBe(true);
    expect(isDrawnAnew(font(below(14)), [at(16)])).toBe(false);
    expect(isDrawnAnew(font(exactly(83)), [at(250 / 3)])).toBe(true);
  });

  it('finds what is moved at all sizes but those that are asked of every font', () => {
    const settings = settingsByLot();
    const usual = settingsByLot().filter((one) => settings.some(({ pixels }) => pixels === one.pixels));
    expect(usual.length).toBeGreaterThan(0);
    const sparing = font(but([...new Set(usual.map(({ pixels }) => pixels))]));
    expect(isDrawnAnew(sparing, usual)).toBe(false);
    expect(isDrawnAnew(sparing, settings)).toBe(true);
  });

  it('finds nothing in fonts as they are sold', () => {
    for (const bold of [false, true]) {
      for (const italic of [false, true])
        expect(isDrawnAnew(readFileSync(fontFile({ bold, italic })), settingsByLot().slice(0, 3))).toBe(false);
    }
  });

  it('finds a document again after an honest one with the same outlines', () => {
    expect(isDrawnAnew(font([0xb0, 0]))).toBe(false);
    expect(isDrawnAnew(font(ALWAYS))).toBe(true);
  });

  it('doubts a font whose programs run without end', () => {
    // PUSHB[0] 1, PUSHW[0] -7, SWAP, JROT: back to the beginning.
    expect(isDrawnAnew(font([0xb0, 1, 0xb8, 0xff, 0xfa, 0x23, 0x78, 0xb0, 0]), [at(16)])).toBe(true);
  });

  it('takes what is no font for nothing', () => {
    expect(isDrawnAnew(Buffer.from('no font'))).toBe(false);
    expect(isDrawnAnew(Buffer.alloc(0))).toBe(false);
  });
});
