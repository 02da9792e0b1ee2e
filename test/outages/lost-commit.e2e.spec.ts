import { connect, createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

/** The message Sync (PostgreSQL, 54.7), sent by itself. */
const SYNC = 'S\0\0\0\x04';

/**
 * Stands before a database and breaks a connection right after the database has committed, once for each of the
 * statements: whoever sent the COMMIT, or the Sync that commits a statement of its own, never hears that it was done.
 */
async function breakAfterCommitOf(statements: Set<string>, database: URL): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connect(Number(database.port || 5432), database.hostname);
    let commits: string | null = null;
    let breaks = false;
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      for (const statement of statements) if (text.includes(statement)) commits = statement;
      if (commits !== null && (text.includes('COMMIT') || text === SYNC)) breaks = statements.delete(commits);
      if (text.includes('ROLLBACK')) commits = null;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (breaks) client.destroy();
      else client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('a database whose answer to COMMIT is lost', () => {
  let service: TestService;
  let proxy: Server;
  const statements = new Set(['INSERT INTO inbound_emails', 'UPDATE "inbound_emails"']);

  beforeAll(async () => {
    service = await TestService.start();
    await service.end();
    const url = new URL(service.database.tcpUrl);
    proxy = await breakAfterCommitOf(statements, new URL(url));
    url.hostname = '127.0.0.1';
    url.port = String((proxy.address() as AddressInfo).port);
    await service.launch({ DATABASE_URL: url.href });
  });
  afterAll(async () => {
    await service.remove();
    proxy.close();
  });

  it('costs no message, no document, and doubles none', async () => {
    const message = {
      to: service.credentials.inbox,
      messageId: '<lost@supplier.example>',
      date: new Date('2026-11-03T00:00:00Z'),
      baseBoundary: 'fixed',
      attachments: [{ filename: 'a.pdf', content: await invoicePdf({ invoiceNumber: 'LOST-1' }) }],
    };
    await expect(sendMail(service.smtp, message)).rejects.toMatchObject({ responseCode: 451 });
    expect((await sendMail(service.smtp, message)).response).toMatch(/^250/);
    const { body } = await eventually(
      () => service.api.get('/invoices?filter[status]=processed'),
      (answer) => answer.body.meta.total === 1,
    );
    expect(statements).toEqual(new Set());
    expect(await service.database.query('SELECT status FROM inbound_emails')).toEqual([{ status: 'processed' }]);
    expect(await service.database.query('SELECT extracted_invoice_number AS number FROM invoices')).toEqual([
      { number: 'LOST-1' },
    ]);
    const file = await fetch(`${service.http}/api/invoices/${body.data[0].id}/file`, {
      headers: { authorization: `Bearer ${service.credentials.entity_key}` },
    });
    expect(file.status).toBe(200);
  });

  it('costs no uploaded document', async () => {
    statements.add('INSERT INTO invoices');
    const bytes = Buffer.from(await invoicePdf({ invoiceNumber: 'LOST-2' }));
    expect((await service.api.upload('/invoices', bytes, 'lost.pdf')).status).toBe(503);
    expect(statements).toEqual(new Set());
    const rows = await service.database.query<{ id: string }>(
      `SELECT id FROM invoices WHERE original_file_name = 'lost.pdf'`,
    );
    expect(rows).toHaveLength(1);
    const file = await fetch(`${service.http}/api/invoices/${rows[0]?.id}/file`, {
      headers: { authorization: `Bearer ${service.credentials.entity_key}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  });
});
