import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/system-error.js';

/** Removes what lies in a folder: what nobody changed since a moment, or all of it where none is given. */
export async function clearFolder(folder: string, unchangedSince: Date | null): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (unchangedSince !== null && !(await changedBefore(path, unchangedSince))) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** False also for what is gone. */
async function changedBefore(path: string, moment: Date): Promise<boolean> {
  try {
    return (await lstat(path)).mtime < moment;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
