import type { DataSource } from 'typeorm';
import { SecretKey } from '../platform/secrets/secret-key.js';
import { ArchiveVerifier } from './retention/archive-verifier.js';
import type { ExportedHead } from './sealing/audit-heads.js';
import { ChainVerifier, emptyReport } from './sealing/chain-verifier.js';
import type { AuditReport, ChainPlace } from './sealing/chain-verifier.js';
import { signedCheckpoints } from './sealing/checkpoints.js';
import { keepRemoversOut } from './retention/retention-lock.js';
import { eventOf, FILED } from './sealing/sealed-row.js';
import type { EventRow, SealedRow } from './sealing/sealed-row.js';

export type { AuditReport } from './sealing/chain-verifier.js';

const BATCH = 5_000;
/** Retention takes moments where there is little to remove. */
const PATIENCE_MS = 30_000;

/**
 * Holds every trail against its signatures, seals, checkpoints and exported heads, and names what was changed, removed, inserted or
 * cut off since the service wrote it. Throws while a worker removes old months: what it is removing would look as if somebody else had.
 * @param archive the folder of the months that retention has taken away, to be verified with the rest
 */
export async function verifyAudit(
  dataSource: DataSource,
  secretKey: SecretKey,
  exported: readonly ExportedHead[],
  archive: string | null = null,
): Promise<AuditReport> {
  return dataSource.transaction(async (manager) => {
    await keepRemoversOut(manager, PATIENCE_MS);
    return verify(dataSource, secretKey, exported, archive);
  });
}

async function verify(
  dataSource: DataSource,
  secretKey: SecretKey,
  exported: readonly ExportedHead[],
  archive: string | null,
): Promise<AuditReport> {
  const report = emptyReport();
  const organizations = await dataSource.query<{ id: string }[]>(
    `SELECT organization_id AS id FROM audit_seals UNION SELECT organization_id FROM audit_checkpoints
      UNION SELECT unnest($1::uuid[])`,
    [[...new Set(exported.map((head) => head.organization_id))]],
  );
  const verifier = new TrailVerifier(dataSource, secretKey, report);
  for (const { id } of organizations)
    await verifier.chain(
      id,
      exported.filter((head) => head.organization_id === id),
    );
  await verifier.unsealed();
  if (archive !== null) await new ArchiveVerifier(dataSource, secretKey, report).all(archive);
  return report;
}

class TrailVerifier extends ChainVerifier {
  constructor(
    private readonly dataSource: DataSource,
    secretKey: SecretKey,
    report: AuditReport,
  ) {
    super(secretKey, report, 'sealed');
  }

  async chain(organizationId: string, exported: readonly ExportedHead[]): Promise<void> {
    const { newest, forged } = await signedCheckpoints(this.dataSource, this.signers, organizationId);
    for (const position of forged)
      this.find(
        organizationId,
        'inserted',
        null,
        `The checkpoint at place ${position} was not made by the service: what it covers was removed.`,
      );
    let place: ChainPlace = newest;
    const heads = new Map(exported.map((head) => [head.position, head]));
    for (;;) {
      const rows = await this.dataSource.query<SealedRow[]>(
        `SELECT s.organization_id, s.position, encode(s.seal, 'hex') AS seal, s.event_id AS sealed_event,
                CASE WHEN e.id IS NOT NULL THEN ${FILED} END AS event
           FROM audit_seals s LEFT JOIN audit_events e ON e.id = s.event_id LEFT JOIN audit_personal_values p ON p.event_id = e.id
          WHERE s.organization_id = $1 AND s.position > $2 ORDER BY s.position LIMIT ${BATCH}`,
        [organizationId, place.position.toString()],
      );
      place = this.follow(organizationId, place, rows, heads);
      if (rows.length < BATCH) break;
    }
    const { position } = place;
    const furthest = exported.reduce((most, head) => (BigInt(head.position) > most ? BigInt(head.position) : most), 0n);
    if (furthest > position)
      this.find(
        organizationId,
        'cut off',
        null,
        `The chain ends at place ${position}, but had reached place ${furthest} before: its end was cut off.`,
      );
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
          'An event has no place in the chain: it was inserted by hand, or its seal was removed.',
        );
    }
  }
}
