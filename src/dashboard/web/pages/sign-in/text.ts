export const SIGN_IN = {
  title: 'Sign in',
  lead: 'Is this the account we verified?',
  ended: 'Your session has ended. Sign in to carry on where you were.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  passkey: 'Sign in with a passkey',
  or: 'or',
  onlyProvider: 'Your organization signs in with its own provider.',
  failed: {
    refused: 'You were not signed in: the provider refused, or sign-in was cancelled.',
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
  submit: 'Continue',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  recovery: 'Recovery code',
  recoveryHint: 'One of your ten codes; each works once.',
  passkey: 'Use a passkey',
  startOver: 'Sign in as somebody else',
} as const;

export const ENROL = {
  title: 'Set up a second factor',
  lead: 'Your role decides about payments, so a password alone is not enough. Choose a second factor; you can add others later.',
  app: 'Authenticator app',
  passkey: 'Passkey',
} as const;

export const RESET = {
  title: 'Set a new password',
  lead: 'Enter your email address. If we know it, we send a link to set a new password. The link works for one hour.',
  submit: 'Send the link',
  sent: 'If we know that address, a link is on its way. It works for one hour.',
  back: 'Back to sign-in',
} as const;
