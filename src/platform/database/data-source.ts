import pg from 'pg';
import { DataSource } from 'typeorm';
import type { MixedList } from 'typeorm';
import { CalmClient } from './calm-client.js';
import { SnakeNames } from './naming.js';

// A day of the calendar has no time zone: it stays the text `YYYY-MM-DD` and never becomes a moment of some zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Everything that TypeORM needs to know. `synchronize` stays off: migrations build every database. */
export function createDataSource(options: {
  url: string;
  pool: number;
  entities: MixedList<new () => object>;
  migrations: MixedList<new () => object>;
}): DataSource {
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
    extra: { connectionTimeoutMillis: 5_000, keepAlive: true, Client: CalmClient },
  });
}
