import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Networks } from '../networks.js';
import { readTraceparent, writeTraceparent } from '../tracing/traceparent.js';
import { beginSpan, runInSpan } from '../tracing/tracing.js';
import type { Span } from '../tracing/tracing.js';

/**
 * Makes every request a span, named by its route; those of probes, of what no route matches and of live streams are left out.
 * @param proxies whose `traceparent` is believed: from anybody else it would let strangers choose what is traced, and under which id
 */
export function traceRequests(fastify: FastifyInstance, proxies: Networks): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const given = proxies.has(request.socket.remoteAddress ?? '') ? request.headers.traceparent : null;
    const parent = readTraceparent(given);
    const span = beginSpan({ name: 'request', kind: 'server', parent: parent && writeTraceparent(parent) });
    spans.set(request, span);
    runInSpan(span, done);
  });
  // As for the context of the request: its body arrives in events that know nothing of it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else runInSpan(span, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const { url: route } = request.routeOptions;
    const type = reply.getHeader('content-type');
    const streams = typeof type === 'string' && type.startsWith('text/event-stream');
    if (span !== undefined && route !== undefined && !/\*|^\/health\b/.test(route) && !streams) {
      const { method } = request;
      span.rename(`${method} ${route}`);
      span.set({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      });
      if (reply.statusCode >= 500) span.fail({ kind: 'server_error' });
      span.end();
    }
    done();
  });
}
