import type { Transaction } from '../platform/database/transactions.js';
import { conflict } from '../platform/errors/domain-error.js';
import { invoiceQueued, invoiceRead } from './invoice.events.js';
import { checkReviewChange } from './invoice-review.js';
import type { InvoiceReview } from './invoice-review.js';
import { checkStatusChange } from './invoice-status.js';
import { Invoice } from './invoice.entity.js';
import { untilChecked } from './until-checked.js';

/** An invoice that the transaction holds. */
type Held = Pick<Invoice, 'id' | 'entityId'>;

/** Keeps what the review is now. Throws a conflict where the one before cannot become it. */
export async function setInvoiceReview(
  transaction: Transaction,
  held: Held & { review: InvoiceReview | null },
  review: InvoiceReview,
): Promise<void> {
  checkReviewChange(held.review, review);
  const now = new Date();
  await change(transaction, held, { review, reviewedAt: now }, now);
}

/** Keeps who is to look at it. */
export function assignInvoice(transaction: Transaction, held: Held, assigneeId: string | null): Promise<void> {
  return change(transaction, held, { assigneeId });
}

/** Keeps what a person says a field is. What was read before of it, and where, is in `corrected` and `evidence`. */
export function correctInvoice(transaction: Transaction, held: Invoice, values: Partial<Invoice>): Promise<void> {
  const now = new Date();
  return change(transaction, held, { ...values, ...untilChecked(held), checkAgainAt: now }, now);
}

/** Keeps what was seen of an account that a person picked. */
export function keepPickedLook(
  transaction: Transaction,
  held: Invoice,
  pickedLook: NonNullable<Invoice['pickedLook']>,
): Promise<void> {
  const now = new Date();
  return change(transaction, held, { pickedLook, ...untilChecked(held), checkAgainAt: now }, now);
}

/** Clears what the invoice taught about its supplier. */
export function forgetLesson(transaction: Transaction, held: Held): Promise<void> {
  return change(transaction, held, { learnt: null });
}

/** Has the file of a processed invoice, the first of the file, read again. Throws a conflict where it is none. */
export async function markForReadingAgain(
  transaction: Transaction,
  { entityId, id, status }: Held & Pick<Invoice, 'status'>,
): Promise<void> {
  if (status !== 'processed')
    throw conflict('The first invoice of this file could not be checked. Read that one again first.');
  await transaction.rows(Invoice, entityId).update({ id }, { readAgainAt: new Date() });
}

/** Has a failed invoice continue from the step that failed. */
export async function beginAnew(
  transaction: Transaction,
  held: Held & Pick<Invoice, 'status' | 'evidence'>,
): Promise<void> {
  const { id, entityId, status, evidence } = held;
  const next = evidence === null ? 'queued' : 'reading';
  checkStatusChange(status, next);
  await change(transaction, held, { status: next, failureReason: null });
  await transaction.emit(evidence === null ? invoiceQueued : invoiceRead, { entityId, invoiceId: id });
}

async function change(
  transaction: Transaction,
  { id, entityId }: Held,
  values: Partial<Invoice>,
  now = new Date(),
): Promise<void> {
  await transaction.rows(Invoice, entityId).update({ id }, { ...values, updatedAt: now });
}
