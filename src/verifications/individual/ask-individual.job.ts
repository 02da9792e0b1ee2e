import { defineJob } from '../../platform/jobs/job.js';
import { PROVIDER_TRIES, providerPause } from '../automated-checks/provider-tries.js';
import type { VerificationPayload } from '../verification.events.js';

/** Sends the individual the link. */
export const askIndividual = defineJob<VerificationPayload>({
  name: 'ask-individual',
  attempts: PROVIDER_TRIES,
  backoffMs: providerPause,
});
