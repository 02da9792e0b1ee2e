import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { OutboxSignal } from '../platform/events/outbox-signal.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { WebhookSubscriptionsService } from './webhook-subscriptions.service.js';

/** What a subscription was told, as far as its owner can change it. */
@Injectable()
export class WebhookEventsService {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: WebhookSubscriptionsService,
    private readonly signal: OutboxSignal,
  ) {}

  /**
   * Sends an event again now, under the same id, with as many tries as a new one has.
   * Throws not found, or a conflict where the subscription is disabled.
   */
  async redeliver(entityId: string, subscriptionId: string, id: string): Promise<void> {
    const subscription = await this.subscriptions.find(entityId, subscriptionId);
    if (!isUuid(id)) throw notFound('Webhook event');
    const found = await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(WebhookEvent, entityId);
      if ((await rows.findOneLocked({ id, subscriptionId })) === null) return false;
      if (!subscription.enabled) throw conflict('The webhook subscription is disabled. Enable it first.');
      await rows.update({ id }, { status: 'processing', tries: 0, dueAt: new Date() });
      return true;
    });
    if (!found) throw notFound('Webhook event');
    this.signal.raise();
  }
}
