import { Api } from '../support/api.js';
import type { ResourceObject } from '../support/api.js';
import type { TestService } from '../support/service.js';
import type { Operation } from './operations.js';
import { makeRows } from './rows.js';
import { clientOf, environmentOf, makeTenant } from './tenant.js';
import type { Tenant } from './tenant.js';

/** A tenant of its own, with rows on the way to what an operation works on. */
export interface Scene {
  tenant: Tenant;
  api: Api;
  parents: Record<string, string>;
  /** The operation's path below its prefix, with real ids. */
  path: string;
}

/** Puts ids in the place of path parameters. */
export function pathOf({ template }: Operation, ids: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
}

/** Which resource a path parameter names: the one that is got under the path that ends with it. */
export function resourceOfParameter(all: readonly Operation[], { of, template }: Operation, name: string): string {
  const until = template.slice(0, template.indexOf(`{${name}}`) + name.length + 2);
  const getter = all.find((one) => one.of === of && one.method === 'GET' && one.template === until && !one.isList);
  if (!getter?.resource)
    throw new Error(`${template}: nothing is got under ${until}, so that {${name}} is of no known resource.`);
  return getter.resource;
}

/** Makes a row for each path parameter of an operation, each below the ones before it. */
export async function makeParents(
  service: TestService,
  all: readonly Operation[],
  operation: Operation,
  tenant: Tenant,
): Promise<Record<string, string>> {
  const parents: Record<string, string> = {};
  for (const name of operation.pathParameters) {
    const [id] = await makeRows(service.database, resourceOfParameter(all, operation, name), { tenant, parents }, 1);
    parents[name] = id ?? '';
  }
  return parents;
}

export async function makeScene(service: TestService, all: readonly Operation[], operation: Operation): Promise<Scene> {
  const tenant = await makeTenant(service, environmentOf(operation.of));
  const parents = await makeParents(service, all, operation, tenant);
  return { tenant, parents, api: await clientOf(service, tenant, operation.of), path: pathOf(operation, parents) };
}

/** The attributes of a resource on either interface: flat ones stand beside the id. */
export function attributesOf(row: ResourceObject | Record<string, unknown>): Record<string, unknown> {
  return 'attributes' in row ? (row.attributes as Record<string, unknown>) : row;
}
