import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/**
 * The fields of a form that a browser sent (`application/x-www-form-urlencoded`).
 * Throws unsupported type for any other body, and too large for a longer one.
 * @param maxBytes how long the body may be
 */
export async function readForm({ headers, raw }: FastifyRequest, maxBytes: number): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new DomainError('unsupported_type', 'The body must be a form.');
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that ends too early for its sender takes the connection with it, and the answer.
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new DomainError('too_large', 'The form is too large.');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
