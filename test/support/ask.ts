import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { checkAnswer } from './checked-fetch.js';
import { isStream } from './event-stream.js';

/** What came back, read to its end. */
export interface Reply {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

const agent = new Agent({ keepAlive: true });

interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: RequestInit['body'];
}

/** Asks a service something, and follows no redirection. Forms, and what is to come compressed, are left to `fetch`, which costs more. */
export async function ask(url: string, { method, headers, body }: Asked): Promise<Reply> {
  const isPlain = body === undefined || body === null || typeof body === 'string' || body instanceof Uint8Array;
  if (!isPlain || 'accept-encoding' in headers) {
    const response = await fetch(url, { method, headers, body, redirect: 'manual' });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }
  const reply = await exchange(new URL(url), method, headers, body ?? undefined);
  checkAnswer({ method, url: new URL(url), sent: typeof body === 'string' ? body : null, ...reply });
  return reply;
}

async function exchange(
  url: URL,
  method: string,
  given: Record<string, string>,
  body: string | Uint8Array | undefined,
): Promise<Reply> {
  const headers = {
    accept: '*/*',
    // As `fetch` does.
    ...(typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }),
    // Node leaves it out of methods that seldom have a body.
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...given,
  };
  return new Promise<Reply>((resolve, reject) => {
    const asked = request(url, { method, headers, agent });
    asked.once('response', (response) => {
      const told = headersOf(response);
      read(response, asked, isStream(told)).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: told, bytes }),
        reject,
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

/** The body of an answer; of a stream that goes on, how it begins. */
function read(response: IncomingMessage, asked: ClientRequest, goesOn: boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (!goesOn) return;
      resolve(Buffer.concat(chunks));
      asked.destroy();
    });
    response.once('end', () => resolve(Buffer.concat(chunks)));
    response.once('error', reject);
  });
}
