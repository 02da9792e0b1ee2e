import type { PlacedWord } from '../../../fields/structure/segment.js';
import type { SearchedPage } from '../numbers/searched-page.js';

/** A character, with a mark beside it or not. */
const CHARACTER = /^[\p{L}\p{N}\p{Pd}]\W?$/u;
const DIGIT = /\p{N}/u;

/** Characters of a line that is written downwards are in one column, each below the one before: how far apart, in font heights. */
const IN_COLUMN = 0.4;
const MOST_APART = 1.7;
/** Cells of a table have others beside them on the same line, no further away than this, and as little higher or lower. */
const BESIDE = 14;
const SAME_LINE = 0.15;
/** So many of its characters, at most, have words beside them. */
const FEW_BESIDE = 0.2;
/** A BSB and an account number have as many digits at least; either has so many. */
const LEAST_DIGITS = 9;
const LEAST_OF_COLUMN = 5;

/**
 * Numbers that are written downwards, a character below the other: the side of a page has room for them.
 *
 * @returns the words of each
 */
export function digitsDownwards({ layouts }: SearchedPage): PlacedWord[][] {
  const words = layouts.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  const lone = words.filter(({ text }) => CHARACTER.test(text)).sort((a, b) => a.word.box.y0 - b.word.box.y0);
  if (lone.length < LEAST_DIGITS) return [];
  const written = words.filter(({ text }) => !CHARACTER.test(text) && /[\p{L}\p{N}]/u.test(text));
  const columns = columnsOf(lone).filter(
    (column) =>
      !areCounted(digitsOf(column)) &&
      column.filter((word) => hasBeside(word, written)).length <= FEW_BESIDE * column.length,
  );
  return groupsOf(columns)
    .map((group) => group.flat())
    .filter((group) => digitsOf(group).length >= LEAST_DIGITS);
}

/** Columns with those beside them, each once: a BSB may stand in one and its number in the next, and a page may hold thousands. */
function groupsOf(columns: readonly PlacedWord[][]): PlacedWord[][][] {
  const taken = new Set<PlacedWord[]>();
  const groups: PlacedWord[][][] = [];
  for (const column of columns) {
    if (taken.has(column)) continue;
    const group = columns.filter((other) => other === column || (!taken.has(other) && areBeside(column, other)));
    for (const one of group) taken.add(one);
    groups.push(group);
  }
  return groups;
}

const digitsOf = (column: readonly PlacedWord[]): string[] => column.flatMap(({ text }) => DIGIT.exec(text)?.[0] ?? []);

/** Whether one of two columns of some digits stands beside the other, and nothing between. */
function areBeside(one: readonly PlacedWord[], other: readonly PlacedWord[]): boolean {
  const [first, second] = [one[0], other[0]];
  if (!first || !second || Math.min(one.length, other.length) < LEAST_OF_COLUMN) return false;
  const [a, b] = [first.word.box, second.word.box];
  return Math.max(a.x0 - b.x1, b.x0 - a.x1) < BESIDE * first.size && Math.abs(a.y0 - b.y0) < BESIDE * first.size;
}

function columnsOf(lone: readonly PlacedWord[]): PlacedWord[][] {
  const columns: PlacedWord[][] = [];
  for (const word of lone) {
    const above = columns.find((column) => goesOn(column.at(-1), word));
    if (above) above.push(word);
    else columns.push([word]);
  }
  return columns;
}

function goesOn(last: PlacedWord | undefined, { word, size }: PlacedWord): boolean {
  if (last === undefined) return false;
  const apart = Math.abs(last.word.box.x0 + last.word.box.x1 - word.box.x0 - word.box.x1) / 2;
  const down = word.box.y0 - last.word.box.y0;
  const most = Math.max(size, last.size);
  return apart < IN_COLUMN * most && down > 0.4 * most && down < MOST_APART * most;
}

function hasBeside({ word: { box }, size }: PlacedWord, words: readonly PlacedWord[]): boolean {
  return words.some(
    ({ word: { box: other } }) =>
      Math.abs(other.y1 - box.y1) < SAME_LINE * size &&
      (other.x0 >= box.x1 || other.x1 <= box.x0) &&
      Math.max(other.x0 - box.x1, box.x0 - other.x1) < BESIDE * size,
  );
}

/** Lines are numbered one after the other. */
const areCounted = (digits: readonly string[]): boolean =>
  digits.every((digit, at) => at === 0 || (Number(digits[at - 1]) + 1) % 10 === Number(digit) % 10);
