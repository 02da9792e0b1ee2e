import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths as MainPaths } from './generated/main.js';
import type { paths as ManagementPaths } from './generated/management.js';
import { retrying } from './retrying.js';

export type PayproofClient = Client<MainPaths>;
export type ManagementClient = Client<ManagementPaths>;

export interface ClientOptions {
  /** Address of the service, without a path: `https://payproof.example`. */
  baseUrl: string;
  /** A key of an entity (`ent_sk_…`, `ent_sk_test_…`), or of the organization (`org_sk_…`) for the management client. */
  apiKey: string;
  /** How often a request is tried again; 2 where absent. */
  retries?: number;
  /** What sends requests; `fetch` where absent. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Where keys of sandbox entities are taken. */
const SANDBOX_KEY = /^ent_sk_test_/;

function options({ baseUrl, apiKey, retries = 2, fetch: send = globalThis.fetch }: ClientOptions, path: string) {
  return {
    baseUrl: `${baseUrl.replace(/\/+$/, '')}${path}`,
    headers: { authorization: `Bearer ${apiKey}` },
    fetch: retrying(send, retries),
    // Lists in parameters are separated by commas.
    querySerializer: { array: { style: 'form' as const, explode: false } },
    bodySerializer: bodyOf,
  };
}

/** A body with a file in it as a form, text (CSV) as it is, any other as JSON. */
function bodyOf(body: unknown): FormData | string | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof FormData) return body;
  const fields = Object.entries(body as object);
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value as Blob);
  return form;
}

/** A client of the main interface: of the sandbox with a key of a sandbox entity, of production with any other. */
export function createPayproofClient(given: ClientOptions): PayproofClient {
  return createClient<MainPaths>(options(given, SANDBOX_KEY.test(given.apiKey) ? '/sandbox/api' : '/api'));
}

/** A client of the management interface: entities, keys and usage. */
export function createManagementClient(given: ClientOptions): ManagementClient {
  return createClient<ManagementPaths>(options(given, '/management/v1'));
}
