import { count, counted, day } from '../../parts/format';

export const REVIEW = {
  title: (supplier: string, number: string | null) => (number === null ? supplier : `${supplier}, ${number}`),
  invoice: 'Invoice',
  noSupplier: 'No supplier read',
  noNumber: 'No number read',
  back: 'Inbox',
  next: 'Next invoice',
  previous: 'Previous invoice',
  placeOf: (place: number, total: number) => `${count(place)} of ${count(total)}`,
  document: 'Document',
  details: 'Details',
  view: 'What is shown',
  payee: 'Supplier',
  email: 'Email',
  history: 'History',
  checks: 'Checks',
  fields: 'What was read',
  last: 'That was the last invoice in this list.',
  missing: 'Invoice not found',
  toInbox: 'Back to the inbox',
  meanwhile: (sentence: string) => `${sentence} What you typed is still here.`,
  changedMeanwhile: 'Somebody decided on this invoice a moment ago.',
  readAgain: 'Read again',
  readingAgain: 'The document is being read again.',
  readAgainAsked: 'The document will be read again. The new reading replaces corrections.',
  verify: 'Verify this account',
  more: 'More',
  arrived: 'Arrived',
} as const;

export const ANSWER = {
  title: 'Is this the account we verified?',
  verified: (name: string | null, at: string | null) =>
    `Yes. This is the account that was verified${name === null ? '' : ` for ${name}`}${at === null ? '' : ` on ${day(at)}`}.`,
  mismatch: (name: string | null) =>
    `No. This is not the account that was verified${name === null ? ' for this payee' : ` for ${name}`}.`,
  suspectVerified:
    'We cannot say. The payee is verified, but something on the document keeps the account from matching.',
  verifiedButSuspect: (name: string | null) =>
    `This is the account that was verified${name === null ? '' : ` for ${name}`}, but something points to forgery.`,
  verifiedButChanged: (name: string | null) =>
    `This is the account that was verified${name === null ? '' : ` for ${name}`}, but the invoice asks to be paid differently than before.`,
  suspect: 'No verification covers this account, and something points to forgery.',
  changed: 'No verification covers this account, and the invoice asks to be paid differently than before.',
  known: 'No verification covers this account. Earlier invoices of this supplier named it.',
  new: 'No verification covers this account, and no earlier invoice of this supplier named it.',
  noAccount: 'There is nothing to compare: the invoice gives no complete account.',
  notInvoice: 'We cannot say: this document is not an invoice, or it is unclear what it is.',
  waiting: 'We do not know yet: the document is still being read.',
  unreadable: (reason: string | null) =>
    `We cannot say: ${(reason === null ? null : FAILURES[reason as keyof typeof FAILURES]) ?? 'the document could not be read.'}`,
  next: 'What to do',
  account: 'Account',
  digits: 'BSB and number',
  whose: 'Belongs to',
  asked: 'Asked for',
  verifiedAccount: 'Verified',
  lapsedAccount: 'No longer counts',
  earlierAccount: 'Earlier invoices',
  namesakeAccount: 'Same name, different ABN',
  verifiedNote: (name: string, on: string | null) => (on === null ? name : `${name}, verified on ${on}`),
  earlierNote: (invoices: number, first: string) => `since ${first}, ${counted(invoices, 'invoice')} in all`,
} as const;

/** What to do about an invoice that nobody has decided on, by its outcome. */
export const NEXT = {
  mismatch:
    'Do not pay this account. Call the supplier on a number you already have, not one from this invoice or its email.',
  suspect:
    'Do not pay yet. Call the supplier on a number you already have, not one from this invoice or its email, and ask whether they sent it.',
  changed:
    'Do not pay yet. Call the supplier on a number you already have, not one from this invoice or its email. If the change is real, have the new account verified.',
  no_account:
    'Look at the document. If it shows an account, correct the fields; if it does not, ask the supplier for one.',
  verified: 'No check failed. You can approve it.',
  verifiedButFailed: 'Before you approve it, look into what failed.',
  known: 'Have the account verified, or call the supplier on a number you already have before you approve it.',
  new: 'Have the account verified, or call the supplier on a number you looked up yourself before you approve it.',
  not_invoice: 'If it is not an invoice, reject it. If it is one, call the supplier before you pay.',
  unread: 'Nothing was checked. Ask the supplier for another copy, or have the file read again.',
} as const;

const FAILURES = {
  no_page_can_be_opened: 'no page of the file can be opened.',
  password_required: 'the file is protected by a password.',
  too_many_pages: 'the file has too many pages.',
  reading_timed_out: 'reading the file took too long.',
  reading_out_of_memory: 'reading the file took too much memory.',
  reading_failed: 'the file could not be read.',
  checking_failed: 'the checks could not be run.',
  redacted: 'its personal data was deleted before it was read.',
} as const;

