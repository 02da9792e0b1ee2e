import { Inject, Injectable } from '@nestjs/common';
import { abaCheckQueued } from './aba/aba-check.events.js';
import { checkAbaFile } from './aba/check-aba-file.job.js';
import { invoiceQueued, invoiceRead } from './invoices/invoice.events.js';
import type { InvoicePayload } from './invoices/invoice.events.js';
import { readInvoice } from './invoices/read-invoice.job.js';
import { Database } from './platform/database/transactions.js';
import type { Transaction } from './platform/database/transactions.js';
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
/** Rows that are looked at in one go; where more stand still the rest follow a minute later. */
const MOST = 100_000;

interface StillRow {
  id: string;
  entity_id: string;
  was_read?: boolean;
}

/** A kind of row that is worked on by jobs. */
interface StandingKind {
  what: string;
  table: string;
  /** Which rows have something to be done, by the index of those. */
  standing: string;
  jobs: readonly JobDefinition<object>[];
  /** Which property of the jobs' payloads names the row. */
  property: string;
  tell(transaction: Transaction, rows: readonly StillRow[]): Promise<void>;
}

const KINDS: StandingKind[] = [
  {
    what: 'inbound emails',
    table: 'inbound_emails',
    standing: `status = 'received' AND sender_decision IS DISTINCT FROM 'held'`,
    jobs: [authenticateSenderJob, readMessageJob],
    property: 'emailId',
    tell: (transaction, rows) =>
      transaction.emit(inboundEmailReceived, ...rows.map((row) => ({ entityId: row.entity_id, emailId: row.id }))),
  },
  {
    what: 'invoices',
    table: 'invoices',
    standing: `status IN ('queued', 'reading')`,
    jobs: [readInvoice, checkInvoice],
    property: 'invoiceId',
    tell: async (transaction, rows) => {
      const payload = (row: StillRow): InvoicePayload => ({ entityId: row.entity_id, invoiceId: row.id });
      await transaction.emit(invoiceQueued, ...rows.filter((row) => row.was_read !== true).map(payload));
      await transaction.emit(invoiceRead, ...rows.filter((row) => row.was_read === true).map(payload));
    },
  },
  {
    what: 'ABA checks',
    table: 'aba_checks',
    standing: `status = 'processing'`,
    jobs: [checkAbaFile],
    property: 'abaCheckId',
    tell: (transaction, rows) =>
      transaction.emit(abaCheckQueued, ...rows.map((row) => ({ entityId: row.entity_id, abaCheckId: row.id }))),
  },
];

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
    for (const kind of KINDS) await this.sweep(kind);
    await this.sweepJudgements();
  }

  /**
   * Tells again of the rows of a kind that stand still and that no job is about. Looking through jobs costs a second for every 50,000,
   * and is done where rows stand still for so long that they may have lost theirs: however much waits before them, they are found.
   */
  private async sweep(kind: StandingKind): Promise<void> {
    const { dataSource } = this.database;
    const standing = await dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${kind.table} WHERE ${kind.standing} AND updated_at < $1 ORDER BY updated_at LIMIT ${MOST}`,
      [new Date(Date.now() - STILL_MS)],
    );
    if (standing.length === 0) return;
    const told = await dataSource.query<{ id: string | null }[]>('SELECT payload->>$1 AS id FROM outbox', [
      kind.property,
    ]);
    const known = new Set(told.map(({ id }) => id));
    for (const job of kind.jobs) for (const id of await this.queues.subjects(job, kind.property)) known.add(id);
    const lost = standing.map(({ id }) => id).filter((id) => !known.has(id));
    let found = 0;
    for (let from = 0; from < lost.length; from += BATCH)
      found += await this.tellAgain(kind, lost.slice(from, from + BATCH));
    if (found > 0) this.logger.warn({ count: found }, `Took up ${kind.what} that stood still`);
  }

  /** Those of the rows that nobody touched meanwhile; gives how many. */
  private async tellAgain(kind: StandingKind, ids: readonly string[]): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const [rows] = await transaction.manager.query<[StillRow[], number]>(
        `UPDATE ${kind.table} SET updated_at = now() WHERE id IN (
           SELECT id FROM ${kind.table} WHERE id = ANY($1) AND ${kind.standing} AND updated_at < $2
           ORDER BY id FOR UPDATE SKIP LOCKED)
         RETURNING id, entity_id${kind.table === 'invoices' ? ', evidence IS NOT NULL AS was_read' : ''}`,
        [ids, new Date(Date.now() - STILL_MS)],
      );
      await kind.tell(transaction, rows);
      return rows.length;
    });
  }

  /** Verifications that changed lately and on which invoices rest that were not judged again since. */
  private async sweepJudgements(): Promise<void> {
    const rows = await this.database.dataSource.query<StillRow[]>(
      `SELECT v.id, v.entity_id FROM verifications v
        WHERE v.status IN ('verified', 'revoked') AND v.updated_at BETWEEN now() - interval '30 days' AND $1
          AND EXISTS (SELECT FROM invoices i WHERE i.entity_id = v.entity_id AND i.verification_id = v.id AND ${stale('i', 'v')})
        ORDER BY v.updated_at LIMIT ${BATCH}`,
      [new Date(Date.now() - STILL_MS)],
    );
    // To the queue, not to the outbox: one that is under way already is not begun twice.
    if (rows.length === 0) return;
    await this.queues.add(
      recheckVerification,
      rows.map(({ id, entity_id: entityId }) => ({
        id: `still-${id}`,
        data: { payload: { entityId, verificationId: id }, correlationId: null },
      })),
    );
    this.logger.warn({ count: rows.length }, 'Took up verifications whose invoices were not judged again');
  }
}
