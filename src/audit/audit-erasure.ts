import type { DataSource, EntityManager } from 'typeorm';
import type { AuditLog } from './audit-log.js';
import { holdSealers } from './sealing/sealing-lock.js';

/**
 * Erases the personal values of the events about a thing or by a person. The events stay, and so does the proof that nothing else was
 * changed: what they hold of the values is a salted digest, and the salt goes with them. That it was done is recorded.
 * @returns of how many events
 */
export async function eraseFrom(dataSource: DataSource, log: AuditLog, id: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const organizationIds = await eraseWithin(manager, [id]);
    const organizations = [...new Set(organizationIds)];
    await log.append(
      manager,
      ...organizations.map((organizationId) => ({
        organizationId,
        entityId: null,
        action: 'audit_event.erased',
        subject: { type: 'audit-events', id },
      })),
    );
    return organizationIds.length;
  });
}

/**
 * As eraseFrom, for several things, inside the transaction in which they go; whoever calls it records that.
 * @returns the organization of each of the events
 */
export async function eraseWithin(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  // What is on its way from the journal to the events would be missed in both.
  await holdSealers(manager);
  const rows = await manager.query<{ organization_id: string }[]>(
    `WITH filed AS (
       DELETE FROM audit_personal_values WHERE event_id IN (
         SELECT id FROM audit_events WHERE subject_id = ANY($1::text[]) OR user_id = ANY($1::uuid[]))
       RETURNING organization_id
     ), journal AS (
       UPDATE audit_journal SET salt = NULL, personal = NULL
        WHERE (subject_id = ANY($1::text[]) OR user_id = ANY($1::uuid[])) AND salt IS NOT NULL
       RETURNING organization_id
     )
     SELECT organization_id FROM filed UNION ALL SELECT organization_id FROM journal`,
    [ids],
  );
  return rows.map((row) => row.organization_id);
}
