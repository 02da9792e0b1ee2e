import { statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { Programs } from './programs.js';

/** What a process is to see of the file system. */
export interface View {
  /** Folders that are empty to it; one that it cannot walk to is left as it is. */
  hidden: readonly string[];
  /** Folders and files that it sees all the same, where they lie below a hidden folder, and cannot write. */
  kept: readonly string[];
}

/** File descriptors of the shell that are free for kept paths. */
const FIRST_DESCRIPTOR = 4;
const LAST_DESCRIPTOR = 9;

/**
 * A shell script that makes the view in a mount namespace of its own and becomes the program that its arguments name. It ends
 * with an error where the system does not let it.
 */
export function viewScript({ hidden, kept }: View, { mount, mkdir }: Programs): string {
  const covered = outermost(hidden);
  const saved = outermost(kept.filter((path) => covered.some((folder) => isBelow(path, folder))));
  if (saved.length > LAST_DESCRIPTOR - FIRST_DESCRIPTOR + 1) throw new Error('Too many paths are kept.');
  // What is covered stays within reach of a descriptor that was opened before.
  const descriptors = saved.map((path, index) => ({ path, descriptor: FIRST_DESCRIPTOR + index }));
  const lines = [
    'set -e',
    'umask 022',
    ...descriptors.map(({ path, descriptor }) => `exec ${descriptor}<${quote(path)}`),
    ...covered.map(
      (folder) => `[ ! -d ${quote(folder)} ] || ${mount} -t tmpfs -o mode=755,size=64k tmpfs ${quote(folder)}`,
    ),
    ...descriptors.flatMap(({ path, descriptor }) => [
      isFolder(path) ? `${mkdir} -p ${quote(path)}` : `${mkdir} -p ${quote(dirname(path))}; : >${quote(path)}`,
      `${mount} -c --rbind /proc/self/fd/${descriptor} ${quote(path)}`,
      `${mount} -o remount,bind,ro ${quote(path)}`,
      `exec ${descriptor}<&-`,
    ]),
    ...covered.map((folder) => `[ ! -d ${quote(folder)} ] || ${mount} -o remount,bind,ro ${quote(folder)}`),
    // As far as the system lets us; what matters most is hidden or kept by then.
    `${mount} -o remount,bind,ro / 2>/dev/null || :`,
    'unset PWD OLDPWD',
    'exec "$@"',
  ];
  return lines.join('\n');
}

/** Without those that lie below others. */
function outermost(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => other !== path && isBelow(path, other)));
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory();
}

/** A word of a shell script that stands for itself. */
function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
