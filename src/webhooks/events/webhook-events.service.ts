import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/transactions.js';
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid } from '../../platform/ids/uuid.js';
import { OutboxSignal } from '../../platform/events/outbox-signal.js';
import { TEST_EVENT_TYPE } from './event-types.js';
import type { WebhookEventType } from './event-types.js';
import { subjectOf } from '../writing/subjects.js';
import { WebhookEventWriter } from '../writing/event-writer.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { WebhookSubscriptionsService } from '../subscriptions/webhook-subscriptions.service.js';

const DISABLED = 'The webhook subscription is disabled. Enable it first.';

/** What a subscription was told, as far as its owner can change it. */
@Injectable()
export class WebhookEventsService {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: WebhookSubscriptionsService,
    private readonly signal: OutboxSignal,
    private readonly writer: WebhookEventWriter,
  ) {}

  /**
   * Sends an event again now, under the same id, with as many tries as a new one has.
   * Throws not found, or a conflict if the subscription is disabled.
   */
  async redeliver(entityId: string, subscriptionId: string, id: string): Promise<void> {
    const subscription = await this.subscriptions.find(entityId, subscriptionId);
    if (!isUuid(id)) throw notFound('Webhook event');
    const found = await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(WebhookEvent, entityId);
      if ((await rows.findOneLocked({ id, subscriptionId })) === null) return false;
      if (!subscription.enabled) throw conflict(DISABLED);
      await rows.update({ id }, { status: 'processing', tries: 0, dueAt: new Date() });
      return true;
    });
    if (!found) throw notFound('Webhook event');
    this.signal.raise();
  }

  /**
   * Sends again every failed event of a subscription that was written in a span of time, both ends included.
   * Throws not found, or a conflict if the subscription is disabled.
   * @returns how many
   */
  async recover(entityId: string, subscriptionId: string, since: Date, until: Date): Promise<number> {
    const subscription = await this.subscriptions.find(entityId, subscriptionId);
    if (!subscription.enabled) throw conflict(DISABLED);
    const recovered = await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      const [, count] = await transaction.manager.query<[unknown[], number]>(
        `UPDATE webhook_events SET status = 'processing', tries = 0, due_at = now()
          WHERE entity_id = $1 AND subscription_id = $2 AND status = 'failed' AND created_at BETWEEN $3 AND $4`,
        [entityId, subscription.id, since, until],
      );
      return count;
    });
    this.signal.raise();
    return recovered;
  }

  /**
   * Tells every subscription that wants it of something that is there, as if it had happened now; for the sandbox.
   * Throws invalid if there is no such thing, or a conflict if there is nothing of its kind at all.
   * @param id of what is told of; null for the newest one
   */
  async trigger(
    entityId: string,
    type: WebhookEventType,
    id: string | null,
  ): Promise<{ subjectId: string; eventIds: string[] }> {
    const { resource, id: member } = subjectOf(type);
    const triggered = await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      const { tableName } = this.database.dataSource.getMetadata(resource.table);
      const [subject] = await transaction.manager.query<{ id: string; verification_id?: string }[]>(
        `SELECT * FROM "${tableName}" WHERE entity_id = $1 AND ($2::uuid IS NULL OR id = $2)
          ORDER BY created_at DESC, id DESC LIMIT 1`,
        [entityId, id],
      );
      if (subject === undefined)
        throw id === null
          ? conflict(`There are no ${resource.type} yet.`)
          : invalid({ id: [`The id field must be that of one of the ${resource.type}.`] });
      const payload = { entityId, [member]: subject.id, verificationId: subject.verification_id ?? subject.id };
      return { subjectId: subject.id, eventIds: await this.writer.tell(transaction, entityId, [{ type, payload }]) };
    });
    this.signal.raise();
    return triggered;
  }

  /**
   * Sends a test event to a subscription, whatever it wants to be told of.
   * Throws not found, or a conflict if the subscription is disabled.
   * @returns the id of the event
   */
  async test(entityId: string, subscriptionId: string): Promise<string> {
    const subscription = await this.subscriptions.find(entityId, subscriptionId);
    if (!subscription.enabled) throw conflict(DISABLED);
    const id = await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      const test = { type: TEST_EVENT_TYPE, payload: { entityId, subscriptionId: subscription.id } } as const;
      return this.writer.tellOne(transaction, entityId, subscription, test);
    });
    if (id === null) throw notFound('Webhook subscription');
    this.signal.raise();
    return id;
  }
}
