/** What a subscription can be told of (decisions, section 10). */
export const WEBHOOK_EVENT_TYPES = [
  'verification.pending',
  'verification.verified',
  'verification.rejected',
  'verification.failed',
  'verification.cancelled',
  'verification.expired',
  'verification.error',
  'verification.replaced',
  'verification.revoked',
  'verification.redacted',
  'verification.confirmation_notification_sent',
  'invoice.processed',
  'invoice.failed',
  'invoice.invalid',
  'invoice.approved',
  'invoice.rejected',
  'invoice.held',
  'invoice.reopened',
  'invoice.redacted',
  'aba_check.passed',
  'aba_check.failed',
  'aba_check.approved',
  'aba_check.rejected',
  'aba_check.held',
  'aba_check.reopened',
  'aba_check.redacted',
  'check.compromised',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** An event that its owner asks for, to see that a receiver takes events. */
export const TEST_EVENT_TYPE = 'webhook_subscription.test';

/** Everything that is sent: what subscriptions choose from, and the test. */
export const SENT_EVENT_TYPES = [...WEBHOOK_EVENT_TYPES, TEST_EVENT_TYPE] as const;
export type SentEventType = (typeof SENT_EVENT_TYPES)[number];
