import { defineJob } from '../../platform/jobs/job.js';
import { TURNS_OF_EMAILS } from '../turns-of-emails.js';
import type { InboundEmailPayload } from '../inbound-email.events.js';

/** Judges the sender of a message that was just accepted. */
export const authenticateSenderJob = defineJob<InboundEmailPayload>({
  name: 'authenticate-sender',
  attempts: 3,
  backoffMs: 1_000,
  turns: TURNS_OF_EMAILS,
});

/** Judges it again, where name servers did not answer. */
export const authenticateAgainJob = defineJob<InboundEmailPayload>({
  name: 'authenticate-sender-again',
  attempts: 1,
  backoffMs: 1_000,
});
