import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { AbandonedDocuments } from '../../src/platform/documents/abandoned-documents.js';
import '../../src/documents.js';
import { FileStore } from '../../src/platform/documents/file-store.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date();

describe('documents that were stored for rows that never came', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const store = new FileStore(folder);
  const entityId = v7();
  let database: TestDatabase;
  let dataSource: DataSource;

  const keyMade = (daysAgo: number, space = `${entityId}/1`, kind = 'emails'): string =>
    `${space}/${kind}/2026-01/${v7({ msecs: NOW.getTime() - daysAgo * DAY_MS })}`;
  const kept = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of store.keys()) keys.push(key);
    return keys.sort();
  };
  const put = (...keys: string[]): string[] => {
    for (const key of keys) {
      mkdirSync(dirname(join(folder, key)), { recursive: true });
      writeFileSync(join(folder, key), 'x');
    }
    return keys;
  };
  const newSweep = (): AbandonedDocuments =>
    new AbandonedDocuments(dataSource, store, createLogger({ level: 'silent', format: 'json' }));

  beforeAll(async () => {
    database = await cloneDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    await database.query(
      `WITH o AS (INSERT INTO organizations (id, name, slug, environment) VALUES ($1, 'O', 'o', 'production') RETURNING id)
       INSERT INTO entities (id, organization_id, name, inbox_local_part, data_generation) SELECT $2, id, 'E', 'e', 1 FROM o`,
      [v7(), entityId],
    );
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it('are removed when they are old, and nothing else is', async () => {
    const [message = '', document = '', payments = ''] = put(
      keyMade(30),
      keyMade(30, `${entityId}/1`, 'invoices'),
      keyMade(30, `${entityId}/1`, 'aba'),
    );
    await database.query(
      `INSERT INTO inbound_emails (id, entity_id, recipient, envelope_from, peer_address, content_hash, raw_key, size, received_at, status)
       VALUES ($1, $2, 'e', '', '::1', '', $3, 1, now(), 'processed')`,
      [v7(), entityId, message],
    );
    await database.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size)
       VALUES ($1, $2, 'queued', 'api', 'a.pdf', 'application/pdf', $3, '', 1)`,
      [v7(), entityId, document],
    );
    await database.query(
      `INSERT INTO aba_checks (id, entity_id, status, description, aba_date, original_file_name, document_key, size)
       VALUES ($1, $2, 'passed', '', '2026-01-01', 'a.aba', $3, 1)`,
      [v7(), entityId, payments],
    );
    put(keyMade(8), keyMade(400, `${entityId}/1`, 'invoices'), keyMade(8, `${entityId}/1`, 'aba'));
    const others = put(
      keyMade(6),
      keyMade(30, `${entityId}/2`),
      keyMade(30, `${v7()}/1`),
      `${entityId}/1/emails/2026-01/notes.txt`,
      'incoming/message-1',
    );
    await newSweep().sweep(NOW);
    expect(await kept()).toEqual([message, document, payments, ...others].sort());
  });

  it('are looked for once a day, by and by', async () => {
    const sweep = newSweep();
    const stored = Array.from({ length: 1_010 }, () => keyMade(30));
    put(...stored);
    const left = async (): Promise<number> => (await kept()).filter((key) => stored.includes(key)).length;
    await sweep.sweep(NOW);
    expect(await left()).toBeGreaterThan(0);
    await sweep.sweep(NOW);
    expect(await left()).toBe(0);
    put(...stored.slice(0, 2));
    await sweep.sweep(new Date(NOW.getTime() + DAY_MS / 2));
    expect(await left()).toBe(2);
    await sweep.sweep(new Date(NOW.getTime() + DAY_MS + 1));
    expect(await left()).toBe(0);
  });

  it('stay where their store cannot be listed, until it can', async () => {
    const broken = new FileStore(folder);
    const sweep = new AbandonedDocuments(dataSource, broken, createLogger({ level: 'silent', format: 'json' }));
    const [key = ''] = put(keyMade(30));
    jest.spyOn(broken, 'keys').mockImplementationOnce(async function* () {
      yield await Promise.reject(Object.assign(new Error('no disk'), { code: 'EIO' }));
    });
    await expect(sweep.sweep(NOW)).rejects.toThrow('no disk');
    expect(await kept()).toContain(key);
    await sweep.sweep(new Date(NOW.getTime() + DAY_MS + 1));
    expect(await kept()).not.toContain(key);
  });
});
