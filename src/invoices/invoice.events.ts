import { defineEvent } from '../platform/events/event.js';

/** Whose invoice it is about. */
export interface InvoicePayload {
  entityId: string;
  invoiceId: string;
}

const INVOICE = { type: 'invoices', id: 'invoiceId' } as const;

/** A document was accepted and is to be read. */
export const invoiceQueued = defineEvent<InvoicePayload>('invoice.queued', INVOICE);
/** What the document says is known; the checks are to be made. */
export const invoiceRead = defineEvent<InvoicePayload>('invoice.read');
export const invoiceProcessed = defineEvent<InvoicePayload>('invoice.processed', INVOICE);
export const invoiceFailed = defineEvent<InvoicePayload>('invoice.failed', INVOICE);
export const invoiceInvalid = defineEvent<InvoicePayload>('invoice.invalid', INVOICE);
