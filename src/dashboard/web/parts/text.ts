/** Words that several pages use, each thing under one name. */
export const OUTCOMES = {
  mismatch: { word: 'Mismatch', meaning: 'The account is not the one that was verified for this payee.' },
  suspect: { word: 'Suspect', meaning: 'Something about the document or its email points to forgery.' },
  changed: { word: 'Changed', meaning: 'The supplier asks to be paid differently than before.' },
  no_account: { word: 'No account', meaning: 'The invoice gives no complete account.' },
  verified: { word: 'Verified', meaning: 'The account is the one that was verified for this payee.' },
  known: { word: 'Known', meaning: 'Earlier invoices of this supplier named this account.' },
  new: { word: 'New', meaning: 'Nothing is known yet about this supplier’s account.' },
  not_invoice: { word: 'Not an invoice', meaning: 'The document is not an invoice, or it is unclear.' },
  unread: { word: 'Not read', meaning: 'The document could not be read, or has not been read yet.' },
} as const;

export const REVIEWS = {
  to_review: 'To review',
  on_hold: 'On hold',
  awaiting_second: 'Second approval',
  approved: 'Approved',
  rejected: 'Rejected',
  cleared: 'Cleared',
} as const;

export const STATUSES = {
  queued: 'Waiting',
  reading: 'Being read',
  processed: 'Read',
  failed: 'Failed',
  invalid: 'Cannot be opened',
} as const;

export const SOURCES = { email: 'Email', dashboard: 'Uploaded', api: 'API' } as const;

export const ROLES = {
  viewer: 'Viewer',
  auditor: 'Auditor',
  reviewer: 'Reviewer',
  approver: 'Approver',
  admin: 'Admin',
} as const;

export const COMMON = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  nothingHere: 'Nothing here yet',
  couldNotLoad: 'This could not be loaded',
  missing: 'The link may be wrong, or it belongs to another entity.',
  unknownAmount: 'Not read',
  noAccount: 'No account read',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  copy: 'Copy',
  copied: 'Copied',
  clear: 'Clear',
  keptIt: 'I have saved it',
} as const;

export const REDACTION = {
  title: 'Delete personal data',
  action: 'Delete personal data',
  forGood: 'It cannot be restored.',
  reason: 'Reason',
  reasonHint: 'The audit trail keeps it, with your name.',
  choose: 'Choose a reason',
  chooseReason: 'Choose a reason.',
  deleted: 'The personal data is deleted.',
  done: 'Personal data deleted',
  noFile: 'The file and everything that was read from it are gone.',
  invoice:
    'This deletes the file, everything that was read from it, and the email it came with. The dates, the outcome and the decisions stay. An invoice that waits for a decision is rejected.',
  email:
    'This deletes the message and its addresses, and the invoices that came with it. The dates and the outcome of the email stay.',
  verification:
    'This deletes every detail of the payee. The dates and the results of the checks stay. A pending verification is cancelled; a verified one is revoked and matches nothing from then on.',
  paymentFile:
    'This deletes the file and the names, accounts and references of its payments. The dates, amounts, results and decisions stay.',
  sharedInvoices: {
    sentence: 'Other invoices share this file or email. They can only be deleted together.',
    label: 'Delete the personal data of those invoices too',
  },
  invoicesOfEmail: {
    sentence: 'Invoices came with this email. They can only be deleted together.',
    label: 'Delete the personal data of those invoices too',
  },
  checksOfFile: {
    sentence: 'This file was checked more than once. The checks can only be deleted together.',
    label: 'Delete the personal data of those checks too',
  },
} as const;

export const REDACTION_REASONS = {
  requested: 'The person asked for it',
  no_longer_needed: 'We no longer need it',
  sent_in_error: 'It should never have been sent to us',
  other: 'Another reason',
} as const;
