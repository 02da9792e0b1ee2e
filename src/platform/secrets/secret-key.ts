import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../errors/system-error.js';

const FILE = 'secret-key';
const CIPHER = 'aes-256-gcm';
/** Bytes of the nonce and of the tag (NIST SP 800-38D, sections 8.2 and 5.2.1.2). */
const NONCE = 12;
const TAG = 16;

/**
 * The service's own secret. Whatever it must be able to show again but never keeps in clear is derived from it: a text and a
 * purpose always give the same value, and nobody without the secret can make or check one.
 */
export class SecretKey {
  private readonly key: KeyObject;
  private readonly retired: SecretKey[] = [];

  /** @param secret at least 256 bits of randomness, as text; or the key of another SecretKey, as `exportKey` gave it */
  constructor(secret: string | Buffer) {
    const key = typeof secret === 'string' ? Buffer.from(hkdfSync('sha256', secret, '', 'payproof', 32)) : secret;
    this.key = createSecretKey(key);
  }

  /** All that is needed to stand for this secret later: to be sealed, never to be kept in clear. */
  exportKey(): Buffer {
    return this.key.export();
  }

  /** From now on `open` reads what an earlier secret sealed, and `all` names it. */
  retire(earlier: SecretKey): void {
    this.retired.push(earlier);
  }

  /** This secret, and after it the earlier ones, each by itself: what was made with any of them is of the service. */
  get all(): readonly SecretKey[] {
    return [this, ...this.retired];
  }

  /** 256 bits that stand for a text under a purpose (HMAC-SHA-256, RFC 2104); other purposes give unrelated values. */
  derive(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}\0${text}`).digest();
  }

  /** A text that only `open` under the same purpose and context can read (AES-256-GCM), in base64. */
  seal(purpose: string, context: string, text: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.derive('seal', purpose), nonce).setAAD(Buffer.from(context));
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64');
  }

  /** What this secret or an earlier one sealed; null if it was sealed under another secret, purpose or context, or was changed. */
  open(purpose: string, context: string, sealed: string): string | null {
    for (const key of this.all) {
      const text = key.openItself(purpose, context, sealed);
      if (text !== null) return text;
    }
    return null;
  }

  /** Whether this secret itself opens it, and no earlier one is needed. */
  opensItself(purpose: string, context: string, sealed: string): boolean {
    return this.openItself(purpose, context, sealed) !== null;
  }

  private openItself(purpose: string, context: string, sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < NONCE + TAG) return null;
    const decipher = createDecipheriv(CIPHER, this.derive('seal', purpose), bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString();
    } catch {
      return null;
    }
  }
}

/**
 * The configured secret, else the one kept under the data directory, made at the first start. Processes that start at the
 * same time on one directory agree on one.
 */
export function loadSecretKey(configured: string, dataDir: string): SecretKey {
  return new SecretKey(loadSecret(configured, dataDir));
}

/** As loadSecretKey, for who has to keep the secret itself. */
export function loadSecret(configured: string, dataDir: string): string {
  return configured === '' ? kept(dataDir) : configured;
}

/** Keeps a secret under a data directory, where it has none. Returns whether the directory has this one now. */
export function keepSecret(secret: string, dataDir: string): boolean {
  const path = join(dataDir, 'secrets', FILE);
  if (read(path) === null) keep(path, secret);
  return read(path) === secret;
}

function kept(dataDir: string): string {
  const path = join(dataDir, 'secrets', FILE);
  const existing = read(path);
  if (existing !== null) return existing;
  keep(path, randomBytes(32).toString('base64url'));
  const made = read(path);
  if (made === null) throw new Error(`The secret of the service cannot be stored in ${path}.`);
  return made;
}

function keep(path: string, secret: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never replaces the key of a process that was quicker.
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
