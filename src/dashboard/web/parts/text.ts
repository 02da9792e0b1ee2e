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
