import type { DataSource } from 'typeorm';
import { inBatches } from '../batches.js';
import { managerOf } from '../database/ambient.js';
import { invalid } from '../errors/domain-error.js';
import type { AggregateInclude, IncludeTree, RelatedInclude } from './includes.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import { relatedScope, scopeConditions } from './scope.js';
import type { Scope } from './scope.js';
import type { ShowContext } from './show-context.js';
import { attributesShown, toResourceObject } from './serialise.js';
import type { Identifier, ResourceObject } from './serialise.js';
import { columnList } from './table.js';
import type { Tables } from './table.js';

/** More rows are never included in one response (decisions, section 7). */
const MAX_INCLUDED = 100_000;

type Row = Record<string, unknown>;

/** A row and how it is shown. */
export interface ShownRow {
  row: Row;
  shown: ResourceObject;
}

/** The properties that rows must have been read with for their includes to be found. */
export function propertiesOf(tree: IncludeTree): string[] {
  return [...tree.values()].flatMap(({ include }) => (include.kind === 'related' ? [include.local] : []));
}

/**
 * Adds to resource objects what a request wants included: figures as attributes, relationships, and the related rows.
 * One of these serves one response.
 */
export class Relationships {
  private readonly included = new Map<string, ResourceObject>();
  private readonly primary: ReadonlyMap<string, ResourceObject>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: Tables,
    private readonly context: ShowContext,
    private readonly scope: Scope,
    private readonly query: ResourceQuery,
    private readonly data: readonly ShownRow[],
  ) {
    this.primary = new Map(data.map(({ shown }) => [keyOf(shown), shown]));
  }

  /**
   * @returns the related rows, each once; undefined if the request wants none
   * @throws an invalid DomainError on `include` where there would be more than 100,000 of them
   */
  async include(): Promise<ResourceObject[] | undefined> {
    await this.follow(this.query.include, this.data);
    const wanted = [...this.query.include.values()].some(({ include }) => include.kind === 'related');
    return wanted ? [...this.included.values()] : undefined;
  }

  private async follow(tree: IncludeTree, rows: readonly ShownRow[]): Promise<void> {
    for (const { include, below } of tree.values()) {
      if (include.kind === 'related') await this.follow(below, await this.relate(include, below, rows));
      else await this.measure(include, rows);
    }
  }

  /** Links rows to the related ones and gives these. */
  private async relate(include: RelatedInclude, below: IncludeTree, rows: readonly ShownRow[]): Promise<ShownRow[]> {
    const related = await this.load(include, below, rows);
    const identifiers = new Map<unknown, Identifier[]>();
    for await (const batch of inBatches(related)) {
      for (const { row, shown } of batch) {
        const identifier = { id: shown.id, type: shown.type };
        const siblings = identifiers.get(row[include.foreign]);
        if (siblings) siblings.push(identifier);
        else identifiers.set(row[include.foreign], [identifier]);
      }
    }
    for await (const batch of inBatches(rows)) {
      for (const { row, shown } of batch) {
        const linked = identifiers.get(row[include.local]) ?? [];
        shown.relationships ??= {};
        shown.relationships[include.relationship] = { data: include.many ? linked : (linked[0] ?? null) };
      }
    }
    return related;
  }

  /** The related rows of all given rows, with one query. */
  private async load(include: RelatedInclude, below: IncludeTree, rows: readonly ShownRow[]): Promise<ShownRow[]> {
    const keys = [...new Set(rows.map(({ row }) => row[include.local]).filter((key) => key !== null))];
    if (keys.length === 0) return [];
    const resource = include.resource();
    const table = this.tables.of(resource);
    const values: unknown[] = [keys];
    const conditions = [
      `${table.column(include.foreign)} = ANY($1)`,
      ...scopeConditions(table, relatedScope(this.scope, resource, table), values),
    ];
    const related = `FROM ${table.name} WHERE ${conditions.join(' AND ')}`;
    // Where each key names one row at most there is nothing to count.
    if (include.many || this.included.size + keys.length > MAX_INCLUDED) await this.refuseTooMany(related, values);
    const attributes = attributesShown(resource, include.fieldSet, this.query);
    const columns = columnList(table, resource, attributes, [include.foreign, ...propertiesOf(below)]);
    const order = [include.foreign, ...(include.orderBy ? [include.orderBy] : []), 'id'].map(table.column).join(', ');
    const found = await managerOf(this.dataSource).query<Row[]>(
      `SELECT ${columns} ${related} ORDER BY ${order}`,
      values,
    );
    const shown: ShownRow[] = [];
    for await (const batch of inBatches(found))
      shown.push(...batch.map((row) => ({ row, shown: this.show(resource, attributes, row) })));
    return shown;
  }

  /** The object of a row in this response, made when the row is met for the first time. */
  private show(resource: Resource, attributes: readonly string[], row: Row): ResourceObject {
    const shown = toResourceObject(resource, attributes, row, this.context);
    const key = keyOf(shown);
    const known = this.included.get(key) ?? this.primary.get(key);
    if (known) return known;
    this.included.set(key, shown);
    return shown;
  }

  private async refuseTooMany(related: string, values: unknown[]): Promise<void> {
    const left = MAX_INCLUDED - this.included.size;
    const [counted] = await managerOf(this.dataSource).query<[{ rows: number }]>(
      `SELECT count(*)::int AS rows FROM (SELECT 1 ${related} LIMIT ${left + 1}) AS counted`,
      values,
    );
    if (counted.rows > left)
      throw invalid({ include: ['The include parameter would return more than 100,000 rows. Ask for smaller pages.'] });
  }

  private async measure(include: AggregateInclude, rows: readonly ShownRow[]): Promise<void> {
    const resource = include.resource();
    const table = this.tables.of(resource);
    const values: unknown[] = [rows.map(({ row }) => row.id)];
    const foreign = table.column(include.foreign);
    const conditions = [
      `${foreign} = given.id`,
      ...scopeConditions(table, relatedScope(this.scope, resource, table), values),
    ];
    const related = `FROM ${table.name} WHERE ${conditions.join(' AND ')}`;
    const figure = include.kind === 'count' ? `(SELECT count(*)::int ${related})` : `EXISTS (SELECT 1 ${related})`;
    const figures = await managerOf(this.dataSource).query<{ id: string; figure: number | boolean }[]>(
      `SELECT given.id, ${figure} AS figure FROM unnest($1::uuid[]) AS given (id)`,
      values,
    );
    const byId = new Map(figures.map((one) => [one.id, one.figure]));
    for (const { row, shown } of rows) shown.attributes[include.attribute] = byId.get(String(row.id));
  }
}

function keyOf({ type, id }: Identifier): string {
  return `${type} ${id}`;
}
