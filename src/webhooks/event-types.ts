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
  'verification.confirmation_notification_sent',
  'invoice.processed',
  'invoice.failed',
  'invoice.invalid',
  'invoice.approved',
  'invoice.rejected',
  'invoice.held',
  'aba_check.passed',
  'aba_check.failed',
  'check.compromised',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];
