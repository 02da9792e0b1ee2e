export const SET_PASSWORD = {
  invitation: 'Welcome to Payproof',
  password_reset: 'Set a new password',
  invitedTo: (organization: string) => `You were invited to ${organization}. Set a password to begin.`,
  resetFor: (email: string) => `For ${email}.`,
  gone: 'This link is used up, or more than an hour old',
  goneText: 'Ask for a new one on the sign-in page; for an invitation, ask whoever invited you.',
  toSignIn: 'Go to the sign-in page',
  password: 'New password',
  hint: 'At least 12 characters. A few words that only you put together are good.',
  again: 'The same once more',
  differ: 'These are not the same',
  submit: 'Set the password and go on',
} as const;
