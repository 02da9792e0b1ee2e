import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../../platform/database/prepared.js';
import type { PreparedStatement } from '../../platform/database/prepared.js';
import { OUTGOING_IS_PAUSED } from '../../platform/outgoing/outgoing-pause.js';
import type { SentEventType } from '../events/event-types.js';
import type { Waiting } from './delivery-slots.js';

/** An event that is to be sent now, with what that takes. */
export interface DueEvent {
  id: string;
  entityId: string;
  subscriptionId: string;
  type: SentEventType;
  sealedPayload: string;
  tries: number;
  url: string;
  /** What whoever chose the address can read, of the same moment as the address (see account-numbers.ts). */
  abilities: string[] | null;
  sealedSecret: string;
  previousSealedSecret: string | null;
  previousSecretUntil: Date | null;
  traceparent: string | null;
}

/**
 * While an event is being sent it is put off for so long; where the sender dies it is due again then. Longer than an
 * attempt takes with everything around it.
 */
const LEASE = `interval '12 seconds'`;
/** Subscriptions that are looked at together. */
const MOST_SUBSCRIPTIONS = 2_000;

/**
 * Goes from subscription to subscription in the index of what waits: the cost is that of the subscriptions that have anything
 * waiting, however much it is.
 */
export const WAITING = `
  WITH RECURSIVE first AS (
    (SELECT subscription_id, due_at FROM webhook_events WHERE status = 'processing' ORDER BY subscription_id, due_at LIMIT 1)
    UNION ALL
    SELECT following.subscription_id, following.due_at FROM first CROSS JOIN LATERAL (
      SELECT subscription_id, due_at FROM webhook_events
       WHERE status = 'processing' AND subscription_id > first.subscription_id
       ORDER BY subscription_id, due_at LIMIT 1) AS following
  )
  SELECT s.id, s.consecutive_failures > 0 AS failing
    FROM first JOIN webhook_subscriptions s ON s.id = first.subscription_id AND s.enabled
   WHERE first.due_at <= now() AND NOT ${OUTGOING_IS_PAUSED} ORDER BY first.due_at LIMIT ${MOST_SUBSCRIPTIONS}`;

/** Asked four times a second by every process. */
const DUE: PreparedStatement = { name: 'subscriptions that have webhooks due', text: WAITING };

const CLAIM = `
  UPDATE webhook_events AS e SET due_at = now() + ${LEASE}
    FROM webhook_subscriptions s
   WHERE s.id = e.subscription_id AND NOT ${OUTGOING_IS_PAUSED} AND e.id IN (
     SELECT due.id FROM unnest($1::uuid[], $2::int[]) AS share (subscription_id, count) CROSS JOIN LATERAL (
       SELECT id FROM webhook_events
        WHERE subscription_id = share.subscription_id AND status = 'processing' AND due_at <= now()
        ORDER BY due_at LIMIT share.count FOR UPDATE SKIP LOCKED) AS due)
  RETURNING e.id, e.entity_id AS "entityId", e.subscription_id AS "subscriptionId", e.type,
    e.sealed_payload AS "sealedPayload", e.tries, s.url, s.abilities, s.sealed_secret AS "sealedSecret",
    s.previous_sealed_secret AS "previousSealedSecret", s.previous_secret_until AS "previousSecretUntil", e.traceparent`;

/** Finds what is to be sent, of all entities; several processes may ask, and no two get the same. */
@Injectable()
export class DueEvents {
  constructor(private readonly dataSource: DataSource) {}

  /** The enabled subscriptions that have something due, those that wait longest first. */
  waiting(): Promise<Waiting[]> {
    return queryPrepared<Waiting>(this.dataSource, DUE, []);
  }

  /** Takes due events, for each subscription as many as its share; each is due again in a moment unless its outcome is recorded. */
  async claim(shares: ReadonlyMap<string, number>): Promise<DueEvent[]> {
    const [rows] = await this.dataSource.query<[DueEvent[], number]>(CLAIM, [[...shares.keys()], [...shares.values()]]);
    return rows;
  }
}
