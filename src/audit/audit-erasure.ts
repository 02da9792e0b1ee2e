import type { DataSource } from 'typeorm';
import type { AuditLog } from './audit-log.js';
import { holdSealers } from './sealing-lock.js';

/**
 * Erases the personal values of the events about a thing or by a person. The events stay, and so does the proof that nothing else was
 * changed: what they hold of the values is a salted digest, and the salt goes with them. That it was done is recorded.
 * @returns of how many events
 */
export async function eraseFrom(dataSource: DataSource, log: AuditLog, id: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    // What is on its way from the journal to the events would be missed in both.
    await holdSealers(manager);
    const rows = await manager.query<{ organization_id: string }[]>(
      `WITH filed AS (
         DELETE FROM audit_personal_values WHERE event_id IN (
           SELECT id FROM audit_events WHERE subject_id = $1::text OR user_id = $1::uuid)
         RETURNING organization_id
       ), journal AS (
         UPDATE audit_journal SET salt = NULL, personal = NULL
          WHERE (subject_id = $1::text OR user_id = $1::uuid) AND salt IS NOT NULL
         RETURNING organization_id
       )
       SELECT organization_id FROM filed UNION ALL SELECT organization_id FROM journal`,
      [id],
    );
    const organizations = [...new Set(rows.map((row) => row.organization_id))];
    await log.append(
      manager,
      ...organizations.map((organizationId) => ({
        organizationId,
        entityId: null,
        action: 'audit_event.erased',
        subject: { type: 'audit-events', id },
      })),
    );
    return rows.length;
  });
}
