import type { LabelConcept } from '../lexicon/labels.js';
import { joinRuns, runOf, type Run } from '../text/run.js';
import { centreOf, onOneLine, overlapX } from './geometry.js';
import { isOnePhrase, rightOf } from './layout.js';
import { isOneValue, type LabelHit, type Scan } from './scan.js';
import type { PlacedWord, Segment } from './segment.js';

/** How the value stands to its label. */
export type Relation = 'after' | 'right' | 'below' | 'wrapped' | 'overleaf';

export interface ValueSource {
  run: Run;
  relation: Relation;
  /** Gap between label and value, in font heights. */
  distance: number;
}

/** A number in front of its label: `062-000 (BSB)`. */
const NUMBER = /^\s*\d[\d -]{4,}[\s:(=]*$/;
const WORDLESS = /^[\s\p{P}\p{S}]*$/u;
/** How far below its label a value may stand, in font heights. */
const REACH_BELOW = { text: 2.4, form: 2.4, ocr: 3.2 };
/** How far right of its label a value may stand, in font heights, where more than the two stand on their line. */
const REACH_RIGHT = 30;

/** Whether a segment is made of labels alone, as a table's head is. */
export function isLabelOnly(scan: Scan, segment: Segment): boolean {
  const hits = scan.hitsBySegment.get(segment) ?? [];
  const labelled = new Set(hits.flatMap((hit) => hit.words));
  return hits.length > 0 && segment.words.every((word) => labelled.has(word) || WORDLESS.test(word.text));
}

/**
 * The places where the value of a label may stand, likeliest first: after it in its segment, right of it on its row, below
 * it in its column, and at the start of the next line of a paragraph.
 */
export function valueSources(scan: Scan, hit: LabelHit): ValueSource[] {
  if (hit.atEnd && NUMBER.test(hit.before.text)) return [{ run: hit.before, relation: 'right', distance: 0 }];
  const sources: ValueSource[] = [];
  const tail = hit.after.text.replace(/\([^)]*\)/g, '');
  const bare = WORDLESS.test(tail) || isLabelOnly(scan, hit.segment);
  if (!WORDLESS.test(tail)) sources.push({ run: textAfter(hit), relation: 'after', distance: 0 });
  const size = hit.segment.size || 10;
  if (bare) {
    for (const segment of new Set([hit.segment, hit.lastSegment])) {
      const right = besideLines(hit) ?? rightOf(hit.layout, segment)[0];
      if (!right || !hit.atEnd) continue;
      const distance = (right.box.x0 - segment.box.x1) / size;
      const isPair = (hit.layout.rows[right.row] ?? []).length === 2;
      if ((isPair || distance < REACH_RIGHT) && !isLabelOnly(scan, right)) {
        sources.push({ run: runOf([...right.words, ...restBeside(hit, right)]), relation: 'right', distance });
      }
    }
    const below = columnBelow(scan, hit);
    if (below) sources.push(below);
  }
  if (bare) {
    const spilled = overleaf(scan, hit);
    if (spilled) sources.push(spilled);
  }
  const wrapped = wrapOf(hit);
  if (wrapped) sources.push(wrapped);
  return sources;
}

/**
 * The segment that stands between the two lines of a label, right of them and nearer than what stands on either: cells of a table
 * are often set to their middle.
 */
function besideLines({ layout, segment, lastSegment, box }: LabelHit): Segment | null {
  const [nearest] = layout.rows
    .slice(segment.row + 1, lastSegment.row)
    .flat()
    .filter((one) => one.box.x0 >= box.x1 - 1)
    .sort((a, b) => a.box.x0 - b.box.x0);
  const besides = [segment, lastSegment].flatMap((line) => rightOf(layout, line).slice(0, 1));
  return nearest && besides.every((other) => other.box.x0 > nearest.box.x1) ? nearest : null;
}

/** The rest of a number beside the last line of its label, where both wrap: `Invoice` over `number` beside `7700 1184` over `26`. */
function restBeside({ concept, layout, segment, lastSegment }: LabelHit, first: Segment): readonly PlacedWord[] {
  const [rest] = segment === lastSegment ? [] : rightOf(layout, lastSegment);
  return concept === 'invoice_number' && rest && first.row === segment.row && isOneValue(first, rest) ? rest.words : [];
}

