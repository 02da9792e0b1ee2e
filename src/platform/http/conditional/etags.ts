import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Resource } from '../../json-api/resource.js';
import type { SecretKey } from '../../secrets/secret-key.js';

const tags = new WeakMap<object, string>();

/**
 * The entity tag (RFC 9110, section 8.8.3) of a thing as it is, whichever of its fields are shown.
 * @param version what PostgreSQL says of the row; sealed, because of some it is made from what is in them
 */
export function tagOf(secretKey: SecretKey, { type }: Pick<Resource, 'type'>, id: string, version: string): string {
  return `"${secretKey.derive('etag', `${type} ${id} ${version}`).toString('base64url').slice(0, 22)}"`;
}

/** Has the answer to a request carry a tag. */
export function rememberTag(request: FastifyRequest, tag: string): void {
  tags.set(request, tag);
}

export function sendTags(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, body, done) => {
    const tag = reply.statusCode < 300 ? tags.get(request) : undefined;
    if (tag !== undefined) void reply.header('etag', tag);
    done(null, body);
  });
}

/**
 * Whether an `If-Match` header names a tag. A weak one counts as well: proxies that compress answers weaken ours, which are of
 * the thing and not of its bytes.
 */
export function matches(header: string, tag: string): boolean {
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
