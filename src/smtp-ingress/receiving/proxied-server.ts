import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { Networks } from '../../platform/networks.js';

/**
 * A mail server behind load balancers that say in a first line whom a connection is from (PROXY protocol, version 1). The line is
 * expected of these networks and of nobody else: it would let anybody pass for any address.
 */
export class ProxiedServer extends SMTPServer {
  private readonly proxies: Networks;

  /** @param proxies addresses and networks as RFC 4632 writes them; if there are none it is a mail server like any other */
  constructor(options: SMTPServerOptions, proxies: readonly string[]) {
    super({ ...options, useProxy: proxies.length > 0 } as SMTPServerOptions);
    this.proxies = new Networks(proxies);
  }

  /** Asked by smtp-server of each connection; its own option knows addresses alone. */
  override _expectsProxyHeader(socket: Socket): boolean {
    return this.proxies.has(socket.remoteAddress ?? '');
  }
}
