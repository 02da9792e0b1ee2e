export const ACCOUNT = {
  title: 'My account',
} as const;

export const PASSWORD = {
  title: 'Password',
  lead: 'A new password ends your sessions in all other browsers.',
  change: 'Change the password',
  next: 'New password',
  hint: 'At least 12 characters. A few words that only you put together are good.',
  again: 'The same once more',
  differ: 'These are not the same',
  save: 'Set the new password',
  done: 'Your password is changed. You are signed out everywhere else.',
} as const;

export const APP = {
  title: 'Authenticator app',
  on: 'Set up',
  off: 'Not set up',
  setUp: 'Set up an app',
  remove: 'Take it away',
  removeSure: 'Take the authenticator app away?',
  removeText: 'Its codes will not sign you in any more. You are signed out everywhere else.',
  removed: 'The authenticator app is taken away.',
  done: 'The authenticator app is set up.',
} as const;

export const CODES = {
  title: 'Recovery codes',
  left: (count: number) => (count === 1 ? '1 left' : `${count} left`),
  none: 'None',
  lead: 'Each signs you in once, should you lose your other factors.',
  make: 'Make ten new ones',
  makeSure: 'Make ten new recovery codes?',
  makeText: 'The ones that you have now will be good for nothing.',
} as const;

export const PASSKEYS = {
  title: 'Passkeys',
  lead: 'A passkey is this device or a security key: it signs you in without a password.',
  add: 'Add a passkey',
  none: 'You have none yet.',
  added: (when: string) => `added ${when}`,
  used: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  backedUp: 'kept by your provider, on all your devices',
  remove: 'Take away',
  removeLabel: (name: string) => `Take away the passkey ${name}`,
  removeSure: (name: string) => `Take away “${name}”?`,
  removeText: 'It will not sign you in any more. You are signed out everywhere else.',
  removed: 'The passkey is taken away.',
  done: 'The passkey is added.',
} as const;

export const SESSIONS = {
  title: 'Where you are signed in',
  here: 'this browser',
  since: (when: string) => `since ${when}`,
  seen: (when: string) => `last seen ${when}`,
  methods: {
    password: 'by password',
    totp: 'by password and app',
    recovery_code: 'by recovery code',
    passkey: 'by passkey',
    oidc: 'by single sign-on',
    link: 'by a link',
  } as Readonly<Record<string, string>>,
  end: 'End',
  endLabel: (where: string) => `End the session from ${where}`,
  ended: 'The session is ended.',
  endAll: 'Sign out everywhere',
  endAllSure: 'Sign out everywhere?',
  endAllText: 'Every session ends, this one too.',
  unknownBrowser: 'Unknown browser',
} as const;

export const PREFERENCES = {
  title: 'Keyboard',
} as const;

export const NOTICES = {
  title: 'What you are told by email',
  lead: 'Only what your role lets you see is told.',
  saved: 'Saved.',
  kinds: {
    compromised_details: 'Payment details that are not the verified ones were presented',
    payment_file_failed: 'A payment file failed its check',
    subscription_disabled: 'A webhook was disabled',
    account_replaced: 'A verified account was replaced by a newer one',
    verifications_share_abn: 'Verifications share nothing but an ABN',
    invoice_assigned: 'An invoice was assigned to you',
    second_approval_wanted: 'An invoice wants a second approval',
    waiting: 'Once a day: what waits for a decision',
  },
} as const;
