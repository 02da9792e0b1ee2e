import type { Layout } from '../../../../fields/structure/layout.js';
import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';
import { plainOf } from '../announces.js';
import { asksFirst } from '../said/asks-first.js';
import { paysElsewhere } from '../said/other-places.js';

/*
 * What stands in cells of a table, or in short lines below each other, and asks to ring somebody once they are read downwards, or across the page. Cells that
 * have nothing to do with each other hardly say so, and a telephone number in several rows of a table is none that anybody is to ring by.
 */

/** A cell of a sentence has few words, and starts right below the one before it; in font heights. */
const MOST_WORDS = 3;
const IN_COLUMN = 0.4;
const MOST_APART = 6;
/** A sentence in cells is no longer. */
const MOST_CELLS = 9;
/** A short line without an ask in it is no sentence of two. */
const LEAST_CELLS = 3;
/** Rows have so few pieces that a sentence may stand in them; a row of a table has more. */
const MOST_PIECES = 3;

const MOBILE = /^04\d{8}$/u;
const DIGITS = /^[\d ]+$/u;
/** What a column of telephone numbers is called, where a narrow one wraps. */
const OF_NUMBERS = /\b(?:phone|telephone|mobile|mob|tel|ph|contact|call)\b/u;

/** What a page asks in cells below each other, or far apart in one row. */
export const askedApart = ({ layouts }: SearchedPage): PlacedWord[][] =>
  layouts.flatMap((layout) => [
    ...columnsOf(layout).flatMap((column) => [...askedDown(column), ...numberDown(layout, column)]),
    ...layout.rows
      .filter(({ length }) => length > 1 && length <= MOST_PIECES)
      .filter(isAsked)
      .map(wordsOf),
  ]);

function columnsOf({ segments }: Layout): Segment[][] {
  const columns: Segment[][] = [];
  for (const segment of segments) {
    if (segment.words.length > MOST_WORDS) continue;
    const above = columns.find((column) => isBelow(column.at(-1), segment));
    if (above) above.push(segment);
    else columns.push([segment]);
  }
  return columns.filter(({ length }) => length >= LEAST_CELLS);
}

function isBelow(last: Segment | undefined, { box, size }: Segment): boolean {
  if (!last || Math.abs(last.box.x0 - box.x0) > IN_COLUMN * size) return false;
  const down = box.y0 - last.box.y0;
  return down > 0 && down < MOST_APART * size;
}

/** The first cells of a column that ask something, and all that goes on in them. */
function askedDown(column: readonly Segment[]): PlacedWord[][] {
  for (let from = 0; from + LEAST_CELLS <= column.length; from++) {
    const cells = column.slice(from, from + MOST_CELLS);
    for (let count = LEAST_CELLS; count <= cells.length; count++)
      if (isAsked(cells.slice(0, count))) return [wordsOf(cells)];
  }
  return [];
}

/** The cells of a mobile number that stands in rows of a table, a few digits in each. */
function numberDown(layout: Layout, column: readonly Segment[]): PlacedWord[][] {
  return column.flatMap((_, from) => {
    const count = [2, 3, 4].find((most) => MOBILE.test(textOf(column.slice(from, from + most)).replaceAll(' ', '')));
    const cells = column.slice(from, from + (count ?? 0));
    if (cells.length === 0 || !cells.every(({ text }) => DIGITS.test(text))) return [];
    const named = column.slice(0, from).some(({ text }) => OF_NUMBERS.test(text.toLowerCase()));
    return !named && cells.every((cell) => (layout.rows[cell.row]?.length ?? 0) > 1) ? [wordsOf(cells)] : [];
  });
}

const isAsked = (cells: readonly Segment[]): boolean => {
  const plain = plainOf(textOf(cells));
  return asksFirst(plain) || paysElsewhere(plain);
};

const textOf = (cells: readonly Segment[]): string => cells.map(({ text }) => text).join(' ');
const wordsOf = (cells: readonly Segment[]): PlacedWord[] => cells.flatMap(({ words }) => words);