/** What stands in the label's column on the nearest row below that has anything there. */
function columnBelow(scan: Scan, hit: LabelHit): ValueSource | null {
  const { layout, lastSegment: segment, box } = hit;
  const reach = REACH_BELOW[hit.words[0]?.word.source ?? 'text'];
  const row = [...new Set([hit.segment.row, segment.row])].flatMap((at) => layout.rows[at] ?? []);
  const before = row
    .flatMap((one) => one.words)
    .filter((word) => word.box.x1 <= box.x0 + 1 && !hit.words.includes(word));
  const after = row
    .flatMap((one) => one.words)
    .filter((word) => word.box.x0 >= box.x1 - 1 && !hit.words.includes(word));
  const nextLabel = Math.min(...after.map((word) => word.box.x0), Infinity);
  const lastBefore = Math.max(...before.map((word) => word.box.x1), -Infinity);
  const inSentence = !hit.atStart && !isLabelOnly(scan, hit.segment);
  const left = inSentence
    ? hit.segment.box.x0 - segment.size
    : before.length === 0
      ? box.x0 - 6 * segment.size
      : Math.min(box.x0 - 0.5 * segment.size, (lastBefore + box.x0) / 2);
  const bottom = bottomOfHead(hit);
  for (const below of layout.rows.slice(segment.row + 1)) {
    if (below.every((one) => one.box.y0 - bottom > reach * segment.size)) return null;
    if (below.every((one) => one.box.y0 > box.y1 && one.box.y1 <= bottom)) continue;
    const words = below
      .flatMap((one) => one.words)
      .filter((word) => {
        const middle = centreOf(word.box);
        return (
          word.box.y0 > box.y0 + 0.5 * segment.size &&
          middle >= left &&
          (word.box.x0 < nextLabel - 0.3 * segment.size || middle < nextLabel)
        );
      });
    const under = phraseUnder(
      scan,
      words.filter((word) => word.box.x0 < nextLabel),
      box,
    );
    const near = under.length > 0 ? under : inSameColumn(scan, hit, below);
    if (near.length === 0) continue;
    const top = Math.min(...near.map((word) => word.box.y0));
    const distance = (top - bottom) / segment.size;
    if (distance > reach) return null;
    return { run: runOf([...near, ...restOfNumber(hit, near)]), relation: 'below', distance };
  }
  return null;
}

/** Labels of what a row of accounts has: one of its cells has digits. */
const OF_ACCOUNTS: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  'bsb',
  'account',
  'account_number',
  'account_name',
  'bsb_and_account',
]);
/** A table's head has at least so many cells, and its further lines are this near, in font heights. */
const HEAD = { cells: 3, gap: 1.1 };

/**
 * Where the head of a table ends that says of accounts what a label does: its cells may take more lines (`Bank code` over `(BSB)`), without
 * digits, and each under a cell of the line above.
 */
function bottomOfHead(hit: LabelHit): number {
  const { layout, lastSegment: segment, box, concept } = hit;
  let [above, bottom] = [headOf(hit), box.y1];
  if (above.length < HEAD.cells || !OF_ACCOUNTS.has(concept)) return bottom;
  for (const row of layout.rows.slice(segment.row + 1)) {
    const goesOn = row.every(
      (one) =>
        !/\d/.test(one.text) &&
        above.some((upper) => overlapX(upper.box, one.box) > 0 && isNextLine(upper.box, one.box, segment.size)),
    );
    if (!goesOn) return bottom;
    above = [...above, ...row];
    bottom = Math.max(bottom, ...row.map((one) => one.box.y1));
  }
  return bottom;
}

/** The cells of the rows that a label stands in. */
const headOf = ({ layout, segment, lastSegment }: LabelHit): readonly Segment[] =>
  layout.rows.slice(segment.row, lastSegment.row + 1).flat();

const isNextLine = (upper: Segment['box'], lower: Segment['box'], size: number): boolean =>
  lower.y0 > upper.y0 + 0.5 * size && lower.y0 - upper.y1 < HEAD.gap * size;

/** Digits that are too few for a number, which goes on in the next line of its cell. */
const BEGUN = /^\d{3,4}$/;
const REST = /^\d{2,6}$/;
/** Lines of a cell start within this of each other, in font heights. */
const CELL_SLACK = 0.5;

/** The word that the number in a cell of a table goes on with in the cell's next line, where it has begun with too few digits for one. */
function restOfNumber(hit: LabelHit, cell: readonly PlacedWord[]): PlacedWord[] {
  const [word] = cell;
  if (!word || cell.length > 1 || !BEGUN.test(word.text) || headOf(hit).length < HEAD.cells) return [];
  const lower = hit.layout.segments.filter(
    (one) => overlapX(one.box, word.box) > 0 && isNextLine(word.box, one.box, word.size),
  );
  const [rest, more] = lower.flatMap(({ words }) => words);
  return rest && !more && REST.test(rest.text) && Math.abs(rest.box.x0 - word.box.x0) < CELL_SLACK * word.size
    ? [rest]
    : [];
}

/**
 * The cell of a row that stands as far along as a label does in the head above it, where the head is made of labels alone and the
 * row has as many cells: numbers set to the right under labels set to the left share no width with them.
 */
function inSameColumn(scan: Scan, hit: LabelHit, cells: readonly Segment[]): readonly PlacedWord[] {
  const head = hit.layout.rows[hit.segment.row] ?? [];
  if (head.length < 3 || cells.length !== head.length || !head.every((one) => isLabelOnly(scan, one))) return [];
  const at = head.indexOf(hit.segment);
  const [cell, next] = [cells[at], head[at + 1]];
  return cell && cell.box.x0 > hit.segment.box.x0 && (!next || cell.box.x1 <= next.box.x0 + 1) ? cell.words : [];
}

