import { conflict } from '../platform/errors/domain-error.js';

/** How far people, or the service for them, have come with an invoice. */
export const INVOICE_REVIEWS = ['to_review', 'on_hold', 'awaiting_second', 'approved', 'rejected', 'cleared'] as const;
export type InvoiceReview = (typeof INVOICE_REVIEWS)[number];

/** What a review may be followed by; only an approver opens again what was decided. */
const FOLLOWING: Record<InvoiceReview, readonly InvoiceReview[]> = {
  to_review: ['on_hold', 'awaiting_second', 'approved', 'rejected', 'cleared'],
  on_hold: ['on_hold', 'to_review', 'awaiting_second', 'approved', 'rejected'],
  awaiting_second: ['on_hold', 'to_review', 'approved', 'rejected'],
  approved: ['to_review'],
  rejected: ['to_review'],
  cleared: ['to_review', 'on_hold', 'rejected', 'approved', 'awaiting_second'],
};

/** Whether a decision was made that holds until somebody reopens it. */
export function isDecided(review: InvoiceReview): boolean {
  return review === 'approved' || review === 'rejected';
}

/** Throws a conflict if a review cannot be followed by another. Null is an invoice from before reviews. */
export function checkReviewChange(from: InvoiceReview | null, to: InvoiceReview): void {
  if (!FOLLOWING[from ?? 'to_review'].includes(to))
    throw conflict(`The review cannot change from “${from ?? 'to_review'}” to “${to}”.`);
}
