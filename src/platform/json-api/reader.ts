import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../errors/domain-error.js';
import { isUuid } from '../ids/uuid.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import { attributesShown, toResourceObject } from './serialise.js';
import type { ResourceObject } from './serialise.js';
import { tableOf } from './table.js';
import type { Table } from './table.js';

/** Which rows a caller sees: those whose properties hold these values. */
export type Scope = Readonly<Record<string, string>>;

export interface ResourcePage {
  data: ResourceObject[];
  total: number;
}

/** Reads resources as they are declared: only the columns asked for, only the rows of the scope. */
@Injectable()
export class ResourceReader {
  private readonly tables = new Map<string, Table>();

  constructor(private readonly dataSource: DataSource) {}

  /** One page of a list and the exact number of rows on all pages. */
  async list(resource: Resource, fieldSet: string, scope: Scope, query: ResourceQuery): Promise<ResourcePage> {
    const table = this.table(resource);
    const values: unknown[] = [];
    const conditions = scopeConditions(table, scope, values);
    for (const { filter, value } of query.filters) {
      values.push(value);
      const placeholder =
        filter.operator === '= ANY' ? `= ANY($${values.length})` : `${filter.operator} $${values.length}`;
      conditions.push(`${table.column(filter.property)} ${placeholder}`);
    }
    const where = conditions.join(' AND ');
    const attributes = attributesShown(resource, fieldSet, query);
    const offset = (query.page.number - 1) * query.page.size;
    const order = orderBy(table, query);
    // The page's ids come from the index alone; the rows themselves are fetched for these only, however far the page is.
    const page = `SELECT ${columnList(table, resource, attributes)} FROM ${table.name} WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${order} LIMIT ${query.page.size} OFFSET ${offset}
    )) ORDER BY ${order}`;
    const [rows, [{ total }]] = await Promise.all([
      this.dataSource.query<Record<string, unknown>[]>(page, values),
      this.dataSource.query<[{ total: string }]>(`SELECT count(*) AS total FROM ${table.name} WHERE ${where}`, values),
    ]);
    return { data: rows.map((row) => toResourceObject(resource, attributes, row)), total: Number(total) };
  }

  /** One row as a resource object. Throws not found where no row of the scope has this id, or it is no id at all. */
  async get(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    id: string,
    query: ResourceQuery,
  ): Promise<ResourceObject> {
    if (!isUuid(id)) throw notFound(resource.title);
    const table = this.table(resource);
    const values: unknown[] = [id];
    const conditions = ['"id" = $1', ...scopeConditions(table, scope, values)];
    const attributes = attributesShown(resource, fieldSet, query);
    const rows = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT ${columnList(table, resource, attributes)} FROM ${table.name} WHERE ${conditions.join(' AND ')}`,
      values,
    );
    const row = rows[0];
    if (row === undefined) throw notFound(resource.title);
    return toResourceObject(resource, attributes, row);
  }

  private table(resource: Resource): Table {
    let table = this.tables.get(resource.type);
    if (!table) {
      table = tableOf(this.dataSource, resource);
      this.tables.set(resource.type, table);
    }
    return table;
  }
}

function scopeConditions(table: Table, scope: Scope, values: unknown[]): string[] {
  return Object.entries(scope).map(([property, value]) => {
    values.push(value);
    return `${table.column(property)} = $${values.length}`;
  });
}

function columnList(table: Table, resource: Resource, attributes: readonly string[]): string {
  const properties = new Set(['id', ...attributes.flatMap((name) => resource.attributes[name]?.properties ?? [])]);
  return [...properties].map((property) => `${table.column(property)} AS "${property}"`).join(', ');
}

function orderBy(table: Table, query: ResourceQuery): string {
  const parts = query.sort.map(
    ({ property, descending }) => `${table.column(property)} ${descending ? 'DESC' : 'ASC'}`,
  );
  // The id breaks ties, in the direction of the last field, so that one index serves both directions.
  parts.push(`"id" ${query.sort.at(-1)?.descending ? 'DESC' : 'ASC'}`);
  return parts.join(', ');
}
