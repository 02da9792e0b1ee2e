/** The kinds of email notices. */
export const NOTICE_KINDS = [
  'compromised_details',
  'payment_file_failed',
  'subscription_disabled',
  'account_replaced',
  'verifications_share_abn',
  'invoice_assigned',
  'second_approval_wanted',
  'waiting',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
