import type { AuditChange, AuditRow, PersonalValues } from '../audit-event.js';

/** A place of a chain, with the event that it seals; null if that is gone. */
export interface SealedRow {
  organization_id: string;
  position: string;
  seal: string;
  sealed_event: string;
  event: EventRow | null;
}

/** An event as the database gives it, in JSON. */
export interface EventRow {
  id: string;
  organization_id: string;
  entity_id: string | null;
  created_at: string;
  actor: string;
  user_id: string | null;
  key_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  changes: AuditChange[];
  personal_digest: string | null;
  correlation_id: string | null;
  mac: string;
  salt: string | null;
  contents: PersonalValues | null;
}

/** The columns of an event and its personal values as one JSON object. */
export function eventOf(row: string, salt: string, contents: string): string {
  return `jsonb_build_object(
    'id', ${row}.id, 'organization_id', ${row}.organization_id, 'entity_id', ${row}.entity_id,
    'created_at', to_char(${row}.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', ${row}.actor, 'user_id', ${row}.user_id, 'key_id', ${row}.key_id, 'action', ${row}.action,
    'subject_type', ${row}.subject_type, 'subject_id', ${row}.subject_id, 'changes', ${row}.changes,
    'personal_digest', encode(${row}.personal_digest, 'hex'), 'correlation_id', ${row}.correlation_id,
    'mac', encode(${row}.mac, 'hex'), 'salt', encode(${salt}, 'hex'), 'contents', ${contents})`;
}

/** An event that is filed, with its personal values beside it. */
export const FILED = eventOf('e', 'p.salt', 'p.contents');

/** The same without its personal values, which cannot be erased where the database is not. */
export const FILED_BARE = eventOf('e', 'NULL::bytea', 'NULL::jsonb');

/** What of an event is signed. */
export function rowOf(event: EventRow): AuditRow {
  return {
    id: event.id,
    organizationId: event.organization_id,
    entityId: event.entity_id,
    createdAt: new Date(event.created_at),
    actor: event.actor,
    userId: event.user_id,
    keyId: event.key_id,
    action: event.action,
    subjectType: event.subject_type,
    subjectId: event.subject_id,
    changes: event.changes,
    personalDigest: event.personal_digest,
    correlationId: event.correlation_id,
  };
}
