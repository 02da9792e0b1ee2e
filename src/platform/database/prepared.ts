import type { DataSource } from 'typeorm';
import { poolOf } from './read-rows.js';

/** A statement that every connection parses and plans once. For what every request does: elsewhere it is not worth a name. */
export interface PreparedStatement {
  /** Names this one text in the whole service. */
  name: string;
  text: string;
}

/**
 * Runs a prepared statement on a connection of the pool, outside of any transaction.
 * @param timeoutMs after so long without an answer it rejects with what `isUnavailable` knows, and the connection is given up
 */
export async function queryPrepared<Row>(
  dataSource: DataSource,
  { name, text }: PreparedStatement,
  values: unknown[],
  timeoutMs?: number,
): Promise<Row[]> {
  const { rows } = await poolOf(dataSource).query<object & Row>({
    name,
    text,
    values,
    ...(timeoutMs !== undefined && { query_timeout: timeoutMs }),
  });
  return rows;
}
