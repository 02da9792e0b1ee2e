import { createServer as createHttpServer } from 'node:http';
import type { RequestListener, Server as HttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { OutgoingError } from './outgoing-error.js';
import { OutgoingHttp } from './outgoing-http.js';
import type { OutgoingAnswer, OutgoingLimits } from './outgoing-http.js';
import { isPublicAddress } from './public-address.js';
import { systemResolve } from './resolve.js';
import type { Resolve } from './resolve.js';

const LIMITS: OutgoingLimits = { connectMs: 300, headMs: 300, wholeMs: 500, maxBytes: 64 };
const ANYWHERE = { resolve: systemResolve, allows: () => true };

let client: OutgoingHttp;
const servers: { close(): void }[] = [];
const sockets = new Set<Socket>();

beforeEach(() => (client = new OutgoingHttp(ANYWHERE)));
afterEach(() => {
  client.close();
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server | HttpServer): Promise<URL> {
  servers.push(server);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

/** A peer that says these bytes as soon as it hears anything. */
const saying = (talk: (socket: Socket) => void): Promise<URL> =>
  listening(createServer((socket) => socket.once('data', () => talk(socket))));
const serving = (listener: RequestListener): Promise<URL> => listening(createHttpServer(listener));

const post = (url: URL, body = 'hello'): Promise<OutgoingAnswer> =>
  client.send({ method: 'POST', url, headers: { 'x-of': 'test' }, body }, LIMITS);

async function failureOf(asking: Promise<unknown>): Promise<string> {
  const error = await asking.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OutgoingError);
  return (error as OutgoingError).failure;
}

describe('OutgoingHttp', () => {
  it('sends a body and gives the answer', async () => {
    const url = await serving((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(201, { 'x-seen': request.headers['x-of'], 'x-length': request.headers['content-length'] });
        response.end(`got ${Buffer.concat(chunks).toString()}`);
      });
    });
    const answer = await post(url, 'grüße');
    expect(answer).toMatchObject({ status: 201, complete: true });
    expect(answer.headers).toMatchObject({ 'x-seen': 'test', 'x-length': '7' });
    expect(answer.body.toString()).toBe('got grüße');
  });

  it('follows no redirect', async () => {
    let asked = 0;
    const url = await serving((_request, response) => {
      asked += 1;
      response.writeHead(301, { location: '/elsewhere' }).end();
    });
    expect((await post(url)).status).toBe(301);
    expect(asked).toBe(1);
  });

  it('stops reading a body at the limit', async () => {
    const url = await serving((_request, response) => response.end('x'.repeat(1_000_000)));
    const answer = await post(url);
    expect([answer.status, answer.body.length, answer.complete]).toEqual([200, 64, false]);
    const exact = await serving((_request, response) => response.end('x'.repeat(64)));
    expect(await post(exact)).toMatchObject({ complete: true });
  });

  it.each<[string, (socket: Socket) => void, string]>([
    ['hangs', () => undefined, 'timed_out'],
    ['trickles its head', trickle('HTTP/1.1 200 OK\r\nX-A: '), 'timed_out'],
    ['answers garbage', (socket) => socket.end('\x00\x01 not http\r\n\r\n'), 'answer_malformed'],
    ['closes at once', (socket) => socket.end(), 'connection_reset'],
    ['resets', (socket) => socket.resetAndDestroy(), 'connection_reset'],
    [
      'never finds an end of its head',
      (socket) => socket.write(`HTTP/1.1 200 OK\r\nA: ${'x'.repeat(100_000)}`),
      'answer_malformed',
    ],
    [
      'switches to another protocol',
      (socket) => socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
      'connection_reset',
    ],
  ])('fails where the other side %s', async (_what, talk, failure) => {
    const began = performance.now();
    expect(await failureOf(post(await saying(talk)))).toBe(failure);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('gives what has arrived if a body breaks off, trickles or never ends', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\npart';
    const broken = await post(await saying(breakingOff(head)));
    expect([broken.status, broken.complete]).toEqual([200, false]);
    const began = performance.now();
    const slow = await post(await saying(trickle(head)));
    expect([slow.status, slow.complete, slow.body.toString().startsWith('part')]).toEqual([200, false, true]);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('fails if nothing listens, or the name does not resolve', async () => {
    const url = await serving(() => undefined);
    servers.splice(0).forEach((server) => server.close());
    expect(await failureOf(post(url))).toBe('connection_refused');
    expect(await failureOf(post(new URL('http://nowhere.invalid/')))).toBe('name_not_resolved');
  });

  it('gives up on a connection that takes too long', async () => {
    client = new OutgoingHttp({ resolve: () => new Promise(() => undefined), allows: () => true });
    expect(await failureOf(post(new URL('http://slow-names.example/')))).toBe('timed_out');
  });

  it('keeps connections, and survives one that was closed meanwhile', async () => {
    let connections = 0;
    const server = createHttpServer((_request, response) => response.end('ok'));
    server.on('connection', () => (connections += 1));
    const url = await listening(server);
    await post(url);
    await post(url);
    expect(connections).toBe(1);
    const once = await listening(
      createServer((socket) => {
        let heard = 0;
        socket.on('data', () => {
          heard += 1;
          if (heard === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
          else socket.resetAndDestroy();
        });
      }),
    );
    expect((await post(once)).status).toBe(200);
    expect((await post(once)).status).toBe(200);
  });

  it('sends nothing twice if connections are not reused', async () => {
    client = new OutgoingHttp(ANYWHERE, false);
    let connections = 0;
    const url = await saying((socket) => {
      connections += 1;
      socket.resetAndDestroy();
    });
    expect(await failureOf(post(url))).toBe('connection_reset');
    expect(connections).toBe(1);
  });

  describe('if only public addresses are allowed', () => {
    const only = (resolve: Resolve): OutgoingHttp => new OutgoingHttp({ resolve, allows: isPublicAddress });
    const resolvingTo =
      (...addresses: string[]): Resolve =>
      async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

    it.each(['http://127.0.0.1/', 'http://[::1]/', 'http://[::ffff:7f00:1]/', 'http://2130706433/', 'http://0x7f.1/'])(
      'refuses %s',
      async (address) => {
        client = only(systemResolve);
        expect(await failureOf(post(new URL(address)))).toBe('address_refused');
      },
    );

    it('refuses names that resolve to private addresses, even in part', async () => {
      for (const addresses of [['10.0.0.1'], ['::1'], ['93.184.215.14', '127.0.0.1']]) {
        client = only(resolvingTo(...addresses));
        expect(await failureOf(post(new URL('http://receiver.example/')))).toBe('address_refused');
      }
    });

    it('connects only to the address that it checked, even if the name resolves differently later', async () => {
      let heard = 0;
      const url = await serving((_request, response) => {
        heard += 1;
        response.end();
      });
      let asked = 0;
      const rebinding: Resolve = async () => [
        { address: (asked += 1) === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 },
      ];
      client = only(rebinding);
      await rebinding('the check at subscription');
      expect(await failureOf(post(new URL(`http://rebinding.example:${url.port}/`)))).toBe('address_refused');
      expect(heard).toBe(0);
    });
  });
});

/** Says something, and resets the connection once that can have been read. */
function breakingOff(beginning: string) {
  return (socket: Socket): void => {
    socket.write(beginning);
    setTimeout(() => socket.resetAndDestroy(), 50);
  };
}

function trickle(beginning: string) {
  return (socket: Socket): void => {
    socket.write(beginning);
    const timer = setInterval(() => socket.write('x'), 50);
    socket.on('close', () => clearInterval(timer));
  };
}
