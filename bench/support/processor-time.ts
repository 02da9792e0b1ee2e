import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Processor time of the processes that work on a database, in milliseconds (Linux: the scheduler counts in nanoseconds). Those that have
 * ended are not counted.
 * @param folder the database's own, with its `postmaster.pid`
 */
export function databaseMs(folder: string): number {
  const postmaster = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
  return [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + processMs(pid), 0);
}

function childrenOf(pid: string): string[] {
  return readFileSync(join('/proc', pid, 'task', pid, 'children'), 'utf8')
    .split(' ')
    .filter(Boolean);
}

/** Processor time of a process, with all its threads, in milliseconds (Linux); 0 for one that has ended. */
export function processMs(pid: string): number {
  try {
    return readdirSync(join('/proc', pid, 'task')).reduce((sum, task) => {
      const [nanoseconds] = readFileSync(join('/proc', pid, 'task', task, 'schedstat'), 'utf8').split(' ');
      return sum + Number(nanoseconds) / 1e6;
    }, 0);
  } catch {
    return 0;
  }
}
