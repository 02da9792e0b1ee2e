import type { Box, Page, Word } from '../../document.js';
import { intersect } from '../../pages/geometry.js';
import { PIECES, type RowOfMarks } from './rows-of-marks.js';
import { speaksOfPayment } from '../alone/payment-words.js';

/** Words so near to a row, in points, say what it may be. */
const NEAR = { across: 150, down: 80 };
/** Large letters go with words that are farther from them, so many times their height. */
const NEAR_LARGE = 4;

/**
 * A row is read where so large a share of its marks was recognised as characters, from such a confidence on. Upright digits of which each
 * stands a step lower are read as others with 0.62, where what runs aslant as a whole is read with 0.85 and more.
 */
const READ_SHARE = 0.5;
const READ = { level: 0.5, aslant: 0.8 };

/** Marks of which more characters than this were recognised, and hardly any two different ones, were read dot by dot: as noughts. */
const MOST_DOTS = 1.5;
const ALIKE = 4;

/** A row of marks on the upright page, in points. */
export interface Row {
  box: Box;
  marks: number;
  pieces: number;
  level: boolean;
  /** Whether it is known that its marks were not read, whatever was read around them. */
  unread?: boolean;
}

/** @param points size of a pixel of the picture that the row was found in */
export const rowOnPage = (
  { x0, y0, x1, y1, marks, pieces, level }: Omit<RowOfMarks, 'sizes'>,
  points: number,
): Row => ({
  box: { x0: x0 * points, y0: y0 * points, x1: x1 * points, y1: y1 * points },
  marks,
  pieces,
  level,
});

/** The rows that were not read: those near words of payment, and digits of dots wherever they stand but in a picture, where they may be grain. */
export function unreadRows(rows: readonly Row[], page: Page, read: readonly Word[], pictures: readonly Box[]): Box[] {
  const words = [...page.words, ...read];
  return rows
    .filter((row) => !isRead(row, read) && (isDrawnOfDots(row, pictures) || isNearPayment(row.box, words)))
    .map(({ box }) => box);
}

const isDrawnOfDots = ({ pieces, box }: Row, pictures: readonly Box[]): boolean =>
  pieces >= PIECES && pictures.every((picture) => isEmpty(intersect(picture, box)));

const isEmpty = ({ x0, y0, x1, y1 }: Box): boolean => x1 <= x0 || y1 <= y0;

function isRead(row: Row, words: readonly Word[]): boolean {
  if (row.unread) return false;
  const characters = charactersIn(row, words);
  const isDots = row.pieces >= PIECES && new Set(characters).size <= ALIKE && characters.length > MOST_DOTS * row.marks;
  return characters.length >= READ_SHARE * row.marks && !isDots;
}

function charactersIn({ box: row, level }: Row, words: readonly Word[]): string {
  const least = level ? READ.level : READ.aslant;
  return words
    .filter(({ box: { y0, y1 }, confidence }) => confidence >= least && y0 + y1 > 2 * row.y0 && y0 + y1 < 2 * row.y1)
    .flatMap(({ text, box: { x0, x1 } }) =>
      // A long word reaches beyond a row of some of its letters.
      [...text].filter((_, at) => {
        const x = x0 + ((x1 - x0) * (at + 0.5)) / text.length;
        return x > row.x0 && x < row.x1;
      }),
    )
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .join('');
}

/** Whether words of payment stand near a place of a page. */
export function isNearPayment(row: Box, words: readonly Word[]): boolean {
  const down = Math.max(NEAR.down, NEAR_LARGE * Math.min(row.x1 - row.x0, row.y1 - row.y0));
  const near = words.filter(
    ({ box }) =>
      box.x1 > row.x0 - NEAR.across &&
      box.x0 < row.x1 + NEAR.across &&
      box.y1 > row.y0 - down &&
      box.y0 < row.y1 + down,
  );
  return speaksOfPayment(near.map(({ text }) => text).join(' ')) !== null;
}
