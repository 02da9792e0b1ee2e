/** White space of any kind, hyphens, dashes and minus signs: what people print between the groups of a number. */
const SEPARATORS = /[\s\u00a0\u2000-\u200a\u202f\u00ad\u2010-\u2015\u2212-]+/gu;

/**
 * Drops the separators from a number written in groups.
 * @returns the digits, or null if anything but digits and separators is in the text
 */
export function digitsOf(text: string): string | null {
  const digits = text.replace(SEPARATORS, '');
  return /^[0-9]+$/.test(digits) ? digits : null;
}
