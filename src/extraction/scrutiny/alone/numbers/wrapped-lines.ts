import type { Run } from '../../../fields/text/run.js';
import type { SearchedLine, SearchedPage } from './searched-page.js';

const ENDS_OPEN = /[0-9][-/.,]?$/;
const STARTS_WITH_DIGIT = /^[-/.(]?[0-9]/;
const WORDLESS = /^[^\p{L}]*$/u;
/** A column of digits has this much room on either side, in font heights; cells of a table have less. */
const ROOM = 8;
/** So many lines of digits make one number at most. */
const MOST_LINES = 18;

/** The lines of a page, those as one that a number may run through: where a line ends in digits and the next starts with some. */
export function wrappedLines(page: SearchedPage): SearchedLine[] {
  const byId = new Map(page.lines.map((line) => [line.segment, line]));
  const taken = new Set<SearchedLine>();
  const lines: SearchedLine[] = [];
  for (const line of page.lines) {
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
  const block = layout.blocks[segment.block] ?? [];
  const below = block[block.indexOf(segment) + 1];
  const next = below && lines.get(below);
  if (!below || !next || below.row <= segment.row || !STARTS_WITH_DIGIT.test(next.run.text)) return null;
  if (!WORDLESS.test(run.text)) return Math.abs(below.box.x0 - segment.box.x0) < 3 * segment.size ? next : null;
  return [segment, below].every((one) => hasRoom(layout.rows[one.row] ?? [], one)) ? next : null;
}

function hasRoom(row: readonly SearchedLine['segment'][], segment: SearchedLine['segment']): boolean {
  return row.every(
    (other) =>
      other === segment || Math.max(other.box.x0 - segment.box.x1, segment.box.x0 - other.box.x1) > ROOM * segment.size,
  );
}

/** Two runs as one, a line's end between them. */
function below(first: Run, second: Run): Run {
  const shift = first.text.length + 1;
  return {
    text: `${first.text}\n${second.text}`,
    spans: [
      ...first.spans,
      ...second.spans.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift })),
    ],
  };
}
