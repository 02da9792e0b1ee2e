import type { InvoiceNumberCandidate } from '../candidates/invoice-numbers.js';

/** The least that speaks for a number before it is given. */
const ENOUGH = 2.5;

const keyOf = (value: string): string => value.toUpperCase().replace(/[\s\u2010-\u2015]/g, '');

/**
 * Chooses the invoice's number: what the best label says, helped by each further place that gives the same number.
 * @param taken digits of other fields, which are never the invoice's number
 */
export function chooseInvoiceNumber(
  candidates: readonly InvoiceNumberCandidate[],
  taken: ReadonlySet<string>,
): (InvoiceNumberCandidate & { support: number }) | null {
  const ranked = candidates
    .filter((one) => !taken.has(one.value.replace(/\D/g, '')) || /\p{L}/u.test(one.value))
    .map((one) => {
      const same = candidates.filter((other) => other !== one && keyOf(other.value) === keyOf(one.value));
      return { ...one, support: one.score + Math.min(2, 0.6 * same.length) };
    })
    .sort((a, b) => b.support - a.support);
  const best = ranked[0];
  return best && best.support >= ENOUGH ? best : null;
}
