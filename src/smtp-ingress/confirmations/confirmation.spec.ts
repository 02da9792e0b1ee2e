import type { AuthenticationDetails, InboundEmail } from '../inbound-email.entity.js';
import { confirmationAddress, confirmationLetter } from './confirmation.js';

const authentication: AuthenticationDetails = {
  sender: 'ar@supplier.example',
  claimed: ['ar@supplier.example'],
  reason: null,
  automatic: false,
  spf: { result: 'pass', domain: 'supplier.example', aligned: true },
  dkim: [],
  dmarc: { result: 'pass', domain: 'supplier.example', policy: 'reject' },
  arc: { result: 'none', sealer: null, trusted: false },
};
const email = {
  authenticated: true,
  authentication,
  envelopeFrom: 'AR@supplier.example',
  recipient: 'inbox@localhost',
};

describe('confirmationAddress', () => {
  it('is the mailbox of an authenticated sender', () => {
    expect(confirmationAddress(email)).toBe('ar@supplier.example');
  });

  it('is a mailbox of a domain in other letters, which the envelope has as they are read', () => {
    const sender = 'ar@xn--mller-kva.example';
    const given = { envelopeFrom: 'ar@müller.example', authentication: { ...authentication, sender } };
    expect(confirmationAddress({ ...email, ...given })).toBe(sender);
  });

  const from = (sender: string): Partial<InboundEmail> => ({
    envelopeFrom: sender,
    authentication: { ...authentication, sender },
  });
  it.each<[string, Partial<InboundEmail>]>([
    ['a sender that is not authenticated', { authenticated: false }],
    ['a sender of whom nothing is known', { authenticated: null }],
    ['a message without one sender', { authentication: { ...authentication, sender: null } }],
    ['the null sender', { envelopeFrom: '' }],
    ['another mailbox in the envelope', { envelopeFrom: 'victim@supplier.example' }],
    ['mail of a program', { authentication: { ...authentication, automatic: true } }],
    ['the inbox itself', { recipient: 'ar@supplier.example' }],
    ['no-reply', from('no-reply@supplier.example')],
    ['noreply', from('noreply+1@supplier.example')],
    ['do_not_reply', from('do_not_reply@supplier.example')],
    ['a bounce address', from('bounces+123@supplier.example')],
    ['the mailer daemon', from('mailer-daemon@supplier.example')],
    ['the owner of a list', from('owner-suppliers@supplier.example')],
  ])('is nobody for %s', (_what, given) => {
    expect(confirmationAddress({ ...email, ...given })).toBeNull();
  });
});

describe('confirmationLetter', () => {
  const settled = {
    status: 'processed',
    reason: null,
    subject: 'Invoice 7',
    messageId: '<1@supplier.example>',
    receivedAt: new Date('2026-11-21T05:06:07Z'),
    attachments: [
      { file_name: 'a.pdf', size: 1, outcome: 'invoice', reason: null, invoice_id: null },
      { file_name: 'b.zip', size: 1, outcome: 'failed', reason: 'It needs a password.', invoice_id: null },
      { file_name: 'logo.png', size: 1, outcome: 'ignored', reason: 'A picture of the signature.', invoice_id: null },
    ],
  } satisfies Parameters<typeof confirmationLetter>[0];
  const about = { to: 'ar@supplier.example', entity: 'Harbour Pty Ltd' };

  it('tells what was taken and what could not be', () => {
    const letter = confirmationLetter(settled, about);
    expect(letter).toMatchObject({
      to: 'ar@supplier.example',
      subject: 'Your invoice arrived',
      answer: true,
      headers: { 'Auto-Submitted': 'auto-replied', 'In-Reply-To': '<1@supplier.example>' },
    });
    expect(letter.text).toBe(
      'Your message “Invoice 7” reached Harbour Pty Ltd on 2026-11-21 at 05:06 UTC.\n\n' +
        'Accepted as invoices:\n- a.pdf\n\nCould not be used:\n- b.zip: It needs a password.\n\n' +
        'This confirms that your message arrived, not that the invoice was checked or approved. It was sent automatically.\n',
    );
  });

  it('tells why there was no invoice', () => {
    const reason = 'The message holds no PDF, JPEG or PNG.';
    const letter = confirmationLetter(
      { ...settled, status: 'rejected', attachments: [], reason, subject: null },
      about,
    );
    expect(letter.subject).toBe('No invoice was found in your message');
    expect(letter.text).toContain(`Your message reached Harbour Pty Ltd`);
    expect(letter.text).toContain(`No invoice was found in it. ${reason}`);
  });

  it('puts nothing into its header that is no message id', () => {
    const { headers } = confirmationLetter({ ...settled, messageId: '<a> <b>\r\nBcc: x@y.example' }, about);
    expect(Object.keys(headers ?? {})).toEqual(['Auto-Submitted', 'X-Auto-Response-Suppress']);
  });
});
