import { invoiceQueued, invoiceRead } from './invoices/invoice.events.js';
import { checkInvoice } from './rules/check-invoice.job.js';
import { inboundEmailReceived } from './smtp-ingress/inbound-email.events.js';
import { readMessageJob } from './smtp-ingress/read-message.job.js';
import { readInvoice } from './invoices/read-invoice.job.js';
import { on } from './platform/jobs/job.js';
import type { Route } from './platform/jobs/job.js';

/** What happens next: the only place that knows the order email, invoice, reading, checks. */
export const PIPELINE: Route[] = [
  on(inboundEmailReceived, readMessageJob),
  on(invoiceQueued, readInvoice),
  on(invoiceRead, checkInvoice),
];
