import type { DataSource, EntityManager } from 'typeorm';
import { tenantEntities } from '../database/tenant.js';

/** A table and those that its foreign keys point to. */
export interface TableLinks {
  table: string;
  refersTo: readonly string[];
}

/**
 * Tables in an order in which they can be emptied: each before those that its foreign keys point to. A table that points to
 * itself is emptied by one statement. Throws if tables point to each other in a circle.
 */
export function deletionOrder(tables: readonly TableLinks[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const free = left.filter(
      ({ table }) => !left.some((other) => other.table !== table && other.refersTo.includes(table)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${left.map(({ table }) => table).join(', ')}.`);
    ordered.push(...free.map(({ table }) => table));
    left = left.filter((one) => !free.includes(one));
  }
  return ordered;
}

/** The tables of all tenants' rows with their foreign keys to one another, from the entities' metadata. */
export function tenantTables(dataSource: DataSource): TableLinks[] {
  return tenantEntities()
    .filter((entity) => dataSource.hasMetadata(entity))
    .map((entity) => {
      const { tableName, foreignKeys } = dataSource.getMetadata(entity);
      return { table: tableName, refersTo: foreignKeys.map((key) => key.referencedEntityMetadata.tableName) };
    });
}

/** Deletes every row of entities, in every table that is declared with TenantEntity. */
export async function deleteTenantRows(
  manager: EntityManager,
  tables: readonly TableLinks[],
  entityIds: readonly string[],
): Promise<void> {
  for (const table of deletionOrder(tables))
    await manager.query(`DELETE FROM "${table}" WHERE entity_id = ANY($1)`, [entityIds]);
}
