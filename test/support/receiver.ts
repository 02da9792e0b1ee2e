import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { eventually, PATIENCE_MS } from './api.js';

/** A webhook as it came in. */
export interface Received {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const accept: Behaviour = (_request, response) => void response.writeHead(204).end();

/** Somebody who receives webhooks, over HTTP on loopback; how it behaves can be said path by path. */
export class Receiver {
  readonly received: Received[] = [];
  private readonly behaviours = new Map<string, Behaviour>();
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('connection', (socket) => {
      receiver.sockets.add(socket);
      socket.on('close', () => receiver.sockets.delete(socket)).on('error', () => undefined);
    });
    server.on('request', (request, response) => receiver.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = Buffer.concat(chunks).toString();
      this.received.push({ path, method: request.method ?? '', headers: request.headers, body, at: Date.now() });
      (this.behaviours.get(path) ?? accept)(request, response, this.at(path).length);
    });
  }

  /** The address of a path. */
  url(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** Says how a path behaves; without this it answers 204. */
  behave(path: string, behaviour: Behaviour): void {
    this.behaviours.set(path, behaviour);
  }

  /** What came in on a path. */
  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  /** Waits until this many came in on a path, and gives them. */
  async until(path: string, count: number, withinMs = PATIENCE_MS): Promise<Received[]> {
    await eventually(
      () => Promise.resolve(this.at(path).length),
      (seen) => seen >= count,
      withinMs,
    );
    return this.at(path);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
