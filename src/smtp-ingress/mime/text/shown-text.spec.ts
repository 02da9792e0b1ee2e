import { shownText, textTypeOf } from './shown-text.js';

const shown = (type: string, text: string) => shownText({ type, charset: null, content: Buffer.from(text) });

describe('shownText', () => {
  it('unfolds the lines of calendars and cards', () => {
    const calendar = 'BEGIN:VEVENT\r\nSUMMARY;LANGUAGE=en:Pay BSB 733-\r\n 111\\, now\r\nEND:VEVENT';
    expect(shown('text/calendar', calendar).texts[0]).toContain('Pay BSB 733-111, now');
    expect(shown('text/vcard', 'NOTE;ENCODING=QUOTED-PRINTABLE:=42=53=42 7=\r\n33').texts[0]).toBe('BSB 733');
  });

  it('says that a card carries a picture, and that there is more than it searches', () => {
    // The first letters of the word are no codes of quoted-printable.
    expect(shown('text/vcard', 'BEGIN:VCARD\nNOTE;ENCODING=BASE64:UGF5\nEND:VCARD').unread).toHaveLength(1);
    expect(shown('text/vcard', 'BEGIN:VCARD\nPHOTO;ENCODING=b:AAAA\nEND:VCARD').unread).toEqual([
      'a picture or a file in a card',
    ]);
    expect(shown('text/plain', 'x'.repeat(4 * 1024 * 1024 + 1)).unread).toEqual(['more text than is searched']);
    expect(shown('text/plain', 'Hello').unread).toEqual([]);
  });
});

describe('the character set of a text', () => {
  const unread = (charset: string | null) =>
    shownText({ type: 'text/plain', charset, content: Buffer.from('Hello') }).unread;

  it.each(['utf-7', 'cp037', 'x-nothing'])('says that it does not know %s', (charset) =>
    expect(unread(charset)).toEqual(['a text in an unknown character set']),
  );

  it.each([null, 'us-ascii', 'UTF-8', 'windows-1252', 'unknown-8bit', 'cp850', 'iso-2022-jp'])('knows %s', (charset) =>
    expect(unread(charset)).toEqual([]),
  );

  it.each([null, 'us-ascii', 'utf-8', 'windows-1252'])(
    'says that a text in %s may be in Japanese characters',
    (charset) => {
      const unread = (text: string) => shownText({ type: 'text/plain', charset, content: Buffer.from(text) }).unread;
      expect(unread('\u001b$B#0#3#2\u001b(B')).toEqual(['a text in an unknown character set']);
      expect(unread('In bold: \u001b[1m$90\u001b[0m')).toEqual([]);
    },
  );

  it('is the one that a page names where it is opened by itself, whatever its message declared', () => {
    const content = Buffer.from('<meta charset="utf-7"><p>+ADEAOAA0-</p>');
    const unread = (isFile: boolean) => shownText({ type: 'text/html', charset: 'utf-8', content, isFile }).unread;
    expect([unread(true), unread(false)]).toEqual([['a text in an unknown character set'], []]);
    const honest = Buffer.from('<meta charset="windows-1252"><p>Thank you</p>');
    expect(shownText({ type: 'text/html', charset: 'utf-8', content: honest, isFile: true }).unread).toEqual([]);
  });

  it('reads Japanese characters that are declared', () => {
    const content = Buffer.from('\u001b$B#0#3#2\u001b(B');
    const { texts, unread } = shownText({ type: 'text/plain', charset: 'iso-2022-jp', content });
    expect([texts, unread]).toEqual([['\uff10\uff13\uff12'], []]);
  });
});

describe('textTypeOf', () => {
  it.each([
    [null, '.txt', 'Hello', 'text/plain'],
    ['application/octet-stream', '.html', '<p>Hello', 'text/html'],
    ['text/plain', '', '<!DOCTYPE html><p>', 'text/html'],
    ['text/x-anything', '', 'Hello', 'text/plain'],
    ['text/calendar', '.ics', 'BEGIN:VCALENDAR', 'text/calendar'],
    ['application/octet-stream', '.vcf', 'BEGIN:VCARD', 'text/vcard'],
    ['text/plain', '.dat', 'Hello', 'text/plain'],
    [null, '.rtf', '{\\rtf1 Hello}', null],
    ['image/svg+xml', '.svg', '<svg>', null],
    ['text/plain', '.txt', '<?xml version="1.0"?>', null],
    ['text/plain', '.txt', 'a\u0000b', null],
    ['application/pgp-signature', '.docm', 'Hello', null],
  ])('%s %s %j is %s', (declared, extension, text, type) =>
    expect(textTypeOf(declared, extension, Buffer.from(text))).toBe(type));

  it('doubts a drawing of characters, and no bar of them', () => {
    const unread = (text: string) => shownText({ type: 'text/plain', charset: 'utf-8', content: Buffer.from(text) }).unread;
    expect(unread('\u2588\u2588  \u2588\u2588\u2588\u2588  \u2588\n'.repeat(8))).toEqual(['a drawing made of characters']);
    expect(unread(`Total\n${'\u2588'.repeat(60)}\nThanks`)).toEqual([]);
  });
}); // prettier-ignore
