import { counted } from '../../parts/format';

export const EMAILS = {
  title: 'Inbound emails',
  list: 'Inbound emails',
  empty: 'No emails yet',
  emptyText: 'Give your suppliers the address of your inbox. What they send shows up here within seconds.',
  subject: 'Subject',
  noSubject: 'No subject',
  noSender: 'No sender',
  from: 'From',
  to: 'To',
  replyTo: 'Replies go to',
  received: 'Received',
  became: 'Status',
  status: 'Status',
  decision: 'Sender',
  attachments: 'Attachments',
  noAttachments: 'It had no attachments.',
  why: 'Reason',
  authenticated: 'Sender authenticated',
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known yet',
  forwarded: 'Forwarded',
  raw: 'Download the message',
  again: 'Process again',
  release: 'Release',
  reject: 'Reject',
  rejectTitle: 'Reject this email',
  rejectText: 'Its attachments are not read. The message is kept.',
  released: 'The email is being processed.',
  rejected: 'The email is rejected.',
  heldText: 'This email is on hold because of your sender list. Release it to have its attachments read.',
  invoice: 'Show the invoice',
  invoices: (count: number): string => counted(count, 'invoice'),
  search: 'Message ID',
} as const;

export const EMAIL_STATUSES = { received: 'Waiting', processed: 'Read', rejected: 'Rejected' } as const;
export const SENDER_DECISIONS = {
  allowed: 'Not blocked',
  held: 'Held',
  blocked: 'Blocked',
  released: 'Released',
  refused: 'Rejected',
} as const;
export const ATTACHMENT_OUTCOMES = { invoice: 'Invoice', ignored: 'Ignored', failed: 'Failed' } as const;
