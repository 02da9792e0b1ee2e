export const INBOX = {
  title: 'Inbox',
} as const;
