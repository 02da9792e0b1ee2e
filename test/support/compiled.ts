import { createHash } from 'node:crypto';
import { transformFile, version } from '@swc/core';
import { chmod, copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../src/platform/errors/system-error.js';
import { OPTIMISE_LATE } from './optimise-late.js';

/** What every process of a pool loads first. */
const FIRST_OF_PROCESSES = path.join('platform', 'processes', 'serve-jobs.ts');
const PREFACE = `import { setFlagsFromString } from 'node:v8'; setFlagsFromString('${OPTIMISE_LATE}');\n`;

export interface Compiled {
  /** Absolute path of the compiled form of a source file, named as under `src`, for example `platform/a.ts`. */
  pathOf(source: string): string;
  remove(): Promise<void>;
}

/** What the processes that open documents are made of. */
export const OF_READERS = [
  'platform/errors',
  'platform/processes',
  'platform/load-once.ts',
  'numbers',
  'extraction',
] as const;

/**
 * Compiles files and folders of `src` (and what is below them) to a directory of their own, for unit tests that fork a module:
 * Jest's own transform does not reach another process.
 */
export async function compile(sources: readonly string[]): Promise<Compiled> {
  const root = path.resolve('src');
  const cache = path.resolve('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const out = await mkdtemp(path.join(cache, 'compiled-'));
  // A caged process runs as another user.
  await chmod(out, 0o755);
  await writeFile(path.join(out, 'package.json'), '{"type":"module"}');
  const settings = version + (await readFile('.swcrc', 'utf8'));
  const pathOf = (source: string): string => path.join(out, source.replace(/\.ts$/, '.js'));
  for (const given of sources) {
    const isFile = given.endsWith('.ts');
    const folder = isFile ? path.dirname(given) : given;
    const entries = isFile ? [path.basename(given)] : await readdir(path.join(root, folder), { recursive: true });
    for (const entry of entries.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))) {
      const source = path.join(folder, entry);
      await mkdir(path.dirname(pathOf(source)), { recursive: true });
      const preface = source === FIRST_OF_PROCESSES ? PREFACE : '';
      await linkCode(path.join(root, source), pathOf(source), preface, settings);
    }
    for (const entry of entries.filter((name) => name.endsWith('.network')))
      await copyFile(path.join(root, folder, entry), path.join(out, folder, entry));
  }
  return { pathOf, remove: () => rm(out, { recursive: true, force: true }) };
}

/** Links compiled code to where it is wanted. It is made once for all suites: a dozen of them want the same 500 files. */
async function linkCode(source: string, target: string, preface: string, settings: string): Promise<void> {
  const folder = path.resolve('node_modules/.cache/compiled-code');
  const name = createHash('sha256')
    .update(settings)
    .update(preface)
    .update(await readFile(source))
    .digest('hex');
  const kept = path.join(folder, `${name}.js`);
  try {
    await link(kept, target);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    const { code } = await transformFile(source, { configFile: '.swcrc', sourceMaps: false });
    await writeFile(target, preface + code);
    await mkdir(folder, { recursive: true });
    // Never put in the place of what another suite has made: whoever links that at this moment would find nothing.
    await link(target, kept).catch((taken: unknown) => {
      if (errorCode(taken) !== 'EEXIST') throw taken;
    });
  }
}
