import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids/uuid.js';
import { isCorrelationId } from '../logging/context.js';

/** Answers a request whose path cannot be decoded, or names something longer than any id: there is no such thing. */
export function answerUnroutable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const given = request.headers['x-correlation-id'];
  void reply
    .status(404)
    .headers({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'error-code': 'not_found',
      'x-correlation-id': isCorrelationId(given) ? given : newId(),
    })
    // No hook runs for this answer, and to all but bytes Fastify adds a charset, which JSON does not have.
    .send(Buffer.from(JSON.stringify({ message: 'Not found.' })));
}

const BROKEN: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
};

/** Answers what is no HTTP request, or not a whole one, and hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = BROKEN[error.code ?? ''] ?? {
    status: 400,
    message: 'The request could not be understood.',
  };
  const body = JSON.stringify({ message });
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}
