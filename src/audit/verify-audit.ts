import type { DataSource } from 'typeorm';
import { SecretKey } from '../platform/secrets/secret-key.js';
import type { AuditChange, AuditRow, PersonalValues } from './audit-event.js';
import { canonical } from './canonical.js';
import type { ExportedHead } from './audit-heads.js';
import { AuditSigner, digestOf, NO_SEAL } from './audit-signer.js';

const BATCH = 5_000;

/** What is wrong with a trail, in a sentence. */
export interface AuditFinding {
  organizationId: string;
  kind: 'changed' | 'removed' | 'inserted' | 'cut off';
  /** The event that it is about, where that is known. */
  eventId: string | null;
  sentence: string;
}

export interface AuditReport {
  /** Events that were held against their seals. */
  sealed: number;
  /** Events that wait for their seal. */
  waiting: number;
  /** Events whose personal values were erased. */
  erased: number;
  findings: AuditFinding[];
}

interface SealedRow {
  organization_id: string;
  position: string;
  seal: string;
  sealed_event: string;
  event: EventRow | null;
}

interface EventRow {
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
function eventOf(row: string, salt: string, contents: string): string {
  return `jsonb_build_object(
    'id', ${row}.id, 'organization_id', ${row}.organization_id, 'entity_id', ${row}.entity_id,
    'created_at', to_char(${row}.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', ${row}.actor, 'user_id', ${row}.user_id, 'key_id', ${row}.key_id, 'action', ${row}.action,
    'subject_type', ${row}.subject_type, 'subject_id', ${row}.subject_id, 'changes', ${row}.changes,
    'personal_digest', encode(${row}.personal_digest, 'hex'), 'correlation_id', ${row}.correlation_id,
    'mac', encode(${row}.mac, 'hex'), 'salt', encode(${salt}, 'hex'), 'contents', ${contents})`;
}

/** An event that is filed, with its personal values beside it. */
const FILED = eventOf('e', 'p.salt', 'p.contents');

/**
 * Holds every trail against its signatures, seals, checkpoints and exported heads, and names what was changed, removed, inserted or
 * cut off since the service wrote it.
 */
export async function verifyAudit(
  dataSource: DataSource,
  secretKey: SecretKey,
  exported: readonly ExportedHead[],
): Promise<AuditReport> {
  const report: AuditReport = { sealed: 0, waiting: 0, erased: 0, findings: [] };
  const organizations = await dataSource.query<{ id: string }[]>(
    `SELECT organization_id AS id FROM audit_seals UNION SELECT organization_id FROM audit_checkpoints
      UNION SELECT unnest($1::uuid[])`,
    [[...new Set(exported.map((head) => head.organization_id))]],
  );
  const verifier = new Verifier(
    dataSource,
    // What was signed before the secret was changed is of the service too.
    secretKey.all.map((key) => new AuditSigner(key)),
    report,
  );
  for (const { id } of organizations)
    await verifier.chain(
      id,
      exported.filter((head) => head.organization_id === id),
    );
  await verifier.unsealed();
  return report;
}

class Verifier {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signers: readonly AuditSigner[],
    private readonly report: AuditReport,
  ) {}

  async chain(organizationId: string, exported: readonly ExportedHead[]): Promise<void> {
    const start = await this.checkpoint(organizationId);
    let { position, seal } = start;
    const heads = new Map(exported.map((head) => [head.position, head]));
    for (;;) {
      const rows = await this.dataSource.query<SealedRow[]>(
        `SELECT s.organization_id, s.position, encode(s.seal, 'hex') AS seal, s.event_id AS sealed_event,
                CASE WHEN e.id IS NOT NULL THEN ${FILED} END AS event
           FROM audit_seals s LEFT JOIN audit_events e ON e.id = s.event_id LEFT JOIN audit_personal_values p ON p.event_id = e.id
          WHERE s.organization_id = $1 AND s.position > $2 ORDER BY s.position LIMIT ${BATCH}`,
        [organizationId, position.toString()],
      );
      for (const row of rows) {
        const at = BigInt(row.position);
        const gap = at !== position + 1n;
        if (gap)
          this.find(
            organizationId,
            'removed',
            null,
            `The seals from place ${position + 1n} to ${at - 1n} were removed, and what they sealed with them.`,
          );
        this.sealedRow(row, gap ? null : seal);
        const head = heads.get(row.position);
        if (head !== undefined && head.seal !== row.seal)
          this.find(
            organizationId,
            'changed',
            row.sealed_event,
            `The seal at place ${at} is not the one that was exported at ${head.at}.`,
          );
        position = at;
        seal = row.seal;
      }
      if (rows.length < BATCH) break;
    }
    const furthest = exported.reduce((most, head) => (BigInt(head.position) > most ? BigInt(head.position) : most), 0n);
    if (furthest > position)
      this.find(
        organizationId,
        'cut off',
        null,
        `The chain ends at place ${position}, and had come to place ${furthest} before: its end was cut off.`,
      );
  }

