import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';

const EVERY_MS = 5_000;
/** So few rows of an entity are added up at each look without trouble. */
const FEW = 20;

/** In one statement, so that every snapshot has the rows or their sum. Who folds at the same time folds what is left. */
const FOLD = `
  WITH folded AS (
    DELETE FROM invoice_counts WHERE entity_id IN (
      SELECT entity_id FROM invoice_counts GROUP BY entity_id HAVING count(*) > ${FEW} OR sum(difference) = 0)
    RETURNING entity_id, difference)
  INSERT INTO invoice_counts (entity_id, difference)
    SELECT entity_id, sum(difference) FROM folded GROUP BY entity_id HAVING sum(difference) <> 0`;

/** Keeps the differences few that add up to how many invoices an entity has. */
@Injectable()
export class CountFolder extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The counts of invoices could not be added up';

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.dataSource.query(FOLD);
  }
}