/**
 * The phrase that lies under a box: words from the first one that shares its width until a gap too wide for a space. The end of another
 * column's cell (`2023` of a date that reaches under the next label) is passed over where a whole cell lies under the box too.
 */
function phraseUnder(scan: Scan, words: readonly PlacedWord[], box: PlacedWord['box']): PlacedWord[] {
  const phrases: PlacedWord[][] = [];
  for (const word of [...words].sort((a, b) => a.box.x0 - b.box.x0)) {
    const last = phrases.at(-1)?.at(-1);
    if (last && isOnePhrase(last, word) && scan.segmentOf.get(last) === scan.segmentOf.get(word))
      phrases.at(-1)?.push(word);
    else phrases.push([word]);
  }
  const under = phrases.filter((phrase) => phrase.some((word) => overlapX(word.box, box) > 0));
  const isWhole = ([first]: readonly PlacedWord[]): boolean =>
    first !== undefined && scan.segmentOf.get(first)?.words[0] === first;
  return under.find(isWhole) ?? under[0] ?? [];
}

/**
 * What stands at the height of a label on the next page: the columns of a wide spreadsheet that did not fit beside it. Only where
 * nothing stands right of the label on its own page.
 */
function overleaf(scan: Scan, hit: LabelHit): ValueSource | null {
  const next = scan.layouts.find(
    (layout) => layout.page.number === hit.layout.page.number + 1 && layout.angle === hit.layout.angle,
  );
  const [first] =
    next?.segments.filter((segment) => onOneLine(segment.box, hit.box)).sort((a, b) => a.box.x0 - b.box.x0) ?? [];
  if (!first || rightOf(hit.layout, hit.segment).length > 0) return null;
  const distance = (hit.layout.page.width - hit.box.x1 + first.box.x0) / hit.segment.size;
  return { run: runOf(first.words), relation: 'overleaf', distance };
}

/** Fewer words than this, and a line is a label with its value rather than running text. */
const SENTENCE = 7;

/** The line before or after a segment in the paragraph that it belongs to, where it belongs to one. */
function paragraphLine(hit: LabelHit, step: -1 | 1): Segment | null {
  const { layout, segment } = hit;
  const block = layout.blocks[segment.block] ?? [];
  const at = block.indexOf(segment);
  const near = step === 1 ? block.slice(at + 1, at + 4) : block.slice(Math.max(0, at - 3), at).reverse();
  const other = near.find((one) => Math.abs(one.box.x0 - segment.box.x0) < 2 * segment.size);
  if (!other || other.row === segment.row || Math.abs(other.size - segment.size) > 0.1 * segment.size) return null;
  const upper = step === 1 ? segment : other;
  return upper.words.length >= SENTENCE ? other : null;
}

/** What follows a label: the rest of its segment and, in running text, the next line. */
function textAfter(hit: LabelHit): Run {
  const next = hit.atStart ? null : paragraphLine(hit, 1);
  return next ? joinRuns(hit.after, runOf(next.words)) : hit.after;
}

/** What precedes a label: the start of its segment and, in running text, the line before. */
export function textBefore(hit: LabelHit): Run {
  const previous = paragraphLine(hit, -1);
  return previous ? joinRuns(runOf(previous.words), hit.before) : hit.before;
}

/** The start of the next line of the paragraph, for a label that ends a line inside running text. */
function wrapOf(hit: LabelHit): ValueSource | null {
  if (hit.atStart || !hit.atEnd) return null;
  const { layout, segment } = hit;
  const block = layout.blocks[segment.block] ?? [];
  const next = block[block.indexOf(segment) + 1];
  if (!next || next.row <= segment.row || next.box.x0 > segment.box.x0 + 2 * segment.size) return null;
  return { run: runOf(next.words), relation: 'wrapped', distance: 1 };
}

const NAMELESS: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  'date',
  'amount',
  'other_number',
  'customer_account',
  'phone',
  'bank',
  'reference',
]);

const STARTS_WITH_NUMBER = /^[\s$]*\d/;

/** The segments that are values of labels whose values never name a party: dates, amounts, numbers, terms, contacts. */
export function valuesOfOtherLabels(scan: Scan): Set<Segment> {
  const values = new Set<Segment>();
  for (const hit of scan.hits) {
    if (!NAMELESS.has(hit.concept) || !hit.atStart || !hit.atEnd) continue;
    const sources = valueSources(scan, hit);
    const below = sources.find((source) => source.relation === 'below' && source.distance < 1.5);
    const right = sources.find((source) => source.relation === 'right' && source.distance < 10);
    const isRight = hit.marked || (right !== undefined && STARTS_WITH_NUMBER.test(right.run.text));
    const word = (isRight ? (right ?? below) : (below ?? right))?.run.spans[0]?.word;
    const segment = word && scan.segmentOf.get(word);
    if (segment && segment.words[0] === word) values.add(segment);
  }
  return values;
}
