import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { heldAbaCheck, heldInvoice } from './decisions/reviewable.js';
import type { Reviewable } from './decisions/reviewable.js';

const EVERY_MS = 60_000;
const BATCH = 500;

/** Things of a table whose last decision holds them until a day that has passed. */
const due = (table: string, column: string): string => `
  SELECT i.entity_id AS "entityId", i.id FROM ${table} i, LATERAL (
      SELECT d.decision, d.until FROM decisions d
       WHERE d.entity_id = i.entity_id AND d.${column} = i.id ORDER BY d.created_at DESC, d.id DESC LIMIT 1) AS last
   WHERE i.review = 'on_hold' AND last.decision = 'hold' AND last.until < (now() AT TIME ZONE 'UTC')::date LIMIT ${BATCH}`;

interface Held {
  due: string;
  hold(transaction: Transaction, entityId: string, id: string): Promise<Reviewable>;
}

const HELD: readonly Held[] = [
  { due: due('invoices', 'invoice_id'), hold: heldInvoice },
  { due: due('aba_checks', 'aba_check_id'), hold: heldAbaCheck },
];

/** Ends holds whose day has passed. */
@Injectable()
export class HoldSweeper extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Expired holds could not be ended';

  constructor(
    private readonly database: Database,
    private readonly decisions: DecisionsService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    for (const held of HELD) await this.end(held);
  }

  private async end(held: Held): Promise<void> {
    const over = await this.database.dataSource.query<{ entityId: string; id: string }[]>(held.due);
    for (const { entityId, id } of over)
      try {
        await this.database.transaction(async (transaction) => {
          const thing = await held.hold(transaction, entityId, id);
          if (thing.review === 'on_hold')
            await this.decisions.reopen(transaction, thing, 'The day until which it was on hold has passed.');
        });
      } catch (error) {
        // It is being read again, or gone: the others do not wait for it.
        if (!(error instanceof DomainError)) throw error;
      }
  }
}
