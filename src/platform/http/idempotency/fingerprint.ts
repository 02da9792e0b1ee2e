import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { digestParts } from '../upload.js';

/** JSON with the members of every object in one order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/**
 * What a request asks for, in 32 bytes: its body. Parameters only choose what the answer shows and do not count. A multipart
 * body counts by its parts, whatever boundary is between them. Throws as receiveUpload if it cannot be read.
 */
export async function fingerprintOf(request: FastifyRequest): Promise<Buffer> {
  const body = request.isMultipart() ? { parts: await digestParts(request) } : { json: request.body ?? null };
  return createHash('sha256').update(canonicalJson(body)).digest();
}
