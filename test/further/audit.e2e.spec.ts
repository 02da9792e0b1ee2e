import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ArchiveVerifier } from '../../src/audit/retention/archive-verifier.js';
import type { ArchiveFile } from '../../src/audit/retention/audit-archive.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { eraseFrom } from '../../src/audit/audit-erasure.js';
import { headsFile, readHeads } from '../../src/audit/sealing/audit-heads.js';
import { AuditRetention } from '../../src/audit/retention/audit-retention.js';
import { AuditSealer } from '../../src/audit/sealing/audit-sealer.js';
import { emptyReport } from '../../src/audit/sealing/chain-verifier.js';
import { becomeOnlyRemover, keepRemoversOut } from '../../src/audit/retention/retention-lock.js';
import { verifyAudit } from '../../src/audit/verify-audit.js';
import type { AuditReport } from '../../src/audit/verify-audit.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { loadSecretKey, SecretKey } from '../../src/platform/secrets/secret-key.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { Api, eventually } from '../support/api.js';
import { TestService } from '../support/service.js';
import { keyWith } from '../support/tenants.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { CLI } from '../support/programs.js';

const run = promisify(execFile);

let service: TestService;
let entityId: string;

beforeAll(async () => {
  service = await TestService.start();
  const { body } = await service.management.get('/entities');
  entityId = body.data.find((one: any) => one.environment === 'production').id;
});
afterAll(() => service.remove());

/** Runs the command line on the service's data; gives what it printed and its exit code. */
async function cli(...args: string[]): Promise<{ stdout: string; code: number }> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: service.database.url,
    DATA_DIR: service.dataDir,
    ...(service.redisUrl ? { REDIS_URL: service.redisUrl } : {}),
  };
  try {
    return { ...(await run(process.execPath, [CLI, ...args], { env })), code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { stdout: stdout + stderr, code };
  }
}

const eventsOf = async (api: Api, query: string): Promise<any[]> => {
  const { status, body } = await api.get(`/audit-events?${query}`);
  expect(status).toBe(200);
  return body.data;
};

const allSealed = (): Promise<unknown> =>
  eventually(
    () => service.database.query<{ count: string }>('SELECT count(*) FROM audit_journal'),
    ([row]) => row?.count === '0',
  );

/** Some event, as a row of the journal. */
const AN_EVENT = `
  SELECT gen_random_uuid() AS id, organization_id, entity_id, created_at, actor, user_id, key_id, 'payment.approved' AS action, subject_type,
         subject_id, changes, personal_digest, correlation_id, mac, '\\x00'::bytea AS salt, '{"address": "127.0.0.1"}'::jsonb AS personal
    FROM audit_events LIMIT 1`;

/** Does what nobody may do through the service: changes the trail by hand. */
async function byHand(sql: string): Promise<void> {
  await service.database.query(`
    ALTER TABLE audit_events DISABLE TRIGGER USER; ALTER TABLE audit_seals DISABLE TRIGGER USER;
    ${sql};
    ALTER TABLE audit_events ENABLE TRIGGER USER; ALTER TABLE audit_seals ENABLE TRIGGER USER`);
}

