export const PROOF = {
  title: 'Is it still you?',
  explain: 'This changes something that matters. Show once more who you are; it then holds for ten minutes.',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits',
  password: 'Your password',
  confirm: 'Confirm',
  passkey: 'Use a passkey',
  oidc: 'Confirm by single sign-on',
  cancel: 'Cancel',
  or: 'or',
} as const;

export const PASSKEY = {
  refused: 'The passkey was not used: it was cancelled, or took too long.',
  unsupported: 'This browser cannot use passkeys here.',
  known: 'This device already has a passkey for your account.',
} as const;
