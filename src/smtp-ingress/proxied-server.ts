import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/**
 * A mail server behind load balancers that say in a first line whom a connection is from (PROXY protocol, version 1). The line is
 * expected of these networks and of nobody else: it would let anybody pass for any address.
 */
export class ProxiedServer extends SMTPServer {
  private readonly proxies: readonly Network[];

  /** @param proxies addresses and networks as RFC 4632 writes them; where there are none it is a mail server like any other */
  constructor(options: SMTPServerOptions, proxies: readonly string[]) {
    super({ ...options, useProxy: proxies.length > 0 } as SMTPServerOptions);
    this.proxies = proxies.map((entry) =>
      ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${entry.includes(':') ? 128 : 32}`),
    );
  }

  /** Asked by smtp-server of each connection; its own option knows addresses alone. */
  override _expectsProxyHeader(socket: Socket): boolean {
    return isIn(socket.remoteAddress ?? '', this.proxies);
  }
}

function isIn(given: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(given)) return false;
  // An IPv4 peer of a socket for both kinds.
  const address = ipaddr.process(given);
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
