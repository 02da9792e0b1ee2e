import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { heldInvoice } from './decisions/reviewable.js';

const EVERY_MS = 60_000;
const BATCH = 500;

/** Invoices whose last decision holds them until a day that has passed. */
const DUE = `
  SELECT i.entity_id, i.id FROM invoices i, LATERAL (
      SELECT d.decision, d.until FROM decisions d
       WHERE d.entity_id = i.entity_id AND d.invoice_id = i.id ORDER BY d.created_at DESC, d.id DESC LIMIT 1) AS last
   WHERE i.review = 'on_hold' AND last.decision = 'hold' AND last.until < (now() AT TIME ZONE 'UTC')::date LIMIT ${BATCH}`;

/** Ends holds whose day has passed. */
@Injectable()
export class HoldSweeper extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Holds that are over could not be ended';

  constructor(
    private readonly database: Database,
    private readonly decisions: DecisionsService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const due = await this.database.dataSource.query<{ entity_id: string; id: string }[]>(DUE);
    for (const { entity_id, id } of due)
      await this.database.transaction(async (transaction) => {
        const held = await heldInvoice(transaction, entity_id, id);
        if (held.review === 'on_hold')
          await this.decisions.reopen(transaction, held, 'The day until which it was held has passed.');
      });
  }
}
