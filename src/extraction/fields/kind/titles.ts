import { type DocumentKind, INVOICE_KINDS, type KindSign, PHRASES, TITLES } from '../lexicon/kinds.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { lineBelow } from '../candidates/name-lines.js';
import { type Layout, rightOf } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { editDistance } from '../text/edit-distance.js';
import { fold, plain, withoutLetterSpacing } from '../text/fold.js';
import { lineProbabilities } from './line-classifier.js';

/** What a title must score before it alone says what a page is. */
const CLEAR = 3;
/** What the title of another kind of document counts for on a page after the one with the invoice's title. */
const ENCLOSURE = 0.3;

/** Words of titles that are recognised with a wrong or missing letter. */
const TITLE_WORDS = [
  'invoice',
  'statement',
  'quotation',
  'estimate',
  'purchase',
  'receipt',
  'remittance',
  'adjustment',
  'delivery',
  'reminder',
  'certificate',
  'agreement',
  'timesheet',
  'confirmation',
];

const FOLDED_TITLES = TITLE_WORDS.map((title) => ({ title, folded: fold(title) }));

function titleWord(word: string): string {
  if (word.length < 6) return word;
  const folded = fold(word);
  return FOLDED_TITLES.find((one) => editDistance(folded, one.folded, 1) <= 1)?.title ?? word;
}

const lineTexts = new WeakMap<Segment, string>();

/** A line as titles are compared with it: in lower case, with misread title words corrected if it came from text recognition. */
export function lineText(segment: Segment): string {
  const known = lineTexts.get(segment);
  if (known !== undefined) return known;
  const text = lineTextOf(segment);
  lineTexts.set(segment, text);
  return text;
}

function lineTextOf(segment: Segment): string {
  const line = withoutLetterSpacing(
    plain(segment.text)
      .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
      .replace(/\s+/g, ' '),
  );
  const recognised = segment.words.every((word) => word.word.source === 'ocr');
  return recognised ? line.split(' ').map(titleWord).join(' ') : line;
}

/** A row of so many cells is one of a table, and what stands in it no title: `Con note | Sender | Receiver | Weight`. */
const CELLS_OF_TABLE = 4;
const HEAD_OF_COLUMN = 0.4;

/** The date at the end of a title: `Statement as at 6 October 2025`. */
const DATED =
  /\s(?:(?:as (?:at|of)|dated|to|for|ending|ended)\s)?(?:\d{1,2}[\s/.-])?(?:\p{L}{3,9}|\d{1,2})[\s/.-]\d{4}$/iu;

/** How much a line's size and place make it a title. */
export function prominence(layout: Layout, segment: Segment): number {
  const ratio = segment.size / layout.bodySize;
  const place = segment.box.y0 / layout.page.height;
  const bold = segment.words.every((word) => word.word.bold) ? 0.15 : 0;
  const size = Math.min(2, Math.max(0.6, 0.7 + (ratio - 1) * 0.8)) + bold;
  const length = segment.text.replace(DATED, '').split(/\s+/).length;
  const words = length <= 5 ? 1 : length <= 9 ? 0.6 : 0.25;
  const cell = (layout.rows[segment.row] ?? []).length >= CELLS_OF_TABLE ? HEAD_OF_COLUMN : 1;
  return size * words * cell * (place < 0.35 ? 1.1 : place < 0.6 ? 0.85 : 0.5);
}

/** A line of nothing but an invoice's number, as a statement lists them. */
const NUMBERED_INVOICE = /^(?:tax )?inv(?:oice)?(?: (?:no|number))?[.:]? ?#? ?(?=[a-z0-9/-]*\d)[a-z0-9/-]+$/;

/** Whether a page names several invoices by their numbers in one column: it lists them and is none of them. */
export function listsInvoices(layout: Layout): boolean {
  const numbered = layout.segments.filter((segment) => NUMBERED_INVOICE.test(lineText(segment)));
  const [first, ...others] = numbered;
  const texts = new Set(numbered.map(lineText));
  return (
    first !== undefined && texts.size > 1 && others.some((one) => Math.abs(one.box.x0 - first.box.x0) < first.size)
  );
}

/** A row's cell that says the row is an invoice among others, or the head of a column of their numbers. */
const INVOICE_CELL = /^(?:your |supplier |vendor )?(?:tax )?inv(?:oice)?(?: (?:no|number|ref))?$/;

/** Whether a page has a column that gives an invoice row after row, as a ledger of an account does. */
export function isLedger(layout: Layout): boolean {
  const isUnder = (upper: Segment, lower: Segment): boolean =>
    lower.row > upper.row && Math.abs(lower.box.x0 - upper.box.x0) < upper.size;
  const cells = layout.segments.filter((segment) => INVOICE_CELL.test(lineText(segment)));
  const numbers = layout.segments.filter((segment) => INVOICE_NUMBER.test(lineText(segment)));
  return cells.some((cell) => {
    const others = cells.filter((other) => other === cell || isUnder(cell, other));
    const below = numbers.filter((number) => isUnder(cell, number));
    const end = below.findIndex((number, at) => number.box.y0 - (below[at - 1] ?? cell).box.y1 > GAP * cell.size);
    const listed = new Set(below.slice(0, end < 0 ? below.length : end).map(lineText));
    return others.length >= ROWS_OF_LEDGER || listed.size >= ROWS_OF_LEDGER;
  });
}

