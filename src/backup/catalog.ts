import type { ClientBase } from 'pg';

/** A table with the columns that are copied: all but those that the database works out itself. */
export interface Table {
  name: string;
  columns: string[];
}

/** Where values are written and read the same way, whatever the server, database or role is set to. */
export const PORTABLE = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

/**
 * Every table of the service that is worth keeping, by name. Partitions are part of their table; what is unlogged is lost in
 * a crash anyway; the list of migrations is made by migrating.
 */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relpersistence = 'p' AND c.relname <> 'migrations'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** The sequences that have given a value. */
export async function sequencesOf(client: ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL
        AND sequencename NOT LIKE 'migrations%' ORDER BY sequencename`,
  );
  return rows;
}

/** The migrations that were run, in their order. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return [];
  return (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(({ name }) => name);
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
