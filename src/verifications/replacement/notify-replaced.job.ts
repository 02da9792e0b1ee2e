import { defineJob } from '../../platform/jobs/job.js';
import { PROVIDER_TRIES, providerPause } from '../automated-checks/provider-tries.js';
import type { VerificationPayload } from '../verification.events.js';

export const notifyReplaced = defineJob<VerificationPayload>({
  name: 'tell-replaced',
  attempts: PROVIDER_TRIES,
  backoffMs: providerPause,
});
