export const OVERVIEW = {
  title: 'Overview',
  attention: 'What needs attention',
  nothing: 'Nothing needs attention',
  nothingText: 'Invoices, payment files and emails that need a decision show up here.',
  toReview: 'Invoices to review',
  oldest: 'Oldest',
  largest: 'Largest',
  second: 'Second approvals',
  mine: 'Assigned to me',
  hold: 'On hold',
  files: 'Failed payment files',
  pending: 'Pending verifications',
  held: 'Emails on hold',
  webhooks: 'Webhooks switched off',
  stopped: 'Stopped this month',
  stoppedHint:
    'Asked for on rejected invoices: those rejected as fraud, and those with another account than the verified one.',
  withoutAmount: (count: number): string => `and ${count} whose amount could not be read`,
  period: 'Period',
  arrivals: 'Invoices that arrived',
  outcomes: 'Outcomes',
  decisions: 'Decisions',
  timeToDecision: 'Time to a decision, in hours',
  reading: 'Time to read an invoice, in seconds',
  queue: 'Invoices waiting to be read, last 24 hours',
  arrived: 'Arrived',
  waiting: 'Waiting',
  median: 'Median',
  p95: '95th percentile',
  none: 'No invoices in these days',
  noneText: 'Charts appear here once invoices arrive.',
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
