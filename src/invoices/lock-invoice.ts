import type { Transaction } from '../platform/database/transactions.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { Invoice } from './invoice.entity.js';

/**
 * An invoice, locked until the transaction ends. Throws not found, and a conflict if its personal data is gone: there is
 * nothing left to work on.
 */
export async function lockInvoice(transaction: Transaction, entityId: string, id: string): Promise<Invoice> {
  const invoice = isUuid(id) ? await transaction.rows(Invoice, entityId).findOneLocked({ id }) : null;
  if (!invoice) throw notFound('Invoice');
  if (invoice.redactedAt !== null)
    throw conflict(`This invoice was redacted on ${invoice.redactedAt.toISOString().slice(0, 10)}.`);
  return invoice;
}

/**
 * Every invoice of the file that an invoice is of, the first of the file first, locked in one order whichever is asked for. Throws as
 * lockInvoice.
 */
export async function lockFile(transaction: Transaction, entityId: string, id: string): Promise<Invoice[]> {
  const rows = transaction.rows(Invoice, entityId);
  const asked = isUuid(id) ? await rows.findOne({ id }) : null;
  if (!asked) throw notFound('Invoice');
  const first = asked.sourceInvoiceId ?? asked.id;
  const ids = [first, ...(await rows.find({ sourceInvoiceId: first })).map((one) => one.id).sort()];
  const locked: Invoice[] = [];
  for (const one of ids) locked.push(await lockInvoice(transaction, entityId, one));
  return locked;
}

/** As lockInvoice, if it is processed; null for any other. */
export async function lockProcessed(transaction: Transaction, entityId: string, id: string): Promise<Invoice | null> {
  const invoice = await transaction.rows(Invoice, entityId).findOneLocked({ id });
  return invoice?.status === 'processed' ? invoice : null;
}

/** The key of an invoice's file. Throws not found if the invoice was redacted. */
export function fileKeyOf({ documentKey }: Pick<Invoice, 'documentKey'>): string {
  if (documentKey === null) throw notFound('File');
  return documentKey;
}
