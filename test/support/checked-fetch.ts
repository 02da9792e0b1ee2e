import type { OpenApiDocument } from '../../src/platform/openapi/openapi-types.js';
import { isStream } from './api.js';
import { DescribedInterface } from './described-interface.js';
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

globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  if (!isUnderTest(url.origin) || isPage(url)) return response;
  const body = init?.body;
  (await describedOf(url.origin)).check({
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
