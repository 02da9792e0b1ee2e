import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthService } from './health.service.js';

/** Answers `GET /health/live` and `/health/ready` on a port of its own: for processes that serve no HTTP beside. */
export class HealthPort {
  private readonly server: Server;

  constructor(private readonly health: HealthService) {
    this.server = createServer((request, response) => void this.answer(request.url ?? '', response));
  }

  /** Starts to answer; gives the port. Throws the system's error if the address is taken or not ours. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeAllConnections();
    });
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    const reply = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path === '/health/live') return reply(200, { status: 'ok' });
    if (path !== '/health/ready') return reply(404, { message: 'Not found.' });
    const troubles = await this.health.troubles();
    if (troubles.length > 0) return reply(503, { message: `Not ready: ${troubles.join(', ')}.` });
    reply(200, { status: 'ok' });
  }
}
