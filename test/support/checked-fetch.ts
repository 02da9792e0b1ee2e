import type { OpenApiDocument } from '../../src/platform/openapi/openapi-types.js';
import { DescribedInterface } from './described-interface.js';
import type { Exchange } from './described-interface.js';
import { descriptionsOfRun } from './descriptions-of-run.js';
import { isStream } from './event-stream.js';
import { isUnderTest } from './under-test.js';

/**
 * Runs before every end-to-end test file: whatever is asked of a service under test, by whichever client, its answer is held against the
 * OpenAPI documents that every service of the run serves (openapi.e2e.spec.ts compares them). Writing them took
 * each service 0.1 s, and loading them took each suite as long.
 */
const plainFetch = globalThis.fetch;
let described: DescribedInterface | null = null;

/** What services say of their interface, with what the run has of it (global-setup.ts). */
export function describedInterface(): DescribedInterface {
  if (described) return described;
  const { main, management, session } = JSON.parse(descriptionsOfRun()) as Record<
    'main' | 'management' | 'session',
    OpenApiDocument
  >;
  return (described = new DescribedInterface(main, management, session));
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
export function checkAnswer(exchange: Exchange): void {
  if (!isUnderTest(exchange.url.origin) || isPage(exchange.url)) return;
  // Of a stream that goes on there is the beginning at most.
  const bytes = isStream(exchange.headers) ? Buffer.alloc(0) : exchange.bytes;
  describedInterface().check({ ...exchange, bytes });
}

globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const url = new URL(input instanceof Request ? input.url : input);
  if (!isUnderTest(url.origin) || isPage(url)) return response;
  const body = init?.body;
  checkAnswer({
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
