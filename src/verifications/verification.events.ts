import { defineEvent } from '../platform/events/event.js';
import type { EventDefinition } from '../platform/events/event.js';
import type { EndStatus } from './verification-status.js';

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

/** What is told when a pending verification comes to its end, by what it comes to. */
export const VERIFICATION_ENDED: Readonly<Record<EndStatus, EventDefinition<VerificationPayload>>> = {
  verified: defineEvent('verification.verified', VERIFICATION),
  failed: defineEvent('verification.failed', VERIFICATION),
  rejected: defineEvent('verification.rejected', VERIFICATION),
  error: defineEvent('verification.error', VERIFICATION),
  cancelled: defineEvent('verification.cancelled', VERIFICATION),
  expired: defineEvent('verification.expired', VERIFICATION),
};

/** A verified one was revoked. */
export const verificationRevoked = defineEvent<VerificationPayload>('verification.revoked');

/** Its details were deleted. */
export const verificationRedacted = defineEvent<VerificationPayload & { reason: string | null }>(
  'verification.redacted',
  {
    ...VERIFICATION,
    details: ['reason'],
  },
);

/** A newer verification took the place of a verified one, with the same account or another. */
export const verificationReplaced = defineEvent<VerificationPayload>('verification.replaced', VERIFICATION);

/** As verificationReplaced, where the newer one has another account: the admins and the individual are to know. */
export const verificationAccountReplaced = defineEvent<VerificationPayload>('verification.account_replaced');

/** A verified one was revoked or replaced: what rests on it is to be judged again. */
export const verificationNoLongerCounts = defineEvent<VerificationPayload>('verification.no_longer_counts');

/** What rests on a verification was judged again in part; the rest is still to be. */
export const verificationRechecked = defineEvent<VerificationPayload>('verification.rechecked_in_part');

/** A person gave a verification other aliases. */
export const verificationAliasesChanged = defineEvent<VerificationPayload>('verification.aliases_changed');
