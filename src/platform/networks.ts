import ipaddr from 'ipaddr.js';

/** Addresses and networks, as settings name them (RFC 4632). */
export class Networks {
  private readonly parsed: readonly ReturnType<typeof ipaddr.parseCIDR>[];

  constructor(entries: readonly string[]) {
    this.parsed = entries.map((entry) =>
      ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${entry.includes(':') ? 128 : 32}`),
    );
  }

  /** Whether the address of a peer is in one of them; in none at all it is never. */
  has(given: string): boolean {
    if (!ipaddr.isValid(given)) return false;
    // An IPv4 peer of a socket for both kinds.
    const address = ipaddr.process(given);
    return this.parsed.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  }
}
