import { defineEvent } from '../platform/events/event.js';

/** Whose invoice it is about. */
export interface InvoicePayload {
  entityId: string;
  invoiceId: string;
}

/** A document was accepted and is to be read. */
export const invoiceQueued = defineEvent<InvoicePayload>('invoice.queued');
/** What the document says is known; the checks are to be made. */
export const invoiceRead = defineEvent<InvoicePayload>('invoice.read');
export const invoiceProcessed = defineEvent<InvoicePayload>('invoice.processed');
export const invoiceFailed = defineEvent<InvoicePayload>('invoice.failed');
export const invoiceInvalid = defineEvent<InvoicePayload>('invoice.invalid');
