import type { InvoiceReview } from '../../invoices/invoice-review.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import {
  abaCheckReviewed,
  invoiceApproved,
  invoiceAwaitsSecond,
  invoiceCleared,
  invoiceHeld,
  invoiceRejected,
  invoiceReopened,
} from '../review.events.js';
import type { DecisionKind } from './decision.entity.js';
import type { Reviewable } from './reviewable.js';

/** Says by an event what became of the review of an invoice or a payment file. */
export async function emitReviewed(
  transaction: Transaction,
  caller: EntityCaller | null,
  { kind, entityId, id }: Reviewable,
  decision: DecisionKind,
  review: InvoiceReview,
): Promise<void> {
  if (kind === 'aba_check') return transaction.emit(abaCheckReviewed, { entityId, abaCheckId: id });
  const payload = { entityId, invoiceId: id };
  if (decision === 'hold') return transaction.emit(invoiceHeld, payload);
  if (decision === 'reopen') return transaction.emit(invoiceReopened, payload);
  if (review === 'approved') return transaction.emit(invoiceApproved, payload);
  if (review === 'rejected') return transaction.emit(invoiceRejected, payload);
  if (review === 'cleared') return transaction.emit(invoiceCleared, payload);
  if (caller !== null) await transaction.emit(invoiceAwaitsSecond, { ...payload, firstId: caller.userId });
}
