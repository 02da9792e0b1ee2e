import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '../platform/auth/environment.js';

export type KeyKind = 'entity' | 'organization';

/**
 * A new token: a prefix that says what it opens (`ent_sk_`, `ent_sk_test_`, `org_sk_`) and 256 bits of randomness.
 */
export function newToken(kind: KeyKind, environment: Environment): string {
  const prefix = kind === 'organization' ? 'org_sk_' : environment === 'sandbox' ? 'ent_sk_test_' : 'ent_sk_';
  return prefix + randomBytes(32).toString('base64url');
}

/** What is stored of a token. It has too much randomness to be guessed from its SHA-256, so no slow hash is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of an `Authorization: Bearer` header, or null if there is none that could be ours. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +([A-Za-z0-9_-]{20,200}) *$/i.exec(header ?? '')?.[1];
  return token ?? null;
}
