import { setTimeout as wait } from 'node:timers/promises';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Span as ApiSpan } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from '../logging/logger.js';
import { readTraceparent, writeTraceparent } from './traceparent.js';
import type { Span, SpanAttributes, SpanDescription, Tracer } from './tracing.js';

const KINDS: Record<SpanDescription['kind'], SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
/** A collector that does not answer is said to be so this often. */
const COMPLAIN_MS = 60_000;
const CLOSE_MS = 2_000;

/**
 * Sends spans to a collector by OTLP over HTTP. The variables of OpenTelemetry (headers, certificates, sampler, resource) are read by its
 * library.
 */
export class OpenTelemetry implements Tracer {
  private readonly provider: BasicTracerProvider;
  private readonly tracer;

  /** @param endpoint of the collector; spans go to `/v1/traces` below it */
  constructor(endpoint: string, logger: Logger) {
    complainTo(logger);
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
    this.provider = new BasicTracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ 'service.name': 'payproof' }))
        .merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.tracer = this.provider.getTracer('payproof');
  }

  begin({ name, kind, attributes, parent, startedAt }: SpanDescription & { parent: string | null }): Span {
    const read = readTraceparent(parent);
    const from =
      read === null
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, {
            traceId: read.traceId,
            spanId: read.spanId,
            traceFlags: read.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
            isRemote: true,
          });
    // The clock of a database may be ahead of ours; no span may end before it began.
    const startTime = startedAt && Math.min(startedAt.getTime(), Date.now());
    return new OpenSpan(this.tracer.startSpan(name, { kind: KINDS[kind], attributes, startTime }, from));
  }

  /** Sends what is left; a collector that does not answer keeps nobody from ending for long. */
  async close(): Promise<void> {
    const sent = this.provider.shutdown().catch(() => undefined);
    await Promise.race([sent, wait(CLOSE_MS, undefined, { ref: false })]);
  }
}

class OpenSpan implements Span {
  readonly traceparent: string;

  constructor(private readonly span: ApiSpan) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceparent = writeTraceparent({ traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 });
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  fail(error: unknown): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.setAttribute('error.type', errorType(error));
  }

  end(): void {
    this.span.end();
  }
}

/** The kind of an error where it has one, else the name of its class: what it says may hold anything. */
function errorType(error: unknown): string {
  const { kind, name } = (error ?? {}) as { kind?: unknown; name?: unknown };
  const word = typeof kind === 'string' ? kind : name;
  return typeof word === 'string' && /^[A-Za-z_]{1,60}$/.test(word) ? word : 'unknown';
}

function complainTo(logger: Logger): void {
  let next = 0;
  const complain = (): void => {
    if (Date.now() < next) return;
    next = Date.now() + COMPLAIN_MS;
    // Its own words may hold the address with a password in it.
    logger.warn('Spans could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
