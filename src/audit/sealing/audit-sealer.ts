import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../../platform/database/prepared.js';
import type { PreparedStatement } from '../../platform/database/prepared.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { AuditSigner, NO_SEAL } from './audit-signer.js';
import { isOnlySealer } from './sealing-lock.js';

const EVERY_MS = 1_000;
const BATCH = 2_000;

const ANYTHING: PreparedStatement = {
  name: 'anything in the audit journal',
  text: 'SELECT FROM audit_journal LIMIT 1',
};

interface Waiting {
  /** Where it is in the journal, which has no index. */
  place: string;
  event_id: string;
  organization_id: string;
  mac: string;
}

/**
 * Files what writers have put into the journal among the events, and ties it to the chains of their organizations, in the order in which it
 * meets it, behind those who write.
 */
@Injectable()
export class AuditSealer extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The audit trail could not be sealed';
  private readonly signer: AuditSigner;

  constructor(
    private readonly dataSource: DataSource,
    secretKey: SecretKey,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
    this.signer = new AuditSigner(secretKey);
  }

  protected async work(): Promise<void> {
    while ((await this.sealBatch()) === BATCH);
  }

  /** Seals what waits. @returns how many events that was */
  async sealBatch(): Promise<number> {
    // Mostly nothing waits: that takes one way to the database rather than four.
    if ((await queryPrepared(this.dataSource, ANYTHING, [])).length === 0) return 0;
    return this.dataSource.transaction(async (manager) => {
      if (!(await isOnlySealer(manager))) return 0;
      const waiting = firstOfEach(await manager.query<Waiting[]>(WAITING));
      if (waiting.length === 0) return 0;
      const heads = await headsOf(manager, [...new Set(waiting.map((one) => one.organization_id))]);
      const seals = waiting.map(({ event_id, organization_id, mac }) => {
        const head = heads.get(organization_id) ?? { position: 0n, seal: NO_SEAL };
        const position = head.position + 1n;
        const seal = this.signer.sealOf(organization_id, position, head.seal, event_id, mac);
        heads.set(organization_id, { position, seal });
        return { organization_id, position: position.toString(), event_id, seal };
      });
      const places = waiting.map(({ place }) => place);
      await manager.query(FILE, [places, JSON.stringify(seals)]);
      // Seals first: by them the database knows that a row may leave.
      await manager.query('DELETE FROM audit_journal WHERE ctid = ANY($1::tid[])', [places]);
      return waiting.length;
    });
  }
}

/** What has a seal already was put into the journal again by hand: it stays there, and `audit:verify` names it. */
const WAITING = `
  SELECT ctid AS place, id AS event_id, organization_id, encode(mac, 'hex') AS mac
    FROM audit_journal j WHERE NOT EXISTS (SELECT 1 FROM audit_seals s WHERE s.event_id = j.id)
   ORDER BY created_at, id LIMIT ${BATCH}`;

/** An event in the table without a seal was inserted by hand; its signature shows that. */
const FILE = `
  WITH filed AS (
    SELECT * FROM audit_journal WHERE ctid = ANY($1::tid[])
  ), events AS (
    INSERT INTO audit_events (id, organization_id, entity_id, created_at, actor, user_id, key_id, action, subject_type, subject_id,
                              changes, personal_digest, correlation_id, mac)
    SELECT id, organization_id, entity_id, created_at, actor, user_id, key_id, action, subject_type, subject_id,
           changes, personal_digest, correlation_id, mac FROM filed
    ON CONFLICT DO NOTHING
  ), personal AS (
    INSERT INTO audit_personal_values (event_id, organization_id, salt, contents)
    SELECT id, organization_id, salt, personal FROM filed WHERE salt IS NOT NULL
    ON CONFLICT DO NOTHING
  )
  INSERT INTO audit_seals (organization_id, position, event_id, seal)
  SELECT organization_id, position, event_id, decode(seal, 'hex')
    FROM jsonb_to_recordset($2::jsonb) AS s (organization_id uuid, position bigint, event_id uuid, seal text)`;

/** The service writes no event twice. */
function firstOfEach(waiting: readonly Waiting[]): Waiting[] {
  return [...new Map(waiting.toReversed().map((one) => [one.event_id, one])).values()].toReversed();
}

/** The last place of a chain and its seal, in hexadecimal. */
interface Head {
  position: bigint;
  seal: string;
}

/** The heads of chains; where retention has taken a whole chain away, its last checkpoint stands for it. */
async function headsOf(manager: EntityManager, organizationIds: readonly string[]): Promise<Map<string, Head>> {
  const rows = await manager.query<{ id: string; position: string; seal: string }[]>(
    `SELECT o.id, h.position, encode(h.seal, 'hex') AS seal
       FROM unnest($1::uuid[]) AS o (id), LATERAL (
         (SELECT position, seal FROM audit_seals WHERE organization_id = o.id ORDER BY position DESC LIMIT 1)
         UNION ALL
         (SELECT position, seal FROM audit_checkpoints WHERE organization_id = o.id ORDER BY position DESC LIMIT 1)
         ORDER BY position DESC LIMIT 1
       ) AS h`,
    [organizationIds],
  );
  return new Map(rows.map(({ id, position, seal }) => [id, { position: BigInt(position), seal }]));
}
