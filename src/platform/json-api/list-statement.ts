import type { Filter } from './filters.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import { scopeConditions } from './scope.js';
import type { Scope } from './scope.js';
import { columnList } from './table.js';
import type { Table } from './table.js';

/** The column in which every row of a list says how many rows all pages have. */
const TOTAL = 'rows_of_all_pages';

/** A statement and its values. */
export interface ListStatement {
  text: string;
  values: unknown[];
}

/**
 * Writes the statement of a list: one page of rows, and how many rows all pages have. It is one statement so that both are
 * of one moment: a row that is written meanwhile is on its page and in the total, or in neither. Names come from the
 * declaration alone; everything from outside is among the values.
 * @param attributes those that are shown
 * @param further properties that are needed beside the attributes'
 */
export function listStatement(
  resource: Resource,
  table: Table,
  scope: Scope,
  query: ResourceQuery,
  attributes: readonly string[],
  further: readonly string[],
): ListStatement {
  const values: unknown[] = [];
  const where = whereOf(table, scope, query, values);
  const order = orderBy(resource, table, query);
  const { size, number } = query.page;
  // The page's ids come from the index alone; the rows themselves are fetched for these only, however far the page is.
  const text = `SELECT ${TOTAL}, ${columnList(table, resource, attributes, further)}
    FROM (${counting(resource, table, scope, query, where)}) AS counted LEFT JOIN ${table.name} ON "id" = ANY(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${order} LIMIT ${size} OFFSET ${(number - 1) * size}
    )) ORDER BY ${order}`;
  return { text, values };
}

/** How many rows all pages have; of a whole list the sum that is kept of it, where there is one. */
function counting(resource: Resource, table: Table, scope: Scope, query: ResourceQuery, where: string): string {
  const isWhole = query.filters.length === 0 && Object.keys(scope).join() === 'entityId';
  if (isWhole && resource.countedIn !== undefined)
    return `SELECT coalesce(sum(difference), 0)::bigint AS ${TOTAL} FROM ${resource.countedIn} WHERE ${where}`;
  const most = Math.min(...query.filters.flatMap(({ filter }) => filter.countedUpTo ?? []));
  const counted = Number.isFinite(most)
    ? `(SELECT 1 FROM ${table.name} WHERE ${where} LIMIT ${most}) AS few`
    : `${table.name} WHERE ${where}`;
  return `SELECT count(*) AS ${TOTAL} FROM ${counted}`;
}

/**
 * Writes the statement that gives the ids of a whole list in its order, as one text, separated by commas: a million of them are
 * less of a burden so than as rows.
 */
export function idsStatement(
  resource: Resource,
  table: Table,
  scope: Scope,
  query: ResourceQuery,
  most: number,
): ListStatement {
  const values: unknown[] = [];
  const where = whereOf(table, scope, query, values);
  const text = `SELECT array_to_string(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${orderBy(resource, table, query)} LIMIT ${most}), ',') AS ids`;
  return { text, values };
}

/** The page and the total in the answer to such a statement; a page without rows is a single row with the total alone. */
export function pageOf(answer: readonly Record<string, unknown>[]): { rows: Record<string, unknown>[]; total: number } {
  const rows = answer.filter(({ id }) => id !== null).map(({ [TOTAL]: _total, ...row }) => row);
  return { rows, total: Number(answer[0]?.[TOTAL]) };
}

function whereOf(table: Table, scope: Scope, query: ResourceQuery, values: unknown[]): string {
  const conditions = scopeConditions(table, scope, values);
  for (const { filter, value } of query.filters) conditions.push(condition(table, filter, value, values));
  return conditions.join(' AND ');
}

function condition(table: Table, filter: Filter<never>, value: unknown, values: unknown[]): string {
  const column = table.column(filter.property);
  // One by one: no index of PostgreSQL serves `LIKE ALL`.
  if (filter.operator === 'LIKE ALL')
    return (value as readonly string[]).map((pattern) => `${column} LIKE $${values.push(pattern)}`).join(' AND ');
  if (filter.operator !== '= ANY') return `${column} ${filter.operator} $${values.push(value)}`;
  // One value is an equality, with which an index gives the rows in the order of what follows.
  const [first, ...others] = value as readonly unknown[];
  return others.length === 0 ? `${column} = $${values.push(first)}` : `${column} = ANY($${values.push(value)})`;
}

function orderBy(resource: Resource, table: Table, query: ResourceQuery): string {
  const parts = query.sort.map(
    ({ property, descending }) => `${table.column(property)} ${descending ? 'DESC' : 'ASC'}`,
  );
  const last = query.sort.at(-1);
  const then = last && resource.thenBy[last.property];
  if (then !== undefined && !query.sort.some(({ property }) => property === then))
    parts.push(`${table.column(then)} ${last?.descending ? 'DESC' : 'ASC'}`);
  // The id breaks ties, in the direction of the last field, so that one index serves both directions.
  parts.push(`"id" ${last?.descending ? 'DESC' : 'ASC'}`);
  return parts.join(', ');
}
