import type { Box } from '../../../document.js';
import type { PlacedWord } from '../../../fields/structure/segment.js';
import type { SearchedPage } from '../numbers/searched-page.js';

/** One digit or a few, as a group of a number is printed. */
const FEW_DIGITS = /^[-(]?\d{1,3}[-).,]?$/;

/** Digits of one number are no further apart than this, in font heights, from middle to middle. */
const NEAR = 2.5;

/** Middles or left edges that differ by less than this, in font heights, are in one row or one column. */
const ALIGNED = 0.12;

/** At least this many in a row or column are a list, a table or the axis of a chart. */
const LIST = 3;

/**
 * So many groups, with so many digits, in no order of rows and columns are a number and no chart. Of the 153 PDFs of the development and
 * public corpora none has any; a chart whose values stand above twelve bars of their own height would.
 */
const LEAST_GROUPS = 5;
const LEAST_DIGITS = 8;

/**
 * Digits that stand near each other and in no rows or columns: around a circle, in steps, on a wave. What number they are meant as
 * depends on where one starts to read.
 *
 * @returns the words of each such group
 */
export function scatteredDigits({ layouts }: SearchedPage): PlacedWord[][] {
  const lone = layouts
    .flatMap(({ segments }) => segments)
    .filter(({ words }) => words.length <= LIST && words.every(({ text }) => FEW_DIGITS.test(text)))
    .flatMap(({ words }) => words);
  if (lone.length < LEAST_GROUPS) return [];
  return clustersOf(lone)
    .flatMap((cluster) => clustersOf(cluster.filter((word) => !isListed(word, cluster))))
    .filter((cluster) => cluster.length >= LEAST_GROUPS && digitsIn(cluster) >= LEAST_DIGITS);
}

function clustersOf(words: readonly PlacedWord[]): PlacedWord[][] {
  const rest = new Set(words);
  const clusters: PlacedWord[][] = [];
  for (const first of rest) {
    rest.delete(first);
    const cluster = [first];
    // What is added while the cluster is walked through is walked through as well.
    for (const word of cluster) {
      for (const other of rest) {
        if (!areNear(word, other)) continue;
        rest.delete(other);
        cluster.push(other);
      }
    }
    clusters.push(cluster);
  }
  return clusters;
}

const middle = ({ x0, y0, x1, y1 }: Box): readonly [number, number] => [(x0 + x1) / 2, (y0 + y1) / 2];

function areNear(a: PlacedWord, b: PlacedWord): boolean {
  const [[ax, ay], [bx, by]] = [middle(a.word.box), middle(b.word.box)];
  return Math.hypot(ax - bx, ay - by) <= NEAR * Math.max(a.size, b.size);
}

/** Whether a word stands in a row or in a column of others, one of them beside it. */
function isListed(word: PlacedWord, cluster: readonly PlacedWord[]): boolean {
  return [areInRow, areInColumn].some((areAligned) => {
    const list = cluster.filter((other) => areAligned(word, other));
    return list.length >= LIST && list.some((other) => other !== word && areNear(word, other));
  });
}

const areInRow = ({ word: { box }, size }: PlacedWord, { word: other }: PlacedWord): boolean =>
  Math.abs(middle(box)[1] - middle(other.box)[1]) < ALIGNED * size;

const areInColumn = ({ word: { box }, size }: PlacedWord, { word: other }: PlacedWord): boolean =>
  [middle(other.box)[0] - middle(box)[0], other.box.x0 - box.x0, other.box.x1 - box.x1].some(
    (off) => Math.abs(off) < ALIGNED * size,
  );

const digitsIn = (words: readonly PlacedWord[]): number =>
  words.reduce((sum, { text }) => sum + text.replace(/\D/g, '').length, 0);
