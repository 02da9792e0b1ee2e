import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/transactions.js';
import { Housekeeping } from '../housekeeping.js';
import { LOGGER } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { ROUTES } from './job.js';
import type { Route } from './job.js';
import { Queues } from './queues.js';
import { Recurring } from './recurring.js';
import { StalledRowsRegister } from './stalled-rows.js';
import type { StalledRow, StalledRows } from './stalled-rows.js';

const EVERY_MS = 60_000;
/** An event becomes a job well within that time. */
const STILL_MS = 5 * 60_000;
const BATCH = 500;
/** Rows that are looked at in one go; where more stand still the rest follow a minute later. */
const MOST = 100_000;

/**
 * Finds rows that stand still though no job is under way for them (a queue was emptied, a job was given up while the
 * process ended) and has their domain tell again what happened to them. The status of the row is the truth, the queue only how work is
 * found.
 */
@Injectable()
export class Sweeper extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for rows that stand still failed';

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly housekeeping: Housekeeping,
    private readonly stalled: StalledRowsRegister,
    @Inject(ROUTES) private readonly routes: readonly Route[],
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.housekeeping.run();
    for (const rows of this.stalled.all) await this.sweep(rows);
  }

  /**
   * Tells again of the rows of a kind that stand still and that no job is about. Looking through jobs costs a second for every 50,000,
   * and is done where rows stand still for so long that they may have lost theirs: however much waits before them, they are found.
   */
  private async sweep(kind: StalledRows): Promise<void> {
    const { dataSource } = this.database;
    const stalled = await dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${kind.table} WHERE ${kind.stalled} AND updated_at < $1 ORDER BY updated_at LIMIT ${MOST}`,
      [new Date(Date.now() - STILL_MS)],
    );
    if (stalled.length === 0) return;
    const told = await dataSource.query<{ id: string | null }[]>('SELECT payload->>$1 AS id FROM outbox', [
      kind.property,
    ]);
    const known = new Set(told.map(({ id }) => id));
    for (const { event, job } of this.routes)
      if (kind.events.includes(event)) for (const id of await this.queues.subjects(job, kind.property)) known.add(id);
    const lost = stalled.map(({ id }) => id).filter((id) => !known.has(id));
    let found = 0;
    for (let from = 0; from < lost.length; from += BATCH)
      found += await this.tellAgain(kind, lost.slice(from, from + BATCH));
    if (found > 0) this.logger.warn({ count: found }, `Picked up ${kind.what} that stood still`);
  }

  /** Those of the rows that nobody touched meanwhile; gives how many. */
  private async tellAgain(kind: StalledRows, ids: readonly string[]): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const [rows] = await transaction.manager.query<[StalledRow[], number]>(
        `UPDATE ${kind.table} SET updated_at = now() WHERE id IN (
           SELECT id FROM ${kind.table} WHERE id = ANY($1) AND ${kind.stalled} AND updated_at < $2
           ORDER BY id FOR UPDATE SKIP LOCKED)
         RETURNING id, entity_id AS "entityId", ${kind.shown ?? 'NULL'} AS shown`,
        [ids, new Date(Date.now() - STILL_MS)],
      );
      await kind.tell(transaction, rows);
      return rows.length;
    });
  }
}
