import { randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, fileProblem } from '../../errors/system-error.js';
import { processInfo } from './process-info.js';
import { StartError } from './start-error.js';

/** The running process that holds a data directory. */
export interface LockHolder {
  pid: number;
  startedAt?: string;
}

/**
 * Takes the data directory for this process, making the directory when it is absent. A lock left by a process that is
 * gone (killed, or of an earlier life of the container, its pid perhaps in use again) is taken over.
 *
 * @returns gives the directory back; does no harm when called twice
 * @throws StartError when a living process holds it or it cannot be written
 */
export function lockDataDir(dataDir: string): () => void {
  const file = lockFile(dataDir);
  const own = { pid: process.pid, startedAt: processInfo(process.pid)?.startedAt, id: randomUUID() };
  const draft = `${file}.${own.id}`;
  explainUnwritable(dataDir, () => {
    // PostgreSQL may run under an account of its own, which has to walk through but has nothing to list.
    mkdirSync(dirname(dataDir), { recursive: true });
    makeWalkable(dataDir);
    writeFileSync(draft, JSON.stringify(own), { mode: 0o644 });
  });
  try {
    while (!tryLink(draft, file)) {
      const holder = lockHolder(dataDir);
      if (holder) {
        throw new StartError(
          `The data directory ${dataDir} is in use by another Payproof process (pid ${holder.pid}).`,
        );
      }
      removeStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(file)?.id === own.id) rmSync(file, { force: true });
  };
}

/** The living process that holds the data directory, or null. */
export function lockHolder(dataDir: string): LockHolder | null {
  const lock = read(lockFile(dataDir));
  if (!lock) return null;
  const running = processInfo(lock.pid);
  if (!running || running.zombie) return null;
  const sameProcess = !running.startedAt || !lock.startedAt || running.startedAt === lock.startedAt;
  return sameProcess ? { pid: lock.pid, startedAt: lock.startedAt } : null;
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'service.lock');
}

function makeWalkable(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    throw error;
  }
  chmodSync(path, 0o711);
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale lock aside first: another starter may have replaced it with its own since it was read. */
function removeStale(file: string): void {
  const stale = read(file);
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside)?.id !== stale?.id) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): (LockHolder & { id?: string }) | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !Number.isInteger(value.pid)) return null;
    const text = (name: string): string | undefined => {
      const found: unknown = Reflect.get(value, name);
      return typeof found === 'string' ? found : undefined;
    };
    return { pid: Number(value.pid), startedAt: text('startedAt'), id: text('id') };
  } catch {
    return null;
  }
}

function explainUnwritable(dataDir: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const problem = fileProblem(error);
    if (!problem) throw error;
    throw new StartError(`The data directory ${dataDir} cannot be written: ${problem}.`);
  }
}
