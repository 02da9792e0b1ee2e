import { ContentHash } from './content-hash.js';

const hashOf = (message: string, chunk = message.length || 1): string => {
  const hash = new ContentHash();
  for (let at = 0; at < message.length; at += chunk) hash.update(Buffer.from(message.slice(at, at + chunk)));
  return hash.digest().toString('hex');
};

const MESSAGE = 'From: a@example.com\r\nSubject: Invoice\r\n 42\r\n\r\nBody\r\n';
const TRACED = 'Received: from a\r\n\tby b; today\r\nReturn-Path: <a@example.com>\r\n' + MESSAGE;

describe('ContentHash', () => {
  it('leaves trace headers aside, folded ones too', () => expect(hashOf(TRACED)).toBe(hashOf(MESSAGE)));

  it('does not depend on how the message is cut', () => {
    for (const size of [1, 2, 3, 7, 50]) expect(hashOf(TRACED, size)).toBe(hashOf(MESSAGE));
  });

  it.each([
    ['another body', MESSAGE.replace('Body', 'Bodi')],
    ['another subject', MESSAGE.replace('42', '43')],
    ['a trace header in the body', MESSAGE + 'Received: x\r\n'],
    ['no header at all', 'just text'],
  ])('tells %s apart', (_what, other) => expect(hashOf(other)).not.toBe(hashOf(MESSAGE)));

  it('bears a header that never ends', () => {
    const endless = 'X: ' + 'a'.repeat(300_000);
    expect(hashOf(endless, 65_536)).not.toBe(hashOf(endless + 'b', 65_536));
  });
});
