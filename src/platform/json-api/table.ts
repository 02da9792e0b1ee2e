import type { DataSource } from 'typeorm';
import { linkedIncludes } from './includes.js';
import type { Resource } from './resource.js';
import { rowVersion } from '../database/row-version.js';

/** The SQL names of a resource's table and of the columns behind its properties, quoted. */
export interface Table {
  name: string;
  has(property: string): boolean;
  /** Whether a column may be empty; of a view, that is not known. */
  nullable(property: string): boolean;
  column(property: string): string;
  /** SQL that gives another text whenever a row has changed. */
  version: string;
  isView: boolean;
}

/** Reads the names from the entity's metadata; throws for a property that is not a column, so that no text from outside gets in. */
export function tableOf(dataSource: DataSource, resource: Resource): Table {
  const metadata = dataSource.getMetadata(resource.table);
  const name = `"${metadata.tableName}"`;
  const isView = metadata.tableType === 'view';
  const columns = new Map(metadata.columns.map((column) => [column.propertyName, `"${column.databaseName}"`]));
  const without = (property: string): string => ` - '${columns.get(property)?.slice(1, -1)}'`;
  return {
    name,
    isView,
    version: isView
      ? `md5((to_jsonb(${name})${(resource.unversioned ?? []).map(without).join('')})::text)`
      : rowVersion(name),
    has: (property) => columns.has(property),
    nullable: (property) => isView || (metadata.findColumnWithPropertyName(property)?.isNullable ?? true),
    column(property) {
      const column = columns.get(property) ?? resource.expressions?.[property];
      if (column === undefined) throw new Error(`${resource.type} has no column for ${property}.`);
      return column;
    },
  };
}

/** The tables behind resources, each looked up once. */
export class Tables {
  private readonly known = new Map<string, Table>();

  constructor(private readonly dataSource: DataSource) {}

  of(resource: Resource): Table {
    let table = this.known.get(resource.type);
    if (!table) {
      table = tableOf(this.dataSource, resource);
      this.known.set(resource.type, table);
    }
    return table;
  }
}

/** What to select so that the attributes can be shown and the further properties are known, each under its property's name. */
export function columnList(
  table: Table,
  resource: Resource,
  attributes: readonly string[],
  further: readonly string[],
): string {
  const shown = attributes.flatMap((name) => resource.attributes[name]?.properties ?? []);
  const linked = linkedIncludes(resource).map(({ local }) => local);
  const properties = new Set(['id', ...shown, ...linked, ...further]);
  return [...properties].map((property) => `${table.column(property)} AS "${property}"`).join(', ');
}
