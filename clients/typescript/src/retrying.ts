import { CREATING } from './generated/creating.js';

const CREATES = new RegExp(
  `(?:/api|/management/v1)(?:${CREATING.map((path) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})$`,
);

/** Answers after which the same request may succeed. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Methods whose requests may be sent again as they are (RFC 9110, section 9.2.2). */
const SAFE_TO_REPEAT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const LONGEST_PAUSE_MS = 60_000;

type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request again where the service was busy or the connection broke. A POST that creates something gets an `Idempotency-Key` of its
 * own unless it has one, so that it creates it once however often it is sent. Any other POST and PATCH is sent once.
 */
export function retrying(send: Send, retries: number): Send {
  return async (request) => {
    const repeatable = SAFE_TO_REPEAT.has(request.method) || creates(request);
    if (request.method === 'POST' && repeatable && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', globalThis.crypto.randomUUID());
    for (let left = retries; ; left -= 1) {
      const attempt = left > 0 ? request.clone() : request;
      try {
        const response = await send(attempt);
        if (left === 0 || !repeatable || !PASSING.has(response.status)) return response;
        await response.body?.cancel();
        await pause(response.headers.get('retry-after'), retries - left);
      } catch (error) {
        if (left === 0 || !repeatable || request.signal.aborted) throw error;
        await pause(null, retries - left);
      }
    }
  };
}

function creates({ method, url }: Request): boolean {
  return method === 'POST' && CREATES.test(new URL(url).pathname);
}

/** Waits as long as the service says, or longer each time. */
function pause(retryAfter: string | null, already: number): Promise<void> {
  const seconds = Number(retryAfter);
  const wanted = retryAfter !== null && Number.isFinite(seconds) ? seconds * 1_000 : 500 * 2 ** already;
  return new Promise((resolve) => setTimeout(resolve, Math.min(wanted, LONGEST_PAUSE_MS)));
}