describe('the audit trail', () => {
  it('tells who changed what, before and after', async () => {
    const made = await service.api.post('/sender-rules', { sender: 'supplier.example', policy: 'allow' });
    const id = made.body.data.id;
    await service.api.request('PUT', `/sender-rules/${id}`, { policy: 'block', note: 'Account 062-000 12345678' });
    await service.api.request('DELETE', `/sender-rules/${id}`);
    const told = await eventsOf(service.api, `filter[subject_id]=${id}&sort=created_at`);
    expect(told.map(({ attributes }) => attributes.action)).toEqual([
      'sender_rule.created',
      'sender_rule.changed',
      'sender_rule.deleted',
    ]);
    const [created, changed, deleted] = told.map(({ attributes }) => attributes);
    expect(changed).toMatchObject({
      actor: 'key',
      user_name: 'Demo Admin',
      entity_id: entityId,
      address: '127.0.0.1',
      subject_type: 'sender-rules',
    });
    expect(changed.changes).toContainEqual({ attribute: 'policy', before: 'allow', after: 'block', erased: false });
    expect(JSON.stringify(changed)).not.toContain('12345678');
    expect(created.changes).toContainEqual({ attribute: 'policy', before: null, after: 'allow', erased: false });
    expect(deleted.changes).toContainEqual({ attribute: 'policy', before: 'block', after: null, erased: false });
  });

  it('records nothing if a request changed nothing', async () => {
    const before = (await eventsOf(service.api, 'page[size]=1')).length;
    expect(before).toBe(1);
    const counted = async (): Promise<number> =>
      Number((await service.database.query<{ count: string }>('SELECT count(*) FROM audit_event_details'))[0]?.count);
    const first = await counted();
    expect((await service.api.post('/sender-rules', { sender: 'x', policy: 'purple' })).status).toBe(422);
    expect((await service.api.request('DELETE', `/sender-rules/${entityId}`)).status).toBe(404);
    expect(await counted()).toBe(first);
  });

  it('tells of keys and entities on the management interface', async () => {
    const key = await service.management.post(`/entities/${entityId}/api-keys`, {
      name: 'Told',
      abilities: ['invoice:read'],
    });
    const [event] = (
      await service.management.get(
        `/audit-events?filter[subject_id]=${key.body.data.id}&filter[action]=api_key.created`,
      )
    ).body.data;
    expect(event).toMatchObject({ actor: 'key', entity_id: entityId });
    expect(JSON.stringify(event)).not.toContain(key.body.data.token);
    const renamed = await service.management.request('PUT', `/entities/${entityId}/api-keys/${key.body.data.id}`, {
      name: 'Renamed',
    });
    expect(renamed.status).toBe(200);
    const [change] = (
      await service.management.get(
        `/audit-events?filter[subject_id]=${key.body.data.id}&filter[action]=api_key.renamed`,
      )
    ).body.data;
    expect(change.changes).toEqual([{ attribute: 'name', before: 'Told', after: 'Renamed', erased: false }]);
  });

  it('has the life of an uploaded invoice, by the key and by the service', async () => {
    const { body } = await service.api.upload('/invoices', await invoicePdf(), 'told.pdf');
    const told = await eventually(
      () => eventsOf(service.api, `filter[subject_id]=${body.data.id}&sort=created_at`),
      (events) => events.length === 2,
    );
    expect(told.map(({ attributes }) => [attributes.action, attributes.actor])).toEqual([
      ['invoice.queued', 'key'],
      ['invoice.processed', 'service'],
    ]);
  });

  it('records callers that were refused, and counts strangers', async () => {
    const api = await keyWith(service, ['invoice:read']);
    expect((await api.get('/rules')).status).toBe(403);
    expect((await api.get('/audit-events')).status).toBe(403);
    const refused = await eventsOf(service.api, 'filter[action]=request.refused');
    expect(refused[0].attributes.changes[0].after).toBe('GET /api/audit-events');
    const count = async (): Promise<number> =>
      Number((await service.database.query<{ count: string }>('SELECT count(*) FROM audit_event_details'))[0]?.count);
    const before = await count();
    for (let i = 0; i < 5; i += 1) expect((await api.withKey(null).get('/rules')).status).toBe(401);
    expect((await api.withKey('ent_sk_unknown_unknown_unknown').get('/rules')).status).toBe(401);
    expect(await count()).toBe(before);
    const counted = await eventually(
      () => service.database.query<{ reason: string; count: string }>('SELECT reason, count FROM audit_refusals'),
      (rows) => rows.length === 2,
    );
    expect(counted).toEqual(
      expect.arrayContaining([
        { reason: 'no_key', count: '5' },
        { reason: 'unknown_key', count: '1' },
      ]),
    );
  });

  it('lets the service only add rows', async () => {
    for (const sql of [
      `UPDATE audit_events SET action = 'nothing'`,
      'DELETE FROM audit_events',
      'TRUNCATE audit_events',
      'UPDATE audit_seals SET position = position + 1000',
      'DELETE FROM audit_seals',
      'TRUNCATE audit_seals, audit_checkpoints',
    ])
      await expect(service.database.query(sql)).rejects.toThrow('can only be added to');
    // Both in one transaction, so that no sealer takes the row before.
    for (const sql of [
      `UPDATE audit_journal SET action = 'nothing'`,
      `UPDATE audit_journal SET personal = '{"changes": []}'`,
      'DELETE FROM audit_journal',
      'TRUNCATE audit_journal',
    ])
      await expect(service.database.query(`INSERT INTO audit_journal ${AN_EVENT}; ${sql}`)).rejects.toThrow(
        'can only be added to',
      );
  });

  it('erases personal values and still verifies', async () => {
    const made = await service.api.post('/sender-rules', { sender: 'ada@person.example', policy: 'allow' });
    const id = made.body.data.id;
    await allSealed();
    expect((await cli('audit:erase', '--id', id)).stdout).toContain('1 events');
    const [event] = await eventsOf(service.api, `filter[subject_id]=${id}`);
    expect(event.attributes.address).toBeNull();
    expect(event.attributes.changes).toContainEqual({ attribute: 'sender', before: null, after: null, erased: true });
    expect(event.attributes.changes).toContainEqual({
      attribute: 'policy',
      before: null,
      after: 'allow',
      erased: false,
    });
    const verified = await cli('audit:verify');
    expect(verified).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 with erased personal values, 0 findings'),
    });
  });
});

