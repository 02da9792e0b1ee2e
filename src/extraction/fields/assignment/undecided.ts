import { editDistance } from '../text/edit-distance.js';
import type { Segment } from '../structure/segment.js';
import { bankWorth, type PaymentSet } from './payment-set.js';
import { isWellRead, MISREAD } from './surely-read.js';

/** Scores that differ by less say nothing. */
const EVEN = 0.05;

/**
 * Accounts best first, with the better one of two in a list first by what is said of it alone: the labels of one row say no more than those
 * of another, nor does a name that stands above the first.
 */
export function bestFirst(sets: readonly PaymentSet[]): PaymentSet[] {
  const [best, second, ...rest] = [...sets].sort((a, b) => b.score - a.score);
  if (!best || !second) return [...sets];
  return areListed(best, second) && second.said > best.said ? [second, best, ...rest] : [best, second, ...rest];
}

/** Whether a document gives two accounts and nothing in it says which of them is to be paid into: none is given then. */
export function isUndecided([best, second]: readonly PaymentSet[]): boolean {
  if (best && second && areBareNumbers(best, second)) return Math.abs(best.said - second.said) < EVEN;
  if (best && second && isRowWithoutBsb(best, second))
    return Math.abs(best.said - bankWorth(best) - second.said) < EVEN;
  if (best && second && isRowWithoutAccount(best, second))
    return Math.abs(best.said - bankWorth(best) - (second.said - bankWorth(second))) < EVEN;
  if (!best?.bsb || !second?.bsb) return false;
  const numbers = [best.bsb, second.bsb, best.account, second.account].filter((one) => one !== null);
  // What was hardly read may be another printing of the same account.
  const areSure = numbers.every(isWellRead) && (best.account === null) === (second.account === null);
  if (!areSure) return false;
  return leadOf(best, second) < EVEN;
}

/** By how much more is said of one account than of another: by the words about it alone where both stand in a list, or beside one another. */
function leadOf(best: PaymentSet, second: PaymentSet): number {
  if (areBeside(best, second)) return best.said - bankWorth(best) - (second.said - bankWorth(second));
  return areListed(best, second) ? best.said - second.said : best.score - second.score;
}

/** Whether two accounts stand in columns beside one another, BSB beside BSB and number beside number. */
const areBeside = (one: PaymentSet, other: PaymentSet): boolean =>
  (['bsb', 'account'] as const).every((part) => {
    const [a, b] = [one[part]?.segment, other[part]?.segment];
    return a !== undefined && b !== undefined && a !== b && a.row === b.row;
  }) &&
  one.bsb?.layout === other.bsb?.layout &&
  one.bsb?.segment !== one.account?.segment;

/**
 * Whether the BSBs of two accounts stand in one column, or in lines of one form, as in a list. One that only happens to stand under the
 * other within a sentence is in no list.
 */
const areListed = (one: PaymentSet, other: PaymentSet): boolean => {
  const [a, b] = [one.bsb?.words[0], other.bsb?.words[0]];
  return (
    a !== undefined &&
    b !== undefined &&
    one.bsb?.layout === other.bsb?.layout &&
    isInLabelsSegment(one) === isInLabelsSegment(other) &&
    (Math.abs(a.box.x0 - b.box.x0) < a.size || areLinesOfOneForm(one, other))
  );
};

/** Whether another account stands in a line of the same form as the first, but its BSB was not read or is of no bank that is known. */
const isRowWithoutBsb = (one: PaymentSet, other: PaymentSet): boolean =>
  one.bsb !== null &&
  other.bsb === null &&
  one.account?.layout === other.account?.layout &&
  editDistance(one.account?.value ?? '', other.account?.value ?? '', MISREAD) > MISREAD &&
  areLinesOfOneForm(one, other);

/** Whether another BSB stands in a line of the same form as the first account, but the number in it was not found. */
const isRowWithoutAccount = ({ bsb, account }: PaymentSet, other: PaymentSet): boolean =>
  bsb !== null &&
  other.bsb !== null &&
  other.account === null &&
  account?.segment === bsb.segment &&
  other.bsb.layout === bsb.layout &&
  areOfOneForm(bsb.segment, other.bsb.segment);

/** Whether two accounts are numbers alone, no BSB of theirs being read, and no printings of one. */
const areBareNumbers = (one: PaymentSet, other: PaymentSet): boolean =>
  one.bsb === null &&
  other.bsb === null &&
  editDistance(one.account?.value ?? '', other.account?.value ?? '', MISREAD) > MISREAD;

/**
 * Whether two accounts stand in lines of their own that start alike and have the same labels; where neither's number was found behind a label that
 * is known (`Accc 87654321`), the lines of their BSBs tell.
 */
function areLinesOfOneForm(one: PaymentSet, other: PaymentSet): boolean {
  const areBsbs = one.account === null && other.account === null;
  const [a, b] = [one, other].map(({ bsb, account }) => {
    if (areBsbs) return bsb?.segment ?? null;
    return account && (bsb === null || bsb.segment === account.segment) ? account.segment : null;
  });
  return Boolean(a && b && areOfOneForm(a, b));
}

/** Whether two lines start at one place and say the same but for their numbers. */
export const areOfOneForm = (one: Segment, other: Segment): boolean =>
  one !== other && formOf(one) === formOf(other) && Math.abs(one.box.x0 - other.box.x0) < one.size;

/** What a line says behind its first colon, its numbers aside: `National Bank: BSB 062-000` is as `Other Bank: BSB 012-345`. */
const formOf = ({ text }: Segment): string =>
  text
    .replace(/^[^:\d]*:/, '')
    .replace(/\S*\d\S*/g, ' ')
    .replace(/[ -]+/g, ' ')
    .trim();

/** Whether a BSB stands in one run of text with its label, as in a sentence, and not in a column of its own. */
const isInLabelsSegment = ({ bsb }: PaymentSet): boolean =>
  bsb !== null && (bsb.words[0]?.box.x0 ?? Infinity) < bsb.segment.box.x1;
