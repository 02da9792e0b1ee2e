import type { FastifyInstance } from 'fastify';
import { defineHistogram } from '../metrics/instruments.js';

const requestTime = defineHistogram({
  name: 'payproof_http_request_seconds',
  help: 'How long requests took, by route and class of status code. Requests that match no route count as unmatched.',
  labels: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 1, 5, 30],
});
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']);

/** Measures every request from its first header to the last byte of its answer. Streams of live changes last as long as somebody looks. */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    const type = reply.getHeader('content-type');
    if (typeof type !== 'string' || !type.startsWith('text/event-stream'))
      requestTime.observe(
        {
          method: METHODS.has(request.method) ? request.method : 'other',
          route: route === undefined || route.includes('*') ? 'unmatched' : route,
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1_000,
      );
    done();
  });
}
