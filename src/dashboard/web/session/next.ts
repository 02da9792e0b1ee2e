/** Where to go on after signing in: an address of the dashboard on this very site, or null. */
export function safeNext(given: unknown, origin: string): string | null {
  if (typeof given !== 'string' || !URL.canParse(given, origin)) return null;
  const url = new URL(given, origin);
  if (url.origin !== origin || !url.pathname.startsWith('/dashboard/')) return null;
  if (/^\/dashboard\/(?:api|management|session|sign-in)(?:\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
