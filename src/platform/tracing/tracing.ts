import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a span says of what it stands for: counts, and words of which there are few. Never anything that tells of a supplier, a person,
 * a key or an account.
 */
export type SpanAttributes = Readonly<Record<`${string}.${string}`, string | number | boolean>>;

/** What a span is begun with. */
export interface SpanDescription {
  /** One of few names. */
  name: string;
  /** Which side of an exchange it is, after OpenTelemetry. */
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes?: SpanAttributes;
  /** What it follows from, as a `traceparent` (W3C Trace Context); nothing where null, what is going on where left out. */
  parent?: string | null;
  /** Now, where left out. */
  startedAt?: Date;
}

/** Something that takes time and belongs to a trace. One that is never ended is never told. */
export interface Span {
  /** What follows from it says so with this (W3C Trace Context); null if nothing is traced. */
  readonly traceparent: string | null;
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** Marks it as failed: by the kind of the error, never its words. */
  fail(error: unknown): void;
  end(): void;
}

/** Begins spans. */
export interface Tracer {
  begin(description: SpanDescription & { parent: string | null }): Span;
}

const NO_SPAN: Span = {
  traceparent: null,
  set: () => undefined,
  rename: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

const current = new AsyncLocalStorage<Span>();
let tracer: Tracer | null = null;

/** Has what happens in this process traced from now on; until then, and with null, spans cost nothing. */
export function traceWith(given: Tracer | null): void {
  tracer = given;
}

/** Begins a span that somebody else ends. */
export function beginSpan(description: SpanDescription): Span {
  if (tracer === null) return NO_SPAN;
  const { parent = currentTraceparent() } = description;
  return tracer.begin({ ...description, parent });
}

/** Runs work as a part of a span, which goes on after it. */
export function runInSpan<R>(span: Span, work: () => R): R {
  return tracer === null ? work() : current.run(span, work);
}

/** Does work as a span of its own, which fails where the work throws. */
export async function traced<R>(description: SpanDescription, work: (span: Span) => Promise<R>): Promise<R> {
  if (tracer === null) return work(NO_SPAN);
  const span = beginSpan(description);
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** What follows from what is going on names this as its parent; null if nothing is traced. */
export function currentTraceparent(): string | null {
  return tracer === null ? null : (current.getStore()?.traceparent ?? null);
}

/** The trace that what is going on belongs to, in hexadecimal; null if nothing is traced. */
export function currentTraceId(): string | null {
  return currentTraceparent()?.slice(3, 35) ?? null;
}
