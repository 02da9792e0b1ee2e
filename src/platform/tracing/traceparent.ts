/** The span that something follows from, after W3C Trace Context. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  sampled: boolean;
}

const FORM = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-0([01])$/;

/** Reads a `traceparent` of version 00 (W3C Trace Context, section 3.2); null for anything else. */
export function readTraceparent(text: unknown): TraceParent | null {
  const [, traceId, spanId, sampled] = (typeof text === 'string' && FORM.exec(text)) || [];
  return traceId === undefined || spanId === undefined ? null : { traceId, spanId, sampled: sampled === '1' };
}

/** Writes a `traceparent` of version 00. */
export function writeTraceparent({ traceId, spanId, sampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-0${sampled ? 1 : 0}`;
}
