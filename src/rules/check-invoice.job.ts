import type { InvoicePayload } from '../invoices/invoice.events.js';
import { defineJob } from '../platform/jobs/job.js';

export const checkInvoice = defineJob<InvoicePayload>({ name: 'check-invoice', attempts: 8, backoffMs: 500 });
