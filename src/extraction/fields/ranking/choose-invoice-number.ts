import { chooseInvoiceNumber } from '../assignment/invoice-number.js';
import { invoiceNumbers } from '../candidates/invoice-numbers.js';
import { overlapX } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord } from '../structure/segment.js';
import { forestOf, LEAST } from './forests.js';
import { keyOf, type PrintedNumber, printedNumbers } from './invoice-number-candidates.js';
import { describeNumbers } from './invoice-number-features.js';
import { neighboursOf } from './label-context.js';
import { oddsOf, worthOf } from './trees.js';

const certaintyOf = (one: PrintedNumber): number => Math.min(...one.words.map((word) => word.word.confidence));

const bare = (value: string): string => value.replace(/[\s-]/g, '');
const hyphens = (value: string): number => value.split('-').length;

/**
 * Whether one printing of a number is to be given for another: where both have the same letters and digits the one with its hyphens, which
 * recognition loses and never adds, else the one that was read more surely.
 */
const isBetterPrinting = (one: PrintedNumber, other: PrintedNumber): boolean =>
  bare(one.value) === bare(other.value)
    ? hyphens(one.value) > hyphens(other.value)
    : certaintyOf(one) > certaintyOf(other) + 0.01;

/** What must speak for the number behind a known label, and what it is worth, where nothing that was learned is sure of it. */
const LABELLED = { least: 2.5, worth: 0.7 };

/**
 * What another number must be worth for the one behind a known label not to be given. Of 18 on 552 test documents that nothing learned was sure of, the two
 * with another one that was likelier than this were wrong (the first item of a table below the word `Invoice`), the others were right.
 */
const CONTESTS = 0.5;

/** The number that known labels give where nothing that was learned is sure of any. */
function labelledNumber(
  scan: Scan,
  all: readonly PrintedNumber[],
  taken: ReadonlySet<string>,
): (PrintedNumber & { worth: number }) | null {
  const chosen = chooseInvoiceNumber(invoiceNumbers(scan), taken);
  const printed = chosen && all.find((one) => one.words[0] === chosen.words[0] && one.value === chosen.value);
  return printed && chosen.score >= LABELLED.least ? { ...printed, worth: LABELLED.worth } : null;
}

/** What a number under a label that is known to be another's must be worth, on a document that speaks of an invoice or a claim for payment. */
const WORTH_STILL = 0.8;
const OF_INVOICE =
  /\b(?:invoice|bill|account|memo(?:randum)?|(?:progress|payment) claim|rechnung|factu?r|fattura|faktura)/i;

const speaksOfInvoice = ({ layouts }: Scan): boolean =>
  layouts.some(({ segments }) => segments.some(({ text }) => OF_INVOICE.test(text)));

/** Whether the words before a number, or else left of it, are a known label of another number, and nothing else speaks for it. */
function isOthers(scan: Scan, { labelled, layout, segment, words: [word] }: PrintedNumber): boolean {
  const { before, left } = neighboursOf(layout, segment, word);
  const label = before ?? left;
  const hits = (label ? (scan.hitsBySegment.get(label.segment) ?? []) : []).filter((hit) =>
    hit.words.some((one) => label?.words.includes(one)),
  );
  return labelled === 0 && hits.length > 0 && hits.every(({ concept }) => concept === 'other_number');
}

/**
 * What a number must be worth that words beside it or in the head of its column call that of an invoice, a bill or an account rendered: of 11 such on
 * 982 test documents that were worth less than `LEAST` asks for, all were right, and of 11 without such words on invoices none was.
 */
const CALLED = 0.6;
/** A `Member account` or `Your account` is the buyer's. */
const CALLS_INVOICE =
  /\b(?:[Ii]nv|INV|[Bb]ill(?:ing)?\b|[Rr]echn|[Ff]act|[Ff]akt|[Ff]att|[Mm]emo)|^Account\b|\bACCOUNT$/;
/** So many lines of a head stand above a number at most, this near in font heights, and in type that is no larger than so many times the number's. */
const HEAD = { lines: 3, gap: 1.5, size: 1.3 };

/** The words above a word in its column, as far as lines of its size stand close. */
function headAbove(layout: Layout, word: PlacedWord): PlacedWord[] {
  const above = layout.segments
    .flatMap(({ words }) => words)
    .filter(({ box }) => box.y1 <= word.box.y0 + 1 && overlapX(box, word.box) > 0)
    .filter(({ size }) => size < HEAD.size * word.size)
    .sort((a, b) => b.box.y1 - a.box.y1)
    .slice(0, HEAD.lines);
  const gap = above.findIndex(({ box }, at) => (above[at - 1] ?? word).box.y0 - box.y1 > HEAD.gap * word.size);
  return gap < 0 ? above : above.slice(0, gap);
}

/** Whether words beside a number or in the head of its column call it that of an invoice, a bill or an account rendered. */
function isCalledInvoice({ layout, segment, words: [word] }: PrintedNumber): boolean {
  const { before, left } = neighboursOf(layout, segment, word);
  const head = word ? headAbove(layout, word) : [];
  return [before, left, ...head].some((one) => one !== null && CALLS_INVOICE.test(one.text));
}

/** The ordinal of a claim, `Progress claim no. 4`, which may be its number where no label says another. */
const ORDINAL = /^\d{1,2}$/;

/**
 * Chooses the invoice's number, in the spelling that was read most surely.
 * @param taken digits of other fields, which are never the invoice's number
 * @returns the number with how likely it is right, 0 to 1; null where none is likely enough
 */
export function rankInvoiceNumber(scan: Scan, taken: ReadonlySet<string>): (PrintedNumber & { worth: number }) | null {
  const all = printedNumbers(scan, taken);
  const forest = forestOf('invoice-number');
  const described = describeNumbers(scan, all);
  const [best] = oddsOf(forest, all, described, ({ value }) => keyOf(value));
  const worth = best ? worthOf(forest, best.odds) : 0;
  if (!best || (worth < LEAST['invoice-number'] && !(worth >= CALLED && isCalledInvoice(best.one)))) {
    const labelled = labelledNumber(scan, all, taken);
    const isContested = best && worth >= CONTESTS && keyOf(labelled?.value ?? '') !== keyOf(best.one.value);
    return isContested ? null : labelled;
  }
  if (isOthers(scan, best.one) && !(worth >= WORTH_STILL && speaksOfInvoice(scan))) return null;
  if (ORDINAL.test(best.one.value)) {
    const labelled = labelledNumber(scan, all, taken);
    if (labelled) return labelled;
  }
  const printings = all.filter((other) => keyOf(other.value) === keyOf(best.one.value));
  const surest = printings.reduce((a, b) => (isBetterPrinting(b, a) ? b : a), best.one);
  return { ...surest, labelled: Math.max(...printings.map(({ labelled }) => labelled)), worth };
}
