import type { DataSource } from 'typeorm';
import { poolOf } from './read-rows.js';

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
  const { rows } = await poolOf(dataSource).query<object & Row>({ name, text, values });
  return rows;
}
