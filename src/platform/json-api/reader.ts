import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows } from '../database/read-rows.js';
import { notFound } from '../errors/domain-error.js';
import { isUuid } from '../ids/uuid.js';
import type { Seek } from './cursor.js';
import { idsStatement, listStatement, orderText, pageOf, seekStatement, requestedPageOf } from './list-statement.js';
import type { RequestedPage } from './list-statement.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import { propertiesOf, Relationships } from './relationships.js';
import { scopeConditions } from './scope.js';
import type { Scope } from './scope.js';
import { ShowContext } from './show-context.js';
import { attributesShown, toResourceObject } from './serialise.js';
import type { ResourceObject } from './serialise.js';
import { columnList, Tables } from './table.js';

/** A row that a transaction holds, and its version at that moment. */
export interface HeldRow {
  id: string;
  version: string;
}

/** A resource object and what is included with it; `included` is absent where nothing was to be. */
export interface ResourceRead {
  data: ResourceObject;
  /** Another text whenever the row has changed. */
  version: string;
  included?: ResourceObject[];
}

/** A row as the statement that stored it gave it back (columnsOf). */
export type StoredRow = Readonly<Record<string, unknown> & { id: string; row_version: string }>;

export interface ResourcePage {
  data: ResourceObject[];
  included?: ResourceObject[];
  total: number;
}

/** A page that was asked for by a cursor, and where it is. */
export type WalkedPage = ResourcePage & Pick<RequestedPage, 'more' | 'ends'>;

/** Ids in the order of a list. */
export interface ListedIds {
  count: number;
  from(at: number, count: number): string[];
}

const ID_LENGTH = 36;

/** Ids of one length that commas part. */
function listedIds(text: string): ListedIds {
  const count = (text.length + 1) / (ID_LENGTH + 1);
  return {
    count: text === '' ? 0 : count,
    from: (at, wanted) => text.slice(at * (ID_LENGTH + 1), (at + wanted) * (ID_LENGTH + 1) - 1).split(','),
  };
}

