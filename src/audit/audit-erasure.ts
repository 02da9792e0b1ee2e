import type { DataSource } from 'typeorm';
import type { AuditLog } from './audit-log.js';

/**
 * Erases the personal values of the events about a thing or by a person. The events stay, and so does the proof that nothing else was
 * changed: what they hold of the values is a salted digest, and the salt goes with them. That it was done is recorded.
 * @returns of how many events
 */
export async function eraseFrom(dataSource: DataSource, log: AuditLog, id: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const rows = await manager.query<[{ organization_id: string }[], number]>(
      `DELETE FROM audit_personal_values WHERE event_id IN (
         SELECT id FROM audit_events WHERE subject_id = $1::text OR user_id = $1::uuid)
       RETURNING organization_id`,
      [id],
    );
    const organizations = [...new Set(rows[0].map((row) => row.organization_id))];
    await log.append(
      manager,
      ...organizations.map((organizationId) => ({
        organizationId,
        entityId: null,
        action: 'audit_event.erased',
        subject: { type: 'audit-events', id },
      })),
    );
    return rows[1];
  });
}
