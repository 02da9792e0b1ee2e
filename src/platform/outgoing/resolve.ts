import { lookup, Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { OutgoingError } from './outgoing-error.js';

/** Finds the addresses of a host name; none if it has none. Throws if that cannot be known. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** As the system resolves names: its hosts file and whatever else it asks. */
export const systemResolve: Resolve = (host) => lookup(host, { all: true, verbatim: true });

const PATIENCE_MS = 1_500;
const dns = new Resolver({ timeout: PATIENCE_MS, tries: 2 });

/**
 * As the domain name system alone has it. A name server that is slow holds up its own names only, unlike with the system's
 * resolver, of which a process can run four at a time.
 */
export const dnsResolve: Resolve = async (host) => {
  const [four, six] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  const addresses = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
  return addresses;
};

/** Which addresses may be asked, and how names become addresses. */
export interface AddressPolicy {
  resolve: Resolve;
  allows(address: string): boolean;
}

/**
 * The addresses of a host (a name, or an IP address with or without brackets) that may be connected to.
 * Throws an OutgoingError if there is none, or if any of them may not be asked: a name that leads both outside and
 * inside is not to be trusted.
 */
export async function allowedAddresses(host: string, { resolve, allows }: AddressPolicy): Promise<LookupAddress[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const literal = isIP(bare);
  const addresses = literal ? [{ address: bare, family: literal }] : await resolved(bare, resolve);
  if (addresses.length === 0) throw new OutgoingError('name_not_resolved', `${host} has no address`);
  if (!addresses.every(({ address }) => allows(address)))
    throw new OutgoingError('address_refused', `${host} is not on the public internet`);
  return addresses;
}

async function resolved(host: string, resolve: Resolve): Promise<LookupAddress[]> {
  try {
    return await resolve(host);
  } catch (error) {
    throw new OutgoingError('name_not_resolved', `${host} could not be resolved`, { cause: error });
  }
}
