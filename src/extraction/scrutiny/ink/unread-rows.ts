import type { Box, Page, Word } from '../../document.js';
import type { RowOfMarks } from './rows-of-marks.js';
import { speaksOfPayment } from '../alone/payment-words.js';

/** Words so near to a row, in points, say what it may be. */
const NEAR = { across: 150, down: 80 };

/** A row is read where so large a share of its marks was recognised as characters, from such a confidence on. */
const READ_SHARE = 0.5;
const READ = 0.5;

/** A row of marks on the upright page, in points. */
export interface Row {
  box: Box;
  marks: number;
}

/** @param points size of a pixel of the picture that the row was found in */
export const rowOnPage = ({ x0, y0, x1, y1, marks }: RowOfMarks, points: number): Row => ({
  box: { x0: x0 * points, y0: y0 * points, x1: x1 * points, y1: y1 * points },
  marks,
});

/** The rows near words of payment that were not read. */
export function unreadRows(rows: readonly Row[], page: Page, read: readonly Word[]): Box[] {
  const words = [...page.words, ...read];
  return rows
    .filter(({ box, marks }) => charactersIn(box, read) < READ_SHARE * marks && isNearPayment(box, words))
    .map(({ box }) => box);
}

function charactersIn(row: Box, words: readonly Word[]): number {
  return words
    .filter(({ box, confidence }) => {
      const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
      return confidence >= READ && x > row.x0 && x < row.x1 && y > row.y0 && y < row.y1;
    })
    .reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
}

function isNearPayment(row: Box, words: readonly Word[]): boolean {
  const near = words.filter(
    ({ box }) =>
      box.x1 > row.x0 - NEAR.across &&
      box.x0 < row.x1 + NEAR.across &&
      box.y1 > row.y0 - NEAR.down &&
      box.y0 < row.y1 + NEAR.down,
  );
  return speaksOfPayment(near.map(({ text }) => text).join(' ')) !== null;
}
