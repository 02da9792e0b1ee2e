import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import type { SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js';
import type { TLSSocket } from 'node:tls';
import { Networks } from '../../platform/networks.js';
import { MailConnection } from './data-parser.js';

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

  /** As smtp-server does it, but for the kind of connection. */
  override connect(socket: Socket | TLSSocket, options?: SMTPConnectionOptions | null): void {
    const connection = new MailConnection(this, socket, options);
    this.connections.add(connection);
    connection.on('error', (error: Error) => this._onError(error));
    connection.on('connect', (data) => this._onClientConnect(data));
    connection.init();
  }
}
