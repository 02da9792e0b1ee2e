import { invalid } from '../../platform/errors/domain-error.js';

export const MIN_PASSWORD = 12;
/** Longer ones would only cost time to hash. */
export const MAX_PASSWORD = 200;
/** Fewer different characters than that are a pattern and no password. */
const MIN_DIFFERENT = 6;

/**
 * Refuses a password that would be guessed (NIST SP 800-63B, section 5.1.1.2: long enough, and nothing that the account's
 * own data tells).
 */
export function requireGoodPassword(password: string, user: { name: string; email: string }): void {
  const sentences: string[] = [];
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT)
    sentences.push(`The password must have at least ${MIN_DIFFERENT} different characters.`);
  const told = [...user.email.split('@'), ...user.name.split(/\s+/), 'payproof', 'password', 'passwort']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4);
  let rest = password.toLowerCase();
  for (const word of told) rest = rest.replaceAll(word, '');
  if (rest.length < MIN_PASSWORD - 4) sentences.push('The password must not be made of your name or email address.');
  if (sentences.length > 0) throw invalid({ password: sentences });
}
