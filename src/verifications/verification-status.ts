import { conflict } from '../platform/errors/domain-error.js';

export const VERIFICATION_STATUSES = [
  'pending',
  'verified',
  'failed',
  'rejected',
  'error',
  'cancelled',
  'expired',
  'revoked',
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** What a pending verification comes to; of these only verified is ever left again. */
export type EndStatus = Exclude<VerificationStatus, 'pending' | 'revoked'>;

const FOLLOWING: Record<VerificationStatus, readonly VerificationStatus[]> = {
  pending: ['verified', 'failed', 'rejected', 'error', 'cancelled', 'expired'],
  verified: ['revoked'],
  failed: [],
  rejected: [],
  error: [],
  cancelled: [],
  expired: [],
  revoked: [],
};

/** How a verification stands, as a part of a sentence: `A verification that has failed cannot be cancelled.` */
export const STANDS: Record<VerificationStatus, string> = {
  pending: 'is pending',
  verified: 'is verified',
  failed: 'has failed',
  rejected: 'was rejected',
  error: 'ended in an error',
  cancelled: 'was cancelled',
  expired: 'has expired',
  revoked: 'was revoked',
};

/** Throws a conflict when a verification cannot go from one status to the other. */
export function checkStatusChange(from: VerificationStatus, to: VerificationStatus): void {
  if (from === to) throw conflict(`This verification is already ${to}.`);
  if (!FOLLOWING[from].includes(to)) throw conflict(`A verification that ${STANDS[from]} cannot be ${to}.`);
}

/**
 * Why a verification ended in error. `provider_unavailable`: the ABN register or the bank did not answer; `messages_unavailable`: nothing could
 * be sent to the individual for as long as it was tried; `individual_unreachable`: the message to the individual cannot be delivered.
 */
export const VERIFICATION_ERROR_REASONS = [
  'provider_unavailable',
  'messages_unavailable',
  'individual_unreachable',
] as const;
export type VerificationErrorReason = (typeof VERIFICATION_ERROR_REASONS)[number];
