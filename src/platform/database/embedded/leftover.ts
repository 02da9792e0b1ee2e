import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../errors/system-error.js';
import { postmasterFile, readPostmasterFile } from './postmaster-file.js';
import { commandOf, isAlive } from './process-info.js';
import { StartError } from './start-error.js';

/** Ways to stop a server, from the kindest on; even the last one loses no committed row. */
const STEPS: readonly { signal: NodeJS.Signals; patienceMs: number }[] = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
];

/**
 * Ends the server that a killed service has left running on a cluster, and removes a `postmaster.pid` that names
 * somebody else's process, which PostgreSQL would take for a running server.
 *
 * @throws StartError when the server does not end
 */
export async function clearLeftover(cluster: string, log: (message: string) => void): Promise<void> {
  const found = readPostmasterFile(cluster);
  if (!found) return;
  if (!isPostmasterOf(found.pid, cluster)) {
    rmSync(postmasterFile(cluster), { force: true });
    return;
  }
  log(`Stopping the PostgreSQL (pid ${found.pid}) that an earlier run left behind`);
  if (!(await end(found.pid, () => isPostmasterOf(found.pid, cluster)))) {
    throw new StartError(`The PostgreSQL of an earlier run (pid ${found.pid}) does not stop.`);
  }
}

/** Whether this pid is a living PostgreSQL server on this cluster. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  const { words, directory } = commandOf(pid);
  if (!words.some((word) => basename(word) === 'postgres')) return false;
  return directory === cluster || words.join(' ').includes(`-D ${cluster} `);
}

/** Ends a server that this process has started. Resolves with whether it is gone. */
export function endChild(child: ChildProcess): Promise<boolean> {
  return child.pid ? end(child.pid, () => isRunning(child)) : Promise.resolve(true);
}

/** Whether a process that this one has started has not ended yet. */
export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** More and more firmly. Asks before each signal, as the pid may become somebody else's. */
async function end(pid: number, lives: () => boolean): Promise<boolean> {
  for (const { signal, patienceMs } of STEPS) {
    const deadline = Date.now() + patienceMs;
    if (!lives() || !send(pid, signal)) return true;
    while (Date.now() < deadline) {
      await sleep(10);
      if (!lives()) return true;
    }
  }
  return false;
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}
