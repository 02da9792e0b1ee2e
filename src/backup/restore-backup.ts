import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { MIGRATIONS } from '../migrations/index.js';
import { PIPELINE } from '../pipeline.js';
import type { Settings } from '../platform/config/settings.js';
import { createDataSource } from '../platform/database/data-source.js';
import { migrate, MIGRATION_LOCK } from '../platform/database/migrate.js';
import type { DocumentStore } from '../platform/documents/document-store.js';
import { errorCode } from '../platform/errors/system-error.js';
import { definedJobs } from '../platform/jobs/job.js';
import type { JobDefinition, QueuedJob } from '../platform/jobs/job.js';
import { queueConnection } from '../platform/jobs/queue-connection.js';
import { Queues } from '../platform/jobs/queues.js';
import { pauseOutgoing } from '../platform/outgoing/outgoing-pause.js';
import { BackupError } from './backup-error.js';
import { migrationsOf, PORTABLE, quoted, tablesOf } from './catalog.js';
import { FILES } from './create-backup.js';
import { readHashed } from './hashed-file.js';
import type { HashedFile } from './hashed-file.js';
import type { CopiedTable, Manifest } from './manifest.js';

/** Where a backup is restored to. */
export interface Target {
  settings: Settings;
  databaseUrl: string;
  documents: DocumentStore;
}

const OLDEST_POSTGRES = 150_000;
/** This many documents are written side by side. */
const AT_ONCE = 16;
const JOBS_AT_ONCE = 500;

/**
 * Restores a backup that was verified into an empty database. All rows become visible at once, after every document is
 * stored, with a note that keeps the service from sending anything. Throws a BackupError if that is not possible;
 * nothing is kept in the database then.
 */
