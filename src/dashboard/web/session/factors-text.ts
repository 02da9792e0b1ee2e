export const FACTORS = {
  scan: 'Scan this with your authenticator app, then enter the code it shows.',
  qr: 'QR code of the new secret',
  cannotScan: 'Cannot scan it? Enter this secret:',
  code: 'Code that the app shows',
  codeHint: 'Six digits',
  confirm: 'Set it up',
  begin: 'Set up an authenticator app',
  passkeyName: 'Name of this passkey',
  passkeyHint: 'So that you know it again: “Work laptop”, “Security key”.',
  passkeyDefault: 'This device',
  addPasskey: 'Add a passkey',
  codesTitle: 'Keep your recovery codes',
  codesLead:
    'Each signs you in once, should you lose your other factors. They are shown this one time: keep them where you keep your passwords.',
  download: 'Download',
  kept: 'I have kept them',
} as const;
