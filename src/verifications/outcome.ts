import type { VerificationCheckResult, VerificationCheckType } from './verification-check.js';
import type { VerificationStatus } from './verification-status.js';

/** How far a verification has come, and why. */
export interface Outcome {
  status: VerificationStatus;
  checkResults: VerificationCheckResult[];
  failureReason: VerificationCheckType | null;
}
