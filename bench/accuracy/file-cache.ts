import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Results kept in files, one for each key, compressed. */
export class FileCache<T> {
  private readonly folder: string;

  constructor(folder: string, name: string) {
    this.folder = join(folder, name);
    mkdirSync(this.folder, { recursive: true });
  }

  /** The result that is kept under a key; if there is none, it is made and kept. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const path = join(this.folder, `${key}.json.gz`);
    if (existsSync(path)) return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as T;
    const made = await make();
    // Renamed into place, so that what was interrupted is never taken for a result.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, gzipSync(JSON.stringify(made), { level: 1 }));
    renameSync(draft, path);
    return made;
  }
}
