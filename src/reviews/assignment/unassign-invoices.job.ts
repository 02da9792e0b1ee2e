import type { UserPayload } from '../../identity/user.events.js';
import { defineJob } from '../../platform/jobs/job.js';

/** What was assigned to somebody who was removed becomes nobody's. */
export const unassignInvoices = defineJob<UserPayload>({ name: 'unassign-invoices', attempts: 10, backoffMs: 1_000 });
