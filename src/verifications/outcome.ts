import type { VerificationCheckResult, VerificationCheckType } from './automated-checks/verification-check.js';
import type { EndStatus, VerificationErrorReason } from './verification-status.js';

/** How far a verification has come, and why. */
export interface Outcome {
  status: EndStatus | 'pending';
  checkResults: VerificationCheckResult[];
  failureReason: VerificationCheckType | null;
  /** Why it ends in error, where it does. */
  errorReason?: VerificationErrorReason;
}
