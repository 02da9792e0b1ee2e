import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from '../app.module.js';
import { acceptEveryBody } from '../platform/http/json-body.interceptor.js';
import { ErrorFilter } from '../platform/http/error-filter.js';
import { DeclaredRoutes } from '../platform/http/declared-routes.js';
import { compressAnswers, forbidCaching, locateCreated } from '../platform/http/response-headers.js';
import { sendTags } from '../platform/http/conditional/etags.js';
import { ServedPaths } from '../platform/http/served-paths.js';
import { answerBrokenRequest, answerOddRequests, answerUnroutable } from '../platform/http/protocol-errors.js';
import { traceRequests } from '../platform/http/request-spans.js';
import { measureRequests } from '../platform/http/request-times.js';
import { SECURITY_HEADERS } from '../platform/http/security-headers.js';
import { readRefusedBodies } from '../platform/http/unread-bodies.js';
import { bodyValidation } from '../platform/http/validation.js';
import { declareMediaTypes } from '../platform/json-api/media-types.js';
import {
  currentContext,
  currentCorrelationId,
  isCorrelationId,
  runInContext,
  runWithCorrelation,
} from '../platform/logging/context.js';
import type { Context } from '../platform/logging/context.js';
import { NestLog } from '../platform/logging/logger.js';
import { Networks } from '../platform/networks.js';
import type { PlatformParts } from '../platform/platform.module.js';

const BODY_LIMIT = 1_048_576;
/** By when a request must have arrived whole; 10 MB take this long at 280 kbit/s. */
const REQUEST_TIMEOUT_MS = 300_000;

/** How long requests under way may go on in a process that stops. */
const ENDS_WITHIN_MS = 5_000;
const LOOK_AGAIN_MS = 50;

/** Lets requests under way be answered before the process stops, and keeps no connection beyond that. */
function endConnections(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const { server } = fastify;
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS).unref();
    const late = setTimeout(() => server.closeAllConnections(), ENDS_WITHIN_MS).unref();
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(late);
    });
    done();
  });
}

/** Builds the service; nothing listens yet. */
export async function createApp(runtime: PlatformParts): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Who a peer is matters where tries to sign in are counted.
    trustProxy: ['loopback', ...runtime.settings.TRUSTED_PROXIES],
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerBrokenRequest,
    http: { requireHostHeader: false },
    // Parameters are read from the address itself, name by name as they were sent.
    routerOptions: { maxParamLength: 500, querystringParser: () => ({}) },
  });
  const fastify = adapter.getInstance();
  const contexts = new WeakMap<object, Context | null>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers['x-correlation-id'];
    runWithCorrelation(isCorrelationId(given) ? given : null, () => {
      void reply.headers(SECURITY_HEADERS).header('x-correlation-id', currentCorrelationId() ?? '');
      contexts.set(request, currentContext());
      done();
    });
  });
  answerOddRequests(fastify);
  readRefusedBodies(fastify);
  // A body arrives in events of its socket, which know nothing of the request: what follows runs in its context again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    runInContext(contexts.get(request) ?? null, done);
  });
  // Fastify adds a charset to every JSON type, which JSON does not have (RFC 8259, section 11) and JSON:API forbids.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string') void reply.header('content-type', type.replace(/(json); charset=utf-8$/, '$1'));
    done(null, payload);
  });
  measureRequests(fastify);
  if (runtime.settings.OTEL_EXPORTER_OTLP_ENDPOINT !== null)
    traceRequests(fastify, new Networks(runtime.settings.TRUSTED_PROXIES));
  endConnections(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(runtime), adapter, {
    logger: new NestLog(runtime.logger),
    abortOnError: false,
    bodyParser: false,
  });
  let served: ServedPaths | null = null;
  const servedPaths = (): ServedPaths => (served ??= new ServedPaths(app.get(DeclaredRoutes).all()));
  forbidCaching(fastify);
  sendTags(fastify);
  locateCreated(fastify, servedPaths, runtime.publicUrl);
  declareMediaTypes(fastify);
  acceptEveryBody(fastify);
  await compressAnswers(app);
  await app.register(multipart, { throwFileSizeLimit: true });
  app.useGlobalFilters(new ErrorFilter(runtime.logger, servedPaths));
  app.useGlobalPipes(bodyValidation());
  return app;
}
