import { overlapX } from '../../../../fields/structure/geometry.js';
import type { Layout } from '../../../../fields/structure/layout.js';
import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';

/*
 * Labels and their values. The two stand in cells of their own, so that no sentence has both, and neither says much by itself.
 */

/** A label and what stands beside it, as they are read and as they are printed. */
export interface LabelledRow {
  label: string;
  value: string;
  words: PlacedWord[];
  /** Whether the two stand in cells of their own, so that no sentence has both. */
  inCells: boolean;
}

const MOST_WORDS_OF_LABEL = 5;
const MOST_WORDS_OF_VALUE = 16;
/** A value stands no farther from its label, in font heights. */
const FARTHEST = 30;
/** A value takes up to so many lines, which are no further apart than this many font heights and start in one place. */
const MOST_LINES = 3;
const LINE_GAP = 0.8;
const ALIGNED = 0.6;

/** The rows of a page that have a label: in a cell of its own, or before a colon or a question mark. */
export const labelledRows = ({ layouts }: SearchedPage): LabelledRow[] =>
  layouts.flatMap((layout) =>
    layout.segments.flatMap((segment) => {
      const value = valueOf(layout, segment);
      const words = [...segment.words, ...value.flatMap((line) => line.words)];
      const alone = splitAtMarks(segment.text, segment.words);
      if (value.length === 0) return alone;
      const label = segment.text.trim();
      const said = value.map(({ text }) => text).join(' ');
      return [...alone, ...rowOf(label, said, words, true), ...splitAtMarks(said, words)];
    }),
  );

const MARK = /(?:[:?]+|\s[-–—]+)(?=\s+\S)/gu;

function splitAtMarks(text: string, words: PlacedWord[]): LabelledRow[] {
  const rows: LabelledRow[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(MARK)) {
    const end = index + mark.length;
    rows.push(...rowOf(text.slice(from, end), text.slice(end), words));
    from = end;
  }
  return rows;
}

function rowOf(label: string, value: string, words: PlacedWord[], inCells = false): LabelledRow[] {
  const count = (text: string): number => (text.match(/\S+/g) ?? []).length;
  if (!/\p{L}/u.test(label) || count(label) > MOST_WORDS_OF_LABEL || count(value) > MOST_WORDS_OF_VALUE) return [];
  return [{ label: label.trim(), value: value.trim(), words, inCells }];
}

/** What stands beside a label, which may be set on the middle of its lines. */
function valueOf(layout: Layout, label: Segment): Segment[] {
  const row = layout.rows[label.row] ?? [];
  const right = row.find(({ box }) => box.x0 >= label.box.x1);
  const first = right ?? aboveAndBelow(layout, label);
  if (!first || first.box.x0 - label.box.x1 > FARTHEST * label.size) return [];
  const lines = [first];
  for (let at = first.row + 1; lines.length < MOST_LINES && at <= first.row + 3; at++) {
    const last = lines.at(-1) as Segment;
    const below = (layout.rows[at] ?? []).find(({ box }) => Math.abs(box.x0 - first.box.x0) < ALIGNED * first.size);
    if (!below || below.box.y0 - last.box.y1 > LINE_GAP * last.size) continue;
    // The value of the next label is none of this one.
    if ((layout.rows[at] ?? []).some(({ box }) => box.x1 <= below.box.x0 && overlapX(box, label.box) > 0)) break;
    lines.push(below);
  }
  return lines;
}

/** The upper of two lines between which a label stands. */
const aboveAndBelow = (layout: Layout, { row, box, size }: Segment): Segment | undefined =>
  (layout.rows[row - 1] ?? []).find(
    (one) => one.box.x0 >= box.x1 && one.box.y1 > box.y0 - ALIGNED * size && one.box.y0 < box.y0,
  );

/** Each of several rows once: the shortest of those that have the same words. */
export function eachOnce(rows: readonly PlacedWord[][]): PlacedWord[][] {
  const kept: PlacedWord[][] = [];
  for (const row of rows.toSorted((a, b) => a.length - b.length))
    if (!kept.some((other) => other.every((word) => row.includes(word)))) kept.push(row);
  return kept;
}