/** An invoice's number in a cell of its own. */
const INVOICE_NUMBER = /^[a-z]{0,4}[ -]?\d{3,}(?:[-/]\d+)?$/;

const ROWS_OF_LEDGER = 3;
/** Rows of a ledger are no further apart, in font heights: what stands further below is another table, of items with their codes. */
const GAP = 4;
/** What a ledger says for a statement. */
const LEDGER = 3;

let withheld: ReadonlySet<KindSign> = new Set();

/** Reads as if some titles and phrases were not known: training does, so that what is learned does not rest on them alone. */
export function withholdSigns(signs: readonly KindSign[]): void {
  withheld = new Set(signs);
}

/** The phrases of kinds of documents that a text holds. */
export const phrasesIn = (text: string): KindSign[] =>
  PHRASES.filter((one) => !withheld.has(one) && one.pattern.test(text));

interface Title {
  kind: DocumentKind;
  page: number;
  score: number;
}

/**
 * From this probability on a line of ordinary size is a label or something else that any document may have (`Invoice raised`, `Bill to`), whatever
 * title it starts like. On 500 documents from which nothing was learned (`docs/reading.md`) this and what is left to trees take wrong verdicts from 15 to 7.
 */
const NO_TITLE = 0.9;
const NUMBERS: ReadonlySet<LabelConcept> = new Set<LabelConcept>(['invoice', 'invoice_number', 'number']);

/** Type larger than this many times the body's is that of a title. */
const LARGE = 1.15;

/** The title of two words or more that a line is with the document's number behind it: `Tax invoice for payment no. 88`. */
const withoutNumber = (line: string): string =>
  /^(\S+ .+?) (?:no|nr|number|num|#)\b[.:]? ?\S*\d\S*$/.exec(line)?.[1] ?? line;

/** Whether a line that starts like a title is something that any document may have. */
const isNoTitle = (scan: Scan, layout: Layout, segment: Segment, line: string): boolean =>
  segment.size <= LARGE * layout.bodySize &&
  (lineProbabilities(withoutNumber(line)).get('none') ?? 0) >= NO_TITLE &&
  !(scan.hitsBySegment.get(segment) ?? []).some((hit) => hit.atStart && NUMBERS.has(hit.concept));

/** A number with a letter or more before it, as a detail of a document has it. */
const DETAIL = /^[a-z]{0,4}[-/ ]?\d[a-z\d/-]*$/;

/** What a label of a number ends in: `Estimate nr`. */
const NUMBERED = / (?:no|nr|num|number|ref|id|#)$/;

/** Whether a word of ordinary size is the label of a number right below it or right of it: `Agreement` over `AG-51/605`, `Estimate nr` beside `E-782`. */
function labelsNumber(layout: Layout, segment: Segment): boolean {
  const label = lineText(segment).replace(NUMBERED, '');
  if (label.includes(' ') || segment.size > LARGE * layout.bodySize) return false;
  const near = [lineBelow(layout, segment), rightOf(layout, segment)[0]];
  return near.some((one) => one !== undefined && DETAIL.test(lineText(one)));
}

function titlesOn(scan: Scan, layout: Layout): Title[] {
  const listed = listsInvoices(layout);
  return layout.segments.flatMap((segment) => {
    const line = lineText(segment);
    if (listed && NUMBERED_INVOICE.test(line)) return [];
    const [sign] = TITLES.filter((one) => !withheld.has(one) && one.pattern.test(line)).sort(
      (a, b) => b.weight - a.weight,
    );
    const isLabel = sign && !INVOICE_KINDS.has(sign.kind) && labelsNumber(layout, segment);
    return sign && !isLabel && !isNoTitle(scan, layout, segment, line)
      ? [{ kind: sign.kind, page: layout.page.number, score: sign.weight * prominence(layout, segment) }]
      : [];
  });
}

/**
 * What the titles of a document say for each kind. Titles of enclosures (a timesheet, a delivery docket) after the page with
 * the invoice's title count little.
 */
export function titleScores(scan: Scan): Map<DocumentKind, number> {
  const titles = scan.layouts.flatMap((layout) => titlesOn(scan, layout));
  const invoicePage = titles.find((title) => INVOICE_KINDS.has(title.kind) && title.score >= CLEAR)?.page ?? Infinity;
  const scores = new Map<DocumentKind, number>();
  for (const { kind, page, score } of titles) {
    const worth = page > invoicePage && !INVOICE_KINDS.has(kind) ? ENCLOSURE : page === scan.pages[0]?.number ? 1 : 0.8;
    scores.set(kind, Math.max(scores.get(kind) ?? 0, score * worth));
  }
  if (scan.layouts.some(isLedger)) scores.set('statement', (scores.get('statement') ?? 0) + LEDGER);
  return scores;
}

/** The kind that a document's titles clearly say it is. */
export function titleOf(scan: Scan): DocumentKind | null {
  const [best] = [...titleScores(scan)].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= CLEAR ? best[0] : null;
}
