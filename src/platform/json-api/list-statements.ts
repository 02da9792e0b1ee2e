import type { Filter } from './filters.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import { scopeConditions } from './scope.js';
import type { Scope } from './scope.js';
import { columnList } from './table.js';
import type { Table } from './table.js';

/** What a list asks the database: one page of rows, and how many rows all pages have. Both take the same values. */
export interface ListStatements {
  page: string;
  total: string;
  values: unknown[];
}

/**
 * Writes the statements of a list. Names come from the declaration alone; everything from outside is among the values.
 * @param attributes those that are shown
 * @param further properties that are needed beside the attributes'
 */
export function listStatements(
  resource: Resource,
  table: Table,
  scope: Scope,
  query: ResourceQuery,
  attributes: readonly string[],
  further: readonly string[],
): ListStatements {
  const values: unknown[] = [];
  const conditions = scopeConditions(table, scope, values);
  for (const { filter, value } of query.filters) conditions.push(condition(table, filter, value, values));
  const where = conditions.join(' AND ');
  const order = orderBy(table, query);
  const { size, number } = query.page;
  // The page's ids come from the index alone; the rows themselves are fetched for these only, however far the page is.
  const page = `SELECT ${columnList(table, resource, attributes, further)} FROM ${table.name} WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${order} LIMIT ${size} OFFSET ${(number - 1) * size}
    )) ORDER BY ${order}`;
  return { page, total: `SELECT count(*) AS total FROM ${table.name} WHERE ${where}`, values };
}

function condition(table: Table, filter: Filter<never>, value: unknown, values: unknown[]): string {
  const column = table.column(filter.property);
  if (filter.operator !== '= ANY') return `${column} ${filter.operator} $${values.push(value)}`;
  // One value is an equality, with which an index gives the rows in the order of what follows.
  const [first, ...others] = value as readonly unknown[];
  return others.length === 0 ? `${column} = $${values.push(first)}` : `${column} = ANY($${values.push(value)})`;
}

function orderBy(table: Table, query: ResourceQuery): string {
  const parts = query.sort.map(
    ({ property, descending }) => `${table.column(property)} ${descending ? 'DESC' : 'ASC'}`,
  );
  // The id breaks ties, in the direction of the last field, so that one index serves both directions.
  parts.push(`"id" ${query.sort.at(-1)?.descending ? 'DESC' : 'ASC'}`);
  return parts.join(', ');
}
