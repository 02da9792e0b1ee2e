import { randomInt, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../../platform/secrets/secret-key.js';

const DIGITS = 6;
const PURPOSE = 'individual-code';

/** How long a code is good for. */
export const CODE_LIFE_MS = 10 * 60_000;
/** Between two codes. */
export const CODE_PAUSE_MS = 60_000;
/** Codes that are sent for one link at most. */
export const MOST_CODES = 10;
/** Wrong codes that lock a link (decisions, section 5). */
export const WRONG_CODES_THAT_LOCK = 5;

/** A new one-time code: six digits, each as likely as any other. */
export function newCode(): string {
  return randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0');
}

/**
 * What is kept of a code. A million codes are tried in no time, so that it takes the service's secret to know one by its
 * hash; that of another verification is another one.
 */
export function codeHash(secretKey: SecretKey, verificationId: string, code: string): Buffer {
  return secretKey.derive(PURPOSE, `${verificationId} ${code}`);
}

/** Digits as a person types them, with spaces and hyphens. */
export function typedCode(text: string): string {
  return text.replace(/[\s-]+/g, '').slice(0, 32);
}

/** Whether something that was typed can be a code at all; a slip is no try. */
export function isWholeCode(typed: string): boolean {
  return new RegExp(`^\\d{${DIGITS}}$`).test(typed);
}

export function isCode(secretKey: SecretKey, verificationId: string, typed: string, hash: Buffer): boolean {
  return secretKey.all.some((key) => timingSafeEqual(codeHash(key, verificationId, typed), hash));
}
