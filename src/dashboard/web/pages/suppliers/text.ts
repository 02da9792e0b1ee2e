import { counted } from '../../parts/format';

export const SUPPLIERS = {
  title: 'Suppliers',
  list: 'Suppliers',
  empty: 'No suppliers yet',
  emptyText: 'Suppliers appear here by themselves with their first invoice or verification. There is nothing to enter.',
  name: 'Supplier',
  unnamed: 'No name read',
  abn: 'ABN',
  invoices: 'Invoices',
  accounts: 'Accounts',
  senders: 'Senders',
  lastInvoice: 'Last invoice',
  sort: 'Sorted by',
  first: 'First invoice',
  verified: 'Verified',
  notVerified: 'Not verified',
  seen: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  noAccounts: 'No invoice has given an account yet.',
  noSenders: 'No invoice has come by email yet.',
  showInvoices: 'Show the invoices',
  merge: 'Merge another supplier into this one',
  mergeTitle: 'Merge two suppliers that are one',
  mergeWith: 'The supplier that goes away',
  search: 'ABN of the other supplier, or choose one of the last 100',
  choose: 'Choose a supplier',
  preview: 'What this supplier will have',
  of: (name: string): string => `From ${name}`,
  mergeText:
    'Accounts, senders and invoices of both are counted together from then on. This cannot be undone. Only merge suppliers that are certainly one business: otherwise a fraudster’s account could become a known one.',
  doMerge: 'Merge',
  merged: 'The suppliers are merged.',
  differentAbn: 'These two have different ABNs. Are they really one business?',
  invoiceCount: (count: number): string => counted(count, 'invoice'),
} as const;

export const SORTS = { name: 'Name', '-created_at': 'Newest' } as const;
