export const SET_PASSWORD = {
  invitation: 'Welcome to Payproof',
  password_reset: 'Set a new password',
  invitedTo: (organization: string) => `You were invited to ${organization}. Set a password to begin.`,
  resetFor: (email: string) => `For ${email}.`,
  gone: 'This link has been used or has expired',
  goneText: 'Request a new one on the sign-in page. For an invitation, ask the person who invited you.',
  toSignIn: 'Go to the sign-in page',
  submit: 'Set the password',
} as const;
