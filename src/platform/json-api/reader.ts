import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { managerOf } from '../database/ambient.js';
import { notFound } from '../errors/domain-error.js';
import { isUuid } from '../ids/uuid.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import { propertiesOf, Relationships } from './relationships.js';
import { scopeConditions } from './scope.js';
import type { Scope } from './scope.js';
import { ShowContext } from './show-context.js';
import { attributesShown, toResourceObject } from './serialise.js';
import type { ResourceObject } from './serialise.js';
import { columnList, Tables } from './table.js';
import type { Table } from './table.js';

/** A resource object and what is included with it; `included` is absent where nothing was to be. */
export interface ResourceRead {
  data: ResourceObject;
  included?: ResourceObject[];
}

export interface ResourcePage {
  data: ResourceObject[];
  included?: ResourceObject[];
  total: number;
}

/** Reads resources as they are declared: only the columns asked for, only the rows of the scope. */
@Injectable()
export class ResourceReader {
  private readonly tables: Tables;

  constructor(
    private readonly dataSource: DataSource,
    private readonly context: ShowContext,
  ) {
    this.tables = new Tables(dataSource);
  }

  /** One page of a list and the exact number of rows on all pages. */
  async list(resource: Resource, fieldSet: string, scope: Scope, query: ResourceQuery): Promise<ResourcePage> {
    const table = this.tables.of(resource);
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
    const page = `SELECT ${columnList(table, resource, attributes, propertiesOf(query.include))} FROM ${table.name} WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM ${table.name} WHERE ${where} ORDER BY ${order} LIMIT ${query.page.size} OFFSET ${offset}
    )) ORDER BY ${order}`;
    const [rows, [{ total }]] = await Promise.all([
      managerOf(this.dataSource).query<Record<string, unknown>[]>(page, values),
      managerOf(this.dataSource).query<[{ total: string }]>(
        `SELECT count(*) AS total FROM ${table.name} WHERE ${where}`,
        values,
      ),
    ]);
    const shown = await this.show(resource, attributes, scope, query, rows);
    return { ...shown, total: Number(total) };
  }

  /** One row as a resource object. Throws not found where no row of the scope has this id, or it is no id at all. */
  async get(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    id: string,
    query: ResourceQuery,
  ): Promise<ResourceRead> {
    if (!isUuid(id)) throw notFound(resource.title);
    const table = this.tables.of(resource);
    const values: unknown[] = [id];
    const conditions = ['"id" = $1', ...scopeConditions(table, scope, values)];
    const attributes = attributesShown(resource, fieldSet, query);
    const rows = await managerOf(this.dataSource).query<Record<string, unknown>[]>(
      `SELECT ${columnList(table, resource, attributes, propertiesOf(query.include))} FROM ${table.name} WHERE ${conditions.join(' AND ')}`,
      values,
    );
    const {
      data: [data],
      included,
    } = await this.show(resource, attributes, scope, query, rows);
    if (data === undefined) throw notFound(resource.title);
    return { data, ...(included ? { included } : {}) };
  }

  /** Rows as resource objects, with what the request wants included. */
  private async show(
    resource: Resource,
    attributes: readonly string[],
    scope: Scope,
    query: ResourceQuery,
    rows: readonly Record<string, unknown>[],
  ): Promise<{ data: ResourceObject[]; included?: ResourceObject[] }> {
    const shown = rows.map((row) => ({ row, shown: toResourceObject(resource, attributes, row, this.context) }));
    const data = shown.map((one) => one.shown);
    if (query.include.size === 0) return { data };
    const included = await new Relationships(this.dataSource, this.tables, this.context, scope, query, shown).include();
    return { data, ...(included ? { included } : {}) };
  }
}

function orderBy(table: Table, query: ResourceQuery): string {
  const parts = query.sort.map(
    ({ property, descending }) => `${table.column(property)} ${descending ? 'DESC' : 'ASC'}`,
  );
  // The id breaks ties, in the direction of the last field, so that one index serves both directions.
  parts.push(`"id" ${query.sort.at(-1)?.descending ? 'DESC' : 'ASC'}`);
  return parts.join(', ');
}
