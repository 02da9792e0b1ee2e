import { In } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import { invoiceFailed, invoiceRedacted } from './invoice.events.js';
import { isFinal } from './invoice-status.js';
import { Invoice } from './invoice.entity.js';
import { InvoicePage } from './pages/invoice-page.entity.js';
import { PagePicture } from './pages/page-picture.entity.js';
import { NO_CONTENT } from './unread-invoice.js';

/** Placeholder for a name. */
const REDACTED_NAME = 'redacted';

/** What stays of an invoice. A constraint of the table names the same columns. */
const REDACTED = {
  ...NO_CONTENT,
  originalFileName: REDACTED_NAME,
  documentKey: null,
  contentHash: null,
} satisfies Partial<Invoice>;

/**
 * Every invoice that cannot be redacted without another one: those of its file, and those that came in the same email, since the message
 * shows them all. Held until the transaction ends, in the order of their ids.
 */
export async function lockTogether(transaction: Transaction, invoice: Invoice): Promise<Invoice[]> {
  const { id, entityId, sourceInvoiceId, inboundEmailId } = invoice;
  const rows = transaction.rows(Invoice, entityId);
  const first = sourceInvoiceId ?? id;
  // Whoever adds invoices of a file holds its first one.
  await rows.findOneLocked({ id: first });
  return rows
    .query('invoice')
    .andWhere(
      '(invoice.id = :first OR invoice.sourceInvoiceId = :first OR invoice.inboundEmailId = CAST(:inboundEmailId AS uuid))',
      { first, inboundEmailId },
    )
    .orderBy('invoice.id')
    .setLock('pessimistic_write')
    .getMany();
}

/** Every invoice that came in an email, locked as by lockTogether. */
export async function holdOfEmail(transaction: Transaction, entityId: string, emailId: string): Promise<Invoice[]> {
  const [first] = await transaction.rows(Invoice, entityId).find({ inboundEmailId: emailId });
  return first === undefined ? [] : lockTogether(transaction, first);
}

/**
 * Deletes what invoices say of people, with their pages, words and pictures; ids, dates, status, outcome and what people decided stay. One
 * that is still being read ends as failed.
 * @param reason why, as the audit trail tells it
 * @returns the keys of the documents that are to be deleted
 */
export async function redactInvoices(
  transaction: Transaction,
  invoices: readonly Invoice[],
  reason: string | null,
): Promise<string[]> {
  const keys = new Set<string>();
  for (const { id, entityId, status, documentKey } of invoices) {
    const pages = await transaction.rows(InvoicePage, entityId).find({ invoiceId: id });
    const pictures = await transaction.rows(PagePicture, entityId).find({ pageId: In(pages.map((page) => page.id)) });
    for (const key of [documentKey, ...pictures.map((picture) => picture.documentKey)]) if (key !== null) keys.add(key);
    await transaction.rows(InvoicePage, entityId).delete({ invoiceId: id });
    const now = new Date();
    const unread = !isFinal(status);
    await transaction.rows(Invoice, entityId).update(
      { id },
      {
        ...REDACTED,
        ...(unread ? { status: 'failed', failureReason: 'redacted', readAt: now } : {}),
        redactedAt: now,
        updatedAt: now,
      },
    );
    if (unread) await transaction.emit(invoiceFailed, { entityId, invoiceId: id });
    await transaction.emit(invoiceRedacted, { entityId, invoiceId: id, reason });
  }
  return [...keys];
}
