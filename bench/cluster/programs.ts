import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { existsSync, openSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The folder with the newest PostgreSQL that Debian's packages have installed. Throws if there is none. */
export function postgresPrograms(): string {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const [newest] = versions
    .filter((version) => existsSync(join(DEBIAN_POSTGRES, version, 'bin', 'postgres')))
    .sort((one, other) => Number(other) - Number(one));
  if (newest === undefined) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return join(DEBIAN_POSTGRES, newest, 'bin');
}

/** The path of a program. Throws if it is missing. */
export function programOf(name: string, debianPackage: string): string {
  const path = ['/usr/bin', '/usr/sbin', '/usr/local/bin'].map((folder) => join(folder, name)).find(existsSync);
  if (path === undefined) throw new Error(`${name} is missing: apt-get install ${debianPackage}`);
  return path;
}

/** Servers of databases refuse to run as root: there they run as the user that Debian's package made. */
export function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a program whose output goes into a file. */
export function spawnLogged(
  program: string,
  args: readonly string[],
  log: string,
  options: SpawnOptions = {},
): ChildProcess {
  const file = openSync(log, 'a');
  return spawn(program, args, { ...options, stdio: ['ignore', file, file] });
}

/** Sends a signal and waits for the end. */
export async function endProcess(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}
