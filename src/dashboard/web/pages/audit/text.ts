export const AUDIT = {
  title: 'Audit trail',
  list: 'Events of the audit trail',
  empty: 'Nothing has been done yet',
  emptyText:
    'Whatever people, keys and the service change from now on is recorded here, and cannot be changed afterwards.',
  action: 'Action',
  actionHint: 'For example rule.changed',
  actor: 'Who',
  subject: 'Subject',
  when: 'When',
  from: 'From',
  to: 'To',
  csv: 'Download as CSV',
  jsonl: 'Download as JSON lines',
  changes: 'What changed',
  noChanges: 'It changed no values.',
  before: 'Before',
  after: 'After',
  nothing: 'nothing',
  erased: 'erased',
  address: 'IP address',
  key: 'Key',
  request: 'Request',
  position: 'Place in the chain',
  unsealed: 'Not sealed yet',
} as const;

export const ACTORS = { person: 'Person', key: 'Key', command_line: 'Command line', service: 'Payproof' } as const;
