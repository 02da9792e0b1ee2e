import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths as MainPaths } from './generated/main';
import type { paths as ManagementPaths } from './generated/management';
import type { paths as SessionPaths } from './generated/session';
import { send } from './send';

export type { components as MainComponents } from './generated/main';
export type { components as ManagementComponents } from './generated/management';

/** Lists in parameters are separated by commas. */
const querySerializer = { array: { style: 'form', explode: false } } as const;

/** What people sign in with, and their own account. */
export const sessionApi: Client<SessionPaths> = createClient<SessionPaths>({
  baseUrl: '/dashboard',
  fetch: (request: Request) =>
    send(request, { atSignIn: /\/session\/(?:password|totp|recovery-code|passkey)$/.test(request.url) }),
  querySerializer,
});

/** Keys, entities, users: what belongs to the organization. */
export const managementApi: Client<ManagementPaths> = createClient<ManagementPaths>({
  baseUrl: '/dashboard/management',
  fetch: (request: Request) => send(request),
  querySerializer,
});

const clients = new Map<string, Client<MainPaths>>();

/** The main interface for one entity. */
export function mainApi(entityId: string): Client<MainPaths> {
  const known = clients.get(entityId);
  if (known !== undefined) return known;
  const client = createClient<MainPaths>({
    baseUrl: `/dashboard/api/${entityId}`,
    fetch: (request: Request) => send(request),
    querySerializer,
  });
  clients.set(entityId, client);
  return client;
}

/** The body of an answer; failures have been thrown before (`send`). */
export async function answer<T>(asked: Promise<{ data?: T }>): Promise<T> {
  return (await asked).data as T;
}

/** A resource with all of its attributes: our requests leave none out unless they say so (`fields`). */
export type Whole<T> = T extends { attributes?: infer A }
  ? Omit<T, 'attributes'> & { attributes: Required<NonNullable<A>> }
  : T;

/** A page of a list of the main interface. */
export interface ListPage<T> {
  rows: Whole<T>[];
  total: number;
}

/** A list as the main interface answers it. */
export async function listIn<T>(
  asked: Promise<{ data?: { data: T[]; meta: { total: number } } }>,
): Promise<ListPage<T>> {
  const { data, meta } = await answer(asked);
  return { rows: data as Whole<T>[], total: meta.total };
}

/** One resource as the main interface answers it. */
export async function oneIn<T>(asked: Promise<{ data?: { data: T } }>): Promise<Whole<T>> {
  return (await answer(asked)).data as Whole<T>;
}

/** A list as the management interface answers it: flat. */
export async function flatListIn<T>(
  asked: Promise<{ data?: { data: T[]; meta: { total: number } } }>,
): Promise<{ rows: Required<T>[]; total: number }> {
  const { data, meta } = await answer(asked);
  return { rows: data as Required<T>[], total: meta.total };
}
