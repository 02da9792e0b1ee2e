import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a party behaves: as it should, or with one of the faults that real ones have. */
export const FAULTS = [
  'well',
  'silent',
  'hang-up',
  'server-error',
  'busy',
  'garbage',
  'empty',
  'drip',
  'huge',
  'redirect',
] as const;
export type Habit = (typeof FAULTS)[number];

/** A request as the fake took it. */
export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status?: number;
  type?: string;
  body: string;
}

/** A party outside, played by an HTTP server on loopback. A subclass says how it answers when it behaves. */
export abstract class FakeHttpServer {
  habit: Habit = 'well';
  /** Every request that was taken, the oldest first. */
  readonly requests: ReceivedRequest[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.take(request, response, Buffer.concat(chunks).toString()));
    });
  }

  protected abstract answer(request: ReceivedRequest): FakeAnswer;

  /** Begins to listen; 0 picks a free port. */
  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private take(request: IncomingMessage, response: ServerResponse, body: string): void {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const taken: ReceivedRequest = { method: request.method ?? '', url, headers: request.headers, body };
    this.requests.push(taken);
    if (this.habit === 'well') {
      const { status = 200, type = 'application/json', body: text } = this.answer(taken);
      response.writeHead(status, { 'content-type': type }).end(text);
    } else misbehave(this.habit, request, response);
  }
}

function misbehave(habit: Exclude<Habit, 'well'>, request: IncomingMessage, response: ServerResponse): void {
  switch (habit) {
    case 'silent':
      return;
    case 'hang-up':
      request.socket.destroy();
      return;
    case 'server-error':
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Server Error in / Application.</h1>');
      return;
    case 'busy':
      response.writeHead(429, { 'retry-after': '60' }).end();
      return;
    case 'garbage':
      response.end(Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x22]));
      return;
    case 'empty':
      response.end();
      return;
    case 'redirect':
      response.writeHead(302, { location: `http://${request.headers.host}/elsewhere` }).end();
      return;
    case 'drip':
      drip(response);
      return;
    case 'huge':
      pour(response);
      return;
  }
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  const flood = Buffer.alloc(65_536, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(flood));
  };
  response.on('drain', more);
  more();
}
