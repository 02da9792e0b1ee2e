import { Inject, Injectable } from '@nestjs/common';
import { rolesWith } from '../abilities/roles.js';
import { ROLE_AT } from '../abilities/role.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/transactions.js';
import { newId } from '../platform/ids/uuid.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { OutgoingMail } from '../providers/mail/outgoing-mail.js';
import type { NoticeKind } from './notice-kinds.js';
import { Notice } from './notice.entity.js';

const EVERY_MS = 60_000;
const KIND: NoticeKind = 'waiting';

/** Production entities with something waiting for a decision. Each part looks one row up in an index. */
const WAITING = `
      EXISTS (SELECT 1 FROM invoices WHERE entity_id = e.id AND review = 'to_review')
   OR EXISTS (SELECT 1 FROM invoices WHERE entity_id = e.id AND review = 'awaiting_second')
   OR EXISTS (SELECT 1 FROM aba_checks WHERE entity_id = e.id AND review = 'to_review')
   OR EXISTS (SELECT 1 FROM aba_checks WHERE entity_id = e.id AND review = 'awaiting_second')`;

/** Those who decide somewhere, have signed in at least once, want to be told and were not told on this day. */
const DUE = `
  SELECT u.id AS "userId", e.id AS "entityId"
    FROM users u
    JOIN organizations o ON o.id = u.organization_id AND o.environment = 'production'
    JOIN entities e ON e.organization_id = o.id
    LEFT JOIN entity_roles r ON r.user_id = u.id AND r.entity_id = e.id
    LEFT JOIN notice_preferences p ON p.user_id = u.id
    LEFT JOIN waiting_told t ON t.user_id = u.id AND t.entity_id = e.id
   WHERE u.signed_in_at IS NOT NULL AND (p.kinds IS NULL OR $1 = ANY(p.kinds)) AND ${ROLE_AT} = ANY($2)
     AND t.day IS DISTINCT FROM $3::date AND (${WAITING})
   LIMIT 500`;

/** Tells people once a day what waits for them, at an hour that is set; a day on which nothing waits is silent. */
@Injectable()
export class WaitingNotices extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The daily notices could not be sent';

  constructor(
    private readonly database: Database,
    private readonly mail: OutgoingMail,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const day = noticeDay(new Date(), this.settings.DAILY_NOTICE_HOUR);
    if (!this.mail.configured || day === null) return;
    const due = await this.database.dataSource.query<{ userId: string; entityId: string }[]>(DUE, [
      KIND,
      rolesWith('invoice:review'),
      day,
    ]);
    for (const { userId, entityId } of due) await this.tell(userId, entityId, day);
  }

  private async tell(userId: string, entityId: string, day: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      const [, told] = await transaction.manager.query<[unknown[], number]>(
        `UPDATE waiting_told SET day = $3 WHERE user_id = $1 AND entity_id = $2 AND day IS DISTINCT FROM $3::date`,
        [userId, entityId, day],
      );
      const isFirst =
        told === 0 &&
        (
          await transaction.manager.query<unknown[]>(
            `INSERT INTO waiting_told (user_id, entity_id, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
            [userId, entityId, day],
          )
        ).length > 0;
      // Another process was quicker.
      if (told === 0 && !isFirst) return;
      await transaction.rows(Notice, entityId).insert({
        id: newId(),
        userId,
        sandbox: false,
        kind: KIND,
        subjectIds: [entityId],
        count: 1,
        letterId: null,
        createdAt: new Date(),
      });
    });
  }
}

const HOUR_MS = 3_600_000;
/** Somebody who was not told in the morning, because nothing ran, is not told in the evening. */
const LATE_HOURS = 6;

/** The day for which people are notified at a moment, beginning at an hour of UTC; null for most of the day. */
export function noticeDay(now: Date, hour: number): string | null {
  const since = new Date(now.getTime() - hour * HOUR_MS);
  return since.getUTCHours() < LATE_HOURS ? since.toISOString().slice(0, 10) : null;
}
