import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the browser alone keeps them. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a session's token. It cannot be guessed from its SHA-256, so no slow hash is needed. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(`session\0${token}`).digest();
}
