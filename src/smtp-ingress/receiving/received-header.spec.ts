import { ContentHash } from './content-hash.js';
import { receivedHeader } from './received-header.js';

const ARRIVAL = {
  helo: 'mail.supplier.example',
  peerAddress: '192.0.2.7',
  by: 'inbox.example',
  extended: true,
  secure: true,
  utf8: false,
  id: '0199',
  receivedAt: new Date('2026-11-03T01:02:03Z'),
};

describe('receivedHeader', () => {
  it('says from where, by whom, how and when', () =>
    expect(receivedHeader(ARRIVAL)).toBe(
      'Received: from mail.supplier.example ([192.0.2.7])\r\n' +
        '\tby inbox.example with ESMTPS id 0199;\r\n\tTue, 03 Nov 2026 01:02:03 +0000\r\n',
    ));

  it.each([
    [{ extended: false, secure: false }, 'with SMTP id'],
    [{ secure: false }, 'with ESMTP id'],
    [{ utf8: true }, 'with UTF8SMTPS id'],
    [{ peerAddress: '2001:db8::1' }, '([IPv6:2001:db8::1])'],
    [{ helo: null }, 'from unknown ('],
    [{ helo: 'a\r\nX: y (' }, 'from aX:y ('],
  ])('%j', (given, expected) => expect(receivedHeader({ ...ARRIVAL, ...given })).toContain(expected));

  it('leaves the content hash as it is', () => {
    const hashOf = (text: string): string => {
      const hash = new ContentHash();
      hash.update(Buffer.from(text));
      return hash.digest().toString('hex');
    };
    const message = 'Subject: x\r\n\r\nBody\r\n';
    expect(hashOf(receivedHeader(ARRIVAL) + message)).toBe(hashOf(message));
  });
});
