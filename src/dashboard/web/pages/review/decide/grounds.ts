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

/** A day from now, as fields for days want it. */
export function dayFromNow(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  return day.toISOString().slice(0, 10);
}

/** A moment as fields for days and times want it, in the time zone of the browser. */
export function localMoment(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
