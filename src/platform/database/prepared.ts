import type { ClientBase } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { HeldQuery } from './held-query.js';
import { poolOf } from './read-rows.js';

/** A statement that every connection parses and plans once. For what every request, or each second, does: elsewhere it is not worth a name. */
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

/** Runs a prepared statement in the transaction of a manager; on any connection where it is in none. */
export async function runPrepared<Row>(
  manager: EntityManager,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { queryRunner } = manager;
  if (!queryRunner) return manager.query<Row[]>(text, values);
  const client = (await queryRunner.connect()) as ClientBase;
  return (await client.query<object & Row>({ name, text, values })).rows;
}

/**
 * Runs a prepared statement in a transaction of its own, on a connection of the pool, and commits it when something else is
 * done as well, which goes on meanwhile. Where either fails nothing is committed.
 * @param timeoutMs as for queryPrepared, for each step
 */
export async function commitPreparedAfter<Row>(
  dataSource: DataSource,
  { name, text }: PreparedStatement,
  values: unknown[],
  timeoutMs: number,
  other: Promise<unknown>,
): Promise<Row[]> {
  // Its failure is heard below; until then nobody waits for it.
  other.catch(() => undefined);
  const client = await poolOf(dataSource).connect();
  try {
    const rows = await new Promise<Row[]>((resolve, reject) =>
      client.query(new HeldQuery<Row>({ name, text, values }, timeoutMs, other, resolve, reject)),
    );
    client.release();
    return rows;
  } catch (error) {
    // Its transaction may still be open, and ends with the connection.
    client.release(true);
    throw error;
  }
}
