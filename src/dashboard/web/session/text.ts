export const NEW_PASSWORD = {
  password: 'New password',
  hint: 'At least 12 characters. Several unrelated words work well.',
  again: 'Repeat the password',
  differ: 'The passwords differ',
} as const;

export const PROOF = {
  title: 'Is it still you?',
  explain: 'This change is sensitive. Confirm who you are; that holds for ten minutes.',
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
  refused: 'The passkey was not used. It was cancelled or took too long.',
  unsupported: 'This browser cannot use passkeys here.',
  known: 'This device already has a passkey for your account.',
} as const;
