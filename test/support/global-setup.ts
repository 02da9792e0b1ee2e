import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The compiled service; Jest would turn an `import()` of it into a `require`, so that it is hidden from Jest. */
const importCompiled = new Function('path', 'return import(path)') as (path: string) => Promise<never>;

const compiled = (module: string): Promise<never> => importCompiled(pathToFileURL(resolve('dist', module)).href);

interface Server {
  /** A database of the run, empty. */
  url: string;
  stop(): Promise<void>;
}

/** A database of its own on the server that `TEST_POSTGRES_URL` names. */
async function databaseOn(server: string): Promise<Server> {
  const { Client } = await import('pg');
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const name = `payproof_test_${randomBytes(6).toString('hex')}`;
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** One PostgreSQL for the whole run, with a migrated database from which each test file clones its own. */
export default async function setUp(): Promise<void> {
  // As test/support/chromium.ts looks for it; no module of ours can be loaded here.
  if (!existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium'))
    console.warn(
      'No Chromium is installed (apt-get install chromium, or CHROMIUM=path): what is tested in a browser is SKIPPED.',
    );
  const { startEmbeddedDatabase } = (await compiled(
    'platform/database/embedded/embedded-database.js',
  )) as typeof import('../../src/platform/database/embedded/embedded-database.js');
  const { createDataSource } = (await compiled(
    'platform/database/data-source.js',
  )) as typeof import('../../src/platform/database/data-source.js');
  const { descriptions } = (await compiled(
    'generate/descriptions.js',
  )) as typeof import('../../src/generate/descriptions.js');
  const { MIGRATIONS } = (await compiled('migrations/index.js')) as typeof import('../../src/migrations/index.js');

  const directory = mkdtempSync(join(process.env.TEST_TMP ?? tmpdir(), 'payproof-test-'));
  const given = process.env.TEST_POSTGRES_URL;
  const database: Server = given ? await databaseOn(given) : await startEmbeddedDatabase(directory, () => undefined);
  const template = createDataSource({ url: database.url, pool: 2, entities: [], migrations: MIGRATIONS });
  await template.initialize();
  await template.runMigrations({ transaction: 'each' });
  // The server outlives every test, so that no commit of theirs need wait for the disk; a server of somebody's own stays as it is.
  if (!given) await template.query('ALTER ROLE CURRENT_USER SET synchronous_commit = off');
  await template.destroy();
  process.env.TEST_DATABASE_URL = database.url;
  // Test files that cover every route must know them before any service runs.
  process.env.TEST_DESCRIPTIONS = join(directory, 'descriptions.json');
  writeFileSync(process.env.TEST_DESCRIPTIONS, JSON.stringify(descriptions('')));
  (globalThis as { stopTestDatabase?: () => Promise<void> }).stopTestDatabase = async () => {
    await database.stop();
    const { rm } = await import('node:fs/promises');
    await rm(directory, { recursive: true, force: true });
  };
}
