import { defineJob } from '../../platform/jobs/job.js';
import { PROVIDER_TRIES, providerPause } from './provider-tries.js';
import type { VerificationPayload } from '../verification.events.js';

export const checkVerification = defineJob<VerificationPayload>({
  name: 'check-verification',
  attempts: PROVIDER_TRIES,
  backoffMs: providerPause,
});
