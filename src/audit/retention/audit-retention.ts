import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { ArchiveVerifier } from './archive-verifier.js';
import { writeArchive } from './audit-archive.js';
import type { ArchivedPiece } from './audit-archive.js';
import { AuditSigner } from '../sealing/audit-signer.js';
import { CHAINS } from '../sealing/chains.js';
import { emptyReport } from '../sealing/chain-verifier.js';
import type { ChainPlace } from '../sealing/chain-verifier.js';
import { signedCheckpoints } from '../sealing/checkpoints.js';
import { becomeOnlyRemover, checkStillOnlyRemover } from './retention-lock.js';

const EVERY_MS = 6 * 60 * 60_000;
const BATCH = 5_000;
/** Places that are archived and removed before the next are begun. A process that is to stop ends one first: that takes seconds. */
const PIECE = 100_000n;

/**
 * Removes months that are older than events are kept, each chain up to a checkpoint that shows that the service did it; where there is an
 * archive (`AUDIT_ARCHIVE_DIR`), once they are written there and hold.
 */
@Injectable()
export class AuditRetention extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Old months of the audit trail could not be removed';
  private readonly signer: AuditSigner;

  constructor(
    private readonly dataSource: DataSource,
    private readonly secretKey: SecretKey,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
    this.signer = new AuditSigner(secretKey);
  }

  protected work(): Promise<void> {
    return this.removeOlderThan(this.settings.AUDIT_RETENTION_MONTHS);
  }

  /**
   * Removes what is older than this many whole months; 0 keeps everything.
   * @param piece places that are archived and removed together
   */
  async removeOlderThan(months: number, piece = PIECE): Promise<void> {
    if (months === 0) return;
    await this.dataSource.transaction(async (manager) => {
      if (!(await becomeOnlyRemover(manager))) return;
      await this.goOn();
      for (const ending of await this.dataSource.query<Ending[]>(ENDS, [months]))
        await this.removeChain(manager, ending, piece);
    });
  }

  /** Removes what checkpoints of the service cover, where a process ended before it had. */
  private async goOn(): Promise<void> {
    const chains = await this.dataSource.query<{ id: string }[]>(
      'SELECT DISTINCT organization_id AS id FROM audit_checkpoints',
    );
    const signers = this.secretKey.all.map((key) => new AuditSigner(key));
    for (const { id } of chains) {
      const { newest, forged } = await signedCheckpoints(this.dataSource, signers, id);
      if (forged.length > 0)
        this.logger.error(
          { organizationId: id, positions: forged.slice(0, 10) },
          'The audit trail has checkpoints that the service did not make: run audit:verify',
        );
      await this.removeUpTo(id, newest.position);
    }
  }

  /** @param manager whose transaction is the right to remove events */
  private async removeChain(
    manager: EntityManager,
    { organization_id: organizationId, first, last, until }: Ending,
    piece: bigint,
  ): Promise<void> {
    const end = BigInt(last);
    for (let from = BigInt(first); from <= end && !this.isStopping;) {
      const place = await this.lastOf({ organizationId, first: from, last: smaller(from + piece - 1n, end) });
      const file = await this.archived(manager, { organizationId, first: from, last: place.position }, place);
      if (file === null) return;
      const { position, seal } = place;
      await checkStillOnlyRemover(manager);
      await this.dataSource.query(
        `INSERT INTO audit_checkpoints (organization_id, position, seal, until, mac)
         VALUES ($1, $2, decode($3, 'hex'), $4, decode($5, 'hex')) ON CONFLICT DO NOTHING`,
        [organizationId, position, seal, until, this.signer.checkpointOf(organizationId, position, seal, until)],
      );
      await this.removeUpTo(organizationId, position);
      this.logger.info(
        { organizationId, first: `${from}`, last: `${position}`, until, ...(file !== '' && { file }) },
        'Old events of the audit trail were removed; a checkpoint records how far',
      );
      from = position + 1n;
    }
  }

  /** The last place of a piece that there is. */
  private async lastOf({ organizationId, last }: ArchivedPiece): Promise<ChainPlace> {
    const [row] = await this.dataSource.query<{ position: string; seal: string }[]>(
      `SELECT position, encode(seal, 'hex') AS seal FROM audit_seals WHERE organization_id = $1 AND position <= $2
        ORDER BY position DESC LIMIT 1`,
      [organizationId, last],
    );
    if (!row) throw new Error(`The chain of organization ${organizationId} has no place up to ${last}.`);
    return { position: BigInt(row.position), seal: row.seal };
  }

  /**
   * Writes a piece into the archive, reads it back and holds it against its seals.
   * @returns its path; empty if there is no archive, null if what is there does not hold and must not be removed
   */
  private async archived(manager: EntityManager, piece: ArchivedPiece, end: ChainPlace): Promise<string | null> {
    const { AUDIT_ARCHIVE_DIR: folder } = this.settings;
    if (folder === '') return '';
    const path = await writeArchive(this.dataSource, folder, piece, () => checkStillOnlyRemover(manager));
    const report = emptyReport();
    const reached = await new ArchiveVerifier(this.dataSource, this.secretKey, report).piece({ ...piece, path });
    if (report.findings.length === 0 && reached.position === end.position && reached.seal === end.seal) return path;
    this.logger.error(
      { path, findings: report.findings.slice(0, 10), reached: `${reached.position}` },
      'Old events of the audit trail were kept because they could not be verified: run audit:verify',
    );
    return null;
  }

  private async removeUpTo(organizationId: string, position: bigint): Promise<void> {
    while (!this.isStopping) {
      const removed = await this.dataSource.transaction(async (manager) => {
        const covered = await manager.query<{ event_id: string }[]>(
          `SELECT event_id FROM audit_seals WHERE organization_id = $1 AND position <= $2 ORDER BY position LIMIT ${BATCH}`,
          [organizationId, position],
        );
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
  /** The first and the last place that are to be removed. */
  first: string;
  last: string;
  until: string;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/**
 * The places of each chain up to which everything is older than this many whole months. A chain is followed from its beginning to the first event
 * that is not: that costs what is to be removed, and next to nothing where nothing is, however long the chain.
 */
export const ENDS = `
  WITH RECURSIVE ${CHAINS}, ends AS (
    SELECT date_trunc('month', now() AT TIME ZONE 'UTC') - $1 * interval '1 month' AS until
  ), reach AS (
    SELECT c.organization_id, ends.until,
           (SELECT s.position FROM audit_seals s WHERE s.organization_id = c.organization_id ORDER BY s.position LIMIT 1) AS first,
           (SELECT s.position FROM audit_seals s
             WHERE s.organization_id = c.organization_id
               AND (SELECT e.created_at FROM audit_events e WHERE e.id = s.event_id) >= ends.until AT TIME ZONE 'UTC'
             ORDER BY s.position LIMIT 1) AS kept
      FROM chains c, ends
  )
  SELECT r.organization_id, r.first, last.position AS last, to_char(r.until, 'YYYY-MM-DD') AS until
    FROM reach r CROSS JOIN LATERAL (
      SELECT s.position FROM audit_seals s
       WHERE s.organization_id = r.organization_id AND s.position < coalesce(r.kept, 9223372036854775807)
       ORDER BY s.position DESC LIMIT 1) AS last`;
