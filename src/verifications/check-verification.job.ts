import { defineJob } from '../platform/jobs/job.js';
import type { VerificationPayload } from './verification.events.js';

export const checkVerification = defineJob<VerificationPayload>({
  name: 'check-verification',
  attempts: 8,
  backoffMs: 500,
});
