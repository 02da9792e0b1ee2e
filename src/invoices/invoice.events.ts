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
/** It was judged again, and its checks together say something else. */
export const invoiceOutcomeChanged = defineEvent<InvoicePayload & { from: string; to: string }>(
  'invoice.outcome_changed',
  INVOICE,
);
/** It was judged again, and checks say no that did not before, though all together say the same. */
export const invoiceCheckFailed = defineEvent<InvoicePayload & { checks: string }>('invoice.check_failed');
/** Somebody is to look at it. */
export const invoiceAssigned = defineEvent<InvoicePayload & { assigneeId: string }>('invoice.assigned');
/** Somebody wants the document of an invoice to be read again. */
export const invoiceReadAgainAsked = defineEvent<InvoicePayload>('invoice.read_again_asked', INVOICE);
/** Nobody is to look at it any more: whoever was has been removed. */
export const invoiceUnassigned = defineEvent<InvoicePayload>('invoice.unassigned', INVOICE);
/** The document of a processed invoice was read again; it is to be judged again. */
export const invoiceReadAgain = defineEvent<InvoicePayload>('invoice.read_again');
/** Something that its checks rest on has changed; they have to be made again. */
export const invoiceGroundsChanged = defineEvent<InvoicePayload>('invoice.grounds_changed');
/** A new reading found other details than the one before. */
export const invoiceDetailsChanged = defineEvent<InvoicePayload>('invoice.details_changed');
export const invoiceProcessed = defineEvent<InvoicePayload>('invoice.processed', INVOICE);
/**
 * Details of an invoice that were recorded as the verified ones are not any more: its verification was revoked, or replaced by
 * one with another account. Listeners look at whether somebody approved it meanwhile.
 */
export const invoiceVerificationLost = defineEvent<InvoicePayload & { verificationId: string }>(
  'invoice.verification_lost',
  INVOICE,
);
/** Its personal data was redacted. */
export const invoiceRedacted = defineEvent<InvoicePayload & { reason: string | null }>('invoice.redacted', {
  ...INVOICE,
  details: ['reason'],
});
export const invoiceFailed = defineEvent<InvoicePayload>('invoice.failed', INVOICE);
export const invoiceInvalid = defineEvent<InvoicePayload>('invoice.invalid', INVOICE);
