import type { ChildProcess } from 'node:child_process';
import { closeSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Launcher, launch } from './launcher.js';
import { endChild, isRunning } from './leftover.js';
import { readPostmasterFile } from './postmaster-file.js';
import { type ServerLog, firstComplaint } from './server-log.js';
import { StartError } from './start-error.js';

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // The cluster's own folder, which PostgreSQL stands in.
  unix_socket_directories: '.',
  fsync: 'on',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Details and statements would show what is in the rows.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Reading ahead by processes of its own is for larger machines.
  io_method: 'sync',
};
/** What PostgreSQL calls its sockets, before the port. */
const SOCKET = '.s.PGSQL.';
const PORT_ATTEMPTS = 5;
const READY_WITHIN_MS = 120_000;
/** How long processes of a killed server may take to let go of its memory. */
const MEMORY_FREE_WITHIN_MS = 10_000;

/** The shortest name of a socket that a system takes, in bytes: 104 on macOS with the zero at its end, 108 on Linux (unix(4), unix(7)). */
const LONGEST_SOCKET = 103;

/** A PostgreSQL server that accepts connections. */
export interface Server {
  process: ChildProcess;
  port: number;
  /** The folder of the socket that it listens on as well; null if its name is too long for one to connect to. */
  socketFolder: string | null;
}

/**
 * Starts the server on a free port of 127.0.0.1 and waits until it accepts connections.
 *
 * @throws StartError with PostgreSQL's own words when it ends before that
 */
export async function startServer(launcher: Launcher, cluster: string, serverLog: ServerLog): Promise<Server> {
  const memoryFreeBy = Date.now() + MEMORY_FREE_WITHIN_MS;
  for (let attempt = 1; ;) {
    const position = serverLog.size();
    const server = await tryStart(launcher, cluster, serverLog);
    if (server) return server;
    const said = serverLog.since(position);
    if (/shared memory block .* still in use/.test(said) && Date.now() < memoryFreeBy) {
      await sleep(100);
    } else if (!/Address already in use/.test(said) || attempt++ === PORT_ATTEMPTS) {
      throw new StartError(`PostgreSQL did not start: ${firstComplaint(said)}`);
    }
  }
}

async function tryStart(launcher: Launcher, cluster: string, serverLog: ServerLog): Promise<Server | null> {
  const port = await freePort();
  removeSockets(cluster);
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = serverLog.open();
  // In a session of its own: the terminal's Ctrl-C is for the service, which stops its database last.
  const child = launch(launcher, 'postgres', ['-D', cluster, ...settings], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // A launcher that cannot be found; there is no pid then.
  child.once('error', () => undefined);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (child.pid && isRunning(child)) {
    const own = readPostmasterFile(cluster);
    if (own?.pid === child.pid && own.ready) return { process: child, port, socketFolder: socketFolder(cluster, port) };
    if (Date.now() > deadline) {
      await endChild(child);
      throw new StartError(`PostgreSQL did not accept connections within ${READY_WITHIN_MS / 1000} s.`);
    }
    await sleep(10);
  }
  return null;
}

function socketFolder(cluster: string, port: number): string | null {
  return Buffer.byteLength(join(cluster, `${SOCKET}${port}`)) <= LONGEST_SOCKET ? cluster : null;
}

/** What a killed server has left: the next one has another port, and its socket another name. */
function removeSockets(cluster: string): void {
  for (const name of readdirSync(cluster)) if (name.startsWith(SOCKET)) rmSync(join(cluster, name), { force: true });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('a listening socket has no address');
  return address.port;
}
