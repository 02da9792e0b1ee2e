/**
 * The local part of an inbox that an address means: lower case, without a `+tag`. Null where the address is not of this
 * domain or has no local part.
 */
export function inboxLocalPart(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null;
  const local = address.slice(0, at).toLowerCase().split('+', 1)[0];
  return local ? local : null;
}
