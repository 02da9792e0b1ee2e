export const ACCOUNT = {
  title: 'My account',
} as const;

export const PASSWORD = {
  title: 'Password',
  lead: 'A new password signs you out in all other browsers.',
  change: 'Change the password',
  save: 'Set the new password',
  done: 'Your password is changed. You are signed out everywhere else.',
} as const;

export const APP = {
  title: 'Authenticator app',
  on: 'Set up',
  off: 'Not set up',
  setUp: 'Set up an app',
  remove: 'Remove',
  removeSure: 'Remove the authenticator app?',
  removeText: 'Its codes will not sign you in any more. You are signed out everywhere else.',
  removed: 'The authenticator app is removed.',
  done: 'The authenticator app is set up.',
} as const;

export const CODES = {
  title: 'Recovery codes',
  left: (count: number) => (count === 1 ? '1 left' : `${count} left`),
  none: 'None',
  lead: 'Each code signs you in once if you lose your other factors.',
  make: 'Create ten new codes',
  makeSure: 'Create ten new recovery codes?',
  makeText: 'The codes you have now will stop working.',
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
  remove: 'Remove',
  removeLabel: (name: string) => `Remove the passkey ${name}`,
  removeSure: (name: string) => `Remove “${name}”?`,
  removeText: 'It will not sign you in any more. You are signed out everywhere else.',
  removed: 'The passkey is removed.',
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
  endAllText: 'All sessions end, including this one.',
  unknownBrowser: 'Unknown browser',
} as const;

export const PREFERENCES = {
  title: 'Keyboard',
} as const;

export const NOTICES = {
  title: 'Email notices',
  lead: 'You only get notices about things your role can see.',
  saved: 'Saved.',
  kinds: {
    compromised_details: 'Payment details differ from the verified ones',
    payment_file_failed: 'A payment file failed its check',
    subscription_disabled: 'A webhook was switched off',
    account_replaced: 'A verified account was replaced by a newer one',
    verifications_share_abn: 'Two verifications share only an ABN',
    invoice_assigned: 'An invoice was assigned to you',
    second_approval_wanted: 'An invoice needs a second approval',
    waiting: 'Once a day: what is waiting for a decision',
  },
} as const;
