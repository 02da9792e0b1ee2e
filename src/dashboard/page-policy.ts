/**
 * What a page of the dashboard may load: its own files, the styles that carry the nonce of its response, and pictures that it
 * has fetched itself. No other host, no script in the page, nothing evaluated.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
