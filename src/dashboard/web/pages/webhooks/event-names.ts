import type { MainComponents } from '../../api/client';

export type EventName = NonNullable<
  NonNullable<MainComponents['schemas']['WebhookSubscription']['attributes']>['events']
>[number];

/** What webhooks tell, in the order in which it happens; complete, or it does not compile. */
export const EVENT_NAMES = Object.keys({
  'verification.pending': true,
  'verification.verified': true,
  'verification.rejected': true,
  'verification.failed': true,
  'verification.cancelled': true,
  'verification.expired': true,
  'verification.error': true,
  'verification.replaced': true,
  'verification.revoked': true,
  'verification.redacted': true,
  'verification.confirmation_notification_sent': true,
  'invoice.processed': true,
  'invoice.failed': true,
  'invoice.invalid': true,
  'invoice.approved': true,
  'invoice.rejected': true,
  'invoice.held': true,
  'invoice.reopened': true,
  'invoice.redacted': true,
  'aba_check.passed': true,
  'aba_check.failed': true,
  'aba_check.approved': true,
  'aba_check.rejected': true,
  'aba_check.held': true,
  'aba_check.reopened': true,
  'aba_check.redacted': true,
  'check.compromised': true,
} satisfies Record<EventName, true>) as EventName[];
