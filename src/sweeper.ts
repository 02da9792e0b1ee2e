import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { abaCheckQueued } from './aba/aba-check.events.js';
import { checkAbaFile } from './aba/check-aba-file.job.js';
import { invoiceQueued, invoiceRead } from './invoices/invoice.events.js';
import { readInvoice } from './invoices/read-invoice.job.js';
import { Database } from './platform/database/transactions.js';
import { Housekeeping } from './platform/housekeeping.js';
import type { JobDefinition } from './platform/jobs/job.js';
import { Queues } from './platform/jobs/queues.js';
import { LOGGER } from './platform/logging/logger.js';
import type { Logger } from './platform/logging/logger.js';
import { checkInvoice } from './rules/check-invoice.job.js';
import { authenticateSenderJob } from './smtp-ingress/authenticate-sender.job.js';
import { inboundEmailReceived } from './smtp-ingress/inbound-email.events.js';
import { readMessageJob } from './smtp-ingress/read-message.job.js';

const EVERY_MS = 60_000;
/** A row that nobody touched for so long, while its queues are empty, has lost its job. */
const STILL = `now() - interval '5 minutes'`;
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
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly housekeeping: Housekeeping,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.sweeping;
  }

  private begin(): void {
    this.sweeping ??= this.sweep()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Rows that stand still could not be looked for'))
      .finally(() => (this.sweeping = null));
  }

  private async sweep(): Promise<void> {
    await this.housekeeping.run();
    if ((await this.idle(authenticateSenderJob)) && (await this.idle(readMessageJob))) await this.sweepEmails();
    if ((await this.idle(readInvoice)) && (await this.idle(checkInvoice))) await this.sweepInvoices();
    if (await this.idle(checkAbaFile)) await this.sweepAbaChecks();
  }

  private async idle(job: JobDefinition<object>): Promise<boolean> {
    return (await this.queues.depth(job)) === 0;
  }

  private async sweepEmails(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows: StillRow[] = await transaction.manager
        .query(
          `UPDATE inbound_emails SET updated_at = now() WHERE id IN (
           SELECT id FROM inbound_emails WHERE status = 'received' AND sender_decision IS DISTINCT FROM 'held' AND updated_at < ${STILL}
           ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id, entity_id`,
        )
        .then(returned);
      await transaction.emit(
        inboundEmailReceived,
        ...rows.map((row) => ({ entityId: row.entity_id, emailId: row.id })),
      );
      this.tell(rows.length, 'inbound emails');
    });
  }

  private async sweepInvoices(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows: StillRow[] = await transaction.manager
        .query(
          `UPDATE invoices SET updated_at = now() WHERE id IN (
           SELECT id FROM invoices WHERE status IN ('queued', 'reading') AND updated_at < ${STILL}
           ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
         RETURNING id, entity_id, evidence IS NOT NULL AS was_read`,
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

  private async sweepAbaChecks(): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows: StillRow[] = await transaction.manager
        .query(
          `UPDATE aba_checks SET updated_at = now() WHERE id IN (
           SELECT id FROM aba_checks WHERE status = 'processing' AND updated_at < ${STILL}
           ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id, entity_id`,
        )
        .then(returned);
      await transaction.emit(abaCheckQueued, ...rows.map((row) => ({ entityId: row.entity_id, abaCheckId: row.id })));
      this.tell(rows.length, 'ABA checks');
    });
  }

  private tell(count: number, what: string): void {
    if (count > 0) this.logger.warn({ count }, `Took up ${what} that stood still`);
  }
}

/** TypeORM answers an UPDATE with its rows and their number. */
function returned(result: [StillRow[], number]): StillRow[] {
  return result[0];
}
