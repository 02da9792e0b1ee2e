import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../platform/errors/domain-error.js';
import { isLoopback } from '../../platform/http/loopback.js';

/** Requests that change nothing, which other sites can make a browser send. */
const SAFE = new Set(['GET', 'HEAD']);

/** Where the pages of this service stand. */
export interface OwnOrigin {
  publicUrl: string;
  /** Whether somebody set that address: where nobody did, every name of this machine is as good. */
  configured: boolean;
}

/**
 * Refuses what a page of another site makes a browser send (W3C Fetch Metadata; OWASP, Cross-Site Request Forgery
 * Prevention). A browser says with each request that changes something where it comes from; one that says nothing is none.
 */
export function requireSameOrigin({ method, headers }: FastifyRequest, own: OwnOrigin): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const safe = SAFE.has(method);
  // Typed by a person, which is safe for what only reads.
  if (site !== undefined && site !== 'same-origin' && !(safe && site === 'none')) throw fromElsewhere();
  if (origin !== undefined && !isOwn(origin, headers.host, own)) throw fromElsewhere();
  if (!safe && site === undefined && origin === undefined) throw fromElsewhere();
}

function fromElsewhere(): Error {
  return forbidden('This request must come from a page of this service.');
}

function isOwn(origin: string, host: string | undefined, { publicUrl, configured }: OwnOrigin): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (given.origin === new URL(publicUrl).origin) return true;
  return !configured && given.protocol === 'http:' && isLoopback(given.hostname) && given.host === host;
}
