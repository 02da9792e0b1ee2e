import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OutboxAudience, RelayedEvent } from '../platform/events/outbox-audience.js';
import { LIVE_CHANNEL, packChanges } from './live-change.js';
import { changesOf } from './live-topics.js';

/**
 * A full queue of notifications fails the transaction that adds to it, and somebody who listens and sleeps in a transaction can fill it:
 * pages that are late are better than a relay that stands still.
 */
const TELL = `SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told WHERE pg_notification_queue_usage() < 0.5`;

/** Tells every process that serves pages what leaves the outbox, when the relay's transaction is committed. */
@Injectable()
export class LiveBroadcast implements OutboxAudience {
  async hear(manager: EntityManager, events: readonly RelayedEvent[]): Promise<void> {
    const notifications = packChanges(events.flatMap(changesOf));
    if (notifications.length > 0) await manager.query(TELL, [LIVE_CHANNEL, notifications]);
  }
}
