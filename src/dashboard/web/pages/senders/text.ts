export const SENDERS = {
  title: 'Senders',
  list: 'Senders',
  empty: 'No senders are listed',
  emptyText: 'Mail from every sender is handled as set above. List a sender to allow, block or hold its mail.',
  emptyTextToRead: 'Mail from every sender is handled as set above.',
  add: 'Add a sender',
  addAction: 'Add',
  sender: 'Sender',
  senderHint: 'An email address, or a domain with its subdomains.',
  policy: 'What happens to its mail',
  note: 'Note',
  changed: 'Changed',
  edit: 'Change',
  saved: 'The sender list is saved.',
  remove: 'Remove',
  removeTitle: 'Remove this sender from the list',
  removeText: 'From then on, its mail is treated like mail from any other sender.',
  settings: 'Any other sender',
  settingsLead: 'What happens to mail from senders that are not on the list.',
  confirmations: 'Tell authenticated senders that their invoice arrived, or why it could not be used',
  settingsSaved: 'The settings are saved.',
} as const;

export const POLICIES = { allow: 'Allow', block: 'Block', ask: 'Hold for a person' } as const;
export const DEFAULTS = { allow: 'Read it', ask: 'Hold it for a person' } as const;
