import type { InvoicePayload } from '../../invoices/invoice.events.js';
import { defineJob } from '../../platform/jobs/job.js';

/** Looks at a document again for the account that a person picked on it. */
export const checkPicks = defineJob<InvoicePayload>({ name: 'look-at-picks', attempts: 3, backoffMs: 2_000 });
