import { type ChildProcess, type SpawnOptions, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.js';

/** A way to run PostgreSQL's programs, which refuse to run as root. */
export interface Launcher {
  /** Words put before the program, for instance `unshare …`. */
  prefix: readonly string[];
  /** The account that the program is started under, where it is another than ours. */
  account?: Owner;
  /** Whose the cluster's files have to be, as this process sees them. */
  owner: Owner;
  binaries: Binaries;
}

export interface Owner {
  uid: number;
  gid: number;
}

export type Program = 'postgres' | 'initdb';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Starts one of PostgreSQL's programs, with an environment that holds nothing of ours. */
export function launch(
  launcher: Launcher,
  program: Program,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const { command, words, settings } = commandLine(launcher, [join(launcher.binaries.home, 'bin', program), ...args]);
  return spawn(command, words, { ...options, ...settings });
}

/**
 * Whether the launcher can run the binaries and walk to a directory.
 *
 * @returns null when it can, else what stood in the way
 */
export async function whyUnusable(launcher: Launcher, directory: string): Promise<string | null> {
  const script = 'cd "$1" && exec "$2" --version';
  const postgres = join(launcher.binaries.home, 'bin', 'postgres');
  const { command, words, settings } = commandLine(launcher, ['/bin/sh', '-c', script, 'sh', directory, postgres]);
  try {
    await promisify(execFile)(command, words, { ...settings, timeout: 10_000 });
    return null;
  } catch (error) {
    const stderr: unknown = error instanceof Error ? Reflect.get(error, 'stderr') : undefined;
    const said = typeof stderr === 'string' ? stderr.trim().split('\n').at(-1) : '';
    return said || (error instanceof Error ? error.message : String(error));
  }
}

function commandLine(
  launcher: Launcher,
  program: readonly string[],
): { command: string; words: string[]; settings: Pick<SpawnOptions, 'uid' | 'gid' | 'env' | 'cwd'> } {
  const [command = '', ...words] = [...launcher.prefix, ...program];
  const { libraryDir } = launcher.binaries;
  return {
    command,
    words,
    settings: {
      ...launcher.account,
      // The directory we stand in may be closed to the account.
      cwd: '/',
      env: {
        PATH,
        LC_ALL: 'C',
        TZ: 'UTC',
        ...(libraryDir && { LD_LIBRARY_PATH: libraryDir, DYLD_LIBRARY_PATH: libraryDir }),
      },
    },
  };
}
