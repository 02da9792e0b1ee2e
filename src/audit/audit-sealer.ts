import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { SecretKey } from '../platform/secrets/secret-key.js';
import { AuditSigner, NO_SEAL } from './audit-signer.js';

const EVERY_MS = 1_000;
const BATCH = 2_000;
/** Of all processes one seals at a time. */
const LOCK = 7_263_120;

interface Unsealed {
  event_id: string;
  organization_id: string;
  mac: string;
}

/** Ties events to the chains of their organizations, in the order in which it meets them, behind those who write them. */
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
  sealBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [{ free }] = await manager.query<[{ free: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS free', [
        LOCK,
      ]);
      if (!free) return 0;
      const waiting = await manager.query<Unsealed[]>(
        `SELECT u.event_id, u.organization_id, encode(e.mac, 'hex') AS mac
           FROM audit_unsealed u JOIN audit_events e ON e.id = u.event_id ORDER BY e.created_at, e.id LIMIT ${BATCH}`,
      );
      if (waiting.length === 0) return 0;
      const heads = await headsOf(manager, [...new Set(waiting.map((one) => one.organization_id))]);
      const seals = waiting.map(({ event_id, organization_id, mac }) => {
        const head = heads.get(organization_id) ?? { position: 0n, seal: NO_SEAL };
        const position = head.position + 1n;
        const seal = this.signer.sealOf(organization_id, position, head.seal, event_id, mac);
        heads.set(organization_id, { position, seal });
        return { organization_id, position: position.toString(), event_id, seal };
      });
      await manager.query(
        `INSERT INTO audit_seals (organization_id, position, event_id, seal)
         SELECT organization_id, position, event_id, decode(seal, 'hex')
           FROM jsonb_to_recordset($1::jsonb) AS s (organization_id uuid, position bigint, event_id uuid, seal text)`,
        [JSON.stringify(seals)],
      );
      await manager.query('DELETE FROM audit_unsealed WHERE event_id = ANY($1)', [waiting.map((one) => one.event_id)]);
      return waiting.length;
    });
  }
}

/** The last place of a chain and its seal, in hexadecimal. */
export interface Head {
  position: bigint;
  seal: string;
}

/** The heads of chains; where retention has taken a whole chain away, its last checkpoint stands for it. */
export async function headsOf(manager: EntityManager, organizationIds: readonly string[]): Promise<Map<string, Head>> {
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
