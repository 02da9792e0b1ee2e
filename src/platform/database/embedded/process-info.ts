import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from '../../errors/system-error.js';

/** A process of this machine as seen at one moment. */
export interface ProcessInfo {
  /** Tells the process from a later one with the same pid, also after a restart of machine or container. */
  startedAt?: string;
  /** It has ended; only its parent has not asked yet how. */
  zombie: boolean;
}

/** What runs under this pid, or null when nothing does. */
export function processInfo(pid: number): ProcessInfo | null {
  if (!exists(pid)) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/** Whether a process runs under this pid that has not ended. */
export function isAlive(pid: number): boolean {
  const info = processInfo(pid);
  return info !== null && !info.zombie;
}

/** State and start time of `/proc/PID/stat` (proc_pid_stat(5): fields 3 and 22). */
export function parseProcStat(stat: string): { zombie: boolean; startTicks: string } {
  // The command's name is in brackets and may hold brackets and spaces itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { zombie: fields[0] === 'Z' || fields[0] === 'X', startTicks: fields[19] ?? '' };
}

/** The words a process was started with and its working directory, as far as they can be seen. */
export function commandOf(pid: number): { words: string[]; directory?: string } {
  if (process.platform !== 'linux') return { words: ps(pid, 'command=').split(' ') };
  return {
    words: orElse(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'), []),
    directory: orElse(() => readlinkSync(`/proc/${pid}/cwd`), undefined),
  };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function fromProc(pid: number): ProcessInfo | null {
  try {
    const { zombie, startTicks } = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { startedAt: `${boot}/${startTicks}`, zombie };
  } catch {
    return exists(pid) ? { zombie: false } : null;
  }
}

function fromPs(pid: number): ProcessInfo | null {
  const [state, ...startedAt] = ps(pid, 'stat=,lstart=').split(/\s+/);
  if (!state) return exists(pid) ? { zombie: false } : null;
  return { startedAt: startedAt.join(' '), zombie: state.startsWith('Z') };
}

function ps(pid: number, columns: string): string {
  const args = ['-o', columns, '-p', String(pid)];
  return orElse(() => execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim(), '');
}

function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
