import type { InvoicePayload } from '../invoices/invoice.events.js';
import { defineJob } from '../platform/jobs/job.js';

export const checkInvoice = defineJob<InvoicePayload>({
  name: 'check-invoice',
  attempts: 8,
  backoffMs: 500,
  turns: {
    row: 'invoiceId',
    ahead: `SELECT FROM invoices WHERE entity_id = told.entity_id AND status = 'reading' AND id < told.row_id`,
  },
});
