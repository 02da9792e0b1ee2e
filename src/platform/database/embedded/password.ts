import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../errors/system-error.js';

/** The database's password, kept in the data directory; null before the first start. */
export function readPassword(dataDir: string): string | null {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim() || null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a new password (192 random bits, fit for a URL) and keeps it for the owner's eyes only. */
export function createPassword(dataDir: string): string {
  const password = randomBytes(24).toString('base64url');
  mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  const draft = `${passwordFile(dataDir)}.new`;
  writeFileSync(draft, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(draft, passwordFile(dataDir));
  return password;
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'secrets', 'database-password');
}
