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

/** One connection that is kept from the first statement on: to make one takes longer than most statements. */
class KeptConnection {
  private client: Promise<Client> | null = null;

  constructor(private readonly url: string) {}

  async query<T>(sql: string, values?: unknown[]): Promise<T[]> {
    this.client ??= this.connect();
    const client = await this.client;
    return (await client.query(sql, values)).rows as T[];
  }

  async end(): Promise<void> {
    const client = await this.client;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.url });
    // A server that was stopped meanwhile ends the connection; the next statement makes another.
    client.on('error', () => (this.client = null));
    await client.connect();
    return client;
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
  const maker = new KeptConnection(admin.href);
  await maker.query(`CREATE DATABASE ${name} TEMPLATE ${template}`).finally(() => maker.end());
  const own = new URL(server);
  own.pathname = `/${name}`;
  const connection = new KeptConnection(own.href);
  return {
    url: own.href,
    query: (sql, values) => connection.query(sql, values),
    drop: async () => {
      await connection.end();
      await dropDatabase(admin.href, name);
    },
  };
}
