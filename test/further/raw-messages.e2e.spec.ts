import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { compose } from '../support/messages/compose.js';
import { CLI } from '../support/programs.js';
import { TestService } from '../support/service.js';

const run = promisify(execFile);

describe('raw messages', () => {
  let service: TestService;
  let emailId: string;

  const cli = async (...words: string[]): Promise<string> => {
    const env = { ...process.env, DATABASE_URL: service.database.url, DATA_DIR: service.dataDir };
    const { stdout } = await run(process.execPath, [CLI, ...words], { env });
    return stdout;
  };
  const settled = async (subject: string): Promise<any> => {
    const { body } = await eventually(
      () => service.api.get('/inbound-emails?page[size]=100'),
      (answer) =>
        answer.body.data.some(
          ({ attributes }: any) => attributes.subject === subject && attributes.status === 'processed',
        ),
    );
    return body.data.find(({ attributes }: any) => attributes.subject === subject);
  };
  const letter = async (number: string): Promise<Buffer> =>
    compose({
      from: 'accounts@supplier.example',
      to: service.credentials.inbox,
      messageId: `<${number}@supplier.example>`,
      subject: number,
      text: 'Attached.',
      attachments: [{ filename: 'a.pdf', content: await invoicePdf({ invoiceNumber: number }) }],
    });
  const rawOf = (id: string, key: string): Promise<Response> =>
    fetch(`${service.http}/api/inbound-emails/${id}/raw`, { headers: { authorization: `Bearer ${key}` } });

  beforeAll(async () => {
    service = await TestService.start();
    const envelope = { from: 'accounts@supplier.example', to: service.credentials.inbox };
    await sendMail(service.smtp, { envelope, raw: await letter('RAW-1') });
    emailId = (await settled('RAW-1')).id;
  });
  afterAll(() => service.remove());

  it('are downloaded as they came, by their entity alone', async () => {
    const response = await rawOf(emailId, service.credentials.entity_key);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('message/rfc822');
    expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${emailId}.eml"`);
    const text = await response.text();
    expect(text).toMatch(/^Received: from /);
    expect(text).toContain('Message-ID: <RAW-1@supplier.example>');
    expect((await service.sandbox.get(`/inbound-emails/${emailId}/raw`)).status).toBe(404);
    expect((await service.api.get('/inbound-emails/no-id/raw')).status).toBe(404);
  });

  it('are taken apart again without doubling what they gave', async () => {
    const before = await service.database.query('SELECT id FROM invoices');
    const [{ updated_at: at } = { updated_at: '' }] = await service.database.query<{ updated_at: string }>(
      `UPDATE inbound_emails SET subject = 'none' WHERE id = '${emailId}' RETURNING updated_at`,
    );
    expect(await cli('email:reprocess', emailId)).toContain('will be processed again');
    const again = await settled('RAW-1');
    expect(again.attributes.attachments).toMatchObject([{ outcome: 'invoice' }]);
    expect(at).not.toBe('');
    expect(await service.database.query('SELECT id FROM invoices')).toEqual(before);
    await expect(cli('email:reprocess', '01999999-0000-7000-8000-000000000000')).rejects.toThrow('There is no email');
  });

  it('are taken apart again where a person asks for it, and give what they could not before', async () => {
    const again = `/inbound-emails/${emailId}/process-again`;
    const invoices = await service.database.query('SELECT id FROM invoices');
    await service.database.query(
      `UPDATE inbound_emails SET subject = 'none', reason = 'Broken', attachments = jsonb_set(attachments, '{0,outcome}', '"failed"')
       WHERE id = $1`,
      [emailId],
    );
    const asked = await service.api.post(again);
    expect(asked.status).toBe(200);
    expect(asked.body.data).toMatchObject({ id: emailId, attributes: { reason: null } });
    expect((await settled('RAW-1')).attributes.attachments).toMatchObject([{ outcome: 'invoice' }]);
    expect(await service.database.query('SELECT id FROM invoices')).toEqual(invoices);
    await service.database.query(`UPDATE inbound_emails SET status = 'received' WHERE id = $1`, [emailId]);
    expect(await service.api.post(again)).toMatchObject({
      status: 409,
      body: { message: 'The email is already being processed.' },
    });
    expect((await service.sandbox.post(again)).status).toBe(404);
    await cli('email:reprocess', emailId);
    await settled('RAW-1');
  });

  it('come from a mailbox file, once', async () => {
    const mailbox = join(service.dataDir, 'old.mbox');
    const messages = [await letter('RAW-1'), await letter('BOX-1'), await letter('BOX-2')];
    const quoted = messages.map((raw) =>
      raw
        .toString('latin1')
        .replace(/\r\n/g, '\n')
        .replace(/^(>*From )/gm, '>$1'),
    );
    writeFileSync(
      mailbox,
      quoted.map((text) => `From a@supplier.example Tue Nov  3 09:00:00 2026\n${text}\n`).join(''),
      'latin1',
    );
    const { inbox } = service.credentials;
    expect(await cli('email:import', mailbox, '--inbox', inbox)).toMatch(/^Imported [23] messages; [01] existed/);
    expect(await cli('email:import', mailbox, '--inbox', inbox)).toMatch(/^Imported 0 messages; 3 existed already/);
    expect((await settled('BOX-1')).attributes.attachments).toMatchObject([{ outcome: 'invoice' }]);
    await settled('BOX-2');
  });

  it('are removed after the days that are set, and nothing else is', async () => {
    await service.end();
    const [row] = await service.database.query<{ raw_key: string }>(
      `UPDATE inbound_emails SET received_at = now() - interval '3 days' WHERE id = '${emailId}' RETURNING raw_key`,
    );
    const path = join(service.dataDir, 'documents', row?.raw_key ?? '');
    expect(existsSync(path)).toBe(true);
    await service.launch({ RAW_MESSAGE_RETENTION_DAYS: '2' });
    await eventually(
      () => rawOf(emailId, service.credentials.entity_key),
      (response) => response.status === 404,
    );
    expect(existsSync(path)).toBe(false);
    expect((await service.api.get(`/inbound-emails/${emailId}`)).body.data.attributes.status).toBe('processed');
    const { id } = await settled('BOX-1');
    expect((await rawOf(id, service.credentials.entity_key)).status).toBe(200);
    await expect(cli('email:reprocess', emailId)).rejects.toThrow('was removed');
    const { status, body } = await service.api.post(`/inbound-emails/${emailId}/process-again`);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^The message of this email was removed on \d{4}-/),
    ]);
  });
});
