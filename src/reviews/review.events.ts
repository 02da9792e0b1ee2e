import type { InvoicePayload } from '../invoices/invoice.events.js';
import { defineEvent } from '../platform/events/event.js';

// The audit trail has them with the decision that they come of.
export const invoiceApproved = defineEvent<InvoicePayload>('invoice.approved');
export const invoiceRejected = defineEvent<InvoicePayload>('invoice.rejected');
export const invoiceHeld = defineEvent<InvoicePayload>('invoice.held');
/** A first person approved; somebody else is wanted. */
export const invoiceAwaitsSecond = defineEvent<InvoicePayload & { firstId: string }>('invoice.awaits_second');
/** A field was corrected; it is to be judged again. */
export const invoiceCorrected = defineEvent<InvoicePayload>('invoice.corrected');
