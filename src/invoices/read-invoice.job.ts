import { defineJob } from '../platform/jobs/job.js';
import type { InvoicePayload } from './invoice.events.js';

export const readInvoice = defineJob<InvoicePayload>({ name: 'read-invoice', attempts: 3, backoffMs: 2_000 });
