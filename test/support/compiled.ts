import { transformFile } from '@swc/core';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OPTIMISE_LATE } from './optimise-late.js';

/** What every process of a pool loads first. */
const FIRST_OF_PROCESSES = path.join('platform', 'processes', 'serve-jobs.ts');
const PREFACE = `import { setFlagsFromString } from 'node:v8'; setFlagsFromString('${OPTIMISE_LATE}');\n`;

export interface Compiled {
  /** Absolute path of the compiled form of a source file, named as under `src`, for example `platform/a.ts`. */
  pathOf(source: string): string;
  remove(): Promise<void>;
}

/**
 * Compiles folders of `src` (and what is below them) to a directory of their own, for unit tests that fork a module:
 * Jest's own transform does not reach another process.
 */
export async function compile(folders: string[]): Promise<Compiled> {
  const root = path.resolve('src');
  const cache = path.resolve('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const out = await mkdtemp(path.join(cache, 'compiled-'));
  // A caged process runs as another user.
  await chmod(out, 0o755);
  await writeFile(path.join(out, 'package.json'), '{"type":"module"}');
  const pathOf = (source: string): string => path.join(out, source.replace(/\.ts$/, '.js'));
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { recursive: true });
    for (const entry of entries.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))) {
      const source = path.join(folder, entry);
      const { code } = await transformFile(path.join(root, source), { configFile: '.swcrc', sourceMaps: false });
      await mkdir(path.dirname(pathOf(source)), { recursive: true });
      await writeFile(pathOf(source), source === FIRST_OF_PROCESSES ? PREFACE + code : code);
    }
    for (const entry of entries.filter((name) => name.endsWith('.network')))
      await copyFile(path.join(root, folder, entry), path.join(out, folder, entry));
  }
  return { pathOf, remove: () => rm(out, { recursive: true, force: true }) };
}
