import 'reflect-metadata';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createBackup } from '../src/backup/create-backup.js';
import { restoreBackup } from '../src/backup/restore-backup.js';
import { verifyBackup } from '../src/backup/verify-backup.js';
import { readSettings } from '../src/platform/config/settings.js';
import type { DocumentStore } from '../src/platform/documents/document-store.js';
import { INVOICE_FILES } from '../src/invoices/invoice.documents.js';
import { keyIn } from '../src/platform/documents/document-key.js';
import { poolOf } from '../src/platform/database/read-rows.js';
import { createRuntime } from '../src/start/create-runtime.js';
import { addBenchEntity } from './support/bench-entity.js';
import { addManyInvoices } from './support/many-invoices.js';
import { benchFolder } from './support/measured-service.js';

/**
 * Backs up invoices with their documents, restores them into a new embedded database and compares both row by row and
 * byte by byte. Arguments: invoices (100,000 where absent) and bytes of each document (20,000).
 */
const count = Number(process.argv[2] ?? 100_000);
const size = Number(process.argv[3] ?? 20_000);
const SECRET = 'a secret of the benchmark, of enough characters';
const PASSPHRASE = 'a passphrase of the benchmark';

const folder = benchFolder();
const settingsOf = (name: string): ReturnType<typeof readSettings> =>
  readSettings({ DATA_DIR: join(folder, name), LOG_LEVEL: 'warn', SECRET_KEY: SECRET });
const source = await createRuntime(settingsOf('source'));
const backup = join(folder, 'backup');

/** Runs a step and prints its time, processor time and the most memory that this process had so far. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const cpu = process.cpuUsage(used);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(
    `${what}: ${seconds} s, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of processor here, ${memory} MiB at most`,
  );
  return result;
}

/** A digest of each table, whatever the order of its rows. */
async function digests(dataSource: DataSource, tables: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of tables) {
    const [row] = await dataSource.query<{ digest: string }[]>(
      `SELECT count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) AS digest FROM ${name} t`,
    );
    found.push(`${name} ${row?.digest ?? ''}`);
  }
  return found;
}

async function documentDigest(store: DocumentStore): Promise<string> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  const hash = createHash('sha256');
  for (const key of keys.sort()) hash.update(`${key}\n`).update(await store.get(key));
  return `${keys.length} ${hash.digest('hex')}`;
}

try {
  const { dataSource, documents, databaseUrl } = source;
  await step(`Made ${count} invoices with documents of ${size} bytes`, async () => {
    const { entityId } = await addBenchEntity(dataSource);
    const client = await poolOf(dataSource).connect();
    await addManyInvoices(client, entityId, count).finally(() => client.release());
    const bytes = randomBytes(size);
    const ids = await dataSource.query<{ id: string }[]>('SELECT id FROM invoices');
    const keys = ids.map(() => keyIn(`${entityId}/0`, INVOICE_FILES));
    await dataSource.query(
      'UPDATE invoices SET document_key = given.key FROM unnest($1::uuid[], $2::text[]) AS given (id, key) WHERE invoices.id = given.id',
      [ids.map(({ id }) => id), keys],
    );
    const root = join(folder, 'source', 'documents');
    mkdirSync(dirname(join(root, keys[0] ?? '')), { recursive: true });
    for (const [index, key] of keys.entries()) {
      bytes.writeUInt32BE(index);
      writeFileSync(join(root, key), bytes);
    }
  });
  const made = await step('backup:create', () =>
    createBackup(backup, { databaseUrl, documents, secret: SECRET, service: 'bench' }, PASSPHRASE),
  );
  const total = made.files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `  ${made.documents.count} documents; ${Math.round(total / 1_048_576)} MiB in ${made.files.length} files`,
  );
  const { manifest } = await step('backup:verify', () => verifyBackup(backup, PASSPHRASE));
  const target = await createRuntime(settingsOf('target'));
  try {
    await step('backup:restore', () =>
      restoreBackup(backup, manifest, {
        settings: target.settings,
        databaseUrl: target.databaseUrl,
        documents: target.documents,
      }),
    );
    const tables = manifest.tables.map(({ name }) => name).filter((name) => name !== 'outgoing_pause');
    const [before, after] = [await digests(dataSource, tables), await digests(target.dataSource, tables)];
    const wrong = before.filter((digest, index) => digest !== after[index]);
    console.log(wrong.length === 0 ? `${tables.length} tables are the same.` : `Not the same: ${wrong.join(', ')}`);
    const [mine, theirs] = [await documentDigest(documents), await documentDigest(target.documents)];
    console.log(mine === theirs ? `${mine.split(' ')[0]} documents are the same.` : 'Documents differ.');
    if (wrong.length > 0 || mine !== theirs) process.exitCode = 1;
  } finally {
    await target.dataSource.destroy();
    await target.release();
  }
  const file = join(backup, 'documents.tar');
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await verifyBackup(backup, PASSPHRASE).then(
    () => (process.exitCode = 1),
    (error: Error) => console.log(`Cut, it is refused: ${error.message}`),
  );
} finally {
  await source.dataSource.destroy();
  await source.release();
  rmSync(folder, { recursive: true, force: true });
}
