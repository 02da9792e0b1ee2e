import { createHash } from 'node:crypto';
import type { SecretKey } from '../../platform/secrets/secret-key.js';

const PURPOSE = 'individual-authentication';

/** Where the pages for individuals begin. */
export const INDIVIDUAL_AUTHENTICATION_PATH = '/individual-authentication';

/**
 * The token in an individual's link: 256 bits that only the service's secret can give, so that the link can be shown again
 * for as long as the verification is pending without ever being stored. The database holds its hash, by which it is found.
 * @param number of the link, counting from 1: one that is sent again is another
 */
export function individualToken(secretKey: SecretKey, verificationId: string, number = 1): string {
  return secretKey.derive(PURPOSE, number === 1 ? verificationId : `${verificationId} ${number}`).toString('base64url');
}

/** What is stored of a token: its SHA-256. */
export function individualTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Path of a verification's link, or null if it is used up, or was made under another secret.
 * @param storedHash the hash kept with the verification; null once the link is used up
 */
export function individualLink(
  secretKey: SecretKey,
  verificationId: string,
  storedHash: Buffer | null,
  number: number,
): string | null {
  if (storedHash === null) return null;
  const tokens = secretKey.all.map((key) => individualToken(key, verificationId, number));
  const token = tokens.find((one) => individualTokenHash(one).equals(storedHash));
  return token === undefined ? null : `${INDIVIDUAL_AUTHENTICATION_PATH}/${token}`;
}
