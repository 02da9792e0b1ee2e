import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventually } from './support/api.js';
import { invoicePdf } from './support/invoice-pdf.js';
import { sendMail } from './support/mail.js';
import { TestService } from './support/service.js';

describe('the mail server', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ SMTP_CONNECTIONS_PER_PEER: '5' });
  });
  afterAll(() => service.remove());

  /** Speaks SMTP line by line; answers the server's replies, one for each line sent and the greeting. */
  const dialogue = (lines: string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const socket = connect(service.smtp);
      const replies: string[] = [];
      const left = [...lines];
      let text = '';
      socket.setEncoding('utf8');
      socket.on('error', reject);
      socket.on('close', () => resolve(replies));
      socket.on('data', (chunk: string) => {
        text += chunk;
        for (
          let match = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(text);
          match;
          match = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(text)
        ) {
          replies.push(match[0].trim());
          text = text.slice(match[0].length);
          const next = left.shift();
          if (next === undefined) socket.end();
          else socket.write(`${next}\r\n`);
        }
      });
    });
  const incoming = (): string[] => readdirSync(join(service.dataDir, 'documents', 'incoming'));

  it('offers what real mail servers offer', async () => {
    const [, ehlo = ''] = await dialogue(['EHLO client.example']);
    const size = `SIZE ${25 * 1_048_576}`;
    for (const extension of ['PIPELINING', '8BITMIME', 'SMTPUTF8', 'STARTTLS', 'ENHANCEDSTATUSCODES', size])
      expect(ehlo).toContain(extension);
    expect(ehlo).not.toContain('AUTH');
  });

  it('puts one enhanced status into each answer', async () => {
    const inbox = service.credentials.inbox;
    const replies = await dialogue([
      'EHLO client.example',
      'NOOP',
      'EXPN staff',
      'WIZ',
      'VRFY someone',
      'MAIL FROM:<a@example.com> SIZE=30000000',
      'MAIL FROM:<>',
      'RCPT TO:<nobody@localhost>',
      ...Array.from({ length: 101 }, (_, index) => `RCPT TO:<${inbox.replace('@', `+${index}@`)}>`),
      'QUIT',
    ]);
    const told = replies.slice(2).map((reply) => /^\d{3} \d\.\d\.\d (?!\d\.)/.exec(reply)?.[0].trim() ?? reply);
    expect(told.slice(0, 7)).toEqual([
      '250 2.0.0',
      '500 5.5.2',
      '500 5.5.2',
      '252 2.1.5',
      '552 5.3.4',
      '250 2.1.0',
      '550 5.1.1',
    ]);
    expect(told.slice(-3)).toEqual(['250 2.1.5', '452 4.5.3', '221 2.0.0']);
  });

  it('refuses recipients of unknown inboxes and of other domains at RCPT', async () => {
    const replies = await dialogue([
      'EHLO client.example',
      'MAIL FROM:<a@example.com>',
      'RCPT TO:<nobody@localhost>',
      'RCPT TO:<someone@example.com>',
      `RCPT TO:<${service.credentials.inbox.toUpperCase()}>`,
      `RCPT TO:<${service.credentials.inbox.replace('@', '+po123@')}>`,
    ]);
    expect(replies.slice(3).map((reply) => reply.slice(0, 9))).toEqual([
      '550 5.1.1',
      '550 5.1.1',
      '250 2.1.5',
      '250 2.1.5',
    ]);
  });

  it('refuses a message that says beforehand that it is too large', async () => {
    const replies = await dialogue(['EHLO client.example', 'MAIL FROM:<a@example.com> SIZE=30000000']);
    expect(replies[2]).toMatch(/^552/);
  });

  it('keeps nothing of a message whose sender goes away in the middle', async () => {
    const before = await service.database.query('SELECT id FROM inbound_emails');
    await new Promise<void>((resolve) => {
      const socket = connect(service.smtp);
      const lines = ['EHLO c', 'MAIL FROM:<a@example.com>', `RCPT TO:<${service.credentials.inbox}>`, 'DATA'];
      socket.on('data', (chunk: Buffer) => {
        if (chunk.toString().startsWith('354')) {
          socket.write(`Subject: half\r\n\r\n${'x'.repeat(400_000)}`, () => setTimeout(() => socket.destroy(), 100));
        } else socket.write(`${lines.shift()}\r\n`);
      });
      socket.on('close', () => resolve());
      socket.on('error', () => undefined);
    });
    await eventually(
      () => Promise.resolve(incoming()),
      (files) => files.length === 0,
    );
    expect(await service.database.query('SELECT id FROM inbound_emails')).toHaveLength(before.length);
  });

  it('gives the invoices of a message once, however often it is delivered', async () => {
    const message = {
      to: service.credentials.inbox,
      subject: 'Delivered twice',
      messageId: '<twice@supplier.example>',
      date: new Date('2026-11-03T00:00:00Z'),
      text: 'x',
      attachments: [{ filename: 'a.pdf', content: await invoicePdf({ invoiceNumber: 'TWICE-1' }) }],
      // Without it every delivery would have boundaries of its own.
      boundaryPrefix: 'fixed',
      baseBoundary: 'fixed',
    };
    const from = 'ar@supplier.example';
    const addresses = [message.to, message.to, message.to.replace('@', '+copy@')];
    const responses = await Promise.all(
      addresses.map((to) => sendMail(service.smtp, { ...message, envelope: { from, to } })),
    );
    expect(responses.every(({ response }) => response.startsWith('250'))).toBe(true);
    await eventually(
      () => service.database.query(`SELECT id FROM inbound_emails WHERE status = 'received'`),
      ({ length }) => length === 0,
    );
    const named = `filter[message_id]=${encodeURIComponent('<twice@supplier.example>')}`;
    const { body } = await service.api.get(`/inbound-emails?${named}`);
    expect(body.data.map((email: any) => email.attributes.subject)).toEqual(['Delivered twice']);
    const rows = await service.database.query(`SELECT id FROM invoices WHERE inbound_email_id = $1`, [body.data[0].id]);
    expect(rows).toHaveLength(1);
  });

  it('keeps a message without a usable attachment as a row with a reason', async () => {
    await sendMail(service.smtp, { to: service.credentials.inbox, subject: 'No attachment', text: 'Hello' });
    const { body } = await eventually(
      () => service.api.get('/inbound-emails?filter[status]=rejected'),
      (answer) => answer.body.data.some((email: any) => email.attributes.subject === 'No attachment'),
    );
    const email = body.data.find((one: any) => one.attributes.subject === 'No attachment');
    expect(email.attributes).toMatchObject({ attachments: [], reason: 'The message has no attachment.' });
  });

  it('delivers to each entity that is named, and to none other', async () => {
    const { inbox, sandbox_inbox: sandboxInbox } = service.credentials;
    await sendMail(service.smtp, {
      to: [inbox, inbox.replace('@', '+tag@'), sandboxInbox],
      subject: 'Two entities',
      attachments: [{ filename: 'a.pdf', content: await invoicePdf({ invoiceNumber: 'TWO-1' }) }],
    });
    for (const api of [service.api, service.sandbox]) {
      const { body } = await eventually(
        () => api.get('/inbound-emails?page[size]=100'),
        (answer) =>
          answer.body.data.some(
            (email: any) => email.attributes.subject === 'Two entities' && email.attributes.status === 'processed',
          ),
      );
      expect(body.data.filter((email: any) => email.attributes.subject === 'Two entities')).toHaveLength(1);
    }
  });

  it('takes only so many connections from one peer', async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: 5 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(service.smtp);
            socket.once('data', () => resolve(socket));
          }),
      ),
    );
    const [greeting] = await dialogue([]);
    expect(greeting).toMatch(/^421 4\.7\.0/);
    for (const socket of sockets) socket.destroy();
    await eventually(
      () => dialogue([]),
      ([line = '']) => line.startsWith('220'),
    );
  });
});

it('takes only so many messages a minute from one peer', async () => {
  const service = await TestService.start({ SMTP_MESSAGES_PER_PEER: '2' });
  const message = { to: service.credentials.inbox, text: 'x' };
  // All three within one minute.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
  const codes = [];
  for (let sent = 0; sent < 3; sent += 1)
    codes.push(
      await sendMail(service.smtp, { ...message, subject: String(sent) }).then(
        () => 250,
        (error: { responseCode: number }) => error.responseCode,
      ),
    );
  expect(codes).toEqual([250, 250, 450]);
  await service.remove();
});
