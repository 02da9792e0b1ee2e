import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../errors/system-error.js';

/** What a PostgreSQL server writes about itself into its cluster (`src/include/utils/pidfile.h`). */
export interface PostmasterFile {
  pid: number;
  port?: number;
  /** The server accepts connections. */
  ready: boolean;
}

/** Reads the lines of a `postmaster.pid`; null when they do not name a process. */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = wholeNumber(lines[0]);
  if (!pid) return null;
  return { pid, port: wholeNumber(lines[3]), ready: lines[7] === 'ready' };
}

/** The `postmaster.pid` of a cluster, or null if there is none. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    return parsePostmasterFile(readFileSync(postmasterFile(cluster), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Where a cluster's `postmaster.pid` is. */
export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function wholeNumber(line: string | undefined): number | undefined {
  return line && /^[1-9]\d{0,9}$/.test(line) ? Number(line) : undefined;
}
