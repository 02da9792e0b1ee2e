import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { newId } from '../../platform/ids/uuid.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { webhookSubscriptionDisabled } from '../subscriptions/webhook-subscription.events.js';
import { DAYS_THAT_DISABLE, FAILURES_THAT_DISABLE, GONE } from '../subscriptions/when-disabled.js';
import type { Attempt } from './delivery.js';
import { pauseAfter } from './retry-schedule.js';

const TRIES = 3;

interface Waiting {
  attempt: Attempt;
  done: () => void;
}

/** How the attempts of one batch change a subscription. */
interface SubscriptionChange {
  id: string;
  entityId: string;
  succeeded: boolean;
  /** Failures since the last success of the batch. */
  failures: number;
  gone: boolean;
}

const RECORD = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1) AS g (event_id uuid, attempt_id uuid, status text, event_status text,
      due_at timestamptz, tries int, url text, response_status int, response_body text, failure_reason text,
      duration_ms int, created_at timestamptz)
  ), changed AS (
    UPDATE webhook_events AS e SET
      attempts = e.attempts + 1, tries = g.tries, webhook_url = g.url,
      -- Somebody else may have sent it meanwhile: what has succeeded stays so.
      status = CASE WHEN e.status = 'processing' OR g.event_status = 'succeeded' THEN g.event_status ELSE e.status END,
      due_at = CASE WHEN e.status = 'processing' AND g.event_status = 'processing' THEN g.due_at END
      FROM given g WHERE e.id = g.event_id RETURNING e.id, e.entity_id, e.attempts
  )
  INSERT INTO webhook_event_attempts (id, entity_id, event_id, attempt, status, response_status, response_body,
    failure_reason, duration_ms, created_at)
  SELECT g.attempt_id, c.entity_id, c.id, c.attempts, g.status, g.response_status, g.response_body, g.failure_reason,
         g.duration_ms, g.created_at
    FROM changed c JOIN given g ON g.event_id = c.id`;

const COUNT = `
  UPDATE webhook_subscriptions AS s SET
    consecutive_failures = CASE WHEN g.succeeded THEN g.failures ELSE s.consecutive_failures + g.failures END,
    failing_since = CASE WHEN g.failures = 0 THEN NULL WHEN g.succeeded THEN now() ELSE coalesce(s.failing_since, now()) END
    FROM json_to_recordset($1) AS g (id uuid, succeeded boolean, failures int)
   WHERE s.id = g.id AND s.enabled AND (g.failures > 0 OR s.consecutive_failures > 0)
  RETURNING s.id, s.consecutive_failures >= ${FAILURES_THAT_DISABLE}
    AND s.failing_since <= now() - interval '${DAYS_THAT_DISABLE} days' AS enough`;

/**
 * Keeps the results of attempts: the attempts, when their events are due next, and how often subscriptions failed in a row.
 * What ends at the same time is written together.
 */
@Injectable()
export class OutcomeRecorder {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers when the outcome is kept, or could not be: then its event is due again soon. */
  record(attempt: Attempt): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ attempt, done: resolve });
      this.writing ??= this.writeAll().finally(() => (this.writing = null));
    });
  }

  private async writeAll(): Promise<void> {
    // What ends in the same moment comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.nextBatch();
      const attempts = batch.map(({ attempt }) => attempt);
      await this.write(attempts).catch((error: unknown) =>
        this.logger.error({ err: error, count: attempts.length }, 'Webhook results could not be stored'),
      );
      for (const { done } of batch) done();
    }
  }

  /** Everything that waits; a second attempt of the same event, which a slow process can cause, comes next time. */
  private nextBatch(): Waiting[] {
    const events = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.waiting) {
      (events.has(one.attempt.event.id) ? later : batch).push(one);
      events.add(one.attempt.event.id);
    }
    this.waiting = later;
    return batch;
  }

  private async write(attempts: readonly Attempt[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.database.transaction((transaction) => keep(transaction, attempts));
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }
}

async function keep(transaction: Transaction, attempts: readonly Attempt[]): Promise<void> {
  const { manager } = transaction;
  // In the order in which everybody takes them: entities, subscriptions, events.
  for (const entityId of new Set(attempts.map(({ event }) => event.entityId).sort())) await transaction.join(entityId);
  const changes = changesOf(attempts);
  await manager.query('SELECT 1 FROM webhook_subscriptions WHERE id = ANY($1) ORDER BY id FOR KEY SHARE', [
    changes.map(({ id }) => id),
  ]);
  await manager.query(RECORD, [JSON.stringify(attempts.map(recordOf))]);
  const [counted] = await manager.query<[{ id: string; enough: boolean }[], number]>(COUNT, [JSON.stringify(changes)]);
  const enough = new Set(counted.filter((row) => row.enough).map(({ id }) => id));
  for (const change of changes) if (change.gone || enough.has(change.id)) await disable(transaction, change);
}

function recordOf({ event, at, ...outcome }: Attempt): object {
  const tries = event.tries + 1;
  const pause =
    outcome.status === 'succeeded' || outcome.responseStatus === GONE ? null : pauseAfter(tries, Math.random());
  return {
    event_id: event.id,
    attempt_id: newId(),
    status: outcome.status,
    event_status: pause === null ? outcome.status : 'processing',
    due_at: pause === null ? null : new Date(at.getTime() + outcome.durationMs + pause),
    tries,
    url: event.url,
    response_status: outcome.responseStatus,
    response_body: outcome.responseBody,
    failure_reason: outcome.failureReason,
    duration_ms: outcome.durationMs,
    created_at: at,
  };
}

/** What the attempts of a batch, in their order, change about each subscription. */
function changesOf(attempts: readonly Attempt[]): SubscriptionChange[] {
  const changes = new Map<string, SubscriptionChange>();
  for (const { event, status, responseStatus } of attempts) {
    const id = event.subscriptionId;
    const change = changes.get(id) ?? { id, entityId: event.entityId, succeeded: false, failures: 0, gone: false };
    changes.set(
      id,
      status === 'succeeded'
        ? { ...change, succeeded: true, failures: 0 }
        : { ...change, failures: change.failures + 1, gone: change.gone || responseStatus === GONE },
    );
  }
  return [...changes.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function disable(transaction: Transaction, { id, entityId }: SubscriptionChange): Promise<void> {
  const [, disabled] = await transaction.manager.query<[unknown[], number]>(
    `UPDATE webhook_subscriptions SET enabled = false, disabled_at = now(), updated_at = now() WHERE id = $1 AND enabled`,
    [id],
  );
  if (disabled > 0) await transaction.emit(webhookSubscriptionDisabled, { entityId, subscriptionId: id });
}
