import { defineEvent } from '../platform/events/event.js';
import type { EventDefinition } from '../platform/events/event.js';
import type { FinalStatus } from './verification-status.js';

/** Whose verification it is about. */
export interface VerificationPayload {
  entityId: string;
  verificationId: string;
}

const VERIFICATION = { type: 'verifications', id: 'verificationId' } as const;

/** A verification was asked for; its automated checks are to be made. */
export const verificationPending = defineEvent<VerificationPayload>('verification.pending');

/** Every automated check of a verification passed; the individual is to be asked. */
export const verificationChecked = defineEvent<VerificationPayload>('verification.checked');

/** The individual was sent the first message: the link, or the code where somebody else passed the link on. */
export const confirmationNotificationSent = defineEvent<VerificationPayload>(
  'verification.confirmation_notification_sent',
  VERIFICATION,
);

/** What is told when a verification ends, by the status that it ends in. */
export const VERIFICATION_ENDED: Readonly<Record<FinalStatus, EventDefinition<VerificationPayload>>> = {
  verified: defineEvent('verification.verified', VERIFICATION),
  failed: defineEvent('verification.failed', VERIFICATION),
  rejected: defineEvent('verification.rejected', VERIFICATION),
  error: defineEvent('verification.error', VERIFICATION),
  cancelled: defineEvent('verification.cancelled', VERIFICATION),
  expired: defineEvent('verification.expired', VERIFICATION),
};
