import type { Transaction } from '../platform/database/transactions.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { Invoice } from './invoice.entity.js';

/**
 * An invoice, locked until the transaction ends. Throws not found, and a conflict if its personal data is gone: there is
 * nothing left to work on.
 */
export async function holdInvoice(transaction: Transaction, entityId: string, id: string): Promise<Invoice> {
  const invoice = isUuid(id) ? await transaction.rows(Invoice, entityId).findOneLocked({ id }) : null;
  if (!invoice) throw notFound('Invoice');
  if (invoice.redactedAt !== null)
    throw conflict(`This invoice was redacted on ${invoice.redactedAt.toISOString().slice(0, 10)}.`);
  return invoice;
}

/** The key of an invoice's file. Throws not found if the invoice was redacted. */
export function fileKeyOf({ documentKey }: Pick<Invoice, 'documentKey'>): string {
  if (documentKey === null) throw notFound('File');
  return documentKey;
}
