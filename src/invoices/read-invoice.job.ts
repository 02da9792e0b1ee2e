import { defineJob } from '../platform/jobs/job.js';
import type { InvoicePayload } from './invoice.events.js';

export const readInvoice = defineJob<InvoicePayload>({
  name: 'read-invoice',
  attempts: 3,
  backoffMs: 2_000,
  turns: {
    row: 'invoiceId',
    ahead: `SELECT FROM invoices WHERE entity_id = told.entity_id AND status = 'queued' AND id < told.row_id`,
  },
});

/** Reads an invoice that was judged already, because its reader has learnt to look at more or somebody asked for it. */
export const readInvoiceAgain = defineJob<InvoicePayload>({
  name: 'read-invoice-again',
  attempts: 3,
  backoffMs: 2_000,
});
