import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Adds an organization with one entity to an empty database. */
export async function addBenchEntity(database: DataSource): Promise<{ organizationId: string; entityId: string }> {
  const [organizationId, entityId] = [randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO organizations (id, name, slug, environment) VALUES ($1, 'Bench', 'bench', 'production')`,
    [organizationId],
  );
  await database.query(
    `INSERT INTO entities (id, organization_id, name, inbox_local_part) VALUES ($1, $2, 'Bench', 'bench')`,
    [entityId, organizationId],
  );
  return { organizationId, entityId };
}