  /** Where the chain begins: at its start, or after what retention has taken away. */
  private async checkpoint(organizationId: string): Promise<{ position: bigint; seal: string }> {
    const rows = await this.dataSource.query<{ position: string; seal: string; until: string; mac: string }[]>(
      `SELECT position, encode(seal, 'hex') AS seal, to_char(until, 'YYYY-MM-DD') AS until, encode(mac, 'hex') AS mac
         FROM audit_checkpoints WHERE organization_id = $1 ORDER BY position`,
      [organizationId],
    );
    let start = { position: 0n, seal: NO_SEAL };
    for (const { position, seal, until, mac } of rows) {
      if (this.signers.some((signer) => mac === signer.checkpointOf(organizationId, BigInt(position), seal, until)))
        start = { position: BigInt(position), seal };
      else
        this.find(
          organizationId,
          'inserted',
          null,
          `The checkpoint at place ${position} was not made by the service: what it covers was removed.`,
        );
    }
    return start;
  }

  /** @param previous the seal before this one; null where that was removed */
  private sealedRow(
    { organization_id, position, seal, sealed_event, event }: SealedRow,
    previous: string | null,
  ): void {
    if (event === null) {
      this.find(organization_id, 'removed', sealed_event, `The event at place ${position} was removed.`);
      return;
    }
    this.report.sealed += 1;
    if (!this.signed(event)) return;
    const right =
      previous === null ||
      this.signers.some(
        (signer) => signer.sealOf(organization_id, BigInt(position), previous, event.id, event.mac) === seal,
      );
    if (!right || event.organization_id !== organization_id)
      this.find(organization_id, 'changed', event.id, `The seal at place ${position} does not fit its event.`);
  }

  /** Events without a seal: those in the journal, which wait for one, and those that the service never wrote. */
  async unsealed(): Promise<void> {
    const rows = await this.dataSource.query<{ event: EventRow; waits: boolean }[]>(
      `SELECT ${eventOf('j', 'j.salt', 'j.personal')} AS event,
              NOT EXISTS (SELECT 1 FROM audit_seals s WHERE s.event_id = j.id) AS waits
         FROM audit_journal j
       UNION ALL
       SELECT ${FILED} AS event, false
         FROM audit_events e LEFT JOIN audit_personal_values p ON p.event_id = e.id
        WHERE NOT EXISTS (SELECT 1 FROM audit_seals s WHERE s.event_id = e.id)`,
    );
    for (const { event, waits } of rows) {
      if (!this.signed(event)) continue;
      if (waits) this.report.waiting += 1;
      else
        this.find(
          event.organization_id,
          'inserted',
          event.id,
          'An event has no place in the chain: it was put there by hand, or its seal was removed.',
        );
    }
  }

  /** Whether the service wrote an event as it stands, and its personal values, where they were not erased. */
  private signed(event: EventRow): boolean {
    if (!this.signers.some((signer) => signer.signed(rowOf(event)).mac === event.mac)) {
      this.find(
        event.organization_id,
        'changed',
        event.id,
        'The event is not as the service wrote it: it was changed, or put there by hand.',
      );
      return false;
    }
    if (event.salt !== null && event.contents !== null) {
      if (digestOf(Buffer.from(event.salt, 'hex'), canonical(event.contents)) !== event.personal_digest)
        this.find(event.organization_id, 'changed', event.id, 'The personal values of the event were changed.');
    } else if (event.personal_digest !== null) this.report.erased += 1;
    return true;
  }

  private find(organizationId: string, kind: AuditFinding['kind'], eventId: string | null, sentence: string): void {
    this.report.findings.push({ organizationId, kind, eventId, sentence });
  }
}

function rowOf(event: EventRow): AuditRow {
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
