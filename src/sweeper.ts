import { Inject, Injectable } from '@nestjs/common';
import { abaCheckQueued } from './aba/aba-check.events.js';
import { checkAbaFile } from './aba/check-aba-file.job.js';
import { invoiceQueued, invoiceRead } from './invoices/invoice.events.js';
import { readInvoice } from './invoices/read-invoice.job.js';
import { Database } from './platform/database/transactions.js';
import { Housekeeping } from './platform/housekeeping.js';
import type { JobDefinition } from './platform/jobs/job.js';
import { Queues } from './platform/jobs/queues.js';
import { Recurring } from './platform/jobs/recurring.js';
import { LOGGER } from './platform/logging/logger.js';
import type { Logger } from './platform/logging/logger.js';
import { checkInvoice } from './rules/check-invoice.job.js';
import { recheckVerification } from './rules/recheck-invoices.job.js';
import { stale } from './rules/stale-judgement.js';
import { authenticateSenderJob } from './smtp-ingress/authenticate-sender.job.js';
import { inboundEmailReceived } from './smtp-ingress/inbound-email.events.js';
import { RawMessages } from './smtp-ingress/raw-messages.service.js';
import { readMessageJob } from './smtp-ingress/read-message.job.js';

const EVERY_MS = 60_000;
/** An event becomes a job well within that time. */
const STILL_MS = 5 * 60_000;
const BATCH = 500;

interface StillRow {
  id: string;
  entity_id: string;
  was_read: boolean;
}

/**
 * Finds rows that stand still though no job is under way for them (a queue was emptied, a job was given up while the
 * process ended) and tells again what happened to them. The status of the row is the truth, the queue only how work is found.
 */
@Injectable()
export class Sweeper extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Rows that stand still could not be looked for';

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly housekeeping: Housekeeping,
    private readonly rawMessages: RawMessages,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.housekeeping.run();
    await this.rawMessages.removeOutdated();
    await this.sweepEmails(await this.untouchedSince(authenticateSenderJob, readMessageJob));
    await this.sweepInvoices(await this.untouchedSince(readInvoice, checkInvoice));
    await this.sweepAbaChecks(await this.untouchedSince(checkAbaFile));
    await this.sweepJudgements();
  }

  /**
   * A row that nobody touched since then has lost its job: every event and every job of these kinds that is still there is
   * younger. Under steady load that moment moves on too, so that no row waits for an empty queue.
   */
  private async untouchedSince(...jobs: JobDefinition<object>[]): Promise<Date> {
    const [event] = await this.database.dataSource.query<{ at: Date | null }[]>(
      'SELECT min(created_at) AS at FROM outbox',
    );
    const oldest = await Promise.all(jobs.map((job) => this.queues.oldest(job)));
    const moments = [new Date(), event?.at ?? null, ...oldest].flatMap((at) => (at === null ? [] : [at.getTime()]));
    return new Date(Math.min(...moments) - STILL_MS);
  }

  private async sweepEmails(untouchedSince: Date): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows: StillRow[] = await transaction.manager
        .query(
          `UPDATE inbound_emails SET updated_at = now() WHERE id IN (
           SELECT id FROM inbound_emails WHERE status = 'received' AND sender_decision IS DISTINCT FROM 'held' AND updated_at < $1
           ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id, entity_id`,
          [untouchedSince],
        )
        .then(returned);
      await transaction.emit(
        inboundEmailReceived,
        ...rows.map((row) => ({ entityId: row.entity_id, emailId: row.id })),
      );
      this.tell(rows.length, 'inbound emails');
    });
  }

  private async sweepInvoices(untouchedSince: Date): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows: StillRow[] = await transaction.manager
        .query(
          `UPDATE invoices SET updated_at = now() WHERE id IN (
           SELECT id FROM invoices WHERE status IN ('queued', 'reading') AND updated_at < $1
           ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
         RETURNING id, entity_id, evidence IS NOT NULL AS was_read`,
          [untouchedSince],
        )
        .then(returned);
      const payload = (row: StillRow): { entityId: string; invoiceId: string } => ({
        entityId: row.entity_id,
        invoiceId: row.id,
      });
      await transaction.emit(invoiceQueued, ...rows.filter((row) => !row.was_read).map(payload));
      await transaction.emit(invoiceRead, ...rows.filter((row) => row.was_read).map(payload));
      this.tell(rows.length, 'invoices');
    });
  }

  private async sweepAbaChecks(untouchedSince: Date): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows: StillRow[] = await transaction.manager
        .query(
          `UPDATE aba_checks SET updated_at = now() WHERE id IN (
           SELECT id FROM aba_checks WHERE status = 'processing' AND updated_at < $1
           ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id, entity_id`,
          [untouchedSince],
        )
        .then(returned);
      await transaction.emit(abaCheckQueued, ...rows.map((row) => ({ entityId: row.entity_id, abaCheckId: row.id })));
      this.tell(rows.length, 'ABA checks');
    });
  }

  /** Verifications that changed lately and on which invoices rest that were not judged again since. */
  private async sweepJudgements(): Promise<void> {
    const rows = await this.database.dataSource.query<Omit<StillRow, 'was_read'>[]>(
      `SELECT v.id, v.entity_id FROM verifications v
        WHERE v.status IN ('verified', 'revoked') AND v.updated_at BETWEEN now() - interval '30 days' AND $1
          AND EXISTS (SELECT FROM invoices i WHERE i.entity_id = v.entity_id AND i.verification_id = v.id AND ${stale('i', 'v')})
        ORDER BY v.updated_at LIMIT ${BATCH}`,
      [new Date(Date.now() - STILL_MS)],
    );
    // To the queue, not to the outbox: one that is under way already is not begun twice.
    if (rows.length > 0)
      await this.queues.add(
        recheckVerification,
        rows.map(({ id, entity_id: entityId }) => ({
          id: `still-${id}`,
          data: { payload: { entityId, verificationId: id }, correlationId: null },
        })),
      );
    this.tell(rows.length, 'verifications whose invoices were not judged again');
  }

  private tell(count: number, what: string): void {
    if (count > 0) this.logger.warn({ count }, `Took up ${what} that stood still`);
  }
}

/** TypeORM answers an UPDATE with its rows and their number. */
function returned(result: [StillRow[], number]): StillRow[] {
  return result[0];
}
