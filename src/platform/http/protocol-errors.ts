import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids/uuid.js';
import { isCorrelationId } from '../logging/context.js';
import { SECURITY_HEADERS } from './security-headers.js';

/** The headers of an answer that no hook sees. */
function headersOf(code: string, correlationId?: unknown): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'error-code': code,
    'x-correlation-id': isCorrelationId(correlationId) ? correlationId : newId(),
  };
}

const bodyOf = (message: string): string => JSON.stringify({ message });

/** Answers a request whose path cannot be decoded, or names something longer than any id: there is no such thing. */
export function answerUnroutable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(404)
    .headers(headersOf('not_found', request.headers['x-correlation-id']))
    // To all but bytes Fastify adds a charset, which JSON does not have.
    .send(Buffer.from(bodyOf('Not found.')));
}

interface Problem {
  status: number;
  code: string;
  message: string;
}

const BROKEN: Record<string, Problem> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timed_out', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    message: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large', message: 'The request body is too large.' },
};
const NOT_UNDERSTOOD: Problem = {
  status: 400,
  code: 'malformed',
  message: 'The request could not be understood.',
};

/** Answers what is not an HTTP request, or not a whole one, and hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Behind the beginning of another answer this one would pass for a part of that.
  const { _httpMessage: other } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
  if (socket.writable && !other?.headersSent) {
    const { status, code, message } = BROKEN[error.code ?? ''] ?? NOT_UNDERSTOOD;
    const body = bodyOf(message);
    const headers = { connection: 'close', ...headersOf(code), 'content-length': String(Buffer.byteLength(body)) };
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}

/**
 * Answers in the form of other errors what Node by itself would answer without a body: a request that names no host (RFC 9112, section
 * 3.2), once the server leaves that to others (`requireHostHeader`), and one that expects what nobody offers (RFC 9110, section 10.1.1).
 */
export function answerOddRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return done();
    void reply
      .status(400)
      .headers({ ...headersOf('malformed', reply.getHeader('x-correlation-id')), connection: 'close' })
      .send(Buffer.from(bodyOf('The Host header is required.')));
  });
  fastify.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf('The Expect header can only be 100-continue.');
    const headers = headersOf('refused', request.headers['x-correlation-id']);
    response.writeHead(417, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  });
}
