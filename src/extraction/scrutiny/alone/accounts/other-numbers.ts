import { speaksOfPayment } from '../payment-words.js';
import type { PrintedNumber } from '../numbers/printed-number.js';
import { beforeInLine, labelTextOf, segmentOf, speaksOf } from '../numbers/surroundings.js';

/** Whether a BSB ends within what is printed as one group: `73 311 1…`. */
export const isRegrouped = ({ chain, groups: [first] }: PrintedNumber): boolean =>
  first !== undefined && !chain.groups.some(({ start, end }) => start === first.start && end === first.end);

/**
 * Whether a number stands in the row of a table that gives amounts and says nothing of an account: the code of an item, which its
 * description or a second amount follows.
 */
export function isInItemRow(number: PrintedNumber): boolean {
  const { layout } = number.chain.line;
  const row = layout.rows[segmentOf(number).row] ?? [];
  if (row.some((segment) => speaksOf(segment) === 'account')) return false;
  const heading = labelTextOf(number);
  if (speaksOfPayment(heading) === 'account' && !/\d/.test(heading)) return false;
  const text = row.map((segment) => segment.text).join('  ');
  const amounts = text.match(AMOUNT) ?? [];
  return amounts.length >= 2 || (amounts.length === 1 && ITEM.test(text));
}

/** A row of a code or a date, what it stands for, and its price. */
const ITEM = /^[\p{L}\d/-]{1,20} .{0,20}\p{L}{3}.*\d\.\d\d$/u;

const AMOUNT = /(?<![\d.,])\d{1,3}(?:,?\d{3})*\.\d{1,2}(?![\d.])/g;

/** What is said behind a number that is to be quoted: `put 93460 in the reference`. */
const AS_REFERENCE = /^\W{0,3}(?:in|as) (?:the |your |a |an )?(?:payment |transfer )?(?:ref\b|reference|description)/i;

export const isToBeQuoted = ({ chain, groups }: PrintedNumber): boolean =>
  AS_REFERENCE.test(chain.line.run.text.slice(groups.at(-1)?.end ?? 0));

/** Whether letters that do not speak of payment are joined to a number: the code of a part, a docket, a meter, a provider of Medicare. */
export function isInCode(number: PrintedNumber): boolean {
  const letters = lettersBefore(number);
  if (letters !== '') return speaksOfPayment(letters) === null;
  const { chain, groups } = number;
  return SUFFIX.test(chain.tail) && chain.groups.at(-1) === groups.at(-1);
}

const SUFFIX = /^[a-z]{1,2}$/;

/** Whether BSB and number are printed as one run of digits, which nobody would part where a label calls it something else. */
export const isOneRun = (bsb: PrintedNumber, number: PrintedNumber): boolean =>
  bsb.groups.length === 1 && number.groups.length === 1 && bsb.groups[0]?.start === number.groups[0]?.start;

/** Services whose references have twelve and more digits, in groups of three or four. */
const SERVICES = /\b(?:deft|bpay|b-?point|strata ?pay|bill ?pay|biller|centrepay)\b/i;

/** Whether a number in groups is the reference of such a service, by the words in its own segment. */
export const isOtherServices = (bsb: PrintedNumber): boolean =>
  SERVICES.test(labelTextOf(bsb)) &&
  !bsb.chain.line.run.text.slice(bsb.groups[0]?.start, bsb.groups.at(-1)?.end).includes('-');

/** Whether the groups of a BSB are parted as those of an amount are, or by brackets. */
export function isLoose({ chain, groups }: PrintedNumber): boolean {
  const text = chain.line.run.text.slice(groups[0]?.start, groups.at(-1)?.end);
  return /[,()[\]"]/.test(text);
}

/**
 * Whether BSB and number are read out of sums of whole dollars, as the cells of a table hold them: `106,550 10,655`, `7,440 750 1,100 1,079`. What is printed in
 * three parts, none of them a sum, but for the last, is a BSB with its number.
 */
export function areSums(bsb: PrintedNumber, number: PrintedNumber): boolean {
  const { text } = bsb.chain.line.run;
  const [from, to] = [bsb.groups[0]?.start ?? 0, number.groups.at(-1)?.end ?? 0];
  const before = /(?<!\S)\S*$/.exec(text.slice(0, from))?.[0] ?? '';
  const parts = `${before}${text.slice(from, to)}`.split(/\s+/);
  const ofBsb = text.slice(from - before.length, bsb.groups.at(-1)?.end);
  return (
    bsb.chain === number.chain &&
    parts.every((part) => WHOLE_DOLLARS.test(part)) &&
    parts.some((part) => part.includes(',')) &&
    (ofBsb.includes(',') || parts.length > 3)
  );
}
/** Of less than ten million. */
const WHOLE_DOLLARS = /^-?(?:\d,)?\d{1,3}(?:,\d{3})?$/;

/** Whether a number is printed as a sum of thousands of dollars. */
export const isSum = ({ chain, groups }: PrintedNumber): boolean => {
  const printed = chain.line.run.text.slice(groups[0]?.start, groups.at(-1)?.end);
  return printed.includes(',') && WHOLE_DOLLARS.test(printed);
};

/** Whether words stand before a number in its line, and nothing in its segment speaks of an account. */
export function isSaidOfOther(number: PrintedNumber): boolean {
  return /\p{L}{3}/u.test(beforeInLine(number)) && speaksOf(segmentOf(number)) === null;
}

/** Letters that a number is joined to, and what joins them: `a/c` of `a/c98765432`. */
export function lettersBefore({ chain, groups }: PrintedNumber): string {
  const before = chain.line.run.text.slice(0, groups[0]?.start ?? 0);
  return /[\p{L}][\p{L}/.#&-]*$/u.exec(before.slice(-20))?.[0].toLowerCase() ?? '';
}
