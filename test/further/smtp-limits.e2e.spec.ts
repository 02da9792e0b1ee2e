import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { connect as connectSecurely } from 'node:tls';
import selfsigned from 'selfsigned';
import { eventually } from '../support/api.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

describe('a mail server with TLS from the beginning and little of everything', () => {
  let service: TestService;
  let folder: string;

  const writeCertificate = (name: string): void => {
    const made = selfsigned.generate([{ name: 'commonName', value: name }], { algorithm: 'sha256', keySize: 2048 });
    writeFileSync(join(folder, 'cert.pem'), made.cert);
    writeFileSync(join(folder, 'key.pem'), made.private);
  };
  const smtps = (): { host: string; port: number } => {
    const line = service.log.split('\n').find((one) => one.includes('"msg":"Ready"')) ?? '{}';
    return { host: '127.0.0.1', port: Number((JSON.parse(line) as { smtps: string }).smtps.split(':')[1]) };
  };
  const certificateName = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const socket = connectSecurely({ ...smtps(), rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().subject.CN);
        socket.destroy();
      });
      socket.on('error', reject);
    });
  const codeOf = (sending: Promise<unknown>): Promise<string> =>
    sending.then(
      () => '250',
      (error: { response?: string }) => error.response?.slice(0, 9) ?? String(error),
    );

  interface Greeting {
    line: string;
    /** What the server says next. */
    next: () => Promise<string>;
    end: () => void;
  }
  const greeting = (server = service): Promise<Greeting> =>
    new Promise((resolve) => {
      const socket = connect(server.smtp);
      socket.on('error', () => undefined);
      socket.once('data', (line: Buffer) => {
        const next = new Promise<string>((said) => socket.once('data', (chunk: Buffer) => said(chunk.toString())));
        resolve({ line: line.toString(), next: () => next, end: () => socket.destroy() });
      });
    });

  beforeAll(async () => {
    service = await TestService.start();
    await service.end();
    folder = service.dataDir;
    writeCertificate('first.example');
    await service.launch({
      SMTPS_PORT: '0',
      SMTP_TLS_CERT: join(folder, 'cert.pem'),
      SMTP_TLS_KEY: join(folder, 'key.pem'),
      SMTP_CONNECTIONS: '2',
      SMTP_MESSAGES_PER_INBOX: '2',
    });
  });
  afterAll(() => service.remove());

  it('takes mail there, says so in the message, and limits what one inbox gets in a minute', async () => {
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
    const { inbox, sandbox_inbox: other } = service.credentials;
    const send = (subject: string, to: string): Promise<string> =>
      codeOf(sendMail(smtps(), { to, subject, text: 'x', envelope: { from: '', to } }, { secure: true }));
    expect([await send('1', inbox), await send('2', inbox), await send('3', inbox), await send('1', other)]).toEqual([
      '250',
      '250',
      '450 4.2.1',
      '250',
    ]);
    const rows = await service.database.query<{ raw_key: string; envelope_from: string }>(
      'SELECT raw_key, envelope_from FROM inbound_emails',
    );
    expect(rows.map((row) => row.envelope_from)).toEqual(['', '', '']);
    const raw = readFileSync(join(service.dataDir, 'documents', rows[0]?.raw_key ?? ''), 'latin1');
    expect(raw).toMatch(
      /^Received: from \S+ \(\[127\.0\.0\.1\]\)\r\n\tby localhost with ESMTPS id [\w-]+;\r\n\t\w{3}, /,
    );
  });

  it('holds that limit, and the one on connections, over all processes, a second later', async () => {
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left));
    const other = await service.another({
      ROLES: 'smtp',
      SMTP_MESSAGES_PER_INBOX: '2',
      SMTP_CONNECTIONS_PER_PEER: '2',
    });
    try {
      const { body } = await service.management.post('/entities', { name: 'Counted', environment: 'production' });
      const [row] = await service.database.query<{ to: string }>(
        `SELECT inbox_local_part || '@localhost' AS to FROM entities WHERE id = $1`,
        [body.data.id],
      );
      const to = row?.to ?? '';
      const send = (server: TestService, subject: string): Promise<string> =>
        codeOf(sendMail(server.smtp, { to, subject, text: subject }));
      expect([await send(service, '1'), await send(other, '2')]).toEqual(['250', '250']);
      // Each process hears of the other within a second, on a machine that is not busy elsewhere.
      for (const [server, subject] of [
        [service, '3'],
        [other, '4'],
      ] as const)
        await eventually(
          () => send(server, subject),
          (code) => code === '450 4.2.1',
        );
      const held = [await greeting(service), await greeting(other)];
      const refused = await eventually(
        async () => {
          const one = await greeting(other);
          if (one.line.startsWith('220')) one.end();
          return one.line;
        },
        (line) => !line.startsWith('220'),
      );
      expect(refused).toMatch(/^421 4\.7\.0/);
      for (const { end } of held) end();
    } finally {
      await other.end();
    }
  });

  it('shows a renewed certificate without being started again, and no half of one', async () => {
    expect(await certificateName()).toBe('first.example');
    writeFileSync(join(folder, 'key.pem'), 'half');
    await eventually(
      () => Promise.resolve(service.log),
      (log) => log.includes('cannot be read'),
    );
    expect(await certificateName()).toBe('first.example');
    writeCertificate('second.example');
    await eventually(certificateName, (name) => name === 'second.example');
  });

  it('limits the connections of all peers together', async () => {
    const held = [await greeting(), await greeting()];
    expect((await greeting()).line).toMatch(/^421 4\.3\.2/);
    for (const { end } of held) end();
    await eventually(
      () => greeting(),
      ({ line, end }) => (end(), line.startsWith('220')),
    );
  });

  it('lets a message on its way arrive when it is asked to stop, and tells whoever sends none to come again', async () => {
    const idle = await eventually(
      () => greeting(),
      ({ line, end }) => line.startsWith('220') || (end(), false),
    );
    const { sandbox_inbox: inbox } = service.credentials;
    const socket = connect(service.smtp);
    let said = '';
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => (said += chunk.toString()));
    const answered = (code: string): Promise<unknown> =>
      eventually(
        () => Promise.resolve(said),
        (text) => new RegExp(`^${code} `, 'm').test(text.trimEnd().split('\n').at(-1) ?? ''),
      );
    await answered('220');
    for (const [line, code] of [
      ['HELO a.example', '250'],
      ['MAIL FROM:<a@a.example>', '250'],
      [`RCPT TO:<${inbox}>`, '250'],
      ['DATA', '354'],
    ]) {
      said = '';
      socket.write(`${line}\r\n`);
      await answered(code ?? '');
    }
    socket.write('Subject: On its way\r\n\r\nThe first half');
    const ended = service.end();
    expect(await idle.next()).toMatch(/^421 /);
    said = '';
    socket.write(' and the second.\r\n.\r\n');
    await answered('250');
    socket.write('NOOP\r\n');
    expect((await ended).code).toBe(0);
    const count = await service.database.query(`SELECT id FROM inbound_emails WHERE envelope_from = 'a@a.example'`);
    expect(count).toHaveLength(1);
  });

  it('answers 452 while the disk has too little room, and 451 while the database is gone', async () => {
    await service.end();
    await service.launch({ MIN_FREE_DISK_MB: '1000000000' });
    const to = service.credentials.inbox;
    expect(await codeOf(sendMail(service.smtp, { to, text: 'x' }))).toBe('452 4.3.1');
    await service.end();
    await service.launch();
    // Messages of other entities that were accepted before are taken apart there, too.
    const beingWritten = (): string[] =>
      readdirSync(join(service.dataDir, 'documents', 'incoming')).filter((name) => !name.startsWith('email-'));
    // What was accepted before is read first, and needs the database for it.
    await eventually(
      () => service.api.get('/inbound-emails?filter[status]=received'),
      ({ body }) => body.meta.total === 0 && beingWritten().length === 0,
    );
    await service.database.drop();
    expect(await codeOf(sendMail(service.smtp, { to, text: 'x' }))).toBe('451 4.3.0');
    expect(beingWritten()).toEqual([]);
  });
});
