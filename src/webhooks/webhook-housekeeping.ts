import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';

const EVERY_MS = 60_000;
/** Rows of one statement, so that no lock is held for long. */
export const REMOVED_AT_ONCE = 2_000;

/** Events that have ended this many days ago; their attempts go with them. */
export const OUTDATED = `
  DELETE FROM webhook_events WHERE id = ANY(ARRAY(
    SELECT id FROM webhook_events WHERE status <> 'processing' AND created_at < now() - $1 * interval '1 day'
     ORDER BY created_at LIMIT ${REMOVED_AT_ONCE} FOR UPDATE SKIP LOCKED))`;

/** Events that could not be sent for a day because their subscription is disabled. */
const LEFT_BEHIND = `
  UPDATE webhook_events SET status = 'failed', due_at = NULL WHERE id = ANY(ARRAY(
    SELECT e.id FROM webhook_subscriptions s JOIN webhook_events e ON e.subscription_id = s.id
     WHERE NOT s.enabled AND e.status = 'processing' AND e.due_at < now() - interval '24 hours'
     LIMIT ${REMOVED_AT_ONCE} FOR UPDATE OF e SKIP LOCKED))`;

/** Removes events that are of no use any more, and gives up those that wait for a disabled subscription for too long. */
@Injectable()
export class WebhookHousekeeping extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Old webhook events could not be removed';

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.repeat(LEFT_BEHIND, []);
    await this.repeat(OUTDATED, [this.settings.WEBHOOK_RETENTION_DAYS]);
  }

  private async repeat(statement: string, values: unknown[]): Promise<void> {
    for (;;) {
      const [, changed] = await this.dataSource.query<[unknown[], number]>(statement, values);
      if (changed < REMOVED_AT_ONCE) return;
    }
  }
}
