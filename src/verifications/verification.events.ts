import { defineEvent } from '../platform/events/event.js';
import type { EventDefinition } from '../platform/events/event.js';
import type { FinalStatus } from './verification-status.js';

/** Whose verification it is about. */
export interface VerificationPayload {
  entityId: string;
  verificationId: string;
}

/** A verification was asked for; its automated checks are to be made. */
export const verificationPending = defineEvent<VerificationPayload>('verification.pending');

/** What is told when a verification ends, by the status that it ends in. */
export const VERIFICATION_ENDED: Readonly<Record<FinalStatus, EventDefinition<VerificationPayload>>> = {
  verified: defineEvent('verification.verified'),
  failed: defineEvent('verification.failed'),
  rejected: defineEvent('verification.rejected'),
  error: defineEvent('verification.error'),
  cancelled: defineEvent('verification.cancelled'),
  expired: defineEvent('verification.expired'),
};
