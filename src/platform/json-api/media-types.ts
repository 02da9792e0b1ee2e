import type { FastifyInstance } from 'fastify';
import { knownCallerOf } from '../auth/caller.js';
import { interfaceOf, isFlat } from '../http/interfaces.js';
import { shownTo } from './shown-to.js';
import { stringify } from './stringify.js';

const asItIs = (text: unknown): string => String(text);

/** Success bodies of the main interface are JSON:API, those of the management interface plain JSON. */
export function declareMediaTypes(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, body, done) => {
    const kind = interfaceOf(request.url);
    if (kind === null || reply.statusCode >= 400) {
      done(null, body);
      return;
    }
    void reply
      .header('content-type', isFlat(kind) ? 'application/json' : 'application/vnd.api+json')
      .serializer(asItIs);
    // An answer that is repeated for an idempotency key goes through here as well.
    const text = stringify(shownTo(knownCallerOf(request), body as object));
    if (typeof text === 'string') done(null, text);
    else text.then((whole) => done(null, whole), done);
  });
}
