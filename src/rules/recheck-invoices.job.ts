import type { InvoicePayload } from '../invoices/invoice.events.js';
import { defineJob } from '../platform/jobs/job.js';
import type { InboundEmailPayload } from '../smtp-ingress/inbound-email.events.js';
import type { VerificationPayload } from '../verifications/verification.events.js';

/** Judges a processed invoice again. */
export const recheckInvoice = defineJob<InvoicePayload>({ name: 'recheck-invoice', attempts: 8, backoffMs: 500 });

/** Judges the invoices of an email again. */
export const recheckEmail = defineJob<InboundEmailPayload>({ name: 'recheck-email', attempts: 8, backoffMs: 500 });

/** Judges again what rests on a verification that has ended or was changed, after taking back what it spoke for. */
export const recheckVerification = defineJob<VerificationPayload>({
  name: 'recheck-verification',
  attempts: 8,
  backoffMs: 500,
});

/** Learns whose a verified account is, and judges again the invoices that waited for that. */
export const learnVerification = defineJob<VerificationPayload>({
  name: 'learn-verification',
  attempts: 8,
  backoffMs: 500,
});
