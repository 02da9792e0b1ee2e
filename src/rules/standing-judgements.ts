import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Queues } from '../platform/jobs/queues.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { recheckVerification } from './recheck-invoices.job.js';
import { stale } from './stale-judgement.js';

const EVERY_MS = 60_000;
/** A change becomes a job well within that time. */
const STILL_MS = 5 * 60_000;
const BATCH = 500;

/** Has invoices judged again that rest on a verification that changed lately, and were not judged since. */
@Injectable()
export class StandingJudgements extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for overdue checks of invoices failed';

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string; entityId: string }[]>(
      `SELECT v.id, v.entity_id AS "entityId" FROM verifications v
        WHERE v.status IN ('verified', 'revoked') AND v.updated_at BETWEEN now() - interval '30 days' AND $1
          AND EXISTS (SELECT FROM invoices i WHERE i.entity_id = v.entity_id AND i.verification_id = v.id AND ${stale('i', 'v')})
        ORDER BY v.updated_at LIMIT ${BATCH}`,
      [new Date(Date.now() - STILL_MS)],
    );
    if (rows.length === 0) return;
    // To the queue, not to the outbox: one that is under way already is not begun twice.
    await this.queues.add(
      recheckVerification,
      rows.map(({ id, entityId }) => ({
        id: `still-${id}`,
        data: { payload: { entityId, verificationId: id }, correlationId: null },
      })),
    );
    this.logger.warn({ count: rows.length }, 'Picked up verifications whose invoices were not checked again');
  }
}
