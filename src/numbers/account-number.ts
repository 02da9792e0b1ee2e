import { digitsOf } from './separators.js';

/** Account numbers on invoices have 5 to 10 digits; a longer one is never cut, it would be somebody else's account. */
const LENGTHS = { min: 5, max: 10 };

/**
 * A bank account number as digits only, leading zeros kept.
 * @param text digits with any spaces and hyphens between them
 * @returns 5 to 10 digits, or null if the text is not an account number
 */
export function normaliseAccountNumber(text: string): string | null {
  const digits = digitsOf(text);
  return digits !== null && isValidAccountNumber(digits) ? digits : null;
}

/**
 * Whether digits can be an Australian account number: 5 to 10 of them, not all zeros. Account numbers have no checksum that
 * all banks share.
 * @param digits the account number as digits only
 */
export function isValidAccountNumber(digits: string): boolean {
  return (
    digits.length >= LENGTHS.min && digits.length <= LENGTHS.max && /^[0-9]+$/.test(digits) && !/^0+$/.test(digits)
  );
}
