import { defineJob } from '../platform/jobs/job.js';
import { TURNS_OF_EMAILS } from './turns-of-emails.js';
import type { InboundEmailPayload } from './inbound-email.events.js';

export const readMessageJob = defineJob<InboundEmailPayload>({
  name: 'read-message',
  attempts: 5,
  backoffMs: 1_000,
  turns: TURNS_OF_EMAILS,
});