export const FIELD_LABELS = {
  extracted_account_bsb: 'BSB',
  extracted_account_number: 'Account number',
  extracted_account_name: 'Account name',
  extracted_business_name: 'Business name',
  extracted_business_abn: 'ABN',
  extracted_invoice_number: 'Invoice number',
  total: 'Total',
} as const;

export const FIELDS_TEXT = {
  title: 'Fields',
  notRead: 'Not read',
  corrected: 'Corrected',
  confidence: (confidence: number, page: number) =>
    `Read with a confidence of ${Math.round(confidence * 100)} %, on page ${page}`,
  verified: 'Verified',
  lastPaid: 'Before',
  supplier: 'Supplier',
  lastInvoice: 'Last one',
  lastInvoices: 'Before',
  correct: (label: string) => `Correct: ${label}`,
  pickOrType: 'Type the value, or pick the words on the page.',
  type: 'Type the value.',
  pick: 'Pick on the page',
  pickedFrom: (words: number, page: number) => `${counted(words, 'word')} picked on page ${page}`,
  none: 'Not on the document',
  counts:
    'A typed value never makes an account verified. One picked on the page can, once the page has been checked again.',
  saved: (label: string) => `${label} corrected. The checks run again.`,
} as const;

export const DOCUMENT = {
  title: 'Document',
  tools: 'Document tools',
  allPages: 'All pages',
  page: (number: number) => `Page ${number}`,
  pageOf: (number: number, total: number) => `${number} of ${total}`,
  ofAnother: 'of another invoice in this file',
  hasWarning: 'with a warning',
  previous: 'Previous page',
  next: 'Next page',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  fitWidth: 'Fit the width',
  fitPage: 'Fit the whole page',
  turn: 'Turn',
  download: 'Download the file',
  warning: 'Warning',
  warningAt: (text: string) => `Warning: ${text}`,
  words: 'Words on the page. Arrow keys move, Shift extends, Space picks, Enter takes them over.',
  drawing: 'The page is being drawn',
  noPicture: 'This page cannot be shown',
  noPage: 'There is no page to show',
  noPageText: 'The file could not be opened. You can download it.',
  notForRole: 'Your role does not see documents',
  notForRoleText: 'Account numbers are masked for you. Ask an admin if you need to see them.',
} as const;

export const KEYS = {
  review: 'Review',
  document: 'Document',
  field: 'Show a field',
  correct: 'Correct the field',
  approve: 'Approve',
  hold: 'Hold',
  reject: 'Reject',
  reopen: 'Reopen',
  comment: 'Comment',
  search: 'Search',
  pages: 'Previous and next page',
  zoom: 'Zoom in and out',
  fit: 'Fit the width or the page',
  turn: 'Turn the page',
  neighbours: 'Next and previous invoice',
} as const;

export const CHECKS = {
  bad: 'Failed',
  isGood: 'Passed',
  leftOut: 'Could not be checked',
  none: 'Nothing was checked.',
  good: (number: number) => `${counted(number, 'check')} passed`,
  onPage: (page: number) => `Page ${page}:`,
  yes: 'yes',
  no: 'no',
  textAndPicture: 'What was read, and what the page shows',
  text: 'Read as',
  picture: 'On the page',
} as const;

/** Checks by the names that people give them. */
export const CHECK_NAMES = {
  document_is_invoice: 'Kind of document',
  business_abn_valid: 'ABN checksum',
  business_abn_active: 'ABN in the register',
  account_bsb_valid: 'BSB',
  account_number_valid: 'Account number',
  details_match_verification: 'Verified account',
  no_change_of_details_announced: 'Announced changes',
  other_ways_to_pay_known: 'Other ways to pay',
  details_unchanged: 'Earlier invoices',
  account_not_shared: 'Other users of the account',
  invoice_is_new: 'Duplicates',
  text_matches_picture: 'Text and picture',
  sender_authenticated: 'Sender authenticated',
  sender_known: 'Sender known',
  sender_not_lookalike: 'Look-alike domain',
  reply_to_matches_sender: 'Where replies go',
  tax_invoice_complete: 'Tax invoice',
} as const;

export const DECIDE = {
  title: 'Decision',
  buttons: { approve: 'Approve', hold: 'Hold', reject: 'Reject', reopen: 'Reopen' },
  titles: {
    approve: 'Approve this invoice',
    hold: 'Put this invoice on hold',
    reject: 'Reject this invoice',
    reopen: 'Reopen this invoice',
  },
  reason: 'Reason',
  reasons: {
    verified: 'The account is verified',
    called_back: 'Called back',
    known_supplier: 'Known supplier',
    duplicate: 'Duplicate',
    fraud: 'Fraud',
    not_ours: 'Not ours',
    other: 'Other',
  },
  until: 'Until',
  untilDay: 'Until (day)',
  orVerification: 'Wait for',
  pending: (name: string, on: string) => `The verification of ${name} from ${on}`,
  comment: 'Comment',
  why: 'Why you reopen it',
  call: {
    number: 'Number you called',
    number_from: 'Where you got the number',
    spoke_to: 'Who you spoke to',
    at: 'When',
  },
  numberFromHint: 'For example our supplier file',
  onDocument: 'This number is on the document itself. The forger may answer: call a number you know from elsewhere.',
  sends: 'sends',
  done: {
    to_review: 'Reopened.',
    on_hold: 'Put on hold.',
    awaiting_second: 'Approved by you. Somebody else has to approve it as well.',
    approved: 'Approved.',
    rejected: 'Rejected.',
    cleared: 'Cleared.',
  },
  notForRole: 'Your role does not decide on invoices.',
  needsTwo: 'Two people must approve this one.',
  involved: 'You were involved in this one, so somebody else has to approve it as well.',
  waitsForAnother: 'You approved it. It waits for somebody else.',
  youAreSecond: (name: string) => `${name} approved it. It waits for a second person.`,
} as const;

