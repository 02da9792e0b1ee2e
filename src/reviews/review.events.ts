import type { AbaCheckPayload } from '../aba/aba-check.events.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { defineEvent } from '../platform/events/event.js';

// The audit trail has them with the decision that they come of.
export const invoiceApproved = defineEvent<InvoicePayload>('invoice.approved');
export const invoiceRejected = defineEvent<InvoicePayload>('invoice.rejected');
export const invoiceHeld = defineEvent<InvoicePayload>('invoice.held');
/** It was opened again, by an approver or because what it rested on holds no more. */
export const invoiceReopened = defineEvent<InvoicePayload>('invoice.reopened');
/** The service let it pass, by setting. */
export const invoiceCleared = defineEvent<InvoicePayload>('invoice.cleared');
export const invoiceCommented = defineEvent<InvoicePayload>('invoice.commented');
export const abaCheckApproved = defineEvent<AbaCheckPayload>('aba_check.approved');
export const abaCheckRejected = defineEvent<AbaCheckPayload>('aba_check.rejected');
export const abaCheckHeld = defineEvent<AbaCheckPayload>('aba_check.held');
/** It was opened again, by an approver or because its hold ended. */
export const abaCheckReopened = defineEvent<AbaCheckPayload>('aba_check.reopened');
/** A first person approved the payment file; somebody else is wanted. */
export const abaCheckAwaitsSecond = defineEvent<AbaCheckPayload>('aba_check.awaits_second');
/** A first person approved the invoice; somebody else is wanted. */
export const invoiceAwaitsSecond = defineEvent<InvoicePayload & { firstId: string }>('invoice.awaits_second');
/** A field was corrected; it is to be judged again. */
export const invoiceCorrected = defineEvent<InvoicePayload>('invoice.corrected');
/** The account was corrected: where it was picked on the document, that is to be looked at again. */
export const invoiceAccountPicked = defineEvent<InvoicePayload>('invoice.account_picked');
