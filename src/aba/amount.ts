/**
 * An amount as the interface shows it: dollars with two decimals, `1234.50`.
 * @param cents a whole number, not negative
 */
export function formatAmount(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
