import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is read of a refused body, and how long a client may pause in it. */
export interface RefusedBodyLimits {
  bytes: number;
  silenceMs: number;
}

/** As long as nginx waits for more by default (`lingering_timeout`), and six of the largest uploads. */
const LIMITS: RefusedBodyLimits = { bytes: 67_108_864, silenceMs: 5_000 };

/**
 * Reads what is left of a body that was refused before it had arrived whole, and answers then. A client that is still writing as its
 * connection closes gets a reset, and with it loses the answer that says why (RFC 9112, section 9.6).
 */
export function readRefusedBodies(fastify: FastifyInstance, limits = LIMITS): void {
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    const go = (): void => done(null, payload);
    if (hasBody(request.raw)) readRest(request.raw, limits, go);
    else go();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Calls back once the body is read, the client has gone or fallen silent, or has sent too much. */
function readRest(body: IncomingMessage, limits: RefusedBodyLimits, done: () => void): void {
  if (body.complete || body.destroyed) return done();
  let bytes = 0;
  const end = (): void => {
    clearTimeout(silence);
    body.off('data', count).off('end', end).off('close', end).off('error', end);
    done();
  };
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    silence.refresh();
    if (bytes > limits.bytes) end();
  };
  const silence = setTimeout(end, limits.silenceMs);
  body.on('data', count).once('end', end).once('close', end).once('error', end).resume();
}