/** Reads resources as they are declared: only the columns asked for, only the rows of the scope. */
@Injectable()
export class ResourceReader {
  private readonly tables: Tables;
  /** What columnsOf gave, by resource and field set. */
  private readonly columns = new Map<string, string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly context: ShowContext,
  ) {
    this.tables = new Tables(dataSource);
  }

  /** One page of a list and the exact number of rows on all pages. */
  async list(resource: Resource, fieldSet: string, scope: Scope, query: ResourceQuery): Promise<ResourcePage> {
    const table = this.tables.of(resource);
    const attributes = attributesShown(resource, fieldSet, query);
    const further = propertiesOf(query.include);
    const { text, values } = listStatement(resource, table, scope, query, attributes, further);
    const { rows, total } = pageOf(await readRows(this.dataSource, text, values));
    return { ...(await this.show(resource, attributes, scope, query, rows)), total };
  }

  /** How a list is sorted, as text that is the same for the same order alone. */
  orderOf(resource: Resource, query: ResourceQuery): string {
    return orderText(resource, this.tables.of(resource), query);
  }

  /** As list, for a page that begins after a row or ends before it. */
  async walk(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    query: ResourceQuery,
    seek: Seek,
  ): Promise<WalkedPage> {
    const attributes = attributesShown(resource, fieldSet, query);
    const further = propertiesOf(query.include);
    const table = this.tables.of(resource);
    const { text, values } = seekStatement(resource, table, scope, query, seek, attributes, further);
    const { rows, ...about } = requestedPageOf(await readRows(this.dataSource, text, values), query, seek);
    return { ...(await this.show(resource, attributes, scope, query, rows)), ...about };
  }

  /** One row as a resource object. Throws not found if no row of the scope has this id, or it is not an id at all. */
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
    const rows = await readRows<Record<string, unknown>>(
      this.dataSource,
      `SELECT ${columnList(table, resource, attributes, propertiesOf(query.include))}, ${table.version} AS row_version
         FROM ${table.name} WHERE ${conditions.join(' AND ')}`,
      values,
    );
    const {
      data: [data],
      included,
    } = await this.show(resource, attributes, scope, query, rows);
    if (data === undefined) throw notFound(resource.title);
    return { data, version: String(rows[0]?.row_version), ...(included ? { included } : {}) };
  }

  /** What a statement that stores a row has to give back of it, so that `stored` can show it in this field set. */
  columnsOf(resource: Resource, fieldSet: string): string {
    const key = `${resource.type} ${fieldSet}`;
    let columns = this.columns.get(key);
    if (columns === undefined) {
      const table = this.tables.of(resource);
      columns = `${columnList(table, resource, attributesShown(resource, fieldSet), [])}, ${table.version} AS row_version`;
      this.columns.set(key, columns);
    }
    return columns;
  }

  /** As get, without asking again for what was just stored. */
  async stored(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    row: StoredRow,
    query: ResourceQuery,
  ): Promise<ResourceRead> {
    // What an included resource hangs on may be in none of the columns.
    if (query.include.size > 0) return this.get(resource, fieldSet, scope, row.id, query);
    const attributes = attributesShown(resource, fieldSet, query);
    return { data: toResourceObject(resource, attributes, row, this.context), version: row.row_version };
  }

  /**
   * Holds the first row of a scope against changes until the transaction at hand ends; null if there is none. Of a view, no row can
   * be held.
   */
  async hold(resource: Resource, scope: Scope): Promise<HeldRow | null> {
    const table = this.tables.of(resource);
    const values: unknown[] = [];
    const conditions = scopeConditions(table, scope, values);
    const [row] = await readRows<HeldRow>(
      this.dataSource,
      `SELECT "id", ${table.version} AS version FROM ${table.name} WHERE ${conditions.join(' AND ')} LIMIT 1
        ${table.isView ? '' : 'FOR NO KEY UPDATE'}`,
      values,
    );
    return row ?? null;
  }

  /** The first row of a scope as a resource object, or null if it has none. */
  async first(resource: Resource, fieldSet: string, scope: Scope): Promise<ResourceObject | null> {
    const table = this.tables.of(resource);
    const values: unknown[] = [];
    const conditions = scopeConditions(table, scope, values);
    const attributes = attributesShown(resource, fieldSet);
    const [row] = await readRows<Record<string, unknown>>(
      this.dataSource,
      `SELECT ${columnList(table, resource, attributes, [])} FROM ${table.name} WHERE ${conditions.join(' AND ')} LIMIT 1`,
      values,
    );
    return row === undefined ? null : toResourceObject(resource, attributes, row, this.context);
  }

  /** Whether the rows of a resource belong to entities. */
  isOfEntities(resource: Resource): boolean {
    return this.tables.of(resource).has('entityId');
  }

  /** The ids of a whole list in its order, up to this many. */
  async ids(resource: Resource, scope: Scope, query: ResourceQuery, most: number): Promise<ListedIds> {
    const { text, values } = idsStatement(resource, this.tables.of(resource), scope, query, most);
    const [row] = await readRows<{ ids: string }>(this.dataSource, text, values);
    return listedIds(row?.ids ?? '');
  }

  /** Rows as resource objects, by id; an id that no row of the scope has is left out. */
  async byIds(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    ids: readonly string[],
    query?: ResourceQuery,
  ): Promise<Map<string, ResourceObject>> {
    const table = this.tables.of(resource);
    const values: unknown[] = [ids];
    const conditions = ['"id" = ANY($1)', ...scopeConditions(table, scope, values)];
    const attributes = attributesShown(resource, fieldSet, query);
    const rows = await readRows<Record<string, unknown>>(
      this.dataSource,
      `SELECT ${columnList(table, resource, attributes, [])} FROM ${table.name} WHERE ${conditions.join(' AND ')}`,
      values,
    );
    return new Map(rows.map((row) => [String(row.id), toResourceObject(resource, attributes, row, this.context)]));
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
