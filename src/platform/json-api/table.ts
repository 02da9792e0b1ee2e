import type { DataSource } from 'typeorm';
import type { Resource } from './resource.js';

/** The SQL names of a resource's table and of the columns behind its properties, quoted. */
export interface Table {
  name: string;
  column(property: string): string;
}

/** Reads the names from the entity's metadata; throws for a property that is not a column, so that no text from outside gets in. */
export function tableOf(dataSource: DataSource, resource: Resource): Table {
  const metadata = dataSource.getMetadata(resource.table);
  const columns = new Map(metadata.columns.map((column) => [column.propertyName, `"${column.databaseName}"`]));
  return {
    name: `"${metadata.tableName}"`,
    column(property) {
      const column = columns.get(property);
      if (column === undefined) throw new Error(`${resource.type} has no column for ${property}.`);
      return column;
    },
  };
}
