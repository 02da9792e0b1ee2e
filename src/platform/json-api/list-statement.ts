import { following } from './cursor.js';
import type { RowKeys, Seek, SortedBy } from './cursor.js';
import type { Filter } from './filters.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import { scopeConditions } from './scope.js';
import type { Scope } from './scope.js';
import { columnList } from './table.js';
import type { Table } from './table.js';

/** The column in which every row of a list says how many rows all pages have. */
const TOTAL = 'rows_of_all_pages';
/** The column with what a row holds in the columns that the list is sorted by. */
const KEYS = 'keys_of_row';

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
  const order = orderOf(resource, table, query);
  const { size, number } = query.page;
  // The page's ids come from the index alone; the rows themselves are fetched for these only, however far the page is.
  const text = `SELECT ${TOTAL}, ${columnList(table, resource, attributes, further)}
    FROM (${counting(resource, table, scope, query, where, values)}) AS counted LEFT JOIN ${table.name} ON "id" = ANY(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${orderBy(order)} LIMIT ${size} OFFSET ${(number - 1) * size}
    )) ORDER BY ${orderBy(order)}`;
  return { text, values };
}

/**
 * As listStatement, for a page that begins after a row, or ends before it, wherever that row is by then. It returns one row more than the
 * page has, where there is one, and for each row its keys.
 */
export function seekStatement(
  resource: Resource,
  table: Table,
  scope: Scope,
  query: ResourceQuery,
  seek: Seek,
  attributes: readonly string[],
  further: readonly string[],
): ListStatement {
  const values: unknown[] = [];
  const where = whereOf(table, scope, query, values);
  const order = orderOf(resource, table, query);
  const taken = seek.backwards ? order.map((one) => ({ ...one, descending: !one.descending })) : order;
  const counted = counting(resource, table, scope, query, where, values);
  const beyond = seek.keys === null ? '' : ` AND ${following(taken, seek.keys, values)}`;
  const keys = `ARRAY[${order.map(({ column }) => `${column}::text`).join(', ')}]`;
  const text = `SELECT ${TOTAL}, ${columnList(table, resource, attributes, further)}, ${keys} AS ${KEYS}
    FROM (${counted}) AS counted LEFT JOIN ${table.name} ON "id" = ANY(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where}${beyond} ORDER BY ${orderBy(taken)} LIMIT ${query.page.size + 1}
    )) ORDER BY ${orderBy(order)}`;
  return { text, values };
}

/** How a list is sorted, as text: what a cursor is bound to. */
export function orderText(resource: Resource, table: Table, query: ResourceQuery): string {
  return orderBy(orderOf(resource, table, query));
}

/** The page in the answer to such a statement. */
export interface RequestedPage {
  rows: Record<string, unknown>[];
  total: number;
  /** Whether the list goes on in the direction in which it was read. */
  more: boolean;
  /** Keys of the first and the last row; null if there is none. */
  ends: { first: RowKeys; last: RowKeys } | null;
}

export function requestedPageOf(
  answer: readonly Record<string, unknown>[],
  { page }: ResourceQuery,
  { backwards }: Seek,
): RequestedPage {
  const { rows, total } = pageOf(answer);
  const more = rows.length > page.size;
  const shown = more ? rows.slice(backwards ? 1 : 0, backwards ? undefined : -1) : rows;
  const first = shown[0]?.[KEYS] as RowKeys | undefined;
  const last = shown.at(-1)?.[KEYS] as RowKeys | undefined;
  return {
    rows: shown.map(({ [KEYS]: _keys, ...row }) => row),
    total,
    more,
    ends: first && last ? { first, last } : null,
  };
}

/** How many rows all pages have. */
function counting(
  resource: Resource,
  table: Table,
  scope: Scope,
  query: ResourceQuery,
  where: string,
  values: unknown[],
): string {
  const kept = fromKeptSum(resource, table, scope, query, where, values);
  if (kept !== null) return kept;
  const most = Math.min(...query.filters.flatMap(({ filter }) => filter.countedUpTo ?? []));
  const counted = Number.isFinite(most)
    ? `(SELECT 1 FROM ${table.name} WHERE ${where} LIMIT ${most}) AS few`
    : `${table.name} WHERE ${where}`;
  return `SELECT count(*) AS ${TOTAL} FROM ${counted}`;
}

/** The total of a whole list from the sum that is kept of it, and of nearly all of its rows from the sum without the few others. */
function fromKeptSum(
  { countedIn }: Resource,
  table: Table,
  scope: Scope,
  { filters }: ResourceQuery,
  where: string,
  values: unknown[],
): string | null {
  if (countedIn === undefined || Object.keys(scope).join() !== 'entityId' || filters.length > 1) return null;
  const [only] = filters;
  const others = only?.filter.complement?.(only.value as readonly string[]) ?? null;
  if (only && others === null) return null;
  const own = only ? scopeConditions(table, scope, values).join(' AND ') : where;
  const sum = `SELECT coalesce(sum(difference), 0)::bigint AS ${TOTAL} FROM ${countedIn} WHERE ${own}`;
  if (!only) return sum;
  return `SELECT (${sum}) - count(*) AS ${TOTAL} FROM ${table.name} WHERE ${own} AND ${condition(table, only.filter, others, values)}`;
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
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${orderBy(orderOf(resource, table, query))} LIMIT ${most}), ',') AS ids`;
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
  if (filter.operator === '= lower') return `lower(${column}) = lower($${values.push(value)})`;
  if (filter.operator !== '= ANY') return `${column} ${filter.operator} $${values.push(value)}`;
  // One value is an equality, with which an index gives the rows in the order of what follows.
  const [first, ...others] = value as readonly unknown[];
  return others.length === 0 ? `${column} = $${values.push(first)}` : `${column} = ANY($${values.push(value)})`;
}

function orderOf(resource: Resource, table: Table, query: ResourceQuery): SortedBy[] {
  const by = (property: string, descending: boolean): SortedBy => ({
    column: table.column(property),
    descending,
    nullable: property !== 'id' && table.nullable(property),
  });
  const parts = query.sort.map(({ property, descending }) => by(property, descending));
  const last = query.sort.at(-1);
  const descending = last?.descending ?? false;
  const then = last && resource.thenBy[last.property];
  if (then !== undefined && !query.sort.some(({ property }) => property === then)) parts.push(by(then, descending));
  // The id breaks ties, in the direction of the last field, so that one index serves both directions.
  return [...parts, by('id', descending)];
}

function orderBy(order: readonly SortedBy[]): string {
  return order.map(({ column, descending }) => `${column} ${descending ? 'DESC' : 'ASC'}`).join(', ');
}
