export const FACTORS = {
  scan: 'Scan this with your authenticator app, then enter the code it shows.',
  qr: 'QR code of the new secret',
  cannotScan: 'Cannot scan it? Enter this secret:',
  code: 'Code that the app shows',
  codeHint: 'Six digits',
  confirm: 'Set it up',
  begin: 'Set up an authenticator app',
  passkeyName: 'Name of this passkey',
  passkeyHint: 'For example “Work laptop” or “Security key”.',
  passkeyDefault: 'This device',
  addPasskey: 'Add a passkey',
  codesTitle: 'Keep your recovery codes',
  codesLead:
    'Each code signs you in once if you lose your other factors. They are shown only now: keep them where you keep your passwords.',
  download: 'Download',
  kept: 'I have saved them',
} as const;
