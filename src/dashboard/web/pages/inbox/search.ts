/** What is in the address of the inbox, as it is there: a link shows the same list. */
export const INBOX_SEARCH = [
  'outcome',
  'review',
  'status',
  'assignee',
  'search',
  'from',
  'to',
  'total_from',
  'total_to',
  'supplier',
  'sort',
] as const;

export type InboxSearch = Partial<Record<(typeof INBOX_SEARCH)[number], string>>;
