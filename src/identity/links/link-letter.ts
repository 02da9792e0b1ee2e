import type { OpenLink } from './user-links.service.js';

/** What somebody reads who is to set a password. Names come from people and stay on their line. */
export function linkLetter(
  { kind, name, organization }: Pick<OpenLink, 'kind' | 'name' | 'organization'>,
  address: string,
): { subject: string; text: string } {
  const who = oneLine(name);
  const where = oneLine(organization);
  const lines =
    kind === 'invitation'
      ? [`you have been invited to Payproof, where ${where} checks who it pays.`, 'Set your password and sign in:']
      : ['someone asked for a new password for your Payproof account.', 'Set it here:'];
  return {
    subject: kind === 'invitation' ? `Your invitation to Payproof (${where})` : 'Payproof: set a new password',
    text: [
      `Hello ${who},`,
      '',
      ...lines,
      '',
      address,
      '',
      'The link can be used once, within an hour.',
      kind === 'invitation'
        ? 'If you did not expect this, ignore it.'
        : 'If it was not you, ignore this email: your password stays as it is.',
      '',
    ].join('\n'),
  };
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}
