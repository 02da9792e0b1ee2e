import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import { hasPassed, MATCH } from '../invoices/check-types.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';
import { Queues } from '../platform/jobs/queues.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { recheckInvoice, recheckVerification } from './recheck-invoices.job.js';
import { EXPLAINED, stale } from './stale-judgement.js';

const EVERY_MS = 60_000;
/** A change becomes a job well within that time. */
const STILL_MS = 5 * 60_000;
const BATCH = 500;

/** Entity by entity: what waits for a decision is found by an index. */
const outlived = (counts: string): string => `
  SELECT e.id AS "entityId", due.id AS "invoiceId" FROM entities e CROSS JOIN LATERAL (
    SELECT i.id FROM invoices i JOIN verifications v ON v.entity_id = i.entity_id AND v.id = i.verification_id
     WHERE i.entity_id = e.id AND i.review IN ('to_review', 'on_hold', 'awaiting_second') AND i.status = 'processed'
       AND ${hasPassed(MATCH, 'i.check_results')}
       AND v.status = 'verified' AND v.replaced_at IS NULL AND NOT ${counts} LIMIT ${BATCH}) AS due
   LIMIT ${BATCH}`;

/**
 * Has invoices judged again that changed, or that rest on a verification that changed lately, and were not judged since; and those whose
 * verification becomes too old.
 */
@Injectable()
export class StalledJudgements extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for overdue checks of invoices failed';

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    private readonly lookup: InvoiceLookup,
    private readonly counting: CountingVerifications,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const before = new Date(Date.now() - STILL_MS);
    await this.pickUpChanged(before);
    await this.pickUpResting(before);
    await this.pickUpOutlived();
  }

  /** Invoices that changed, and were not judged since with the others of their email. */
  private async pickUpChanged(before: Date): Promise<void> {
    const due = await this.lookup.dueForChecking(before, BATCH);
    if (due.length === 0) return;
    await this.queues.add(
      recheckInvoice,
      due.map((payload) => ({ id: `still-${payload.invoiceId}`, data: { payload, correlationId: null } })),
    );
    this.logger.warn({ count: due.length }, 'Picked up invoices that changed and were not checked again');
  }

  /**
   * Invoices that rest on a verification which has become too old since, and that nobody has decided on. Those that were approved were
   * approved in time.
   */
  private async pickUpOutlived(): Promise<void> {
    if (!this.counting.areLimitedInAge) return;
    const due = await this.dataSource.query<{ entityId: string; invoiceId: string }[]>(
      outlived(this.counting.condition('v')),
    );
    if (due.length === 0) return;
    await this.queues.add(
      recheckInvoice,
      due.map((payload) => ({ id: `outlived-${payload.invoiceId}`, data: { payload, correlationId: null } })),
    );
    this.logger.info({ count: due.length }, 'Picked up invoices whose verification has become too old');
  }

  private async pickUpResting(before: Date): Promise<void> {
    const rows = await this.dataSource.query<{ id: string; entityId: string }[]>(
      `SELECT v.id, v.entity_id AS "entityId" FROM verifications v
        WHERE v.status IN ('verified', 'revoked') AND v.updated_at BETWEEN now() - interval '30 days' AND $1
          AND (EXISTS (SELECT FROM invoices i WHERE i.entity_id = v.entity_id AND i.verification_id = v.id AND ${stale('i', 'v')})
            OR EXISTS (SELECT FROM invoices i
                WHERE i.entity_id = v.entity_id AND ${EXPLAINED} AND i.explained_by @> ARRAY[v.id] AND ${stale('i', 'v')}))
        ORDER BY v.updated_at LIMIT ${BATCH}`,
      [before],
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
