import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { pack } from 'tar-stream';
import { DOCUMENTS } from '../documents.js';
import { documentColumns } from '../platform/documents/document-kind.js';
import { MIGRATIONS } from '../migrations/index.js';
import type { DocumentStore } from '../platform/documents/document-store.js';
import { errorCode } from '../platform/errors/system-error.js';
import { QUEUE_SCHEMA } from '../platform/jobs/queue-connection.js';
import { fingerprintOf } from '../platform/secrets/secret-fingerprint.js';
import { SecretKey } from '../platform/secrets/secret-key.js';
import { BackupError } from './backup-error.js';
import { migrationsOf, PORTABLE, quoted, sequencesOf, tablesOf } from './catalog.js';
import { writeHashed } from './hashed-file.js';
import type { HashedFile } from './hashed-file.js';
import { BackupKeys } from './keys.js';
import { writeManifest } from './manifest.js';
import type { Content, CopiedTable } from './manifest.js';

/** What a backup is made of. */
export interface Source {
  databaseUrl: string;
  documents: DocumentStore;
  /** The secret of the service, as text. */
  secret: string;
  service: string;
}

/** Names of the files of a backup. */
export const FILES = { jobs: 'jobs.jsonl.gz', keys: 'documents.txt.gz', documents: 'documents.tar' } as const;

/** This many documents are read ahead; each is as large as a message at most. */
const AHEAD = 8;
const LISTED_MISSING = 1_000;

/** Everything that the rows of one moment name. */
interface Snapshot extends Pick<Content, 'postgres' | 'migrations' | 'tables' | 'sequences' | 'jobs'> {
  files: HashedFile[];
}

/**
 * Writes a backup into a directory that is empty or not there. Rows are those of one moment, whatever is written meanwhile;
 * documents never change once they are written, and are copied after that. Throws a BackupError that says what is in the way.
 */
export async function createBackup(directory: string, source: Source, passphrase: string): Promise<Content> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0)
    throw new BackupError(`${directory} is not empty: choose an empty directory for this backup.`);
  const createdAt = new Date().toISOString();
  const keys = await BackupKeys.of(passphrase);
  const client = new pg.Client({ connectionString: source.databaseUrl, keepAlive: true });
  await client.connect();
  try {
    const { files, ...snapshot } = await copySnapshot(client, directory, source.secret);
    const copied = await copyDocuments(client, source.documents, directory);
    const content: Content = {
      createdAt,
      service: source.service,
      ...snapshot,
      documents: copied.documents,
      secrets: keys.seal(JSON.stringify({ secret_key: source.secret })),
      files: [...files, copied.file],
    };
    await writeManifest(directory, keys, content);
    await syncDirectory(directory);
    return content;
  } finally {
    await client.end();
  }
}

async function copySnapshot(client: pg.Client, directory: string, secret: string): Promise<Snapshot> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(PORTABLE);
    const migrations = await migrationsOf(client);
    requireOwnRelease(migrations);
    await requireOwnSecret(client, secret);
    const files: HashedFile[] = [];
    const tables: CopiedTable[] = [];
    await mkdir(join(directory, 'tables'), { mode: 0o700 });
    for (const { name, columns } of await tablesOf(client)) {
      const stream = client.query(
        copy.to(`COPY (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}) TO STDOUT`),
      );
      const file = `tables/${name}.copy.gz`;
      files.push(await writeHashed(directory, file, stream));
      tables.push({ name, columns, rows: stream.rowCount, file });
    }
    const jobs = await jobsOf(client);
    files.push(await writeHashed(directory, FILES.jobs, Readable.from(jobs.map((job) => `${JSON.stringify(job)}\n`))));
    const named = documentColumns(DOCUMENTS)
      .map(({ table, column, condition }) => `SELECT ${column} AS key FROM ${table} WHERE ${condition}`)
      .join(' UNION ');
    files.push(
      await writeHashed(directory, FILES.keys, client.query(copy.to(`COPY (${named} ORDER BY key) TO STDOUT`))),
    );
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
    const sequences = await sequencesOf(client);
    return { postgres: rows[0]?.version ?? '', migrations, tables, sequences, jobs: jobs.length, files };
  } finally {
    await client.query('COMMIT');
  }
}