describe('audit:verify', () => {
  /** As the command line does, without a process of its own. */
  async function verify(): Promise<{ stdout: string; code: number }> {
    const dataSource = createDataSource({ url: service.database.url, pool: 2, entities: [], migrations: [] });
    await dataSource.initialize();
    const exported = await readHeads(headsFile(service.dataDir));
    const { findings } = await verifyAudit(dataSource, loadSecretKey('', service.dataDir), exported).finally(() =>
      dataSource.destroy(),
    );
    const lines = findings.map(({ kind, eventId, sentence }) => `${kind}: ${eventId ?? 'unknown'}: ${sentence}\n`);
    return { stdout: `${lines.join('')}${findings.length} findings`, code: findings.length > 0 ? 1 : 0 };
  }

  /** Undoes what a test did, so that each finds one thing alone. */
  async function tampered(change: string, undo: string): Promise<{ stdout: string; code: number }> {
    await byHand(change);
    const result = await verify();
    await byHand(undo);
    expect((await verify()).stdout).toContain('0 findings');
    return result;
  }

  beforeAll(async () => {
    await allSealed();
    await service.database.query(`
      CREATE TABLE kept_event AS SELECT e.* FROM audit_events e JOIN audit_seals s ON s.event_id = e.id WHERE s.position = 3;
      CREATE TABLE kept_seals AS SELECT * FROM audit_seals`);
  });

  it('finds nothing in what the service wrote, and names a row that was changed', async () => {
    const { code, stdout } = await tampered(
      `UPDATE audit_events e SET action = 'nothing' FROM kept_event k WHERE e.id = k.id`,
      'UPDATE audit_events e SET action = k.action FROM kept_event k WHERE e.id = k.id',
    );
    const [kept] = await service.database.query<{ id: string }>('SELECT id FROM kept_event');
    expect(code).toBe(1);
    expect(stdout).toMatch(new RegExp(`^changed: ${kept?.id}: `));
    expect(stdout).toContain('1 findings');
  });

  it('names personal values that were changed', async () => {
    const { stdout } = await tampered(
      `UPDATE audit_personal_values SET contents = jsonb_set(contents, '{address}', '"10.0.0.1"')
        WHERE event_id = (SELECT event_id FROM audit_seals s JOIN audit_personal_values USING (event_id) ORDER BY position DESC LIMIT 1)`,
      `UPDATE audit_personal_values SET contents = jsonb_set(contents, '{address}', '"127.0.0.1"')
        WHERE contents->>'address' = '10.0.0.1'`,
    );
    expect(stdout).toMatch(/^changed: .*personal values/);
  });

  it('names a row that was removed, alone or with its seal', async () => {
    const alone = await tampered(
      'DELETE FROM audit_events e USING kept_event k WHERE e.id = k.id',
      'INSERT INTO audit_events SELECT * FROM kept_event',
    );
    expect(alone.stdout).toMatch(/^removed: .*place 3 was removed/);
    const both = await tampered(
      `DELETE FROM audit_events e USING kept_event k WHERE e.id = k.id;
       DELETE FROM audit_seals s USING kept_event k WHERE s.event_id = k.id`,
      `INSERT INTO audit_events SELECT * FROM kept_event;
       INSERT INTO audit_seals SELECT s.* FROM kept_seals s JOIN kept_event k ON k.id = s.event_id`,
    );
    expect(both.stdout).toMatch(/^removed: .*from place 3 to 3 were removed/);
  });

  it('names a row that was inserted, also where the service was made to seal it', async () => {
    await service.database.query(
      `INSERT INTO audit_events SELECT gen_random_uuid(), organization_id, entity_id, created_at, actor, user_id, key_id,
         'payment.approved', subject_type, subject_id, changes, personal_digest, correlation_id, mac FROM kept_event`,
    );
    const { stdout } = await verify();
    expect(stdout).toMatch(/^changed: .*inserted by hand/);
    await byHand(`DELETE FROM audit_events WHERE action = 'payment.approved'`);
    await service.database.query(`INSERT INTO audit_journal ${AN_EVENT}`);
    await allSealed();
    expect((await verify()).stdout).toMatch(/^changed: .*inserted by hand/);
    await byHand(`
      DELETE FROM audit_seals WHERE event_id = (SELECT id FROM audit_events WHERE action = 'payment.approved');
      DELETE FROM audit_events WHERE action = 'payment.approved'`);
  });

  it('names an end that was cut off after it was exported', async () => {
    await service.end();
    await service.database.query('DROP TABLE kept_seals; CREATE TABLE kept_seals AS SELECT * FROM audit_seals');
    const last = 'position = (SELECT max(position) FROM kept_seals)';
    const { stdout, code } = await tampered(
      `CREATE TABLE kept_last AS SELECT e.* FROM audit_events e JOIN audit_seals s ON s.event_id = e.id WHERE s.${last};
       DELETE FROM audit_events e USING kept_last k WHERE e.id = k.id;
       DELETE FROM audit_seals WHERE ${last}`,
      `INSERT INTO audit_events SELECT * FROM kept_last;
       INSERT INTO audit_seals SELECT * FROM kept_seals WHERE ${last}`,
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^cut off: /);
  });

  it('names a checkpoint that the service did not make', async () => {
    await service.database.query(
      `INSERT INTO audit_checkpoints (organization_id, position, seal, until, mac)
       SELECT organization_id, position, seal, '2026-01-01', '\\x00' FROM audit_seals WHERE position = 2`,
    );
    expect((await verify()).stdout).toMatch(/^inserted: .*checkpoint at place 2 was not made by the service/);
  });
});

