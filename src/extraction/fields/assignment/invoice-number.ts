import type { InvoiceNumberCandidate } from '../candidates/invoice-numbers.js';
import { fold } from '../text/fold.js';

/** The least that speaks for a number before it is given. */
const ENOUGH = 2.5;

/** What makes two printings of a number one: look-alike characters count as equal, since one of them may be misread. */
const keyOf = (value: string): string => fold(value).replace(/[\s-]/g, '');

const certaintyOf = (one: InvoiceNumberCandidate): number => Math.min(...one.words.map((word) => word.word.confidence));

/**
 * Chooses the invoice's number: what the best label says, helped by each further place that gives the same number, in the
 * spelling that was read most surely.
 * @param taken digits of other fields, which are never the invoice's number
 */
export function chooseInvoiceNumber(
  candidates: readonly InvoiceNumberCandidate[],
  taken: ReadonlySet<string>,
): InvoiceNumberCandidate | null {
  const possible = candidates.filter((one) => !taken.has(one.value.replace(/\D/g, '')) || /\p{L}/u.test(one.value));
  const printings = (one: InvoiceNumberCandidate): InvoiceNumberCandidate[] =>
    possible.filter((other) => keyOf(other.value) === keyOf(one.value));
  const [best] = possible
    .map((one) => ({ one, support: one.score + Math.min(2, 0.6 * (printings(one).length - 1)) }))
    .sort((a, b) => b.support - a.support);
  if (!best || best.support < ENOUGH) return null;
  const surest = printings(best.one).reduce((a, b) => (certaintyOf(b) > certaintyOf(a) + 0.01 ? b : a), best.one);
  return { ...surest, score: best.one.score };
}
