import { defineEvent } from '../../platform/events/event.js';

/** Whose subscription it is about. */
export interface WebhookSubscriptionPayload {
  entityId: string;
  subscriptionId: string;
}

/** A subscription was disabled because its receiver failed too often, or said that it is gone. */
export const webhookSubscriptionDisabled = defineEvent<WebhookSubscriptionPayload>('webhook_subscription.disabled', {
  type: 'webhook-subscriptions',
  id: 'subscriptionId',
});
