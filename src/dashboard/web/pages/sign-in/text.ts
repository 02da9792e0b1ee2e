export const SIGN_IN = {
  title: 'Sign in',
  lead: 'Is this the account we verified?',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  passkey: 'Sign in with a passkey',
  or: 'or',
  onlyProvider: 'Your organization signs in by its own provider.',
  failed: {
    refused: 'You were not signed in: the provider refused, or somebody gave up.',
    expired: 'That took more than ten minutes, or began in another browser. Try again.',
    invalid: 'The provider’s answer could not be trusted. Try again; if it happens again, tell an admin.',
    no_access: 'You have no role here. Ask an admin of your organization for one.',
    unavailable: 'The provider cannot be reached at the moment. Try again soon.',
  } as Readonly<Record<string, string>>,
} as const;

export const SECOND = {
  title: 'One more step',
  app: 'Enter the code that your authenticator app shows.',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits',
  submit: 'Go on',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten codes that you were given; each is good once.',
  passkey: 'Use a passkey',
  startOver: 'Sign in as somebody else',
} as const;

export const ENROL = {
  title: 'Set up a second factor',
  lead: 'Your role decides about payments, so a password alone is not enough. Choose one; you can add others later.',
  app: 'Authenticator app',
  passkey: 'Passkey',
} as const;

export const RESET = {
  title: 'Set a new password',
  lead: 'Enter your email address. If it is known here, a link to set a new password is on its way; it is good for an hour.',
  submit: 'Send the link',
  sent: 'If that address is known here, a link is on its way. It is good for an hour.',
  back: 'Back to signing in',
} as const;
