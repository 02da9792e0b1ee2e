import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** Where systems keep the programs of util-linux; not the PATH, which others may have written. */
const PLACES = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

const NAMES = ['sh', 'mount', 'mkdir', 'unshare', 'setpriv', 'prlimit'] as const;

/** Absolute paths of the programs that build a cage; null for those that this machine does not have. */
export type Programs = Record<(typeof NAMES)[number], string | null>;

export async function findPrograms(): Promise<Programs> {
  const found = await Promise.all(NAMES.map(async (name) => [name, await findProgram(name)] as const));
  return Object.fromEntries(found) as Programs;
}

async function findProgram(name: string): Promise<string | null> {
  for (const place of PLACES) {
    const path = join(place, name);
    const usable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return path;
  }
  return null;
}
