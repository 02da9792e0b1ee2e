import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement that every connection parses and plans once. For what every request does: elsewhere it is not worth a name. */
export interface PreparedStatement {
  /** Names this one text in the whole service. */
  name: string;
  text: string;
}

/** Runs a prepared statement on a connection of the pool, outside of any transaction. */
export async function queryPrepared<Row>(
  dataSource: DataSource,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const { rows } = await pool.query<object & Row>({ name, text, values });
  return rows;
}
