import { BANKS_BY_PREFIX } from './bank-prefixes.js';
import { digitsOf } from './separators.js';

/**
 * A BSB in its usual form.
 * @param text six digits with any spaces and hyphens between them
 * @returns `NNN-NNN`, or null if the text is not six digits
 */
export function normaliseBsb(text: string): string | null {
  const digits = digitsOf(text);
  return digits !== null && digits.length === 6 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : null;
}

/**
 * The bank that a BSB belongs to by its first two or three digits; the state digit is not judged.
 * @param bsb a BSB in any form that `normaliseBsb` takes
 * @returns the bank's name, or null if no bank has the prefix or the text is not a BSB
 */
export function bankOfBsb(bsb: string): string | null {
  const normal = normaliseBsb(bsb);
  if (normal === null) return null;
  return BANKS_BY_PREFIX[normal.slice(0, 3)] ?? BANKS_BY_PREFIX[normal.slice(0, 2)] ?? null;
}
