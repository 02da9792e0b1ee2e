import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../platform/ids/uuid.js';
import type { SecretKey } from '../../platform/secrets/secret-key.js';

/** Where the page is that sets a password; the token is behind the `#`, which no server and no log ever sees. */
const PAGE = '/set-password#';

/** The token of a link: its id, and 256 bits that only the service can make for it. */
function linkToken(secretKey: SecretKey, id: string): string {
  return `${id}.${secretKey.derive('user link', id).toString('base64url')}`;
}

export function linkPath(secretKey: SecretKey, id: string): string {
  return PAGE + linkToken(secretKey, id);
}

/** The id of the link whose token this is, or null if it is not one. */
export function linkIdOf(secretKey: SecretKey, token: string): string | null {
  const id = token.split('.', 1)[0] ?? '';
  if (!isUuid(id)) return null;
  const given = Buffer.from(token);
  const isOf = (key: SecretKey): boolean => {
    const wanted = Buffer.from(linkToken(key, id));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return secretKey.all.some(isOf) ? id : null;
}
