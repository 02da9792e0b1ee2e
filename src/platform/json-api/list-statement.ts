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
  const order = orderBy(table, query);
  const { size, number } = query.page;
  // The page's ids come from the index alone; the rows themselves are fetched for these only, however far the page is.
  const text = `SELECT ${TOTAL}, ${columnList(table, resource, attributes, further)}
    FROM (SELECT count(*) AS ${TOTAL} FROM ${table.name} WHERE ${where}) AS counted LEFT JOIN ${table.name} ON "id" = ANY(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${order} LIMIT ${size} OFFSET ${(number - 1) * size}
    )) ORDER BY ${order}`;
  return { text, values };
}

/**
 * Writes the statement that gives the ids of a whole list in its order, as one text, separated by commas: a million of them are
 * less of a burden so than as rows.
 */
export function idsStatement(table: Table, scope: Scope, query: ResourceQuery, most: number): ListStatement {
  const values: unknown[] = [];
  const where = whereOf(table, scope, query, values);
  const text = `SELECT array_to_string(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${orderBy(table, query)} LIMIT ${most}), ',') AS ids`;
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
  if (filter.operator === 'LIKE ALL') return `${column} LIKE ALL ($${values.push(value)}::text[])`;
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
