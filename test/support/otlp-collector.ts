import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from './api.js';

/** A span as it was sent; ids in hexadecimal, `parentId` empty if there is none. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  attributes: Record<string, string | number | boolean>;
}

/** A collector of traces on loopback: takes OTLP over HTTP in protobuf (opentelemetry-proto, trace/v1). */
export class OtlpCollector {
  readonly spans: SentSpan[] = [];
  resource: SentSpan['attributes'] = {};

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpCollector> {
    const server = createServer();
    const collector = new OtlpCollector(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const right = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
        if (right) collector.take(Buffer.concat(chunks));
        response.writeHead(right ? 200 : 400, { 'content-type': 'application/x-protobuf' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Waits until this many spans of a kind came in, and gives them. */
  async until(wanted: (span: SentSpan) => boolean, count = 1): Promise<[SentSpan, ...SentSpan[]]> {
    const found = await eventually(
      () => Promise.resolve(this.spans.filter(wanted)),
      (spans) => spans.length >= count,
    );
    return found as [SentSpan, ...SentSpan[]];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(body: Buffer): void {
    for (const resourceSpans of messages(body, 1)) {
      for (const resource of messages(resourceSpans, 1)) this.resource = attributesOf(resource, 1);
      for (const scope of messages(resourceSpans, 2))
        for (const span of messages(scope, 2)) {
          const [traceId, spanId, parentId] = [1, 2, 4].map((field) => messages(span, field)[0]?.toString('hex') ?? '');
          this.spans.push({
            traceId: traceId ?? '',
            spanId: spanId ?? '',
            parentId: parentId ?? '',
            name: messages(span, 5)[0]?.toString() ?? '',
            attributes: attributesOf(span, 9),
          });
        }
    }
  }
}

/** Key-value pairs that a field of a message holds. */
function attributesOf(message: Buffer, field: number): SentSpan['attributes'] {
  const pairs = messages(message, field).map((pair) => {
    const key = messages(pair, 1)[0]?.toString() ?? '';
    const [value] = fieldsOf(messages(pair, 2)[0] ?? Buffer.alloc(0));
    if (value === undefined) return [key, ''] as const;
    if (typeof value.value !== 'number') return [key, value.value.toString()] as const;
    return [key, value.field === 2 ? value.value === 1 : value.value] as const;
  });
  return Object.fromEntries(pairs);
}

/** What every occurrence of a field holds that is a message, a text or bytes. */
function messages(message: Buffer, field: number): Buffer[] {
  return fieldsOf(message).flatMap((one) => (one.field === field && typeof one.value !== 'number' ? [one.value] : []));
}

/** The fields of a message in protobuf's wire format; numbers of 64 bits as far as they fit. */
function fieldsOf(message: Buffer): { field: number; value: Buffer | number }[] {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(at++);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const fields: { field: number; value: Buffer | number }[] = [];
  while (at < message.length) {
    const tag = varint();
    const [field, type] = [Math.floor(tag / 8), tag % 8];
    if (type === 0) fields.push({ field, value: varint() });
    else {
      const length = type === 2 ? varint() : type === 1 ? 8 : 4;
      fields.push({ field, value: message.subarray(at, (at += length)) });
    }
  }
  return fields;
}
