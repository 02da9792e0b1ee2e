import { digitsOf } from './separators.js';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Whether 11 digits carry the checksum of an Australian Business Number: one is subtracted from the first digit, and the
 * weighted sum must divide by 89 (Australian Business Register, "Format of the ABN").
 * @param digits the ABN as digits only
 */
export function isValidAbn(digits: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0;
}

/**
 * An ABN as 11 digits. The checksum is not looked at: an ABN may be printed wrongly.
 * @param text digits with any spaces and hyphens between them
 * @returns 11 digits, or null if the text is not 11 digits
 */
export function normaliseAbn(text: string): string | null {
  const digits = digitsOf(text);
  return digits !== null && digits.length === 11 ? digits : null;
}

/**
 * An ABN as the register prints it: `51 824 753 556`.
 * @param digits the ABN as 11 digits
 */
export function formatAbn(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
