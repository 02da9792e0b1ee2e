/**
 * The code of a system's or PostgreSQL's error, for instance `ENOENT` or `28P01`; empty when it has none. Looks at the
 * member, not at the class: errors of Node's own modules are of another `Error` inside a test's or a worker's realm.
 */
export function errorCode(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
