import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { dropDatabase } from './drop-database.js';

/** A database of a test's own, cloned from the migrated one of the run. */
export interface TestDatabase {
  url: string;
  /** Runs one statement. */
  query<T>(sql: string, values?: unknown[]): Promise<T[]>;
  drop(): Promise<void>;
}

async function once<T>(url: string, sql: string, values?: unknown[]): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Clones the migrated database (about 0.05 s). */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('No database for tests: run them through Jest with the e2e project.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new URL(server);
  const template = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  await once(admin.href, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    query: (sql, values) => once(own.href, sql, values),
    drop: () => dropDatabase(admin.href, name),
  };
}
