/**
 * The code of a system's or PostgreSQL's error, for instance `ENOENT` or `28P01`; empty when it has none. Looks at the
 * member, not at the class: errors of Node's own modules are of another `Error` inside a test's or a worker's realm.
 */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

const FILE_PROBLEMS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'no space left for this user',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'it is not a directory',
  ENOENT: 'a part of the path does not exist',
};

/** What kept a file from being written, in words for the person who chose its place; null for any other error. */
export function fileProblem(error: unknown): string | null {
  const code = errorCode(error);
  const words = FILE_PROBLEMS[code];
  return words ? `${words} (${code})` : null;
}

/**
 * A sentence that names the path which cannot be used, and why; null for an error that is of no file, or names no path.
 * @param chosen the path that somebody chose, if the error does not name one itself
 */
export function unusablePath(error: unknown, chosen: string | null = null): string | null {
  const [path, problem] = [pathOf(error) ?? chosen, fileProblem(error)];
  return path === null || problem === null ? null : `${path} cannot be used: ${problem}.`;
}

/** The path that a file system's error is about. */
function pathOf(error: unknown): string | null {
  const path = typeof error === 'object' && error !== null && 'path' in error ? error.path : undefined;
  return typeof path === 'string' ? path : null;
}
