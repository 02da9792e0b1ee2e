import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { ambientTransaction } from './ambient.js';

/** The connections that TypeORM holds. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as PostgresDriver).master as Pool;
}

/**
 * The rows of one SELECT: read in the transaction that spans what is going on, else on any connection, without what TypeORM puts
 * around a statement. For what most requests do.
 */
export async function readRows<Row>(dataSource: DataSource, text: string, values: unknown[]): Promise<Row[]> {
  const ambient = ambientTransaction();
  if (ambient) return ambient.manager.query<Row[]>(text, values);
  const { rows } = await poolOf(dataSource).query<object & Row>(text, values);
  return rows;
}
