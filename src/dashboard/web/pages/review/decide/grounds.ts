import type { InvoiceDetail } from '../data';

export type DecisionKind = 'approve' | 'hold' | 'reject' | 'reopen';
export type Reason = 'verified' | 'called_back' | 'known_supplier' | 'duplicate' | 'fraud' | 'not_ours' | 'other';

/** Reasons that make sense for a decision, the likeliest first. */
export function reasonsFor(kind: DecisionKind, { attributes: { outcome } }: InvoiceDetail): readonly Reason[] {
  if (kind === 'approve')
    return outcome === 'verified'
      ? ['verified', 'called_back', 'known_supplier', 'other']
      : ['called_back', 'known_supplier', 'other'];
  if (kind === 'reject') return ['fraud', 'duplicate', 'not_ours', 'called_back', 'other'];
  return [];
}

/** Digits of an Australian number without its prefix, as the service compares them. */
function significant(number: string): string {
  return number
    .replace(/\D/g, '')
    .replace(/^(0011)?61/, '')
    .replace(/^0/, '');
}

const LEAST_DIGITS = 6;

/** Whether a telephone number is on the document itself: the forger answers there. */
export function isOnDocument(number: string, shownNumbers: readonly string[]): boolean {
  const called = significant(number);
  return called.length >= LEAST_DIGITS && shownNumbers.some((line) => line.includes(called));
}