/** A table that this release does not know, or knows otherwise, would be restored into something else. */
function requireOwnRelease(migrations: readonly string[]): void {
  const own = MIGRATIONS.map(({ name }) => name);
  if (own.every((name) => migrations.includes(name)) && migrations.length === own.length) return;
  throw new BackupError(
    'The database belongs to a different release: make the backup with the release that runs on it.',
  );
}

/** A backup with another secret could be restored, and nothing that is sealed could be read then. */
async function requireOwnSecret(client: pg.Client, secret: string): Promise<void> {
  const { rows } = await client.query<{ fingerprint: Buffer }>('SELECT fingerprint FROM secret_fingerprint');
  const used = rows[0]?.fingerprint;
  if (used !== undefined && !used.equals(fingerprintOf(new SecretKey(secret))))
    throw new BackupError(
      'The database is used with another secret: set SECRET_KEY or DATA_DIR to the same values as the service.',
    );
}

/** What waits in queues of the database; jobs that end by themselves are not taken along. */
async function jobsOf(client: pg.Client): Promise<object[]> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    `${QUEUE_SCHEMA}.job`,
  ]);
  if (!rows[0]?.there) return [];
  const jobs = await client.query<object>(
    `SELECT queue, id, data FROM ${QUEUE_SCHEMA}.job WHERE state IN ('waiting', 'active', 'delayed') ORDER BY seq`,
  );
  return jobs.rows;
}

async function copyDocuments(
  client: pg.Client,
  store: DocumentStore,
  directory: string,
): Promise<{ file: HashedFile; documents: Content['documents'] }> {
  const documents = { count: 0, bytes: 0, missing: [] as string[] };
  const tar = pack();
  const fill = async (): Promise<void> => {
    for await (const { key, bytes } of read(store, join(directory, FILES.keys))) {
      if (bytes === null) {
        if (await isStillNamed(client, key)) documents.missing.push(key);
        if (documents.missing.length > LISTED_MISSING)
          throw new BackupError('The store lacks more than a thousand documents: is it the right one?');
        continue;
      }
      documents.count += 1;
      documents.bytes += bytes.length;
      // Written at once, so that the next waits for as long as the file does.
      await new Promise<void>((resolve, reject) =>
        tar.entry({ name: key, size: bytes.length, mtime: new Date(0) }, bytes, (error) =>
          error ? reject(error) : resolve(),
        ),
      );
    }
    tar.finalize();
  };
  const filling = fill().catch((error: unknown) => {
    tar.destroy(error as Error);
    throw error;
  });
  const [file] = await Promise.all([writeHashed(directory, FILES.documents, Readable.from(tar)), filling]);
  return { file, documents };
}

/** The documents of a list of keys in its order; `bytes` is null if there is none. */
async function* read(store: DocumentStore, list: string): AsyncGenerator<{ key: string; bytes: Buffer | null }> {
  const keys = createInterface({ input: createReadStream(list).pipe(createGunzip()), crlfDelay: Infinity });
  const get = async (key: string): Promise<{ key: string; bytes: Buffer | null }> => ({
    key,
    bytes: await store.get(key).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }),
  });
  const underWay: ReturnType<typeof get>[] = [];
  for await (const key of keys) {
    const getting = get(key);
    // Its failure is heard when it is its turn.
    getting.catch(() => undefined);
    underWay.push(getting);
    const first = underWay.length >= AHEAD ? underWay.shift() : undefined;
    if (first) yield await first;
  }
  for (const rest of underWay) yield await rest;
}

/** Whether the row is still there: one that went meanwhile took its document along. */
async function isStillNamed(client: pg.Client, key: string): Promise<boolean> {
  const named = documentColumns(DOCUMENTS)
    .map(({ table, column, condition }) => `EXISTS (SELECT FROM ${table} WHERE ${column} = $1 AND ${condition})`)
    .join(' OR ');
  const { rows } = await client.query<{ named: boolean }>(`SELECT ${named} AS named`, [key]);
  return rows[0]?.named ?? true;
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
}
