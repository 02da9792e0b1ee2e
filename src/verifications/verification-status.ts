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

/** Throws a conflict when a verification cannot go from one status to the other. */
export function checkStatusChange(from: VerificationStatus, to: VerificationStatus): void {
  if (!FOLLOWING[from].includes(to)) throw conflict(`A verification that is ${from} cannot become ${to}.`);
}
