import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outgoingRequest, OutgoingRequestError } from './http-request.js';
import type { OutgoingRequest } from './http-request.js';

describe('outgoingRequest', () => {
  let server: Server;
  let behave: RequestListener = () => undefined;
  const requests: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      behave(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (more: Partial<OutgoingRequest> = {}): ReturnType<typeof outgoingRequest> =>
    outgoingRequest({
      method: 'GET',
      url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?key=hush`),
      timeoutMs: 300,
      maxBytes: 1_000,
      ...more,
    });

  it('gives status, headers and body, and sends what it was given', async () => {
    behave = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response
          .writeHead(418, { 'x-a': 'b' })
          .end(`${request.method} ${request.headers['x-c']} ${Buffer.concat(chunks)}`);
      });
    };
    const answer = await ask({ method: 'POST', headers: { 'x-c': 'd' }, body: 'é' });
    expect([answer.status, answer.headers['x-a'], answer.body.toString()]).toEqual([418, 'b', 'POST d é']);
  });

  it('does not follow a redirect', async () => {
    requests.length = 0;
    behave = (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end();
    expect((await ask()).status).toBe(302);
    expect(requests).toEqual(['/path?key=hush']);
  });

  it.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    [
      'drips',
      (_request, response) => {
        const timer = setInterval(() => response.write('.'), 50);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('gives up where the peer %s, in the whole time it has', async (_what, listener) => {
    behave = listener;
    const started = Date.now();
    await expect(ask()).rejects.toThrow('no answer within 300 ms');
    expect(Date.now() - started).toBeLessThan(1_500);
  });

  it('refuses a body that is too long, or cuts it, without taking the rest', async () => {
    let closed = 0;
    behave = (_request, response) => {
      response.on('close', () => (closed += 1));
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    };
    await expect(ask()).rejects.toThrow('longer than 1000 bytes');
    expect((await ask({ overLong: 'cut' })).body).toHaveLength(1_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(closed).toBe(2);
  });

  it('tells of a peer that hangs up, is no HTTP server or is not there, and never the address’s secrets', async () => {
    behave = (request) => request.socket.destroy();
    await expect(ask()).rejects.toThrow(OutgoingRequestError);
    behave = (request) => request.socket.end('nonsense\r\n\r\n');
    await expect(ask()).rejects.toThrow(OutgoingRequestError);
    const gone = ask({ url: new URL('http://127.0.0.1:1/path?key=hush') });
    await expect(gone).rejects.toThrow('127.0.0.1:1: ECONNREFUSED');
    await expect(gone).rejects.not.toThrow('hush');
  });

  it('connects where the given look-up says, and nowhere when it refuses', async () => {
    behave = (_request, response) => void response.end('here');
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://somewhere.example:${port}/`);
    const answer = await ask({
      url,
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    expect(answer.body.toString()).toBe('here');
    await expect(ask({ url, lookup: (_name, _options, done) => done(new Error('refused'), '') })).rejects.toThrow(
      'refused',
    );
  });
});
