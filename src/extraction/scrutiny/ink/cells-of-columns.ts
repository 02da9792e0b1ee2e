import type { Box, Word } from '../../document.js';
import { overlapX, overlapY } from '../../fields/structure/geometry.js';
import { speaksOfPayment } from '../alone/payment-words.js';

/** Words are read from this confidence on. */
const READ = 0.8;

/** A number is in the line of a word that shares so much of its height. */
const IN_LINE = 0.4;

/** What stands above a column, at most so many heights of its numbers away, is its heading. */
const HEADING = 6;

/** As a table has for units, pieces and days. A number in groups of three or four is as often that of an account: it is a cell where its row ends in a sum. */
const SHORT_NUMBER = /^\d{1,2}$/;
const LONGER_NUMBER = /^\d{3,4}$/;
const SUM = /^\$?\d[\d,]*\.\d\d$/;
const SAYS_SOMETHING = /\p{L}{3}/u;

/**
 * The short numbers that were read in rows of a table, where a word stands in the line of each: the units that somebody worked in, pieces of an item. Columns
 * of text that have words beside them are no accounts either. Under a heading of an account or of paying they may be one.
 */
export function cellsOfColumns(words: readonly Word[]): Set<Word> {
  const sure = words.filter(({ confidence }) => confidence >= READ);
  const said = sure.filter(({ text }) => SAYS_SOMETHING.test(text));
  const sums = sure.filter(({ text }) => SUM.test(text));
  const isBeside = (word: Word, some: readonly Word[]): boolean => some.some((other) => isInLine(word.box, other.box));
  const cells = sure.filter(
    (word) =>
      isBeside(word, said) && (SHORT_NUMBER.test(word.text) || (LONGER_NUMBER.test(word.text) && isBeside(word, sums))),
  );
  return new Set(cells.filter((cell) => !cells.some((other) => isUnderPayment(other.box, cell.box, said))));
}

const isInLine = (number: Box, word: Box): boolean => overlapY(number, word) > IN_LINE * (number.y1 - number.y0);

/** Whether words of payment head the column that a number is in, over this number of it or another one. */
function isUnderPayment(top: Box, number: Box, said: readonly Word[]): boolean {
  const height = top.y1 - top.y0;
  return (
    overlapX(top, number) > 0 &&
    speaksOfPayment(
      said
        .filter(({ box }) => overlapX(box, top) > 0 && box.y1 <= top.y0 && top.y0 - box.y1 < HEADING * height)
        .map(({ text }) => text)
        .join(' '),
    ) !== null
  );
}
