import type { DataSource } from 'typeorm';
import { MIGRATIONS } from '../migrations/index.js';
import type { Settings } from '../platform/config/settings.js';
import { COMMAND_LINE, rememberActor } from '../platform/auth/actor.js';
import { createDataSource } from '../platform/database/data-source.js';
import { findRunningDatabase, startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.js';
import { migrate } from '../platform/database/migrate.js';
import { runWithCorrelation } from '../platform/logging/context.js';
import { TABLES } from '../start/tables.js';

/**
 * Runs a command on the service's database: the configured one, that of a service that runs on the data directory, or the
 * embedded one, started for as long as the command takes.
 */
export async function withDatabase<T>(settings: Settings, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  return withDatabaseUrl(settings, (url) => withConnection(settings, url, work));
}

/** As withDatabase, on the database as it is: no migration is run. */
export async function withDatabaseUrl<T>(settings: Settings, work: (url: string) => Promise<T>): Promise<T> {
  // A command may hold locks of its session: no pooler may be in between.
  const server = settings.DATABASE_LISTEN_URL ?? settings.DATABASE_URL;
  const running = server ?? (await findRunningDatabase(settings.DATA_DIR));
  const embedded = running === null ? await startEmbeddedDatabase(settings.DATA_DIR, () => undefined) : null;
  try {
    return await work(running ?? embedded?.url ?? '');
  } finally {
    await embedded?.stop();
  }
}

async function withConnection<T>(
  settings: Settings,
  url: string,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = createDataSource({ url, pool: 2, entities: TABLES, migrations: MIGRATIONS });
  try {
    await dataSource.initialize();
    await migrate(dataSource, url, settings);
    return await runWithCorrelation(null, () => {
      rememberActor(COMMAND_LINE);
      return work(dataSource);
    });
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
