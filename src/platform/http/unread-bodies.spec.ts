import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readRefusedBodies } from './unread-bodies.js';

const LIMIT = 1_000;
const PIECE = 200;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  server = fastify({ bodyLimit: LIMIT });
  readRefusedBodies(server, { bytes: 20_000, silenceMs: 200 });
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-refuse'] !== undefined) return reply.status(401).send({ message: 'no' });
    return undefined;
  });
  server.post('/', () => ({ message: 'yes' }));
  await server.listen({ port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});

afterAll(() => server.close());

interface Seen {
  answer: string;
  /** What the socket failed with, if it did. */
  error: string | null;
  /** How many pieces had been sent when the answer came. */
  after: number;
}

const framed = (piece: string, chunked: boolean): string =>
  chunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece;

/** Sends a request with its body in pieces, and pauses between them as a slow line does. */
async function sendSlowly(headers: string[], pieces: number, sent = pieces, next = ''): Promise<Seen> {
  const chunked = headers.some((header) => header.startsWith('transfer-encoding'));
  const length = chunked ? [] : [`content-length: ${pieces * PIECE}`];
  const seen: Seen = { answer: '', error: null, after: 0 };
  const socket = connect(port, 'localhost');
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  let count = 0;
  socket.on('data', (chunk) => {
    if (seen.answer === '') seen.after = count;
    seen.answer += chunk.toString();
  });
  socket.on('error', ({ message }) => (seen.error = message));
  socket.write(
    ['POST / HTTP/1.1', 'host: a', 'content-type: application/json', ...length, ...headers, '', ''].join('\r\n'),
  );
  for (; count < sent && !socket.destroyed; count++) {
    socket.write(framed('a'.repeat(PIECE), chunked));
    await sleep(10);
  }
  if (chunked && !socket.destroyed) socket.write('0\r\n\r\n');
  if (next !== '') socket.write(next);
  await closed;
  return seen;
}

describe('a body that is refused while it arrives', () => {
  it.each([
    ['declares too much', []],
    ['turns out too long', ['transfer-encoding: chunked']],
  ])('is read to its end, so that the client sees the answer if it %s', async (_title, headers) => {
    const { answer, error, after } = await sendSlowly(headers, 12);
    expect([answer.split('\r\n')[0], error]).toEqual(['HTTP/1.1 413 Payload Too Large', null]);
    expect(after).toBeGreaterThanOrEqual(11);
  });

  it('is read to its end where the client itself wants the connection closed', async () => {
    const { answer, error, after } = await sendSlowly(['connection: close', 'x-refuse: 1'], 12);
    expect([answer.split('\r\n')[0], error]).toEqual(['HTTP/1.1 401 Unauthorized', null]);
    expect(after).toBeGreaterThanOrEqual(11);
  });

  it('is read to its end on a connection that stays open', async () => {
    const socket = ['x-refuse: 1', 'transfer-encoding: chunked'];
    const { answer, error, after } = await sendSlowly(
      socket,
      12,
      12,
      'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    );
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
    expect(error).toBeNull();
    expect(after).toBeGreaterThanOrEqual(11);
  });

  it('is answered though the client stops sending', async () => {
    expect((await sendSlowly([], 12, 3)).answer).toContain('413');
  });

  it('is read no further than the limit', async () => {
    const { after } = await sendSlowly([], 400);
    expect(after).toBeLessThan(150);
  });
});

it('does not hold back the answer to a body that was read', async () => {
  const { answer, error } = await sendSlowly(['connection: close'], 1);
  expect([answer.split('\r\n')[0], error]).toEqual(['HTTP/1.1 400 Bad Request', null]);
});
