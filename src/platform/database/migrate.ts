import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { createDataSource, PATIENT } from './data-source.js';
import { prepareQueues } from '../jobs/queue-connection.js';

/** Serialises processes that start on the same database at the same time. */
export const MIGRATION_LOCK = 7_263_117;

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

/** A migration takes as long as it takes: on connections without the limits of those that serve requests. */
async function runPatiently({ options }: DataSource, url: string): Promise<void> {
  const patient = createDataSource({
    url,
    pool: 2,
    entities: [],
    migrations: options.migrations as never,
    patient: true,
  });
  await patient.initialize();
  try {
    await patient.runMigrations({ transaction: 'each' });
  } finally {
    await patient.destroy();
  }
}
