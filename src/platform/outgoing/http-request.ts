import { request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { errorCode } from '../errors/system-error.js';

/** A request to somebody outside, who may answer late, much, or nothing at all. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  /** `http:` or `https:`. */
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** For the whole exchange, from the look-up of the name to the last byte. */
  timeoutMs: number;
  /** How much of a body is taken. */
  maxBytes: number;
  /** A longer body is refused, or cut there; refused where absent. */
  overLong?: 'refuse' | 'cut';
  /** How a name becomes an address, for those who do not connect to everywhere. */
  lookup?: RequestOptions['lookup'];
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** No answer came, or none that can be taken. The message names neither path nor query, which may hold secrets. */
export class OutgoingRequestError extends Error {}

/**
 * Asks and gives the answer, whatever its status; redirects are answers like any other and are not followed. Every request
 * has a connection of its own.
 * Throws an OutgoingRequestError for whatever keeps an answer from coming.
 */
export async function outgoingRequest(asked: OutgoingRequest): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(asked.timeoutMs);
  try {
    const response = await answerOf(begin(asked, signal));
    const body = await read(response, asked);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  } catch (error) {
    if (error instanceof OutgoingRequestError) throw error;
    const why = signal.aborted
      ? `no answer within ${asked.timeoutMs} ms`
      : errorCode(error) || (error as Error).message;
    throw new OutgoingRequestError(`${asked.url.host}: ${why}`);
  }
}

function begin({ method, url, headers, body, lookup }: OutgoingRequest, signal: AbortSignal): ClientRequest {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options: RequestOptions = {
    method,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Payproof', ...headers, ...length },
    agent: false,
    signal,
    ...(lookup ? { lookup } : {}),
  };
  const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
  return request.end(body);
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Not once: what goes wrong after the answer began is told here as well, and is nobody's otherwise.
    request.on('error', reject);
  });
}

async function read(response: IncomingMessage, { maxBytes, overLong, url }: OutgoingRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= maxBytes) continue;
    if (overLong === 'cut') break;
    throw new OutgoingRequestError(`${url.host}: the answer is longer than ${maxBytes} bytes`);
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
