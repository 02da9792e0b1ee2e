import { overlapX } from '../../../fields/structure/geometry.js';
import type { Layout } from '../../../fields/structure/layout.js';
import type { Segment } from '../../../fields/structure/segment.js';
import { joinRuns, type Run } from '../../../fields/text/run.js';
import type { SearchedLine, SearchedPage } from './searched-page.js';

const ENDS_OPEN = /[0-9][)\]]?\s?[-/,]?$/;
/** The number of a paragraph. */
const NUMBERED = /^\(?\d{1,3}[.)](?:\s|$)/;
const STARTS_WITH_DIGIT = /^[-/.(]?[0-9]/;
const WORDLESS = /^[^\p{L}]*$/u;
/** A column of digits has this much room on either side, in font heights; cells of a table have less. */
const ROOM = 8;
/** A cell that holds a digit or two, as forms have them for each digit of a number. */
const CELL = /^[0-9OoIl|]{1,2}$/;
/** How far below one digit the next one of a number stands, in font heights. */
const CELL_BELOW = 1.2;
/** A line of fewer words is a label with its value, which does not go on below. */
const SENTENCE = 3;
/** How many segments of a block are looked at for the one below. */
const LOOK_AHEAD = 6;
/** So many lines of digits make one number at most. */
const MOST_LINES = 18;

/** The lines of a page, those as one that a number may run through: where a line ends in digits and the next starts with some. */
export function wrappedLines(page: SearchedPage): SearchedLine[] {
  const parted = withRowsJoined(page.lines);
  const byId = new Map(parted.map((line) => [line.segment, line]));
  const taken = new Set<SearchedLine>();
  const lines: SearchedLine[] = [];
  for (const line of parted) {
    if (taken.has(line)) continue;
    let joined = line;
    let last = line;
    for (let count = 1; count < MOST_LINES; count += 1) {
      const next = continuation(last, byId);
      if (!next || taken.has(next)) break;
      taken.add(next);
      joined = { ...joined, run: below(joined.run, next.run) };
      last = next;
      if (!WORDLESS.test(next.run.text)) break;
    }
    lines.push(joined);
  }
  return lines;
}

function continuation(
  { layout, segment, run }: SearchedLine,
  lines: ReadonlyMap<SearchedLine['segment'], SearchedLine>,
): SearchedLine | null {
  if (!ENDS_OPEN.test(run.text)) return null;
  const below = CELL.test(run.text) ? cellBelow(layout, segment) : lineBelow(layout, segment);
  const next = below && lines.get(below);
  if (!below || !next || !STARTS_WITH_DIGIT.test(next.run.text) || NUMBERED.test(next.run.text)) return null;
  if (!WORDLESS.test(run.text))
    return segment.words.length >= SENTENCE && Math.abs(below.box.x0 - segment.box.x0) < 3 * segment.size ? next : null;
  return [segment, below].every((one) => hasRoom(layout.rows[one.row] ?? [], one)) ? next : null;
}

function lineBelow({ blocks }: Layout, segment: Segment): Segment | undefined {
  const block = blocks[segment.block] ?? [];
  const at = block.indexOf(segment);
  return block
    .slice(at + 1, at + 1 + LOOK_AHEAD)
    .find((one) => one.row > segment.row && overlapX(one.box, segment.box) > 0);
}

/** The segment right below a digit or two, which may share too little width with it to be of its block. */
function cellBelow({ rows }: Layout, { box, row, size }: Segment): Segment | undefined {
  return rows[row + 1]?.find((one) => overlapX(one.box, box) > 0 && one.box.y0 - box.y1 < CELL_BELOW * size);
}

function hasRoom(row: readonly SearchedLine['segment'][], segment: SearchedLine['segment']): boolean {
  return row.every(
    (other) =>
      other === segment ||
      CELL.test(other.text) ||
      Math.max(other.box.x0 - segment.box.x1, segment.box.x0 - other.box.x1) > ROOM * segment.size,
  );
}

/** Two runs as one, a line's end between them. */
export function below(first: Run, second: Run): Run {
  const shift = first.text.length + 1;
  return {
    text: `${first.text}\n${second.text}`,
    spans: [
      ...first.spans,
      ...second.spans.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift })),
    ],
  };
}

/** Cells of one number are no further apart, in font heights. */
const CELL_GAP = 5;
const LEAST_CELLS = 5;

/** Lines with the cells of a row as one where each holds a digit of a number, and what stands before them. */
function withRowsJoined(lines: readonly SearchedLine[]): SearchedLine[] {
  const joined: SearchedLine[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (isCellBeside(lines[end], lines[end + 1])) end += 1;
    const first = lines[at] as SearchedLine;
    if (end - at + (CELL.test(first.run.text) ? 1 : 0) < LEAST_CELLS) {
      joined.push(first);
      at += 1;
      continue;
    }
    joined.push({
      ...first,
      run: lines.slice(at + 1, end + 1).reduce((run, line) => joinRuns(run, line.run), first.run),
    });
    at = end + 1;
  }
  return joined;
}

function isCellBeside(left: SearchedLine | undefined, right: SearchedLine | undefined): boolean {
  if (!left || !right || !CELL.test(right.run.text)) return false;
  const gap = right.segment.box.x0 - left.segment.box.x1;
  return (
    left.layout === right.layout &&
    left.segment.row === right.segment.row &&
    gap >= -1 &&
    gap <= CELL_GAP * left.segment.size
  );
}
