import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { connectInstruments } from './instruments.js';

/** Brings gauges up to date before they are read; what it throws is left out of that reading. */
export type Refresh = () => void | Promise<void>;

/** A reading does not wait longer for a gauge; that one is as it was then. */
const PATIENCE_MS = 3_000;

/** What a process tells Prometheus, at an address of its own: `GET /metrics`. */
export class Metrics {
  private server: Server | null = null;
  private readonly refreshes: Refresh[] = [];

  private constructor(
    private readonly registry: Registry,
    private readonly token: string,
  ) {}

  /**
   * Begins to count. The library is loaded only where somebody wants to see what it counts.
   * @param token what the caller has to show as a bearer token; empty if nobody has to
   */
  static async begin(token: string): Promise<Metrics> {
    const client = await import('prom-client');
    const registry = new client.Registry();
    client.collectDefaultMetrics({ register: registry });
    connectInstruments(client, registry);
    return new Metrics(registry, token);
  }

  beforeReading(refresh: Refresh): void {
    this.refreshes.push(refresh);
  }

  /** Starts to answer; gives the port. Throws the system's error if the address is taken or not ours. */
  async listen(port: number, host: string): Promise<number> {
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/metrics') return void response.writeHead(404).end();
    if (!this.mayRead(request)) return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    try {
      const refreshed = Promise.allSettled(this.refreshes.map(async (refresh) => refresh()));
      await Promise.race([refreshed, wait(PATIENCE_MS, undefined, { ref: false })]);
      const text = await this.registry.metrics();
      response.writeHead(200, { 'content-type': this.registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  }

  private mayRead({ headers }: IncomingMessage): boolean {
    if (this.token === '') return true;
    const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${this.token}`));
  }
}
