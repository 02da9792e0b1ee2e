import type { Box } from '../../../document.js';
import { overlapX } from '../../../fields/structure/geometry.js';
import type { LabelConcept } from '../../../fields/lexicon/labels.js';
import type { Segment } from '../../../fields/structure/segment.js';
import type { Layout } from '../../../fields/structure/layout.js';
import { isCalledBefore, labelIn, type Label } from '../labels.js';
import { speaksOfPayment, type Speaks } from '../payment-words.js';
import type { PrintedNumber } from './printed-number.js';

const spoken = new WeakMap<Segment, Speaks>();

export function speaksOf(segment: Segment): Speaks {
  const known = spoken.get(segment);
  if (known !== undefined) return known;
  const speaks = speaksOfPayment(segment.text);
  spoken.set(segment, speaks);
  return speaks;
}

/** How far from a number words are near it, in font heights. */
export interface Reach {
  above: number;
  below: number;
  beside: number;
}

/** The segments of a layout within reach of a box. */
export function segmentsNear(layout: Layout, row: number, box: Box, size: number, reach: Reach): Segment[] {
  const near: Segment[] = [];
  const isNear = (segment: Segment): boolean => -overlapX(segment.box, box) <= reach.beside * size;
  for (let at = row; at >= 0; at -= 1) {
    const segments = layout.rows[at] ?? [];
    if (at < row && segments.every((one) => box.y0 - one.box.y1 > reach.above * size)) break;
    near.push(...segments.filter((one) => box.y0 - one.box.y1 <= reach.above * size && isNear(one)));
  }
  for (let at = row + 1; at < layout.rows.length; at += 1) {
    const segments = layout.rows[at] ?? [];
    if (segments.every((one) => one.box.y0 - box.y1 > reach.below * size)) break;
    near.push(...segments.filter((one) => one.box.y0 - box.y1 <= reach.below * size && isNear(one)));
  }
  return near;
}

/** The segment that a number starts in; its line may be of several. */
export const segmentOf = ({ chain, words }: PrintedNumber): Segment =>
  (words[0] && chain.line.page.segmentOf.get(words[0].word)) ?? chain.line.segment;

const LABEL_LEFT = 30;
const LABEL_ABOVE = 1.6;

