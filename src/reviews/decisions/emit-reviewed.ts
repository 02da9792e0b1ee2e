import type { InvoiceReview } from '../../invoices/invoice-review.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import {
  abaCheckApproved,
  abaCheckAwaitsSecond,
  abaCheckHeld,
  abaCheckRejected,
  abaCheckReopened,
  invoiceApproved,
  invoiceAwaitsSecond,
  invoiceCleared,
  invoiceHeld,
  invoiceRejected,
  invoiceReopened,
} from '../review.events.js';
import type { Reviewable } from './reviewable.js';

const OF_INVOICES = {
  to_review: invoiceReopened,
  on_hold: invoiceHeld,
  approved: invoiceApproved,
  rejected: invoiceRejected,
  cleared: invoiceCleared,
};

/** The service clears no payment file. */
const OF_ABA_CHECKS = {
  to_review: abaCheckReopened,
  on_hold: abaCheckHeld,
  awaiting_second: abaCheckAwaitsSecond,
  approved: abaCheckApproved,
  rejected: abaCheckRejected,
};

/** Says by an event what a decision made of the review of an invoice or a payment file. */
export async function emitReviewed(
  transaction: Transaction,
  caller: EntityCaller | null,
  { kind, entityId, id }: Reviewable,
  review: InvoiceReview,
): Promise<void> {
  if (kind === 'aba_check') {
    if (review !== 'cleared') await transaction.emit(OF_ABA_CHECKS[review], { entityId, abaCheckId: id });
  } else if (review !== 'awaiting_second') {
    await transaction.emit(OF_INVOICES[review], { entityId, invoiceId: id });
  } else if (caller !== null) {
    await transaction.emit(invoiceAwaitsSecond, { entityId, invoiceId: id, firstId: caller.userId });
  }
}
