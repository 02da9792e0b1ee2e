import { Injectable } from '@nestjs/common';
import type { Resource } from '../../json-api/resource.js';
import { DeclaredRoutes } from '../declared-routes.js';
import type { DeclaredRoute } from '../declared-routes.js';
import { ACTING_ENTITY, interfaceOf } from '../interfaces.js';

/** What a request that changes something is about, as far as it can be got by itself and so has an ETag. */
export interface Subject {
  resource: Resource;
  /** The path parameter that names it; null if it is the one that the caller's entity has. */
  parameter: string | null;
}

/** By method and path, what those routes change that have a subject. */
export function subjectsOf(routes: readonly DeclaredRoute[]): Map<string, Subject> {
  const read = new Map<string, Resource>();
  for (const { method, path, declaration } of routes)
    if (method === 'GET' && declaration.answer.kind === 'one') read.set(path, declaration.answer.resource);
  const changing = routes.filter(
    ({ method, path, declaration }) =>
      method !== 'GET' && declaration.records !== 'nothing' && interfaceOf(path) !== 'session',
  );
  return new Map(
    changing.flatMap((route): [string, Subject][] => {
      const subject = subjectOf(route, read);
      return subject ? [[keyOf(route), subject]] : [];
    }),
  );
}

/** The key of a route in such a map. */
export function keyOf({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** The nearest thing on the way to a path that can be got: of `/invoices/:invoice/decisions`, the invoice. */
function subjectOf({ path }: DeclaredRoute, read: ReadonlyMap<string, Resource>): Subject | null {
  const parts = path.split('/');
  for (let length = parts.length; length > 1; length -= 1) {
    const above = parts.slice(0, length).join('/');
    const resource = read.get(above);
    if (resource === undefined) continue;
    const names = [...above.matchAll(/:(\w+)/g)].map(([, name]) => name).filter((name) => name !== ACTING_ENTITY);
    const parameter = names.at(-1) ?? null;
    return parameter !== null || above === path ? { resource, parameter } : null;
  }
  return null;
}

/** Knows what each route changes. */
@Injectable()
export class Subjects {
  private known: Map<string, Subject> | null = null;

  constructor(private readonly routes: DeclaredRoutes) {}

  of(method: string, path: string): Subject | null {
    this.known ??= subjectsOf(this.routes.all());
    return this.known.get(keyOf({ method, path })) ?? null;
  }
}
