import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { drawsWithText, findDigitsOfText } from './digits-of-text.js';

/** Digits of 3 by 5 marks, each line as bits. */
const DIGITS = ['75557', '26227', '71747', '71717', '55711', '74717', '71111', '75757'];

const glyph = (text: string, x: number, y: number, size: number, operation: number): DrawnGlyph => ({
  ...{ text, x, y, size, advance: size / 2, direction: 0, bold: false, space: false, operation, source: 'text' },
  ...{ invisible: false, luminance: 0, mapped: true, box: { x0: x, y0: y - size / 2, x1: x + size / 2, y1: y } },
});

/** Eight digits drawn with single characters so many points apart, turned by some degrees. */
function banner(size: number, pitch: number, degrees: number): DrawnGlyph[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return DIGITS.flatMap((lines, at) =>
    [...lines].flatMap((bits, line) =>
      [4, 2, 1].flatMap((bit, column) => {
        const [x, y] = [(at * 5 + column) * pitch, line * pitch];
        return Number(bits) & bit ? [glyph('o', 300 + x * cos - y * sin, 400 + x * sin + y * cos, size, at)] : [];
      }),
    ),
  );
}

/** A table of short numbers: so many rows of five cells. */
const table = (rows: number, step: number): DrawnGlyph[] =>
  Array.from({ length: rows * 5 }, (_, cell) =>
    [...String((cell * 37) % 1000)].map((each, at) =>
      glyph(each, 50 + 40 * (cell % 5) + 4 * at, 100 + step * Math.floor(cell / 5), 8, cell),
    ),
  ).flat();

describe('findDigitsOfText', () => {
  it.each([
    [90, 5, 6],
    [-90, 4, 3],
    [30, 6, 7],
    [-65, 5, 9],
  ])('finds digits turned by %d degrees, drawn with characters of %d points, %d apart', (degrees, size, pitch) =>
    expect(findDigitsOfText(banner(size, pitch, degrees))).not.toEqual([]),
  );

  it.each([8, 9, 12])('passes a table with rows of %d points', (step) =>
    expect(findDigitsOfText(table(30, step))).toEqual([]),
  );
});

describe('drawsWithText', () => {
  it('has what is written close about each other', () =>
    expect([...drawsWithText(banner(5, 2, -90))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]));

  it('passes a table', () => expect(drawsWithText(table(30, 9)).size).toBe(0));
});
