import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventually } from './support/api.js';
import { filesUnder } from './support/files-under.js';
import { invoicePdf } from './support/invoice-pdf.js';
import { sendMail } from './support/mail.js';
import { CLI } from './support/programs.js';
import { TestService } from './support/service.js';

describe('the mail server', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ SMTP_CONNECTIONS_PER_PEER: '5', SMTP_PROXIES: '127.0.0.8/30,::2' });
  });
  afterAll(() => service.remove());

  /** Speaks SMTP line by line; answers the server's replies, one for each line sent and the greeting. */
  const dialogue = (lines: string[], from: { address?: string; first?: string } = {}): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const socket = connect({ ...service.smtp, localAddress: from.address });
      if (from.first !== undefined) socket.write(from.first);
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

  it('takes mail whose envelope sender is written as no address should be, and records it as written', async () => {
    const senders = [
      'user.@supplier.example',
      'a..b@supplier.example',
      'scan@office_server.local',
      'scan@supplier.example.',
    ];
    for (const sender of senders) {
      const replies = await dialogue([
        'EHLO client.example',
        `MAIL FROM:<${sender}>`,
        `RCPT TO:<${service.credentials.inbox}>`,
        'DATA',
        `Subject: From ${sender}\r\n\r\nHello\r\n.`,
      ]);
      expect(replies.map((reply) => reply.slice(0, 3))).toEqual(['220', '250', '250', '250', '354', '250']);
    }
    const rows = await eventually(
      () =>
        service.database.query<{ envelope_from: string }>(
          `SELECT envelope_from FROM inbound_emails WHERE subject LIKE 'From %' ORDER BY received_at`,
        ),
      ({ length }) => length === senders.length,
    );
    expect(rows.map((row) => row.envelope_from)).toEqual(senders);
    const wrong = await dialogue(['EHLO client.example', 'MAIL FROM:<nobody>', 'MAIL FROM:<a@b@c.example>']);
    expect(wrong.slice(2).map((reply) => reply.slice(0, 9))).toEqual(['501 5.1.7', '501 5.1.7']);
  });

  it('refuses parameters that it does not know, and takes those that it offers', async () => {
    const replies = await dialogue([
      'EHLO client.example',
      'MAIL FROM:<a@example.com> FOO=1',
      'MAIL FROM:<a@example.com> SIZE=1000 BODY=8BITMIME RET=FULL',
      'MAIL FROM:<a@example.com> size=1000 BODY=8BITMIME SMTPUTF8',
      `RCPT TO:<${service.credentials.inbox}> NOTIFY=NEVER`,
      `RCPT TO:<${service.credentials.inbox}>`,
    ]);
    expect(replies.slice(2).map((reply) => /^\d{3} \S+/.exec(reply)?.[0])).toEqual([
      '555 5.5.4',
      '555 5.5.4',
      '250 2.1.0',
      '555 5.5.4',
      '250 2.1.5',
    ]);
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

  it('keeps each message that is new in its place, and no other', async () => {
    const documents = join(service.dataDir, 'documents');
    const raw = (): string[] => filesUnder(documents).filter((path) => /\/emails\/[^/]+\/./.test(path));
    const send = (text: string): Promise<unknown> =>
      sendMail(service.smtp, {
        to: service.credentials.inbox,
        subject: 'In its place',
        text,
        messageId: '<place@a.example>',
        date: new Date(0),
      });
    await send('first');
    // From the second on the folder is known, and messages are written right there.
    await send('second');
    await send('second');
    const rows = await service.database.query<{ raw_key: string }>('SELECT raw_key FROM inbound_emails');
    const named = rows.map(({ raw_key }) => raw_key).sort();
    await eventually(
      () => Promise.resolve(raw().sort()),
      (found) => found.join() === named.join(),
    );
    const [{ raw_key: key } = { raw_key: '' }] = await service.database.query<{ raw_key: string }>(
      'SELECT raw_key FROM inbound_emails ORDER BY received_at DESC LIMIT 1',
    );
    expect(readFileSync(join(documents, key), 'utf8')).toContain('second');
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
    const from = 'Kim Lee <Kim.Lee@Supplier.example>';
    await sendMail(service.smtp, { from, to: service.credentials.inbox, subject: 'No attachment', text: 'Hello' });
    const { body } = await eventually(
      () => service.api.get('/inbound-emails?filter[status]=rejected'),
      (answer) => answer.body.data.some((email: any) => email.attributes.subject === 'No attachment'),
    );
    const email = body.data.find((one: any) => one.attributes.subject === 'No attachment');
    expect(email.attributes).toMatchObject({ attachments: [], reason: 'The message has no attachment.' });
    const sentBy = async (address: string): Promise<string[]> =>
      (await service.api.get(`/inbound-emails?filter[from]=${address}`)).body.data.map(({ id }: any) => id);
    expect(await sentBy('kim.lee@SUPPLIER.example')).toEqual([email.id]);
    expect(await sentBy('kim_lee@supplier.example')).toEqual([]);
  });

  it('delivers to each entity that is named, and to no other', async () => {
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

  const messageTo = (to: string, text: string): string[] => [
    'EHLO client.example',
    'MAIL FROM:<a@example.com>',
    `RCPT TO:<${to}>`,
    'DATA',
    `Subject: ${text}\r\n\r\n${text}\r\n.`,
  ];

  it('trusts only its proxies about who a connection is from', async () => {
    const { inbox } = service.credentials;
    const line = (address: string): string => `PROXY TCP4 ${address} 192.0.2.80 40000 25\r\n`;
    const proxy = '127.0.0.9';
    const [greeting] = await dialogue(messageTo(inbox, 'Proxied'), { address: proxy, first: line('203.0.113.7') });
    expect(greeting).toMatch(/^220 /);
    // Nobody else may say it: to them it is a command that there is not.
    expect((await dialogue([line('203.0.113.8').trim()]))[1]).toMatch(/^500 /);
    expect((await dialogue([], { first: line('203.0.113.8') }))[0]).toMatch(/^421 /);
    expect((await dialogue([], { address: proxy, first: line('not-an-address') })).join()).not.toContain('220');
    await dialogue(messageTo(inbox, 'Direct'));
    const rows = await eventually(
      () =>
        service.database.query<{ subject: string; address: string }>(
          `SELECT subject, peer_address AS address FROM inbound_emails WHERE subject IN ('Proxied', 'Direct') ORDER BY subject DESC`,
        ),
      (found) => found.length === 2,
    );
    expect(rows).toEqual([
      { subject: 'Proxied', address: '203.0.113.7' },
      { subject: 'Direct', address: '127.0.0.1' },
    ]);
  });

  it('takes mail for whoever runs the service, and keeps it until they remove it', async () => {
    const { inbox } = service.credentials;
    for (const to of ['Postmaster@localhost', 'POSTMASTER', 'abuse+spam@LOCALHOST']) {
      const replies = await dialogue(messageTo(to, `For ${to}`));
      expect(replies.at(-1)).toMatch(/^250 /);
    }
    for (const to of ['abuse', 'postmaster@elsewhere.example', 'hostmaster@localhost'])
      expect((await dialogue(messageTo(to, 'x')))[3]).toMatch(/^5/);
    await sendMail(service.smtp, { to: ['abuse@localhost', inbox], subject: 'Both', text: 'x' });
    await sendMail(service.smtp, {
      to: 'abuse@localhost',
      subject: 'Same',
      text: 'x',
      messageId: '<same@x>',
      date: new Date(0),
    });
    await sendMail(service.smtp, {
      to: 'abuse@localhost',
      subject: 'Same',
      text: 'x',
      messageId: '<same@x>',
      date: new Date(0),
    });

    const cli = (...words: string[]): string =>
      execFileSync(process.execPath, [CLI, ...words], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATABASE_URL: service.database.url, DATA_DIR: service.dataDir },
      });
    const listed = cli('operator-mail:list').trim().split('\n');
    expect(listed.map((line) => line.split('  ')[2])).toEqual(['postmaster', 'postmaster', 'abuse', 'abuse', 'abuse']);
    const id = listed[0]?.split('  ')[0] ?? '';
    expect(cli('operator-mail:show', id)).toMatch(/^Received: from client\.example[^]*For Postmaster@localhost/);
    cli('operator-mail:remove', id);
    expect(cli('operator-mail:list').trim().split('\n')).toEqual(listed.slice(1));
    expect(
      readdirSync(join(service.dataDir, 'documents', 'operator', '0', 'emails'), { recursive: true }),
    ).toHaveLength(1 + 4);
    await eventually(
      () => service.database.query(`SELECT 1 FROM inbound_emails WHERE subject = 'Both'`),
      (rows) => rows.length === 1,
    );
  });

  it('limits the connections of one peer', async () => {
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

it('limits the messages of one peer per minute', async () => {
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

it('keeps each of many messages whole, and of the files that were made ahead for more nothing but empty ones', async () => {
  const service = await TestService.start({
    ROLES: 'http,smtp',
    SMTP_MESSAGES_PER_PEER: '100000',
    SMTP_MESSAGES_PER_INBOX: '100000',
  });
  const documents = join(service.dataDir, 'documents');
  const kept = (): string[] => filesUnder(documents).filter((path) => /\/emails\/[^/]+\/./.test(path));
  const named = async (): Promise<string[]> =>
    (
      await service.database.query<{ raw_key: string }>('SELECT raw_key FROM inbound_emails ORDER BY received_at, id')
    ).map(({ raw_key }) => raw_key);
  /** Sends messages one after another; each is accepted before the next begins. */
  const send = (first: number, last: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(service.smtp).setEncoding('latin1');
      const lines = ['EHLO client.example'];
      for (let number = first; number <= last; number += 1)
        lines.push(
          'MAIL FROM:<a@supplier.example>',
          `RCPT TO:<${service.credentials.inbox}>`,
          'DATA',
          `Subject: ${number}\r\n\r\n${`${number} `.repeat(9_000)}end\r\n.`,
        );
      socket.on('error', reject);
      socket.on('data', (reply: string) => {
        if (/^[45]\d\d/m.test(reply)) reject(new Error(reply));
        if (!/^\d{3} /m.test(reply)) return;
        const next = lines.shift();
        if (next !== undefined) socket.write(`${next}\r\n`);
        else socket.end(() => resolve());
      });
    });

  await send(1, 150);
  await service.end('SIGKILL');
  const left = (await named()).map((key) => readFileSync(join(documents, key), 'utf8'));
  expect(left).toHaveLength(150);
  left.forEach((text, index) =>
    expect(text.slice(text.indexOf('\nSubject'))).toBe(
      `\nSubject: ${index + 1}\r\n\r\n${`${index + 1} `.repeat(9_000)}end\r\n`,
    ),
  );
  const spare = async (): Promise<string[]> => {
    const keys = new Set(await named());
    return kept().filter((path) => !keys.has(path));
  };
  const fromKilled = await spare();
  for (const path of fromKilled) expect(readFileSync(join(documents, path), 'utf8')).toBe('');
  await service.launch();
  await send(151, 300);
  await service.end('SIGTERM');
  // Those of a process that ends by itself are gone; the others go with what is abandoned.
  expect(await spare()).toEqual(fromKilled);
  expect(await named()).toHaveLength(300);
  await service.remove();
});
