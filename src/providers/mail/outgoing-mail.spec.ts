import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { FakeMailServer } from './fake-mail-server.js';
import { NoOutgoingMail } from './outgoing-mail.js';
import { SmtpOutgoingMail } from './smtp-outgoing-mail.js';

const FROM = 'Payproof <payproof@pay.example>';
const LETTER = {
  to: 'jane@example.com',
  subject: 'Grüße',
  text: `Please open https://pay.example/individual-authentication/${'x'.repeat(43)} = yes.\n\nÄ line.`,
};

describe('outgoing mail', () => {
  let server: FakeMailServer;
  let mail: SmtpOutgoingMail;

  beforeAll(async () => {
    server = await new FakeMailServer().listen();
    mail = new SmtpOutgoingMail({ url: server.url, from: FROM, timeoutMs: 500 });
  });
  afterAll(() => server.close());

  it('sends a letter', async () => {
    expect(await mail.send({ ...LETTER, headers: { 'Auto-Submitted': 'auto-generated' } })).toEqual({
      outcome: 'sent',
    });
    const [letter] = server.delivered;
    expect(letter).toMatchObject({ to: ['jane@example.com'], subject: 'Grüße', text: LETTER.text });
    expect(letter?.raw).toContain('Auto-Submitted: auto-generated');
    expect(letter?.raw).toContain('From: Payproof <payproof@pay.example>');
  });

  it('does not let the text of a field add recipients or headers', async () => {
    await mail.send({ ...LETTER, subject: 'A\r\nBcc: other@example.com\r\n\r\nB' });
    const letter = server.delivered.at(-1);
    expect(letter?.to).toEqual(['jane@example.com']);
    expect(letter?.raw).not.toMatch(/^Bcc:/im);
  });

  it('distinguishes a mailbox that does not exist from a server in trouble', async () => {
    server.habit = 'no-such-mailbox';
    expect(await mail.send(LETTER)).toEqual({ outcome: 'refused', reason: expect.stringContaining('550') });
    server.habit = 'try-later';
    expect((await mail.send(LETTER)).outcome).toBe('unavailable');
    server.habit = 'silent';
    const started = Date.now();
    expect((await mail.send(LETTER)).outcome).toBe('unavailable');
    expect(Date.now() - started).toBeLessThan(10_000);
    server.habit = 'well';
  });

  it.each<[string, string]>([
    ['garbage', 'nonsense\r\n'],
    ['nothing', ''],
  ])('is unavailable where the server says %s', async (_what, greeting) => {
    const odd = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(greeting);
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    expect((await new SmtpOutgoingMail({ url, from: FROM, timeoutMs: 300 }).send(LETTER)).outcome).toBe('unavailable');
    odd.close();
  });

  it('is unavailable if nothing listens, or no server is set', async () => {
    const gone = new SmtpOutgoingMail({ url: 'smtp://127.0.0.1:1', from: FROM, timeoutMs: 300 });
    expect((await gone.send(LETTER)).outcome).toBe('unavailable');
    const none = new NoOutgoingMail();
    expect([none.configured, (await none.send()).outcome]).toEqual([false, 'unavailable']);
  });
});
