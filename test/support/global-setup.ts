import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The compiled service; Jest would turn an `import()` of it into a `require`, so that it is hidden from Jest. */
const importCompiled = new Function('path', 'return import(path)') as (path: string) => Promise<never>;

const load = (file: string): Promise<never> => importCompiled(pathToFileURL(resolve(file)).href);
const compiled = (module: string): Promise<never> => load(`dist/${module}`);

interface Server {
  /** A database of the run, empty. */
  url: string;
  stop(): Promise<void>;
}

/** The embedded database in a folder, by its socket, as services use their own: a short statement takes about a fifth less processor time. */
async function embeddedDatabase(directory: string): Promise<Server> {
  const { startEmbeddedDatabase } = (await compiled(
    'platform/database/embedded/embedded-database.js',
  )) as typeof import('../../src/platform/database/embedded/embedded-database.js');
  const database = await startEmbeddedDatabase(directory, () => undefined);
  return { url: database.socketUrl, stop: () => database.stop() };
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

/** Linux keeps it in memory; what lies there ends with the machine. */
const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** A run holds 215 MB there with three databases, and 300 MB of what suites make; there are no more at a time than suites that run. */
const ROOM_BYTES = 2 ** 31;
/** Two services, their readers and three suites have to find room beside it. */
const MEMORY_BYTES = 5 * 2 ** 30;
const NAME = 'payproof-test-';
const DAY_MS = 86_400_000;

/**
 * The folder of the run's database: in memory where there is plenty. Each test file makes a database of 740 files and removes it, which
 * takes ext4 0.4 s of processor time, and 0.05 s in memory.
 */
function folderOfRun(): string {
  const { TEST_TMP } = process.env;
  return mkdtempSync(join(TEST_TMP ?? (hasRoomInMemory() ? IN_MEMORY : tmpdir()), NAME));
}

/**
 * The folder of what suites make, clusters and documents of services: beside the run's database in memory, or null for where the system
 * has such things. The suite of the embedded database took 29 s of processor time on ext4, and 14 s in memory. Every account can walk to
 * it, as to that of the system.
 */
function folderOfSuites(directory: string): string | null {
  if (process.env.TEST_TMP !== undefined || !directory.startsWith(IN_MEMORY)) return null;
  const folder = mkdtempSync(join(IN_MEMORY, NAME));
  chmodSync(folder, 0o755);
  // Containers often forbid that there, and suites run copies of programs.
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  if (spawnSync(program).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { type, bavail, bsize } = statfsSync(IN_MEMORY);
  if (type !== TMPFS) return false;
  removeLeftovers();
  return bavail * bsize > ROOM_BYTES && process.availableMemory() > MEMORY_BYTES;
}

/** Whoever kills a run leaves its database behind, which would take up memory until the machine is started again. */
function removeLeftovers(): void {
  const own = process.getuid?.();
  for (const name of readdirSync(IN_MEMORY).filter((one) => one.startsWith(NAME))) {
    const path = join(IN_MEMORY, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found !== undefined && found.uid === own && Date.now() - found.mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

interface Bundling {
  bundlePrograms(dist: string, folder: string): Promise<void>;
  fillCodeCaches(folder: string, environment: Record<string, string>): Promise<void>;
}

/** Puts the programs into few files, in a folder that finds the packages of the project; gives the folder. */
async function bundled({ bundlePrograms }: Bundling): Promise<string> {
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  await bundlePrograms(resolve('dist'), folder);
  process.env.TEST_PROGRAMS = folder;
  return folder;
}

/** Spares every test what this server would be asked for thousands of times; it lives no longer than they. */
async function makeCheap(database: { query(sql: string): Promise<unknown> }, url: string): Promise<void> {
  // No commit need wait for the disk.
  await database.query('ALTER ROLE CURRENT_USER SET synchronous_commit = off');
  // A client hashes the password 4,096 times for each connection, of which a service makes some thirty. Nobody guesses 24 random bytes.
  const { password } = new URL(url);
  await database.query(`SET scram_iterations = 1; ALTER ROLE CURRENT_USER PASSWORD '${password}'`);
}

/** Makes the tables of queues, which took each service 0.04 s of processor time; none of them are in the database where a run has a Redis. */
async function makeQueues(url: string): Promise<void> {
  const { prepareQueues } = (await compiled(
    'platform/jobs/queue-connection.js',
  )) as typeof import('../../src/platform/jobs/queue-connection.js');
  const { readSettings } = (await compiled(
    'platform/config/settings.js',
  )) as typeof import('../../src/platform/config/settings.js');
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  const { TEST_REDIS_URL } = process.env;
  const settings = readSettings(TEST_REDIS_URL ? { REDIS_URL: TEST_REDIS_URL } : {});
  await prepareQueues(settings, client).finally(() => client.end());
}

/** Runs the bundled programs for a moment, so that those of the tests need not compile what it has compiled. */
async function runOnce(
  { fillCodeCaches }: Bundling,
  programs: string,
  template: string,
  directory: string,
): Promise<void> {
  const { Client } = await import('pg');
  const [admin, own] = [new URL(template), new URL(template)];
  const name = `${own.pathname.slice(1)}_first`;
  [admin.pathname, own.pathname] = ['/postgres', `/${name}`];
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)}`);
  const dataDir = join(directory, 'first');
  cpSync(join(directory, 'of-every-service'), dataDir, { recursive: true });
  await fillCodeCaches(programs, {
    DATABASE_URL: own.href,
    DATA_DIR: dataDir,
    HTTP_PORT: '0',
    SMTP_PORT: '0',
    HTTP_HOST: '127.0.0.1',
    SMTP_HOST: '127.0.0.1',
    LOG_FORMAT: 'json',
    SENDER_AUTHENTICATION: 'false',
  });
  await client.query(`DROP DATABASE ${name} WITH (FORCE)`).finally(() => client.end());
}

/** What the suites find: a key pair, a migrated database, what programs compile, and what they say of their interfaces. */
async function prepare(bundling: Bundling, programs: string, database: Server, directory: string): Promise<void> {
  const { createDataSource } = (await compiled(
    'platform/database/data-source.js',
  )) as typeof import('../../src/platform/database/data-source.js');
  const { descriptions } = (await compiled(
    'generate/descriptions.js',
  )) as typeof import('../../src/generate/descriptions.js');
  const { MIGRATIONS } = (await compiled('migrations/index.js')) as typeof import('../../src/migrations/index.js');
  // One key pair of the mail server serves every service of the run: making one takes 0.3 s.
  const { loadCertificate } = (await compiled(
    'smtp-ingress/receiving/certificate.js',
  )) as typeof import('../../src/smtp-ingress/receiving/certificate.js');
  const { readSettings } = (await compiled(
    'platform/config/settings.js',
  )) as typeof import('../../src/platform/config/settings.js');
  await loadCertificate(readSettings({ DATA_DIR: join(directory, 'of-every-service') }));
  process.env.TEST_SECRETS = join(directory, 'of-every-service', 'secrets');
  const template = createDataSource({ url: database.url, pool: 2, entities: [], migrations: MIGRATIONS });
  await template.initialize();
  await template.runMigrations({ transaction: 'each' });
  await makeQueues(database.url);
  // A server of somebody's own stays as it is.
  if (!process.env.TEST_POSTGRES_URL) await makeCheap(template, database.url);
  await template.destroy();
  process.env.TEST_DATABASE_URL = database.url;
  await runOnce(bundling, programs, database.url, directory);
  // Test files that cover every route must know them before any service runs.
  process.env.TEST_DESCRIPTIONS = join(directory, 'descriptions.json');
  writeFileSync(process.env.TEST_DESCRIPTIONS, JSON.stringify(descriptions('')));
}

/** One PostgreSQL for the whole run, with a migrated database from which each test file clones its own. */
export default async function setUp(): Promise<void> {
  // As test/support/chromium.ts looks for it; no module of ours can be loaded here.
  if (!existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium'))
    console.warn(
      'No Chromium is installed (apt-get install chromium, or CHROMIUM=path): what is tested in a browser is SKIPPED.',
    );
  const directory = folderOfRun();
  const ofSuites = folderOfSuites(directory);
  if (ofSuites !== null) process.env.TEST_TMP = ofSuites;
  const bundling = (await load('test/support/bundled.mjs')) as Bundling;
  const given = process.env.TEST_POSTGRES_URL;
  const [programs, database]: [string, Server] = await Promise.all([
    bundled(bundling),
    given ? databaseOn(given) : embeddedDatabase(directory),
  ]);
  const stop = async (): Promise<void> => {
    await database.stop();
    for (const one of [directory, programs, ...(ofSuites === null ? [] : [ofSuites])])
      rmSync(one, { recursive: true, force: true });
  };
  (globalThis as { stopTestDatabase?: () => Promise<void> }).stopTestDatabase = stop;
  try {
    await prepare(bundling, programs, database, directory);
  } catch (error) {
    // Nothing is torn down where nothing was set up.
    await stop();
    throw error;
  }
}
