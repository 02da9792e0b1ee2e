import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Launcher, type Owner, type Program, launch } from './launcher.js';
import { firstComplaint } from './server-log.js';
import { StartError } from './start-error.js';

/** The role and the database that the service works with. */
export const SERVICE_NAME = 'payproof';

/** Follows a cluster's name while it is being made. */
const PARTIAL = '.partial-';

/** No way in but one role, by password, from this machine; PostgreSQL's own superuser cannot log in at all. */
const HOST_BASED_AUTHENTICATION = [
  `local all ${SERVICE_NAME} scram-sha-256`,
  `host all ${SERVICE_NAME} 127.0.0.1/32 scram-sha-256`,
  '',
].join('\n');

/**
 * Makes the cluster unless it is there. It is made beside its place and renamed, so that a start that is killed half-way
 * leaves no half-made cluster.
 *
 * @param link where the data directory expects the cluster; becomes a link when the cluster lies elsewhere
 * @returns whether it was made now
 * @throws StartError when initdb fails or what is there is not a cluster of this version
 */
export async function ensureCluster(
  launcher: Launcher,
  cluster: string,
  link: string,
  password: string,
): Promise<boolean> {
  removePartial(cluster);
  if (existsSync(cluster)) {
    if (existsSync(join(cluster, 'PG_VERSION'))) {
      checkVersion(launcher, cluster);
      giveTo(cluster, launcher.owner);
      // Earlier releases knew no socket.
      writeFileSync(join(cluster, 'pg_hba.conf'), HOST_BASED_AUTHENTICATION);
      return false;
    }
    if (readdirSync(cluster).length > 0) throw new StartError(`${cluster} does not hold a database.`);
  }
  const partial = mkdtempSync(`${cluster}${PARTIAL}`);
  try {
    chownSync(partial, launcher.owner.uid, launcher.owner.gid);
    await initialise(launcher, partial);
    await provision(launcher, partial, password);
    renameSync(partial, cluster);
  } catch (error) {
    remove(partial);
    throw error;
  }
  syncDirectory(dirname(cluster));
  if (cluster !== link) symlinkSync(cluster, link);
  return true;
}

/**
 * Makes sure that the service's role, with this password, and its database exist. The server must not run: this works
 * on the files, as PostgreSQL's superuser.
 */
export async function provision(launcher: Launcher, cluster: string, password: string): Promise<void> {
  // Each line is a statement of its own; one that fails (the role or database exists) does not stop the next.
  const statements = [
    `CREATE ROLE ${SERVICE_NAME} LOGIN CREATEDB`,
    `ALTER ROLE ${SERVICE_NAME} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${SERVICE_NAME} OWNER ${SERVICE_NAME}`,
  ];
  const args = ['--single', '-D', cluster, '-c', 'log_min_error_statement=panic', 'template1'];
  await runProgram(launcher, 'postgres', args, `${statements.join('\n')}\n`);
}

async function initialise(launcher: Launcher, directory: string): Promise<void> {
  await runProgram(launcher, 'initdb', [
    `--pgdata=${directory}`,
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    // Sorts and compares the same on every machine, whatever its own locales are.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  writeFileSync(join(directory, 'pg_hba.conf'), HOST_BASED_AUTHENTICATION);
}

async function runProgram(launcher: Launcher, program: Program, args: string[], input = ''): Promise<void> {
  const child = launch(launcher, program, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  if (!child.stdin || !child.stderr) throw new Error(`${program} has no pipes`);
  // A program that ends before it has read everything tells why on stderr.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [stderr, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code === 0) return;
  throw new StartError(`${program} failed (${signal ?? `code ${code}`}): ${firstComplaint(stderr)}`);
}

function checkVersion(launcher: Launcher, cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const [major] = launcher.binaries.version.split('.');
  if (found !== major) {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${found}; this release comes with ${major}.`,
    );
  }
}

function removePartial(cluster: string): void {
  const partial = `${basename(cluster)}${PARTIAL}`;
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(partial)) remove(join(dirname(cluster), name));
  }
}

/** Again while the initdb of a killed start still writes there: it ends within moments. */
function remove(partial: string): void {
  rmSync(partial, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
}

/** Hands the cluster's files to whom PostgreSQL runs as; the directory last, so that a killed start begins again. */
function giveTo(path: string, owner: Owner): void {
  const stat = lstatSync(path);
  if (stat.uid === owner.uid) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(path)) giveTo(join(path, name), owner);
  }
  lchownSync(path, owner.uid, owner.gid);
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
