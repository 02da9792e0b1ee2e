import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from './binaries.js';
import { SERVICE_NAME, ensureCluster, provision } from './cluster.js';
import { lockDataDir, lockHolder } from './data-dir-lock.js';
import { errorCode, unusablePath } from '../../errors/system-error.js';
import type { Launcher } from './launcher.js';
import { clearLeftover, endChild, isPostmasterOf, isRunning } from './leftover.js';
import { createPassword, readPassword } from './password.js';
import { findPlacement } from './placement.js';
import { readPostmasterFile } from './postmaster-file.js';
import { ServerLog } from './server-log.js';
import { type Server, startServer } from './server.js';
import { StartError } from './start-error.js';

/** A PostgreSQL that belongs to this process. */
export interface EmbeddedDatabase {
  /** `postgres://…` of the service's database, with its password. */
  url: string;
  /** The same by a socket where one can be reached: a round trip takes a fifth to a third less time. */
  socketUrl: string;
  /** Ends PostgreSQL cleanly, waits until it is gone and gives the data directory back. May be called more than once. */
  stop(): Promise<void>;
  /** Tells when PostgreSQL ends without having been stopped, with a reason to show. */
  onExit(listener: (reason: string) => void): void;
}

/** What PostgreSQL answers when the role, its password or the database is not as it should be. */
const UNPROVISIONED = ['28000', '28P01', '3D000'];

/**
 * Starts the PostgreSQL that keeps its files under a data directory, making both on the first start. What a killed
 * earlier run has left is cleared first.
 *
 * @param dataDir taken by this process until `stop`
 * @throws StartError when the directory cannot be written or is in use, or PostgreSQL cannot run here
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  log: (message: string) => void,
): Promise<EmbeddedDatabase> {
  const directory = resolve(dataDir);
  const unlock = lockDataDir(directory);
  try {
    return await start(realpathSync(directory), unlock, log);
  } catch (error) {
    unlock();
    const problem = unusablePath(error, directory);
    if (problem === null) throw error;
    throw new StartError(problem);
  }
}

/**
 * URL of the database of a running service that holds this data directory, or null.
 *
 * @throws Error with code `EACCES` when another user's service holds it
 */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const directory = resolve(dataDir);
  const link = join(directory, 'postgres');
  if (!lockHolder(directory) || !existsSync(link)) return null;
  const cluster = realpathSync(link);
  const server = readPostmasterFile(cluster);
  const password = readPassword(directory);
  if (!server?.ready || !server.port || !password || !isPostmasterOf(server.pid, cluster)) return null;
  return urlOf(server.port, password);
}

async function start(dataDir: string, unlock: () => void, log: (message: string) => void): Promise<EmbeddedDatabase> {
  const binaries = findBinaries(join(dataDir, 'postgres-libraries'));
  const { launcher, cluster } = await findPlacement(dataDir, binaries, log);
  const known = readPassword(dataDir);
  const password = known ?? createPassword(dataDir);
  await clearLeftover(cluster, log);
  const made = await ensureCluster(launcher, cluster, join(dataDir, 'postgres'), password);
  if (!made && !known) await provision(launcher, cluster, password);
  const serverLog = new ServerLog(join(dataDir, 'postgres.log'));
  try {
    const server = await startProvisioned(launcher, cluster, serverLog, password);
    const url = urlOf(server.port, password);
    return new RunningDatabase(server, url, await socketUrlOf(server, url), serverLog, unlock);
  } catch (error) {
    serverLog.close();
    throw error;
  }
}

/** Starts the server and repairs the role and the database when they have been lost. */
async function startProvisioned(
  launcher: Launcher,
  cluster: string,
  serverLog: ServerLog,
  password: string,
): Promise<Server> {
  for (let repaired = false; ; repaired = true) {
    const server = await startServer(launcher, cluster, serverLog);
    const problem = await whyUnreachable(urlOf(server.port, password));
    if (!problem) return server;
    await endChild(server.process);
    if (repaired || !UNPROVISIONED.includes(errorCode(problem))) {
      throw new StartError(`PostgreSQL runs but refuses the service: ${problem.message}`);
    }
    await provision(launcher, cluster, password);
  }
}

async function whyUnreachable(url: string): Promise<Error | null> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlOf(port: number, password: string): string {
  return `postgres://${SERVICE_NAME}:${password}@127.0.0.1:${port}/${SERVICE_NAME}`;
}

/** The address itself where the socket is of no use: too long a path, or a folder that is closed to a root without its rights. */
async function socketUrlOf({ socketFolder }: Server, url: string): Promise<string> {
  if (socketFolder === null) return url;
  const socketUrl = `${url}?host=${encodeURIComponent(socketFolder)}`;
  return (await whyUnreachable(socketUrl)) ? url : socketUrl;
}

class RunningDatabase implements EmbeddedDatabase {
  private readonly listeners: ((reason: string) => void)[] = [];
  private endedBecause?: string;
  private stopping?: Promise<void>;

  constructor(
    private readonly server: Server,
    readonly url: string,
    readonly socketUrl: string,
    private readonly serverLog: ServerLog,
    private readonly unlock: () => void,
  ) {
    process.once('exit', this.endWithProcess);
    if (isRunning(server.process)) server.process.once('exit', () => this.exited());
    else this.exited();
  }

  onExit(listener: (reason: string) => void): void {
    if (this.endedBecause !== undefined) listener(this.endedBecause);
    else this.listeners.push(listener);
  }

  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  private async end(): Promise<void> {
    if (!(await endChild(this.server.process)))
      throw new Error(`PostgreSQL (pid ${this.server.process.pid}) does not stop`);
    process.off('exit', this.endWithProcess);
    this.serverLog.close();
    this.unlock();
  }

  private exited(): void {
    process.off('exit', this.endWithProcess);
    if (this.stopping) return;
    const { signalCode, exitCode } = this.server.process;
    this.endedBecause = `PostgreSQL ended (${signalCode ?? `code ${exitCode}`}), see ${this.serverLog.file}`;
    for (const listener of this.listeners) listener(this.endedBecause);
  }

  /** A process that leaves without `stop` takes its database with it. */
  private readonly endWithProcess = (): void => {
    this.server.process.kill('SIGINT');
    this.unlock();
  };
}
