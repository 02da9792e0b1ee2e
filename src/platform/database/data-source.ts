import pg from 'pg';
import { DataSource } from 'typeorm';
import type { MixedList } from 'typeorm';
import { ResilientClient } from './resilient-client.js';
import { SharedClient } from './shared-client.js';
import { SnakeNames } from './naming.js';

// A day of the calendar has no time zone: it stays the text `YYYY-MM-DD` and never becomes a moment of some zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Takes away the limits of time that the server or the role may have (as behind a pooler). */
export const PATIENT = '-c statement_timeout=0 -c lock_timeout=0';

/** Everything that TypeORM needs to know. `synchronize` stays off: migrations build every database. */
export function createDataSource(options: {
  url: string;
  pool: number;
  entities: MixedList<new () => object>;
  migrations: MixedList<new () => object>;
  /** How long a statement may take, and wait for what another holds, in seconds; 0 is for ever, as where none are given. */
  limits?: { statementSeconds: number; lockSeconds: number } | null;
  /** Whether statements take as long as they take, whatever the server or the role is set to. */
  patient?: boolean;
  /** Of a patient one, how long it waits for what another holds, in milliseconds; for ever where left out. */
  lockMs?: number;
  /** Whether a pooler is in between that shares the connections of the database. */
  shared?: boolean;
}): DataSource {
  const { statementSeconds, lockSeconds } = options.limits ?? { statementSeconds: 0, lockSeconds: 0 };
  return new DataSource({
    type: 'postgres',
    url: options.url,
    applicationName: 'payproof',
    entities: options.entities as never,
    migrations: options.migrations as never,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNames(),
    synchronize: false,
    logging: false,
    poolSize: options.pool,
    extra: {
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      Client: options.shared === true ? SharedClient : ResilientClient,
      ...(options.patient === true && { options: `${PATIENT} -c lock_timeout=${options.lockMs ?? 0}` }),
      // Said as the connection begins; one that is left out costs nothing.
      ...(statementSeconds > 0 && { statement_timeout: statementSeconds * 1_000 }),
      ...(lockSeconds > 0 && { lock_timeout: lockSeconds * 1_000 }),
    },
  });
}
