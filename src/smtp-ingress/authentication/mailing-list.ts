import { isAligned } from './standards/alignment.js';
import type { HeaderBlock } from './standards/header-block.js';

/** Fields of lists that members write to (RFC 2369); programs that only send to many leave them out. */
const ADDRESSES = new Set(['list-post', 'mailing-list']);
/** Keeps the From header for which a list wrote another one. */
const REPLACED = 'x-original-from';

/**
 * Whether a mailing list passed a message on under an address of its own, as lists do for writers whose DMARC policy forbids others to send for them: it then
 * is the proven sender of whatever anybody writes to it.
 */
export function isFromList({ fields }: HeaderBlock, domain: string): boolean {
  return fields.some(({ name, value }) => name === REPLACED || (ADDRESSES.has(name) && namesAddressAt(value, domain)));
}

/** Whether a field names an address at a domain, or at one that belongs to the same owner. */
const namesAddressAt = (value: string, domain: string): boolean =>
  [...value.slice(0, 2_000).matchAll(/@([\w.-]+)/g)].some(([, host = '']) =>
    isAligned(host.toLowerCase(), domain, 'r'),
  );
