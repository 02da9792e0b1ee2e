import { asciiHost } from '../../domains/registrable-domain.js';

/**
 * The local part of an inbox that an address means: lower case, without a `+tag`. Null if the address is not of this
 * domain or has no local part.
 */
export function inboxLocalPart(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  if (at < 1 || inAscii(address.slice(at + 1)) !== inAscii(domain)) return null;
  const local = address.slice(0, at).toLowerCase().split('+', 1)[0];
  return local ? local : null;
}

/** The address of an inbox in one form, whatever tag it was written to with. */
export function inboxAddress(address: string, domain: string): string {
  return `${inboxLocalPart(address, domain) ?? ''}@${domain.toLowerCase()}`;
}

/** A domain of other letters has two forms, and either may be sent. */
function inAscii(domain: string): string {
  return asciiHost(domain) ?? domain.toLowerCase();
}
