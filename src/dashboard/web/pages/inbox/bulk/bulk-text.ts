import { counted } from '../../../parts/format';

export const BULK = {
  label: 'With the selected invoices',
  selected: (count: number) => `${counted(count, 'invoice')} selected`,
  assign: 'Assign',
  hold: 'Hold',
  approve: 'Approve',
  clear: 'Clear the selection',
  nobody: 'Nobody',
  to: 'To',
  until: 'Until',
  comment: 'Comment',
  assignTitle: (count: number) => `Assign ${counted(count, 'invoice')}`,
  holdTitle: (count: number) => `Hold ${counted(count, 'invoice')}`,
  approveTitle: (count: number) => `Approve ${counted(count, 'invoice')}`,
  approveLead:
    'You can approve together invoices that are read, verified or known, and have no failed check. Look at all others one by one.',
  leftOut: (count: number) => `${counted(count, 'invoice')} left out:`,
  noneFits: 'None of the selected invoices can be approved together.',
  reasons: {
    outcome: 'is neither verified nor known',
    flags: 'has a failed check',
    review: 'is not waiting for a decision',
  },
  working: (done: number, all: number) => `${done} of ${all}`,
  doneAll: (count: number, what: string) => `${counted(count, 'invoice')} ${what}.`,
  assigned: 'assigned',
  held: 'held',
  approved: 'approved',
  first: 'approved by you, and waiting for a second person',
  refused: (count: number) => `${counted(count, 'invoice was', 'invoices were')} refused:`,
} as const;
