import type { Layout } from '../../../../fields/structure/layout.js';
import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';

/*
 * Sentences whose words are set apart, so that no line and no paragraph holds them: a word below the other down a margin, or a word in each of two lines by
 * turns. People read them as they stand.
 */

const WORD = /^\p{L}[\p{L}'’.,!-]*$/u;
/** Fewer words are a label and its value. */
const LEAST_WORDS = 4;

/**
 * Words that stand below each other start in one place, each as far below the one before as the next, in font heights. Cells of a table have others beside
 * them.
 */
const IN_COLUMN = 0.4;
const MOST_APART = 6;
const AS_FAR = 0.2;
const BESIDE = 14;
const FEW_BESIDE = 0.5;

/** Lines that are read as one share so much of their height, and so many of their words are followed by one of the other line. */
const SHARED = 0.2;
const LEAST_TURNS = 4;

/** The sentences of a page whose words are set apart, each as its words. */
export const sentencesSetApart = ({ layouts }: SearchedPage): PlacedWord[][] =>
  layouts.flatMap((layout) => [...downwards(layout), ...byTurns(layout)]);

function downwards(layout: Layout): PlacedWord[][] {
  const columns: Segment[][] = [];
  for (const segment of layout.segments) {
    if (segment.words.length > 1 || !WORD.test(segment.text)) continue;
    const above = columns.find((column) => goesOn(column, segment));
    if (above) above.push(segment);
    else columns.push([segment]);
  }
  return columns
    .filter((column) => column.filter((segment) => hasBeside(layout, segment)).length <= FEW_BESIDE * column.length)
    .map((column) => column.flatMap(({ words }) => words))
    .filter(({ length }) => length >= LEAST_WORDS);
}

function goesOn(column: readonly Segment[], { box, size }: Segment): boolean {
  const [last, before] = [column.at(-1), column.at(-2)];
  if (!last || Math.abs(last.box.x0 - box.x0) > IN_COLUMN * size) return false;
  const down = box.y1 - last.box.y1;
  if (down <= 0 || down > MOST_APART * size) return false;
  return !before || Math.abs(down - (last.box.y1 - before.box.y1)) < AS_FAR * down;
}

const hasBeside = ({ rows }: Layout, { row, box, size }: Segment): boolean =>
  (rows[row] ?? []).some(
    ({ box: other }) => other !== box && Math.max(other.x0 - box.x1, box.x0 - other.x1) < BESIDE * size,
  );

function byTurns({ rows }: Layout): PlacedWord[][] {
  return rows.flatMap((row, at) => {
    const [upper, lower] = [wordsOf(row), wordsOf(rows[at + 1] ?? [])];
    const first = upper[0];
    const second = lower[0];
    if (!first || !second || sharedHeight(first, second) < SHARED) return [];
    const isLower = new Set(lower);
    const read = [...upper, ...lower].sort((a, b) => a.word.box.x0 - b.word.box.x0);
    const turns = read.filter((word, place) => {
      const next = read[place + 1];
      return next !== undefined && isLower.has(word) !== isLower.has(next);
    });
    return turns.length >= LEAST_TURNS ? [read] : [];
  });
}

const wordsOf = (row: readonly Segment[]): PlacedWord[] => row.flatMap(({ words }) => words);

function sharedHeight({ word: { box: a } }: PlacedWord, { word: { box: b } }: PlacedWord): number {
  return (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) / Math.min(a.y1 - a.y0, b.y1 - b.y0);
}
