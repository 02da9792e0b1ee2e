import { counted } from '../../parts/format';

export const INBOX = {
  title: 'Inbox',
  search: 'Search number, supplier, ABN, account, sender…',
  searchLabel: 'Search',
  empty: 'No invoices yet',
  emptyText: 'Email one to the inbox address of this entity, or drop PDFs and photos anywhere on this page.',
  emptyTextToRead: 'They appear here by themselves once suppliers email them to the inbox address of this entity.',
  none: 'No invoice matches',
  noneText: 'Remove a filter, or search for something else.',
  clear: 'Clear all filters',
  upload: 'Upload',
  columns: 'Columns',
  arrived: (count: number) => `${counted(count, 'new invoice')}: show`,
  total: (count: number) => counted(count, 'invoice'),
  left: 'No longer matches this list',
  open: (what: string) => `Review ${what}`,
  select: (what: string) => `Select ${what}`,
  selectAll: 'Select all that are loaded',
  unnamed: 'Supplier not read',
  noNumber: 'no number',
  nobody: 'Nobody',
  you: 'You',
  somebody: 'Somebody',
  list: 'Invoices',
  sortBy: (what: string) => `Sort by ${what}`,
} as const;

export const TABS = {
  label: 'Which invoices',
  all: 'All',
  to_review: 'To review',
  awaiting_second: 'Second approval',
  on_hold: 'On hold',
  decided: 'Decided',
} as const;

export const COLUMNS = {
  outcome: 'Outcome',
  supplier: 'Supplier',
  number: 'Number',
  total: 'Amount',
  account: 'Account',
  flags: 'Flags',
  review: 'Review',
  assignee: 'Assignee',
  source: 'Source',
  status: 'Status',
  age: 'Age',
} as const;

export const FILTERS = {
  outcome: 'Outcome',
  assignee: 'Assignee',
  more: 'More',
  any: 'Any',
  me: 'Me',
  from: 'Arrived from',
  to: 'Arrived until',
  totalFrom: 'Amount from',
  totalTo: 'Amount to',
  status: 'Status',
  apply: 'Apply',
  chosen: (name: string, count: number) => `${name}: ${count}`,
} as const;

export const KEYS = {
  section: 'Inbox',
  next: 'Next invoice',
  previous: 'Previous invoice',
  open: 'Review it',
  select: 'Select it',
  search: 'Search',
  upload: 'Upload',
} as const;
