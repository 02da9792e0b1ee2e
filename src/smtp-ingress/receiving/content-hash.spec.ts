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

  it.each([
    ['a field', 'Received: by b\nSubject: one\r\nFrom: a\r\n\r\nBody', 'one'],
    ['the start of the body', 'Received: by b\n\nPlease pay one\r\n\r\nBody', 'one'],
    ['the start of the body behind CRLF', 'From: a\r\nReceived: by b\r\n\nPlease pay one\r\n\r\nBody', 'one'],
    ['a field behind a bare CR', 'Received: by b\rSubject: one\r\n\r\nBody', 'one'],
    ['the body of a message without a header', '\r\nReceived: one\r\n\r\nBody', 'one'],
    ['the body behind bare LFs', '\nReceived: one\n\nBody', 'one'],
  ])('tells messages apart that differ in %s, after a bare LF in what looks like a trace', (_what, message, word) => {
    expect(hashOf(message)).not.toBe(hashOf(message.replace(word, 'two')));
    for (const size of [1, 2, 3]) expect(hashOf(message, size)).toBe(hashOf(message));
  });

  it('leaves trace headers aside whose lines end in bare LFs', () => {
    const message = 'From: a\nSubject: b\n\nBody';
    expect(hashOf(`Received: from a\n\tby b\n${message}`)).toBe(hashOf(message));
    expect(hashOf('From: a\nSubject: b\nReceived: x\n\nBody')).toBe(hashOf(message));
  });

  it('knows messages that were accepted before', () => {
    expect(hashOf(TRACED)).toBe('f84bcbd6b6299d13c06d88de9e88921080ff2da874f8890a21b55e82615ec63d');
  });

  it('copes with a header that never ends', () => {
    const endless = 'X: ' + 'a'.repeat(300_000);
    expect(hashOf(endless, 65_536)).not.toBe(hashOf(endless + 'b', 65_536));
  });
});
