import { conflict } from '../platform/errors/domain-error.js';

export const VERIFICATION_STATUSES = [
  'pending',
  'verified',
  'failed',
  'rejected',
  'error',
  'cancelled',
  'expired',
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** What a pending verification ends in; none of these is ever left again. */
export type FinalStatus = Exclude<VerificationStatus, 'pending'>;

const FOLLOWING: Record<VerificationStatus, readonly VerificationStatus[]> = {
  pending: ['verified', 'failed', 'rejected', 'error', 'cancelled', 'expired'],
  verified: [],
  failed: [],
  rejected: [],
  error: [],
  cancelled: [],
  expired: [],
};

export function isFinal(status: VerificationStatus): boolean {
  return FOLLOWING[status].length === 0;
}

/** Throws a conflict when a verification cannot go from one status to the other. */
export function checkStatusChange(from: VerificationStatus, to: VerificationStatus): void {
  if (!FOLLOWING[from].includes(to)) throw conflict(`A verification that is ${from} cannot become ${to}.`);
}
