import type { AbaCheck } from '../../aba/aba-check.entity.js';
import { lockAbaCheck, setAbaCheckReview } from '../../aba/lock-aba-check.js';
import { checkReviewChange } from '../../invoices/invoice-review.js';
import type { InvoiceReview } from '../../invoices/invoice-review.js';
import { isFinal } from '../../invoices/invoice-status.js';
import { setInvoiceReview } from '../../invoices/change-invoice.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import type { InvoiceOutcome } from '../../invoices/outcome.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict } from '../../platform/errors/domain-error.js';
import { lockInvoice } from '../../invoices/lock-invoice.js';

/** Something that people decide: an invoice, or a payment file with entries that are not verified. */
export interface Reviewable {
  kind: 'invoice' | 'aba_check';
  /** What it is called in a sentence. */
  noun: string;
  id: string;
  entityId: string;
  review: InvoiceReview | null;
  outcome: InvoiceOutcome;
  totalCents: string | number | null;
  uploadedBy: string | null;
  updatedAt: Date;
  invoice: Invoice | null;
}

/** The column of decisions that names it. */
export function subjectOf({ kind, id }: Reviewable): { invoiceId: string } | { abaCheckId: string } {
  return kind === 'invoice' ? { invoiceId: id } : { abaCheckId: id };
}

/** The invoice, locked. Throws not found, or a conflict if it is still being read. */
export async function lockReviewableInvoice(
  transaction: Transaction,
  entityId: string,
  id: string,
): Promise<Reviewable> {
  const invoice = await lockInvoice(transaction, entityId, id);
  if (!isFinal(invoice.status)) throw conflict('This invoice is still being read. Decide once its checks are done.');
  return reviewableOf(invoice);
}

/** An invoice as something that people decide. */
export function reviewableOf(invoice: Invoice): Reviewable {
  const { id, entityId, review, outcome, totalCents, uploadedBy, updatedAt } = invoice;
  const seen = { id, entityId, review, outcome, totalCents, uploadedBy, updatedAt };
  return { kind: 'invoice', noun: 'invoice', ...seen, invoice };
}

/** As lockReviewableInvoice, for a payment file; one that passed has nothing to decide. */
export async function lockReviewableAbaCheck(
  transaction: Transaction,
  entityId: string,
  id: string,
): Promise<Reviewable> {
  const check = await lockAbaCheck(transaction, entityId, id);
  if (check.status === 'processing') throw conflict('This payment file is still being checked.');
  if (check.status === 'passed')
    throw conflict('Every entry of this payment file is verified: there is nothing to decide.');
  return {
    kind: 'aba_check',
    noun: 'payment file',
    id,
    entityId,
    review: check.review,
    // What is paid to somebody unverified is as good as an invoice of somebody new.
    outcome: 'new',
    totalCents: null,
    uploadedBy: check.uploadedBy,
    updatedAt: check.updatedAt,
    invoice: null,
  };
}

/** Keeps what the review is now. */
export async function setReview(transaction: Transaction, thing: Reviewable, review: InvoiceReview): Promise<void> {
  if (thing.kind === 'invoice') return setInvoiceReview(transaction, thing, review);
  checkReviewChange(thing.review, review);
  await setAbaCheckReview(transaction, thing, review as AbaCheck['review']);
}
