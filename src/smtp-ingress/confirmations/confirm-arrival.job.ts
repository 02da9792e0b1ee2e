import { defineJob } from '../../platform/jobs/job.js';
import type { InboundEmailPayload } from '../inbound-email.events.js';

/** Tells the sender of an email what happened to it; tried for about an hour. */
export const confirmArrival = defineJob<InboundEmailPayload>({
  name: 'confirm-arrival',
  attempts: 8,
  backoffMs: 30_000,
});
