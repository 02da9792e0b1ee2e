import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REFUSAL = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';

/** Stands before an object store and leads to it, unless it is told to answer 503 in its place. */
export class StoreDoor {
  failing = false;
  /** Requests that were answered with 503. */
  refused = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;

  private constructor(private readonly port: number) {
    this.server = createServer((asked, answer) => this.lead(asked, answer));
    // Longer than clients keep a connection that is idle: none is to be closed under a request.
    this.server.keepAliveTimeout = 120_000;
  }

  static async open(port: number): Promise<StoreDoor> {
    const door = new StoreDoor(port);
    await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve));
    return door;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  private lead(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.failing) {
      this.refused += 1;
      asked.resume();
      answer.writeHead(503, { 'content-type': 'application/xml' }).end(REFUSAL);
      return;
    }
    const { method, url: path, headers } = asked;
    const onward = request({ host: '127.0.0.1', port: this.port, method, path, headers, agent: this.agent });
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
    asked.on('close', () => {
      if (!asked.complete) onward.destroy();
    });
  }
}
