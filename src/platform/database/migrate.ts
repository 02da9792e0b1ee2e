import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { createDataSource, PATIENT } from './data-source.js';
import { isLostLock } from '../errors/unavailable.js';
import { prepareQueues } from '../jobs/queue-connection.js';

/** Serialises processes that start on the same database at the same time. */
export const MIGRATION_LOCK = 7_263_117;

/**
 * A migration that changes several tables, and a request that reads them in another order, wait for each other; after a second (`deadlock_timeout`)
 * PostgreSQL ends one of them. Before that the migration gives up by itself.
 */
const LOCK_MS = 700;
const PAUSE_MS = 300;
const GIVES_WAY_FOR_MS = 60_000;

/**
 * Brings the database up to the newest migration, and the queues' tables too where they live in it; a process that finds another one at it waits.
 * Throws what the failing migration throws; that migration is rolled back.
 */
export async function migrate(dataSource: DataSource, databaseUrl: string, settings: Settings): Promise<void> {
  const guard = new pg.Client({ connectionString: databaseUrl, options: PATIENT });
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await dataSource.showMigrations()) await runPatiently(dataSource, databaseUrl);
    await prepareQueues(settings, guard);
  } finally {
    await guard.end();
  }
}

/**
 * A migration takes as long as it takes: on connections without the limits of those that serve requests. Where processes of the release
 * before go on serving it gives way to them at first, and starts again.
 */
async function runPatiently(dataSource: DataSource, url: string): Promise<void> {
  for (const until = Date.now() + GIVES_WAY_FOR_MS; Date.now() < until; await wait(PAUSE_MS)) {
    try {
      return await run(dataSource, url, LOCK_MS);
    } catch (error) {
      if (!isLostLock(error)) throw error;
    }
  }
  await run(dataSource, url, 0);
}

async function run({ options }: DataSource, url: string, lockMs: number): Promise<void> {
  const patient = createDataSource({
    url,
    pool: 2,
    entities: [],
    migrations: options.migrations as never,
    patient: true,
    lockMs,
  });
  await patient.initialize();
  try {
    await patient.runMigrations({ transaction: 'each' });
  } finally {
    await patient.destroy();
  }
}