export async function restoreBackup(directory: string, manifest: Manifest, target: Target): Promise<void> {
  const client = new pg.Client({ connectionString: target.databaseUrl, keepAlive: true });
  await client.connect();
  try {
    // Who starts a service on this database meanwhile waits until all is there.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireEmpty(client);
    await makeTables(manifest, target.databaseUrl, client);
    await client.query('BEGIN');
    try {
      await client.query(PORTABLE);
      await load(client, directory, manifest);
      await putDocuments(directory, fileOf(manifest, FILES.documents), manifest.documents.count, target.documents);
      await pauseOutgoing(client, 'restored from a backup');
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  await finish(directory, manifest, target);
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  if ((rows[0]?.version ?? 0) < OLDEST_POSTGRES)
    throw new BackupError('A PostgreSQL of version 15 or newer is needed.');
  for (const { name } of await tablesOf(client)) {
    // Which secret a service was started with says nothing of anybody.
    if (name === 'secret_fingerprint') continue;
    const found = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`);
    if (found.rows.length > 0 || found.rowCount !== 0)
      throw new BackupError(
        `The database is not empty: ${name} has rows. A backup can only be restored into an empty one.`,
      );
  }
}

/** Makes the tables as they were when the backup was made. */
async function makeTables(manifest: Manifest, databaseUrl: string, client: pg.Client): Promise<void> {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  if (manifest.migrations.some((name) => !known.has(name)))
    throw new BackupError(
      `The backup was made by a newer release (${manifest.service}): restore it with that release.`,
    );
  if ((await migrationsOf(client)).some((name) => !manifest.migrations.includes(name)))
    throw new BackupError('The database has tables of a newer release than the backup: use a new, empty one.');
  const migrations = MIGRATIONS.filter(({ name }) => manifest.migrations.includes(name));
  const dataSource = createDataSource({ url: databaseUrl, pool: 2, entities: [], migrations });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
  const there = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of manifest.tables)
    if (columns.some((column) => !there.get(name)?.includes(column)))
      throw new BackupError(`The table ${name} of the backup does not fit this release.`);
}

/** Fills the tables. Whatever rows would set off was set off when they were first written; what ties them together is checked at the end. */
async function load(client: pg.Client, directory: string, manifest: Manifest): Promise<void> {
  const ties = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
  );
  for (const { table, name } of ties.rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const { name } of manifest.tables)
    await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER; TRUNCATE ${quoted(name)}`);
  for (const table of manifest.tables) await loadTable(client, directory, table, fileOf(manifest, table.file));
  for (const { name, value } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [`public.${quoted(name)}`, value]);
  for (const { table, name, definition } of ties.rows)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  for (const { name } of manifest.tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
}

async function loadTable(
  client: pg.Client,
  directory: string,
  { name, columns, rows }: CopiedTable,
  file: HashedFile,
): Promise<void> {
  const loaded = await readHashed(directory, file, async (source) => {
    const stream = client.query(copy.from(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
    await pipeline(source, stream);
    return stream.rowCount;
  });
  if (loaded !== rows) throw new BackupError(`${loaded} rows of ${name} were restored instead of ${rows}.`);
}

async function putDocuments(directory: string, file: HashedFile, count: number, store: DocumentStore): Promise<void> {
  const stored = await readHashed(directory, file, async (source) => {
    const underWay = new Set<Promise<void>>();
    let failure: unknown = null;
    let found = 0;
    const tar = extract();
    const feeding = pipeline(source, tar);
    feeding.catch(() => undefined);
    for await (const entry of tar) {
      const bytes = await wholeOf(entry);
      const putting = putOnce(store, entry.header.name, bytes)
        .catch((error: unknown) => void (failure ??= error))
        .finally(() => underWay.delete(putting));
      underWay.add(putting);
      found += 1;
      if (underWay.size >= AT_ONCE) await Promise.race(underWay);
      if (failure !== null) throw failure as Error;
    }
    await feeding;
    await Promise.all(underWay);
    if (failure !== null) throw failure as Error;
    return found;
  });
  if (stored !== count) throw new BackupError(`${stored} documents were restored instead of ${count}.`);
}

async function wholeOf(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A store that has a document already, after a restore that was broken off or because it is the same store, must have the same one. */
async function putOnce(store: DocumentStore, key: string, bytes: Buffer): Promise<void> {
  try {
    await store.put(key, bytes);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (!(await store.get(key)).equals(bytes))
      throw new BackupError(`The store has a different document under ${key}.`);
  }
}

/** Brings the database to this release and gives jobs back to the queues, wherever those live now. */
async function finish(directory: string, manifest: Manifest, { settings, databaseUrl }: Target): Promise<void> {
  const dataSource = createDataSource({ url: databaseUrl, pool: 2, entities: [], migrations: MIGRATIONS });
  await dataSource.initialize();
  try {
    await migrate(dataSource, databaseUrl, settings);
  } finally {
    await dataSource.destroy();
  }
  const jobs = await readHashed(directory, fileOf(manifest, FILES.jobs), async (source) => {
    const lines: string[] = [];
    for await (const line of createInterface({ input: source, crlfDelay: Infinity })) lines.push(line);
    return lines.map((line) => JSON.parse(line) as { queue: string; id: string; data: QueuedJob });
  });
  // What breaks is told by whatever is put into a queue then.
  const connection = queueConnection(settings, databaseUrl, () => undefined);
  const queues = new Queues(connection, settings);
  try {
    for (const definition of jobsOfPipeline())
      for (let rest = jobs.filter(({ queue }) => queue === definition.name); rest.length > 0;)
        await queues.add(definition, rest.splice(0, JOBS_AT_ONCE));
  } finally {
    await queues.onApplicationShutdown();
  }
}

/** The jobs of the pipeline are declared where it is; naming it here makes sure that they are. */
function jobsOfPipeline(): JobDefinition<object>[] {
  return PIPELINE.length > 0 ? definedJobs() : [];
}

function fileOf(manifest: Manifest, name: string): HashedFile {
  const file = manifest.files.find((one) => one.name === name);
  if (file === undefined) throw new BackupError(`The manifest does not name ${name}.`);
  return file;
}