/** What stands before a number in its line. */
export function beforeInLine({ chain, groups }: PrintedNumber): string {
  const before = chain.line.run.text.slice(0, groups[0]?.start ?? 0);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** What is printed before a number: in its line, else left of it, else above it. */
export function labelTextOf(number: PrintedNumber): string {
  const before = beforeInLine(number);
  if (/\p{L}/u.test(before) && !LETTER_OF_CODE.test(before)) return before.replace(/^.*\d(?=[^\d]*\p{L}[^\d]*$)/u, '');
  return labelBesideOf(number);
}

/** A single letter with which a number begins, as those of bills do, calls it nothing: `T 804 417 226-5`. */
const LETTER_OF_CODE = /^[^\p{L}\d]*\p{Lu}[\s.-]*$/u;

/** What is printed left of the line of a number, else above it. */
export function labelBesideOf(number: PrintedNumber): string {
  const { layout } = number.chain.line;
  const segment = segmentOf(number);
  const left = (layout.rows[segment.row] ?? []).filter((one) => one.box.x1 <= segment.box.x0 + 1).at(-1);
  if (left && segment.box.x0 - left.box.x1 < LABEL_LEFT * segment.size && /\p{L}[^\d]*$/u.test(left.text))
    return left.text;
  return labelAboveOf(number);
}

/** What is printed right above a number. */
function labelAboveOf(number: PrintedNumber): string {
  const { layout } = number.chain.line;
  const segment = segmentOf(number);
  for (let row = segment.row - 1; row >= 0 && row > segment.row - 4; row -= 1) {
    const above = (layout.rows[row] ?? []).find((one) => overlapX(one.box, number.box) > 0);
    if (!above) continue;
    return number.box.y0 - above.box.y1 <= LABEL_ABOVE * segment.size ? above.text : '';
  }
  return '';
}

const labels = new WeakMap<PrintedNumber, Label>();

/** What a number is called right before it, or before a list that it is in: `items 91830, 91831 and 92437`. */
export function labelOf(number: PrintedNumber): Label {
  const known = labels.get(number);
  if (known !== undefined) return known;
  const label = labelFor(number);
  labels.set(number, label);
  return label;
}

function labelFor(number: PrintedNumber): Label {
  const text = labelTextOf(number);
  const label = labelIn(text);
  if (label !== null) return label;
  if (isCalledAbove(number, text)) return 'reference';
  const before = beforeInLine(number);
  if (isCalledBefore(before)) return 'reference';
  const beforeList = withoutList(before);
  const ofList = beforeList === null ? null : labelIn(beforeList);
  return ofList === 'reference' || ofList === 'customer_account' ? ofList : null;
}

/**
 * Whether the line right above a number calls it something else, where nothing but a sentence of another column, which does not speak of payment,
 * stands left of it.
 */
const isCalledAbove = (number: PrintedNumber, left: string): boolean =>
  (!/\p{L}/u.test(beforeInLine(number)) || LETTER_OF_CODE.test(beforeInLine(number))) &&
  speaksOfPayment(left) === null &&
  labelIn(labelAboveOf(number)) === 'reference';

/** A number of a list, up to where the next one starts; two are parted by no more than this. */
const LISTED = /\p{L}{0,4}\d[\d -]{0,24}\s?(?:,|;|&|\/|and|or|to)\s{0,2}$/u;
const LONGEST_LISTED = 40;
const MOST_LISTED = 20;

/** What stands before a list that ends a text, null where none does. It is taken off from its end: looking for its start would take the whole line for each number. */
function withoutList(text: string): string | null {
  const end = LISTED.test(text.slice(-LONGEST_LISTED)) ? text : text.replace(/\p{L}{0,4}$/u, '');
  let rest = end;
  for (let count = 0; count < MOST_LISTED; count += 1) {
    const listed = LISTED.exec(rest.slice(-LONGEST_LISTED))?.[0];
    if (listed === undefined) break;
    rest = rest.slice(0, rest.length - listed.length);
  }
  return rest === end ? null : rest;
}

/** Near a number alone. */
export const NEAR: Reach = { above: 5, below: 3, beside: 14 };
/** Where the details of an invoice stand together. */
const FIELDS: Reach = { above: 7, below: 7, beside: 20 };
const INVOICE_FIELDS: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  'invoice_number',
  'invoice',
  'date',
  'amount',
  'other_number',
  'customer_account',
]);

/** How much the words near a number speak of payment. */
export function near(number: PrintedNumber, reach: Reach): Speaks {
  const { layout, segment } = number.chain.line;
  const said = segmentsNear(layout, segmentOf(number).row, number.box, segment.size, reach).map(speaksOf);
  return said.includes('account') ? 'account' : said.includes('payment') ? 'payment' : null;
}

/** Words of a bank account that a customer's account does not have near it. */
const BANK =
  /\b(?:bsb|bank|eft|transfer|deposit|remit|direct credit|pay(?:able|ments?)? (?:in)?to|credit to|swift|beneficiary|payee)/i;

export function nearBank(number: PrintedNumber): boolean {
  const { layout, segment } = number.chain.line;
  return segmentsNear(layout, segmentOf(number).row, number.box, segment.size, NEAR).some((one) => BANK.test(one.text));
}

/** Whether details of an invoice stand near a number: its date, what is due, numbers of orders and customers. */
export function isAmongInvoiceFields(number: PrintedNumber): boolean {
  const { layout, segment, page } = number.chain.line;
  const labels = page.labels();
  return segmentsNear(layout, segmentOf(number).row, number.box, segment.size, FIELDS).some((one) =>
    labels.get(one)?.some(({ concept }) => INVOICE_FIELDS.has(concept)),
  );
}
