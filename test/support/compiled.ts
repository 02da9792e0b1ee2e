import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { transformFile, version } from '@swc/core';
import { chmod, copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../src/platform/errors/system-error.js';
import { PREFACE } from './optimise-late.js';

/** What every process of a pool loads first. */
const FIRST_OF_PROCESSES = path.join('platform', 'processes', 'serve-jobs.ts');

export interface Compiled {
  /** Absolute path of the compiled form of a source file, named as under `src`, for example `platform/a.ts`. */
  pathOf(source: string): string;
  remove(): Promise<void>;
}

/** What the processes that open documents are made of, and the tests' own processes load. What it imports is compiled with it. */
export const OF_READERS = ['extraction', 'platform/processes'] as const;

/** A file of ours that compiled code names: to import it, to fork it or to start a thread on it. */
const NAMED_FILE = /["'](\.{1,2}\/[^"']+)\.js["']/g;

/**
 * Compiles files and folders of `src` (and what is below them), and whatever these name, to a directory of their own, for unit tests
 * that fork a module: Jest's own transform does not reach another process.
 */
export async function compile(given: readonly string[]): Promise<Compiled> {
  const root = path.resolve('src');
  const cache = path.resolve('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const out = await mkdtemp(path.join(cache, 'compiled-'));
  // A caged process runs as another user.
  await chmod(out, 0o755);
  await writeFile(path.join(out, 'package.json'), '{"type":"module"}');
  const settings = version + (await readFile('.swcrc', 'utf8'));
  const pathOf = (source: string): string => path.join(out, source.replace(/\.ts$/, '.js'));
  const files = (await Promise.all(given.map((name) => filesOf(root, name)))).flat();
  const sources = new Set(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts')));
  // A set is walked to its end, with what is added on the way.
  for (const source of sources) {
    mkdirSync(path.dirname(pathOf(source)), { recursive: true });
    const preface = source === FIRST_OF_PROCESSES ? PREFACE : '';
    const code = await linkCode(path.join(root, source), pathOf(source), preface, settings);
    for (const [, named = ''] of code.matchAll(NAMED_FILE)) {
      const file = `${path.join(path.dirname(source), named)}.ts`;
      if (existsSync(path.join(root, file))) sources.add(file);
    }
  }
  for (const file of files.filter((name) => name.endsWith('.network')))
    await copyFile(path.join(root, file), path.join(out, file));
  return { pathOf, remove: () => rm(out, { recursive: true, force: true }) };
}

/** The file, or those in the folder and below it, by their paths under the root. */
async function filesOf(root: string, name: string): Promise<string[]> {
  if (name.endsWith('.ts')) return [name];
  return (await readdir(path.join(root, name), { recursive: true })).map((entry) => path.join(name, entry));
}

/**
 * Links compiled code to where it is wanted, and returns it. It is made once for all suites: a dozen of them want the same 500 files. What is
 * done for each of them is done at once: waited for, it took 0.5 s of processor time instead of 0.1 s.
 */
async function linkCode(source: string, target: string, preface: string, settings: string): Promise<string> {
  const folder = path.resolve('node_modules/.cache/compiled-code');
  const name = createHash('sha256').update(settings).update(preface).update(readFileSync(source)).digest('hex');
  const kept = path.join(folder, `${name}.js`);
  try {
    linkSync(kept, target);
    return readFileSync(target, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    const { code } = await transformFile(source, { configFile: '.swcrc', sourceMaps: false });
    await writeFile(target, preface + code);
    await mkdir(folder, { recursive: true });
    // Never put in the place of what another suite has made: whoever links that at this moment would find nothing.
    await link(target, kept).catch((taken: unknown) => {
      if (errorCode(taken) !== 'EEXIST') throw taken;
    });
    return preface + code;
  }
}
