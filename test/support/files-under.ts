import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder, by their paths within it. A folder that the service removes meanwhile, or that was never there, has none. */
export const filesUnder = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)).map((path) => join(entry.name, path)) : [entry.name],
  );

const entriesOf = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
