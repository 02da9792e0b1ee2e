import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { eventually } from '../support/api.js';
import { filesUnder } from '../support/files-under.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { addWaitingJobs, waitingJobsOf } from '../support/queued-jobs.js';
import { TestService } from '../support/service.js';
import { createVerification, untilStatus } from '../support/verification.js';

/** What a reset keeps although it belongs to the entity (decisions, section 4). */
const KEPT = ['usage_records', 'usage_months', 'audit_events', 'audit_journal'];

/** `npm run test:reset` takes five times as many. */
const INVOICES = Number(process.env.RESET_INVOICES ?? 5_000);

describe('the sandbox reset', () => {
  let service: TestService;
  let entity: string;
  let production: string;

  beforeAll(async () => {
    service = await TestService.start();
    const ids = async (environment: string): Promise<string> =>
      (await service.management.get(`/entities?filter[environment]=${environment}`)).body.data[0].id;
    [entity, production] = [await ids('sandbox'), await ids('production')];
  });
  afterAll(() => service.remove());

  const newKey = async (abilities = ['invoice:write', 'invoice:read', 'verification:write']): Promise<string> => {
    const made = await service.management.post(`/entities/${entity}/api-keys`, { name: 'Again', abilities });
    return made.body.data.token;
  };

  /** Every table with rows of an entity, and how many. */
  const rowsOf = async (entityId: string): Promise<Record<string, number>> => {
    const tables = await service.database.query<{ name: string; column: string }>(
      `SELECT c.table_name AS name, c.column_name AS column
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
          AND (column_name = 'entity_id' OR (table_name, column_name) = ('idempotency_keys', 'owner'))`,
    );
    const counts: Record<string, number> = {};
    for (const { name, column } of tables) {
      if (KEPT.includes(name)) continue;
      // Differences that come to nothing are taken away behind the reset.
      const counted = name === 'invoice_counts' ? 'sum(difference)' : 'count(*)';
      const [row] = await service.database.query<{ count: number }>(
        `SELECT ${counted}::int AS count FROM "${name}" WHERE "${column}" = $1`,
        [entityId],
      );
      if (row && row.count > 0) counts[name] = row.count;
    }
    return counts;
  };

  const jobsOf = async (entityId: string): Promise<number> => {
    const [row] = await service.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM outbox WHERE payload->>'entityId' = $1`,
      [entityId],
    );
    return (row?.count ?? 0) + (await waitingJobsOf(service, entityId));
  };

  const filesOf = (entityId: string): string[] => filesUnder(join(service.dataDir, 'documents', entityId));

  const pdf = invoicePdf();

  it('is refused in production, and changes nothing there', async () => {
    const before = await rowsOf(production);
    const { status, body } = await service.api.post('/organization/reset');
    expect([status, body]).toEqual([403, { message: expect.any(String) }]);
    expect(await rowsOf(production)).toEqual(before);
    expect((await service.api.get('/organization')).status).toBe(200);
  });

  it('needs the ability to write verifications', async () => {
    const key = service.sandbox.withKey(await newKey(['verification:read', 'invoice:write']));
    expect((await key.post('/organization/reset')).status).toBe(403);
    expect((await service.sandbox.withKey(null).post('/organization/reset')).status).toBe(401);
  });

  it('deletes all data and every key, and keeps what is to be kept', async () => {
    const uploaded = await service.sandbox.upload('/invoices', await pdf, 'a.pdf', { 'idempotency-key': 'once' });
    expect(uploaded.status).toBe(201);
    await sendMail(service.smtp, {
      to: service.credentials.sandbox_inbox,
      subject: 'Invoice',
      text: 'Attached.',
      attachments: [{ filename: 'b.pdf', content: await pdf }],
    });
    await service.api.upload('/invoices', await pdf, 'kept.pdf');
    await eventually(
      () => service.sandbox.get('/invoices?filter[status]=processed'),
      ({ body }) => body.meta.total === 2,
    );
    expect(Object.keys(await rowsOf(entity)).sort()).toEqual(
      expect.arrayContaining(['api_keys', 'idempotency_keys', 'inbound_emails', 'invoices']),
    );
    const usage = await service.management.get(`/usage?filter[entity_id]=${entity}`);
    expect(usage.body.data[0].invoices_read).toBe(2);
    // Statistics of its days are brought up to date behind the upload.
    const kept = await eventually(
      () => rowsOf(production),
      ({ stale_days: stale }) => stale === undefined,
    );
    const keptFiles = filesOf(production).length;
    const organization = await service.sandbox.get('/organization');
    const details = await service.management.get(`/entities/${entity}`);

    const reset = await service.sandbox.post('/organization/reset');
    expect([reset.status, reset.bytes.length]).toEqual([204, 0]);

    expect(await rowsOf(entity)).toEqual({});
    expect(filesOf(entity)).toEqual([]);
    expect(await jobsOf(entity)).toBe(0);
    expect((await service.sandbox.get('/organization')).status).toBe(401);
    expect(await rowsOf(production)).toEqual(kept);
    expect(filesOf(production)).toHaveLength(keptFiles);
    expect((await service.api.get('/organization')).status).toBe(200);
    expect((await service.management.get(`/usage?filter[entity_id]=${entity}`)).body.data).toEqual(usage.body.data);
    expect((await service.management.get(`/entities/${entity}`)).body.data).toEqual(details.body.data);

    const key = service.sandbox.withKey(await newKey());
    expect((await key.get('/organization')).body).toEqual(organization.body);
    expect((await key.get('/invoices')).body.meta.total).toBe(0);
    // The old answer is forgotten with the data that it tells of.
    const again = await key.upload('/invoices', await pdf, 'a.pdf', { 'idempotency-key': 'once' });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect(again.body.data.id).not.toBe(uploaded.body.data.id);
    const [user] = await service.database.query<{ count: number }>('SELECT count(*)::int AS count FROM users');
    expect(user?.count).toBe(1);
  });

  it('leaves nothing of what is uploaded at the same moment', async () => {
    const bytes = await pdf;
    for (let round = 0; round < 5; round += 1) {
      const key = service.sandbox.withKey(await newKey());
      let over = false;
      const seen: number[] = [];
      const uploading = Array.from({ length: 8 }, async (_, worker) => {
        for (let count = 0; !over; count += 1) {
          const headers: Record<string, string> =
            worker % 2 ? { 'idempotency-key': `${round}-${worker}-${count}` } : {};
          const { status } = await key.upload('/invoices', bytes, 'x.pdf', headers);
          seen.push(status);
          if (status === 401) return;
        }
      });
      await eventually(
        async () => seen.length,
        (count) => count >= 10,
      );
      const resets = await Promise.all([key.post('/organization/reset'), key.post('/organization/reset')]);
      // The second one finds the key revoked, unless both were let in before the first had finished.
      expect(resets.map(({ status }) => status)).toContain(204);
      for (const { status } of resets) expect([204, 401]).toContain(status);
      over = true;
      await Promise.all(uploading);
      for (const status of seen) expect([201, 401]).toContain(status);
      expect(await rowsOf(entity)).toEqual({});
      expect(filesOf(entity)).toEqual([]);
      await eventually(
        () => jobsOf(entity),
        (jobs) => jobs === 0,
      );
    }
    expect(service.log).not.toContain('"level":"error"');
  });

  it('leaves no message about what it deleted', async () => {
    const key = service.sandbox.withKey(await newKey(['verification:write', 'verification:read']));
    const older = await untilStatus(key, (await createVerification(key)).id, 'verified');
    const newer = await createVerification(key, { account_number: '87654329' });
    await untilStatus(key, newer.id, 'verified');
    const messages = (): Promise<unknown[]> =>
      service.database.query("SELECT text FROM sandbox_messages WHERE entity_id = $1 AND channel = 'sms'", [entity]);
    await eventually(
      () =>
        service.database.query('SELECT 1 FROM verifications WHERE id = $1 AND replacement_told_at IS NOT NULL', [
          older.id,
        ]),
      ({ length }) => length > 0,
    );
    await service.database.query('UPDATE verifications SET replacement_told_at = NULL WHERE id = $1', [older.id]);
    const reset = new Client(service.database.url);
    await reset.connect();
    try {
      await reset.query('BEGIN');
      await reset.query('SELECT FROM entities WHERE id = $1 FOR UPDATE', [entity]);
      await reset.query('UPDATE entities SET data_generation = data_generation + 1 WHERE id = $1', [entity]);
      await service.database.query(`INSERT INTO outbox (type, payload) VALUES ('verification.account_replaced', $1)`, [
        { entityId: entity, verificationId: older.id },
      ]);
      await eventually(
        () => service.database.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`),
        ({ length }) => length > 0,
      );
      await reset.query('DELETE FROM sandbox_messages WHERE entity_id = $1', [entity]);
      await reset.query('DELETE FROM verifications WHERE entity_id = $1', [entity]);
      await reset.query('COMMIT');
    } finally {
      await reset.end();
    }
    await eventually(
      () => service.database.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`),
      ({ length }) => length === 0,
    );
    // What the job was kept waiting with is written by now, or never.
    await wait(500);
    expect(await messages()).toEqual([]);
  });

  it('gives back messages that arrive at the same moment either whole or not at all', async () => {
    const key = service.sandbox.withKey(await newKey());
    const sending = Array.from({ length: 12 }, async (_, index) => {
      const sent = await sendMail(service.smtp, {
        to: service.credentials.sandbox_inbox,
        subject: `Invoice ${index}`,
        text: 'Attached.',
        attachments: [{ filename: `${index}.pdf`, content: await pdf }],
      });
      return sent.response;
    });
    const resetting = key.post('/organization/reset');
    for (const response of await Promise.all(sending)) expect(response).toMatch(/^250/);
    expect((await resetting).status).toBe(204);
    const later = service.sandbox.withKey(await newKey());
    await eventually(
      () =>
        service.database.query<{ status: string }>(`SELECT status FROM inbound_emails WHERE entity_id = $1`, [entity]),
      (emails) => emails.every(({ status }) => status === 'processed'),
    );
    const { body } = await later.get('/invoices?page[size]=100');
    for (const { id } of body.data)
      expect((await later.get(`/invoices/${id}/file`)).bytes.equals(await pdf)).toBe(true);
    const [emails] = await service.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM inbound_emails WHERE entity_id = $1',
      [entity],
    );
    expect(body.meta.total).toBe(emails?.count);
    expect(filesOf(entity)).toHaveLength(2 * (emails?.count ?? 0));
    await later.post('/organization/reset');
    expect(filesOf(entity)).toEqual([]);
  });

  it('takes very many invoices and their waiting jobs in one go', async () => {
    await service.database.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size)
       SELECT gen_random_uuid(), $1, 'processed', 'api', 'f.pdf', 'application/pdf', 'k', sha256(n::text::bytea), 1
         FROM generate_series(1, $2::int) AS n`,
      [entity, INVOICES],
    );
    await addWaitingJobs(service, {
      queue: 'read-invoice',
      entityId: entity,
      count: INVOICES / 5,
      firstEvent: 1_000_001,
    });
    await service.database.query(`SELECT setval(pg_get_serial_sequence('outbox', 'id'), 2000000)`);
    const key = service.sandbox.withKey(await newKey());
    const started = Date.now();
    expect((await key.post('/organization/reset')).status).toBe(204);
    expect(Date.now() - started).toBeLessThan(240_000);
    expect(await rowsOf(entity)).toEqual({});
    expect(await jobsOf(entity)).toBe(0);
  });

  it('is finished by the next process where one ended in its midst', async () => {
    const key = service.sandbox.withKey(await newKey());
    await key.upload('/invoices', await pdf, 'left.pdf');
    expect(filesOf(entity)).toHaveLength(1);
    // What the transaction of a reset does, without what comes after it.
    await service.database.query('DELETE FROM invoices WHERE entity_id = $1', [entity]);
    await service.database.query('UPDATE entities SET data_generation = data_generation + 1 WHERE id = $1', [entity]);
    await service.end();
    await service.launch();
    await eventually(
      async () => filesOf(entity),
      (files) => files.length === 0,
    );
  });
});
