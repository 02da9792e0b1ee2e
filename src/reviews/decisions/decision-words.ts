import type { InvoiceReview } from '../../invoices/invoice-review.js';
import type { DecisionKind } from './decision.entity.js';

const DONE: Record<Exclude<DecisionKind, 'hold'>, string> = {
  approve: 'approved',
  reject: 'rejected',
  reopen: 'reopened',
  clear: 'cleared',
};

/** How a review stands, as the end of a sentence: `This invoice is on hold.` */
export const STANDS: Record<InvoiceReview, string> = {
  to_review: 'is waiting for review',
  on_hold: 'is on hold',
  awaiting_second: 'is waiting for a second approval',
  approved: 'is approved',
  rejected: 'is rejected',
  cleared: 'was cleared by the service',
};

/** Who decided what, and when, as a sentence: `Ada Example approved this invoice on 22 November 2026 at 02:12 UTC.` */
export function sentenceOf(given: { who: string | null; decision: DecisionKind; noun: string; at: Date }): string {
  const { who, decision, noun, at } = given;
  const day = at.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const time = at.toISOString().slice(11, 16);
  const what = decision === 'hold' ? `put this ${noun} on hold` : `${DONE[decision]} this ${noun}`;
  return `${who ?? 'The service'} ${what} on ${day} at ${time} UTC.`;
}
