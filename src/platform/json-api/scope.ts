import type { Resource } from './resource.js';
import type { Table } from './table.js';

/** Which rows a caller sees: those whose properties hold these values, one of these values, or (null) none. */
export type Scope = Readonly<Record<string, string | readonly string[] | null>>;

const TENANT = 'entityId';

/** A scope as SQL conditions; its values are added to `values`, which the placeholders count on from. */
export function scopeConditions(table: Table, scope: Scope, values: unknown[]): string[] {
  return Object.entries(scope).map(([property, value]) => {
    if (value === null) return `${table.column(property)} IS NULL`;
    values.push(value);
    return `${table.column(property)} = ${typeof value === 'string' ? `$${values.length}` : `ANY($${values.length})`}`;
  });
}

/**
 * The scope of rows that are reached from the rows of another scope: the rows of tenants are seen by their own tenant
 * alone, whichever way they are reached.
 */
export function relatedScope(scope: Scope, resource: Resource, table: Table): Scope {
  if (!table.has(TENANT)) return {};
  const tenant = scope[TENANT];
  if (tenant === undefined)
    throw new Error(`${resource.type} belong to entities and cannot be included where no entity is known.`);
  return { [TENANT]: tenant };
}
