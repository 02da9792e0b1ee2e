import { codeMessage, linkMessage, replacedMessage } from './messages.js';

const SUBJECT = { verificationId: 'one', linkNumber: 1, payer: 'Demo', business: 'Harbour Lane Joinery Pty Ltd' };
const URL = 'https://pay.example/individual-authentication/token';

describe('messages to individuals', () => {
  it('distinguish link and code', () => {
    const link = linkMessage(SUBJECT, URL);
    const code = codeMessage(SUBJECT, { code: '012345', number: 2, host: 'pay.example' });
    expect(link.text).toContain(URL);
    expect(code.text).not.toContain(URL);
    expect(code.text).toMatch(/^Your code is 012345\./);
    expect(code.text.split('\n').at(-1)).toBe('@pay.example #012345');
    expect([link.reference, code.reference]).toEqual(['one-link', 'one-code-2']);
    // The same reference would not be sent again.
    const anew = { ...SUBJECT, linkNumber: 2 };
    expect(linkMessage(anew, URL).reference).toBe('one-link-link-2');
    expect(codeMessage(anew, { code: '012345', number: 2, host: 'pay.example' }).reference).toBe('one-code-2-link-2');
  });

  it('tell of a replaced account by its last digits alone', () => {
    const { text, subject } = replacedMessage(SUBJECT, { accountBsb: '062-000', accountNumber: '12345678' });
    expect(text).toContain('into a different bank account. You confirmed BSB 062-000, account ••••5678.');
    expect(text + subject).not.toContain('12345678');
  });

  it.each(['Click https://evil.example/pay now', 'www.evil.example', 'A\r\nBcc: b@evil.example', 'x'.repeat(255)])(
    'make nothing of a business called %j but a name',
    (business) => {
      const { subject, text } = linkMessage({ ...SUBJECT, business }, URL);
      expect(text.replace(URL, '')).not.toMatch(/:\/\/|\w\.\w/);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject.length).toBeLessThan(120);
    },
  );
});
