export const OVERVIEW = {
  title: 'Overview',
  attention: 'What needs attention',
  nothing: 'Nothing waits for anybody',
  nothingText: 'New invoices, payment files and mail that want a decision show up here.',
  toReview: 'Invoices to review',
  oldest: 'Oldest',
  largest: 'Largest',
  second: 'Second approvals',
  mine: 'Assigned to me',
  hold: 'On hold',
  files: 'Payment files that failed',
  pending: 'Pending verifications',
  held: 'Emails held',
  webhooks: 'Webhooks switched off',
  stopped: 'Kept from being paid this month',
  stoppedHint: 'Asked for on invoices that were rejected as fraud, or whose account is not the one that was verified.',
  withoutAmount: (count: number): string => `and ${count} without an amount that could be read`,
  period: 'Period',
  arrivals: 'Invoices that arrived',
  outcomes: 'What their checks say',
  decisions: 'Decisions',
  timeToDecision: 'Time to a decision, in hours',
  reading: 'Time to read an invoice, in seconds',
  median: 'Median',
  p95: '95 in 100 within',
  none: 'No invoices in these days',
  noneText: 'Send or upload one, and these charts begin.',
} as const;

export const PERIODS = { '7': '7 days', '30': '30 days', '90': '90 days' } as const;
export const ARRIVALS = { email: 'Email', dashboard: 'Uploaded', api: 'API' } as const;
export const DECISIONS = {
  approved: 'Approved',
  cleared: 'Cleared',
  rejected: 'Rejected',
  held: 'Held',
  reopened: 'Opened again',
} as const;
