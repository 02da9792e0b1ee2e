import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { findTextPictures } from './text-pictures.js';

/** Digits of 3 by 5 marks, each line as bits. */
const DIGITS = ['75557', '26227', '71747', '71717', '55711', '74717', '71111', '75757'];

const glyph = (text: string, x: number, y: number, size: number, advance: number): DrawnGlyph => ({
  ...{ text, x, y, size, advance, direction: 0, bold: false, space: false, operation: 0, source: 'text' },
  ...{ invisible: false, luminance: 0, mapped: true, box: { x0: x, y0: y - size, x1: x + advance, y1: y } },
});

/** Eight digits drawn with one character, so many points apart. */
const banner = (mark: string, size: number, advance: number, across: number, down: number): DrawnGlyph[] =>
  DIGITS.flatMap((lines, at) =>
    [...lines].flatMap((bits, line) =>
      [4, 2, 1].flatMap((bit, column) =>
        Number(bits) & bit ? [glyph(mark, 50 + (at * 4.4 + column) * across, 100 + line * down, size, advance)] : [],
      ),
    ),
  );

/** Cells of a table, each a text at a place; characters half as wide as high. */
const table = (rows: readonly (readonly string[])[], columns: readonly number[], step: number): DrawnGlyph[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      [...text].map((each, at) => glyph(each, (columns[column] as number) + at * 5, 100 + row * step, 10, 5)),
    ),
  );

/** Columns of numbers that end on one edge, each under a heading in its middle. */
const claims = [50, 110, 170, 230, 290, 350, 410].flatMap((right, column) => [
  ...table([['Previous', 'Contract', 'Complete', 'Claimed', 'Quantity', 'Retained', 'Subtotal'][column] ?? ''].map((one) => [one]), [right - 33], 12),
  ...['340.00', '0.00', '1487.00', '9.50', '228.00', '0.00'].flatMap((cell, row) =>
    table([[cell]], [right - 5 * cell.length], 12).map((one) => ({ ...one, y: one.y + 12 * (row + 1), box: { ...one.box, y0: one.box.y0 + 12 * (row + 1), y1: one.box.y1 + 12 * (row + 1) } })),
  ),
]); // prettier-ignore

describe('findTextPictures', () => {
  it.each([
    ['hashes', banner('#', 6.5, 3.9, 3.9, 6.5)],
    [
      'hashes, each line twice',
      banner('#', 6.5, 3.9, 3.9, 13).flatMap((one) => [
        one,
        { ...one, y: one.y + 6.5, box: { ...one.box, y0: one.box.y0 + 6.5, y1: one.box.y1 + 6.5 } },
      ]),
    ],
    ['full stops', banner('.', 9, 2.5, 3, 3)],
    ['letters, wide apart', banner('o', 5, 7, 8, 8)],
  ])('finds digits drawn with %s', (_, glyphs) => expect(findTextPictures(glyphs)).toHaveLength(1));

  it.each([
    ['narrow columns', table(Array.from({ length: 6 }, (_, at) => ['1', '20', 'ea', `${at}.50`, '10', '4', '200']), [50, 90, 130, 170, 210, 250, 290], 12)],
    ['a paragraph', table(Array.from({ length: 6 }, () => ['Payment', 'within', 'thirty', 'days', 'of', 'this', 'invoice']), [50, 88, 121, 154, 177, 190, 213], 12)],
    ['columns under headings in their middle', claims],
    ['four digits', banner('#', 6.5, 3.9, 3.9, 6.5).filter(({ x }) => x < 50 + 17 * 3.9)],
  ])('passes %s', (_, glyphs) => expect(findTextPictures(glyphs)).toEqual([])); // prettier-ignore
});
