import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { SecretKey } from '../platform/secrets/secret-key.js';
import { AuditSigner } from './audit-signer.js';

const EVERY_MS = 6 * 60 * 60_000;
const BATCH = 5_000;

/** Removes months that are older than events are kept, each chain up to a checkpoint that shows that the service did it. */
@Injectable()
export class AuditRetention extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Old months of the audit trail could not be removed';
  private readonly signer: AuditSigner;

  constructor(
    private readonly dataSource: DataSource,
    secretKey: SecretKey,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
    this.signer = new AuditSigner(secretKey);
  }

  protected work(): Promise<void> {
    return this.removeOlderThan(this.settings.AUDIT_RETENTION_MONTHS);
  }

  /** Removes what is older than so many whole months; 0 keeps everything. */
  async removeOlderThan(months: number): Promise<void> {
    if (months === 0) return;
    const ends = await this.dataSource.query<Ending[]>(ENDS, [months]);
    for (const end of ends) {
      const mac = this.signer.checkpointOf(end.organization_id, BigInt(end.position), end.seal, end.until);
      await this.dataSource.query(
        `INSERT INTO audit_checkpoints (organization_id, position, seal, until, mac)
         VALUES ($1, $2, decode($3, 'hex'), $4, decode($5, 'hex')) ON CONFLICT DO NOTHING`,
        [end.organization_id, end.position, end.seal, end.until, mac],
      );
    }
    // Apart from the checkpoints: where a process ended in between, the next one goes on here.
    await this.removeCovered();
  }

  private async removeCovered(): Promise<void> {
    for (;;) {
      const removed = await this.dataSource.transaction(async (manager) => {
        const covered = await manager.query<{ event_id: string }[]>(COVERED);
        const ids = covered.map((one) => one.event_id);
        // Seals last: by them the database knows that a checkpoint covers an event.
        await manager.query('DELETE FROM audit_personal_values WHERE event_id = ANY($1)', [ids]);
        await manager.query('DELETE FROM audit_events WHERE id = ANY($1)', [ids]);
        await manager.query('DELETE FROM audit_seals WHERE event_id = ANY($1)', [ids]);
        return ids.length;
      });
      if (removed < BATCH) return;
    }
  }
}

interface Ending {
  organization_id: string;
  position: string;
  seal: string;
  until: string;
}

/** The last place of each chain of which everything up to it is older than so many whole months. */
const ENDS = `
  WITH ends AS (
    SELECT date_trunc('month', now() AT TIME ZONE 'UTC') - $1 * interval '1 month' AS until
  ), kept AS (
    SELECT s.organization_id, min(s.position) AS position
      FROM audit_seals s JOIN audit_events e ON e.id = s.event_id, ends
     WHERE e.created_at >= ends.until AT TIME ZONE 'UTC' GROUP BY s.organization_id
  )
  SELECT DISTINCT ON (s.organization_id) s.organization_id, s.position, encode(s.seal, 'hex') AS seal,
         to_char(ends.until, 'YYYY-MM-DD') AS until
    FROM ends, audit_seals s LEFT JOIN kept ON kept.organization_id = s.organization_id
   WHERE kept.position IS NULL OR s.position < kept.position
   ORDER BY s.organization_id, s.position DESC`;

const COVERED = `
  SELECT s.organization_id, s.position, s.event_id FROM audit_seals s
   WHERE EXISTS (SELECT 1 FROM audit_checkpoints c WHERE c.organization_id = s.organization_id AND c.position >= s.position)
   ORDER BY s.organization_id, s.position LIMIT ${BATCH}`;
