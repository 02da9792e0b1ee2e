import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { answerBrokenRequest } from './protocol-errors.js';

describe('answerBrokenRequest', () => {
  let server: Server | null = null;
  afterEach(() => new Promise((resolve) => server?.close(resolve)));

  /** What comes back for a text, and for what is sent once the answer has begun, until the server hangs up. */
  async function answerTo(text: string, more = '', listener: RequestListener = () => undefined): Promise<string> {
    server = createServer({ requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 }, listener);
    server.on('clientError', answerBrokenRequest);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1')
        .on('data', (chunk) => (answer += chunk.toString()))
        .on('close', () => resolve(answer))
        .on('error', reject);
      socket.once('data', () => socket.write(more));
      socket.write(text);
    });
  }

  it('answers 408 to a request that never ends', async () => {
    const [head = '', body = ''] = (await answerTo('GET / HTTP/1.1\r\nHost: a\r\n')).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(head).toMatch(/^error-code: timed_out\r?$/m);
    expect(JSON.parse(body)).toEqual({ message: 'The request took too long to arrive.' });
  });

  it('adds nothing to an answer that has begun', async () => {
    const answer = await answerTo('GET / HTTP/1.1\r\nHost: a\r\n\r\n', 'nonsense\r\n\r\n', (_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('part');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).not.toContain('HTTP/1.1 4');
  });
});
