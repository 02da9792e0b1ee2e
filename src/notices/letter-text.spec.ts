import { inline, letterText } from './letter-text.js';

const at = new Date('2026-11-21T05:34:56.789Z');

describe('letterText', () => {
  it('puts everything into one letter, and says how to stop it', () => {
    const { subject, text } = letterText(
      [
        { kind: 'compromised_details', count: 12, lines: [{ kind: 'compromised_details', at, text: 'A: …5678' }] },
        { kind: 'payment_file_failed', count: 1, lines: [{ kind: 'payment_file_failed', at, text: 'pay.aba' }] },
      ],
      { to: 'ada@example.com', sandbox: true, address: 'https://payproof.example/' },
    );
    expect(subject).toBe(
      '[sandbox] Payproof: 12 sets of payment details that differ from the verified ones, 1 payment file that failed',
    );
    expect(text).toContain('- 2026-11-21 05:34 UTC  A: …5678\n- and 11 more\n');
    expect(text).toContain('1 payment file that failed:\n- 2026-11-21 05:34 UTC  pay.aba\n');
    expect(text).toContain('sign in at https://payproof.example/ and');
    expect(text).toContain('user:notices --email ada@example.com --kinds none');
  });
});

describe('inline', () => {
  it('keeps text from outside in its line', () => {
    expect(inline('a\r\nBcc: x\u2028\u202Eb')).toBe('a Bcc: x b');
    expect(inline('x'.repeat(500))).toHaveLength(120);
  });
});
