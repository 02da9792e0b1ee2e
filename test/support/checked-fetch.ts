import type { OpenApiDocument } from '../../src/platform/openapi/openapi-types.js';
import { DescribedInterface } from './described-interface.js';
import type { Exchange } from './described-interface.js';
import { isStream } from './event-stream.js';
import { isUnderTest } from './under-test.js';

/**
 * Runs before every end-to-end test file: whatever is asked of a service under test, by whichever client, its answer is held
 * against the OpenAPI document that this service serves.
 */
const plainFetch = globalThis.fetch;
const described = new Map<string, Promise<DescribedInterface>>();

async function describe(origin: string): Promise<DescribedInterface> {
  const [main, management, sessions] = await Promise.all(
    ['/openapi.json', '/management/v1/openapi.json', '/dashboard/openapi.json'].map(
      async (path) => (await (await plainFetch(origin + path)).json()) as OpenApiDocument,
    ),
  );
  if (!main || !management || !sessions) throw new Error('The service does not describe itself.');
  return new DescribedInterface(main, management, sessions);
}

/** What the service at an address says of its interface; asked once. */
export function describedOf(origin: string): Promise<DescribedInterface> {
  const known = described.get(origin) ?? describe(origin);
  described.set(origin, known);
  known.catch(() => described.delete(origin));
  return known;
}

/** Pages and what they load: people see them, and no document describes them. */
function isPage({ pathname }: URL): boolean {
  return (
    ['/', '/set-password', '/dashboard'].includes(pathname) ||
    (pathname.startsWith('/dashboard/') &&
      !/^\/dashboard\/(?:api|management|session|openapi\.json)(?:\/|$)/.test(pathname))
  );
}

/** Throws if a service under test did not answer as it describes itself. */
export async function checkAnswer(exchange: Exchange): Promise<void> {
  if (!isUnderTest(exchange.url.origin) || isPage(exchange.url)) return;
  // Of a stream that goes on there is the beginning at most.
  const bytes = isStream(exchange.headers) ? Buffer.alloc(0) : exchange.bytes;
  (await describedOf(exchange.url.origin)).check({ ...exchange, bytes });
}

globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  if (!isUnderTest(url.origin) || isPage(url)) return response;
  const body = init?.body;
  await checkAnswer({
    method: (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase(),
    url,
    sent: typeof body === 'string' ? body : null,
    status: response.status,
    headers: response.headers,
    // A stream that goes on is read by whoever asked for it.
    bytes: isStream(response.headers) ? Buffer.alloc(0) : Buffer.from(await response.clone().arrayBuffer()),
  });
  return response;
};