describe('retention', () => {
  /** A trail of its own: five events of January 2020, five of February, three of now. */
  async function oldTrail(work: (trail: Trail) => Promise<void>): Promise<void> {
    const database = await cloneDatabase();
    const dataSource = createDataSource({ url: database.url, pool: 3, entities: [], migrations: [] });
    await dataSource.initialize();
    const secretKey = new SecretKey('a secret of this test, long enough');
    const log = new AuditLog(secretKey);
    const logger = createLogger({ level: 'silent', format: 'json' });
    const sealer = new AuditSealer(dataSource, secretKey, logger);
    const organizationId = randomUUID();
    const folder = mkdtempSync(join(tmpdir(), 'payproof-archive-'));
    const actor = { kind: 'person', userId: randomUUID(), keyId: null, address: '192.0.2.7' } as const;
    const write = async (at: string, count: number): Promise<void> => {
      jest.useFakeTimers({ now: new Date(at), doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick'] });
      const entry = {
        organizationId,
        entityId: null,
        action: 'rule.changed',
        subject: { type: 'rules', id: 'x' },
        actor,
      };
      for (let n = 0; n < count; n += 1) await log.append(dataSource.manager, entry);
      jest.useRealTimers();
      await sealer.sealBatch();
    };
    try {
      await write('2020-01-15T00:00:00Z', 5);
      await write('2020-02-15T00:00:00Z', 5);
      await write(new Date().toISOString(), 3);
      await work({
        database,
        folder,
        organizationId,
        write,
        remove: (archive, piece) => {
          const settings = readSettings(archive ? { AUDIT_ARCHIVE_DIR: folder } : {});
          return new AuditRetention(dataSource, secretKey, settings, logger).removeOlderThan(12, piece);
        },
        whileRemoving: (work) =>
          dataSource.transaction(async (manager) => {
            expect(await becomeOnlyRemover(manager)).toBe(true);
            await work();
          }),
        keepOut: () => dataSource.transaction((manager) => keepRemoversOut(manager, 50)),
        readBack: async (file) => {
          const report = emptyReport();
          await new ArchiveVerifier(dataSource, secretKey, report).piece(file);
          return report;
        },
        verify: (archive) => verifyAudit(dataSource, secretKey, [], archive ? folder : null),
      });
    } finally {
      await dataSource.destroy();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  interface Trail {
    database: TestDatabase;
    folder: string;
    organizationId: string;
    write(at: string, count: number): Promise<void>;
    remove(archive: boolean, piece?: bigint): Promise<void>;
    whileRemoving(work: () => Promise<void>): Promise<void>;
    keepOut(): Promise<void>;
    readBack(file: ArchiveFile): Promise<AuditReport>;
    verify(archive: boolean): Promise<AuditReport>;
  }

  const count = async (database: TestDatabase): Promise<number> => {
    const [row] = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM audit_events');
    return row?.count ?? NaN;
  };

  it('takes old months away behind a checkpoint that is accepted, and keeps the chain going', () =>
    oldTrail(async ({ database, remove, verify, write }) => {
      await remove(false);
      expect(await count(database)).toBe(3);
      await write(new Date().toISOString(), 2);
      expect(await verify(false)).toMatchObject({ sealed: 5, findings: [] });
      await remove(false);
      expect(await count(database)).toBe(5);
      await database.query('ALTER TABLE audit_checkpoints DISABLE TRIGGER USER; DELETE FROM audit_checkpoints');
      expect((await verify(false)).findings[0]?.kind).toBe('removed');
    }));

  it('archives what it takes away, without personal values, and names whatever is done to the archive', () =>
    oldTrail(async ({ database, folder, organizationId, remove, verify }) => {
      rmSync(folder, { recursive: true });
      expect(await verify(true)).toMatchObject({ sealed: 13, archived: 0, findings: [] });
      await expect(remove(true)).rejects.toThrow(folder);
      expect(await count(database)).toBe(13);
      mkdirSync(folder);
      await remove(true);
      expect(await count(database)).toBe(3);
      const name = `audit-${organizationId}-1-10.jsonl.gz`;
      expect(readdirSync(folder)).toEqual([name]);
      const path = join(folder, name);
      const kept = readFileSync(path);
      const text = gunzipSync(kept).toString();
      expect(text).toContain('rule.changed');
      expect(text).not.toContain('192.0.2.7');
      expect(await verify(true)).toMatchObject({ sealed: 3, archived: 10, erased: 10, findings: [] });
      const lines = text.split('\n');
      const findings = async (bytes: Uint8Array): Promise<string[]> => {
        writeFileSync(path, bytes);
        return (await verify(true)).findings.map(({ kind }) => kind);
      };
      expect(await findings(gzipSync(text.replace('rule.changed', 'rule.created')))).toEqual(['changed']);
      expect(await findings(gzipSync(lines.toSpliced(4, 1).join('\n')))).toEqual(['removed']);
      expect(await findings(gzipSync(lines.slice(0, -2).join('\n')))).toEqual(['cut off']);
      expect(await findings(kept.subarray(0, -20))).toContain('changed');
      expect(await findings(gzipSync(text.replaceAll(organizationId, randomUUID())))).toContain('changed');
      rmSync(path);
      expect((await verify(true)).findings.map(({ kind }) => kind)).toEqual(['cut off']);
      expect(await findings(kept)).toEqual([]);
    }));

  it('archives a piece at a time, and goes on where it ended', () =>
    oldTrail(async ({ database, folder, organizationId, remove, verify, readBack }) => {
      await database.query(`
        CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
        CREATE TRIGGER fails BEFORE DELETE ON audit_seals FOR EACH ROW WHEN (OLD.position = 5) EXECUTE FUNCTION fail()`);
      await expect(remove(true, 3n)).rejects.toThrow('the disk is full');
      expect(await count(database)).toBe(10);
      await database.query('DROP TRIGGER fails ON audit_seals');
      const piece = { organizationId, first: 4n, last: 6n };
      const path = join(folder, `audit-${organizationId}-4-6.jsonl.gz`);
      expect((await readBack({ ...piece, path })).findings).toMatchObject([{ kind: 'inserted' }]);
      await remove(true, 3n);
      expect(await count(database)).toBe(3);
      expect(readdirSync(folder).length).toBe(4);
      expect(await verify(true)).toMatchObject({ sealed: 3, archived: 10, findings: [] });
    }));

  it('removes nothing by a checkpoint that it did not make', () =>
    oldTrail(async ({ database, remove, verify }) => {
      await database.query(`INSERT INTO audit_checkpoints (organization_id, position, seal, until, mac)
        SELECT organization_id, position, seal, '2026-01-01', '\\x00' FROM audit_seals WHERE position = 13`);
      await remove(false);
      expect(await count(database)).toBe(3);
      expect((await verify(false)).findings).toMatchObject([{ kind: 'inserted' }]);
    }));

  it('does not go on while the trail is verified, nor is the trail verified meanwhile', () =>
    oldTrail(async ({ database, remove, whileRemoving, keepOut }) => {
      await whileRemoving(async () => {
        await expect(keepOut()).rejects.toThrow('A worker is removing old months of the audit trail.');
        await remove(false);
      });
      expect(await count(database)).toBe(13);
      await keepOut();
    }));

  it('keeps what does not hold, and says nothing of it is archived', () =>
    oldTrail(async ({ database, remove, verify }) => {
      await database.query(`ALTER TABLE audit_events DISABLE TRIGGER USER;
        UPDATE audit_events SET action = 'nothing' WHERE id = (SELECT event_id FROM audit_seals WHERE position = 4);
        ALTER TABLE audit_events ENABLE TRIGGER USER`);
      await remove(true);
      expect(await count(database)).toBe(13);
      expect((await verify(false)).findings).toMatchObject([{ kind: 'changed' }]);
    }));
});

describe('the journal', () => {
  it('is read, verified and erased like what is filed, and nothing that is put there again keeps the sealer', async () => {
    const database = await cloneDatabase();
    const dataSource = createDataSource({ url: database.url, pool: 2, entities: [], migrations: [] });
    await dataSource.initialize();
    const secretKey = new SecretKey('a secret of this test, long enough');
    const log = new AuditLog(secretKey);
    const sealer = new AuditSealer(dataSource, secretKey, createLogger({ level: 'error', format: 'json' }));
    const write = (subject: string): Promise<void> =>
      log.append(dataSource.manager, {
        organizationId: randomUUID(),
        entityId: null,
        action: 'rule.changed',
        subject: { type: 'rules', id: subject },
        actor: { kind: 'key', userId: null, keyId: null, address: '192.0.2.1' },
      });
    const told = async (): Promise<unknown[]> =>
      (await database.query<{ personal: { address: string } | null }>('SELECT personal FROM audit_event_details')).map(
        ({ personal }) => personal?.address ?? null,
      );
    try {
      const [one, other] = [randomUUID(), randomUUID()];
      await write(one);
      await write(other);
      expect(await told()).toEqual(['192.0.2.1', '192.0.2.1']);
      expect(await verifyAudit(dataSource, secretKey, [])).toMatchObject({ sealed: 0, waiting: 2, findings: [] });
      expect(await eraseFrom(dataSource, log, one)).toBe(1);
      expect((await told()).toSorted()).toEqual(['192.0.2.1', null, null]);
      await database.query('CREATE TABLE kept AS SELECT * FROM audit_journal');
      expect(await sealer.sealBatch()).toBe(3);
      expect(await database.query('SELECT 1 FROM audit_journal')).toEqual([]);
      const report = await verifyAudit(dataSource, secretKey, []);
      expect(report).toMatchObject({ sealed: 3, waiting: 0, erased: 1, findings: [] });
      await database.query('INSERT INTO audit_journal SELECT * FROM kept');
      await write(other);
      expect(await sealer.sealBatch()).toBe(1);
      const { findings, waiting } = await verifyAudit(dataSource, secretKey, []);
      expect(waiting).toBe(0);
      expect(findings.map(({ kind }) => kind)).toEqual(['inserted', 'inserted', 'inserted']);
    } finally {
      await dataSource.destroy();
      await database.drop();
    }
  });
});
