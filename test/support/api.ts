import { ask } from './ask.js';
import type { Reply } from './ask.js';

/** An answer of the service, with its body as JSON where it is JSON. */
export interface Answer<T = any> {
  status: number;
  headers: Headers;
  body: T;
  bytes: Buffer;
}

export interface ResourceObject {
  id: string;
  type: string;
  attributes: Record<string, any>;
  relationships?: Record<string, { data: any }>;
}

/** What a request has beside its method and path. */
export interface Sent {
  headers?: Record<string, string>;
  body?: RequestInit['body'];
}

export function answerOf<T>({ status, headers, bytes }: Reply): Answer<T> {
  const isJson = /json(?:;|$)/.test(headers.get('content-type') ?? '');
  return {
    status,
    headers,
    body: (isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : null) as T,
    bytes,
  };
}

/** What sends requests to a service, with or without JSON. */
export abstract class Client {
  abstract send<T = any>(method: string, path: string, sent: Sent): Promise<Answer<T>>;

  get<T = any>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.request('GET', path, undefined, headers);
  }

  post<T = any>(path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.request('POST', path, json, headers);
  }

  delete<T = any>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.request('DELETE', path, undefined, headers);
  }

  request<T = any>(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.send(method, path, {
      headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
  }
}

/** A client of one interface with one key. */
export class Api extends Client {
  constructor(
    readonly base: string,
    readonly key: string | null,
    /** Sent with every request. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super();
  }

  withKey(key: string | null): Api {
    return new Api(this.base, key);
  }

  withHeaders(headers: Readonly<Record<string, string>>): Api {
    return new Api(this.base, this.key, headers);
  }

  /** Uploads a file as the part `file`. */
  upload<T = any>(
    path: string,
    bytes: Uint8Array,
    fileName: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), fileName);
    return this.send('POST', path, { body, headers });
  }

  async send<T = any>(method: string, path: string, { headers, body }: Sent): Promise<Answer<T>> {
    return answerOf(
      await ask(this.base + path, {
        method,
        headers: {
          ...(this.key === null ? {} : { authorization: `Bearer ${this.key}` }),
          ...this.headers,
          ...headers,
        },
        body,
      }),
    );
  }
}

/** Between two questions, at first and at most: who waits long takes no time from what is waited for. */
const FIRST_PAUSE_MS = 25;
/** Three quarters of what a test may take. */
export const PATIENCE_MS = 0.75 * Number(process.env.TEST_TIMEOUT_MS ?? 300_000);
const LONGEST_PAUSE_MS = 200;

/** Asks again and again until the answer is as wanted; fails with the last answer when that takes too long. */
export async function eventually<T>(
  ask: () => Promise<T>,
  wanted: (answer: T) => boolean,
  withinMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.4, LONGEST_PAUSE_MS)) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(`Waited ${withinMs} ms in vain; last: ${JSON.stringify(answer).slice(0, 2000)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
