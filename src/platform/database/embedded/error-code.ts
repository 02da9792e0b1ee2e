/** The code of a system's or PostgreSQL's error, for instance `ENOENT` or `28P01`; empty when it has none. */
export function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
