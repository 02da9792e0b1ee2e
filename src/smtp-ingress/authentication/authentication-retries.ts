import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../../platform/database/prepared.js';
import type { PreparedStatement } from '../../platform/database/prepared.js';
import { newId } from '../../platform/ids/uuid.js';
import { Queues } from '../../platform/jobs/queues.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { authenticateAgainJob } from './authenticate-sender.job.js';

const EVERY_MS = 1_000;
const BATCH = 100;

/** Takes the due ones; one whose job is lost is due again after a quarter of an hour. */
const TAKE: PreparedStatement = {
  name: 'emails whose senders are due',
  text: `
    UPDATE inbound_emails SET authentication_due_at = now() + interval '15 minutes' WHERE id IN (
      SELECT id FROM inbound_emails WHERE authentication_due_at <= now()
      ORDER BY authentication_due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id, entity_id`,
};

/** Finds emails whose senders are to be looked up again. */
@Injectable()
export class AuthenticationRetries extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for senders to check again failed';

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const due = await queryPrepared<{ id: string; entity_id: string }>(this.dataSource, TAKE, []);
    if (due.length === 0) return;
    await this.queues.add(
      authenticateAgainJob,
      due.map((row) => ({
        id: `again-${newId()}`,
        data: { payload: { entityId: row.entity_id, emailId: row.id }, correlationId: null },
      })),
    );
  }
}