export const PAYEE = {
  unknown: 'Nothing is known about this supplier yet.',
  nameless: 'Supplier without a name',
  invoices: (given: string) => `${given} counted`,
  namesake: 'This supplier has the same name as the invoice, but a different ABN.',
  accounts: 'Accounts',
  noAccounts: 'No account is known.',
  senders: 'Senders',
  noSenders: 'No sender is known.',
  others: 'Other invoices',
  noOthers: 'There is no other invoice.',
  used: (invoices: string, from: string, to: string) => `${invoices}, ${from === to ? from : `${from} to ${to}`}`,
  verifiedOn: (on: string) => `, verified on ${on}`,
  day: 'Arrived',
  number: 'Number',
  amount: 'Amount',
  account: 'Account',
  outcome: 'Outcome',
  duplicates: 'This may be a duplicate',
  repeats: (sameFile: number, sameNumber: number, number: string | null) =>
    [
      ...(sameFile > 0 ? [`The same file also came in as ${counted(sameFile, 'other invoice')}.`] : []),
      ...(sameNumber > 0
        ? [
            `${counted(sameNumber, 'other invoice')} of this supplier ${sameNumber === 1 ? 'has' : 'have'} the number ${number ?? ''}.`,
          ]
        : []),
    ].join(' '),
} as const;

export const EMAIL = {
  none: {
    dashboard: 'Somebody uploaded this invoice. It did not come by email.',
    api: 'A program uploaded this invoice. It did not come by email.',
    email: 'The email of this invoice has been deleted.',
  },
  from: 'From',
  nobody: 'Nobody',
  replyTo: 'Replies go to',
  to: 'To',
  subject: 'Subject',
  received: 'Received',
  vouches: 'Was the sender authenticated?',
  notChecked: 'Not checked yet.',
  authenticated: (domain: string | null) =>
    `SPF or DKIM confirms that it came from ${domain ?? 'the domain it names'}.`,
  notAuthenticated: (domain: string | null) => `Could not verify that it came from ${domain ?? 'the domain it names'}.`,
  forwarded: 'Somebody forwarded it. That proves nothing.',
  attachments: 'Attachments',
  thisOne: 'this invoice',
  outcomes: { invoice: 'an invoice', ignored: 'ignored', failed: 'could not be read' },
  raw: 'Download the raw message',
  lookalike: 'The sender’s domain only looks like a known one',
  sentFrom: 'Sent from',
  known: 'Known',
  path: 'How it arrived',
  pathHint: 'Only the first line is ours. The servers that passed the message on wrote the others.',
  deliveredBy: (address: string, helo: string | null) =>
    `${address}${helo === null ? '' : ` (${helo})`} delivered it to us.`,
  envelope: (from: string) => `Envelope sender: ${from === '' ? 'none' : from}`,
  text: 'Text',
  noText: 'The message has no text.',
  showHtml: 'Show the sender’s layout',
  showText: 'Show the text',
  html: 'The message in its sender’s layout, without scripts and pictures',
} as const;

export const HISTORY = {
  service: 'Payproof',
  somebody: 'Somebody',
  nothing: 'nothing',
  arrived: {
    email: 'It came by email.',
    dashboard: 'It was uploaded.',
    api: 'It was uploaded by a program.',
  },
  decisions: {
    approve: 'approved it',
    hold: 'put it on hold',
    reject: 'rejected it',
    reopen: 'reopened it',
    clear: 'cleared it',
  },
  approvedFirst: 'approved it as the first of two',
  until: (on: string) => `Until ${on}`,
  untilVerification: 'Until a verification ends',
  call: (whom: string, number: string, from: string, at: string) => `Spoke to ${whom} at ${number} (${from}), ${at}`,
  said: 'commented',
  corrected: (label: string) => `corrected: ${label}`,
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  comment: 'Comment',
  send: 'Comment',
  commented: 'Your comment was added.',
  audit: (number: number) => `Audit trail (${count(number)})`,
  change: (attribute: string, before: string, after: string) =>
    after === '' ? `${attribute}: ${before}` : `${attribute}: ${before} → ${after}`,
  erased: 'erased',
} as const;
