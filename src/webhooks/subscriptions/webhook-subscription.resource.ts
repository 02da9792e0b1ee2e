import { isMasked } from './account-numbers.js';
import { bool, computed, moment, text } from '../../platform/json-api/attributes.js';
import { from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { WEBHOOK_EVENT_TYPES } from '../events/event-types.js';
import { WebhookSubscription } from './webhook-subscription.entity.js';

const SHOWN = [
  'url',
  'events',
  'masked_events',
  'enabled',
  'consecutive_failures',
  'failing_since',
  'disabled_at',
  'created_at',
  'updated_at',
] as const;

export const webhookSubscriptionResource = defineResource(WebhookSubscription, {
  type: 'webhook-subscriptions',
  title: 'Webhook subscription',
  attributes: {
    url: text('url', { description: 'Where events are sent.' }),
    events: computed(['events'], (row) => row.events, {
      type: 'array',
      description: 'The types of events that are sent.',
      items: { type: 'string', enum: [...WEBHOOK_EVENT_TYPES] },
    }),
    masked_events: computed(
      ['events', 'abilities'],
      ({ events, abilities }) => events.filter((type) => isMasked(type, abilities)),
      {
        type: 'array',
        description:
          'Types of the events that show account numbers masked, because the key that made or last changed the subscription cannot read them.',
        items: { type: 'string', enum: [...WEBHOOK_EVENT_TYPES] },
      },
    ),
    enabled: bool('enabled', { description: 'Whether anything is sent.' }),
    consecutive_failures: computed(['consecutiveFailures'], (row) => row.consecutiveFailures, {
      type: 'integer',
      minimum: 0,
      description: 'Failed attempts since the last successful one. 50 of them over 3 days disable the subscription.',
    }),
    failing_since: moment('failingSince', {
      nullable: true,
      description: 'When the first of those attempts failed; null if none has.',
    }),
    disabled_at: moment('disabledAt', { nullable: true, description: 'When sending stopped.' }),
    // Kept sealed and shown once: the controller adds it to the answer that makes it.
    secret: computed([], () => null, {
      type: 'string',
      'x-optional': true,
      description:
        'The key that signs events; shown only once. A repeated request with the same idempotency key leaves it out.',
    }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: SHOWN, secret: [...SHOWN, 'secret'] },
  filters: { created_from: from('createdAt'), created_to: to('createdAt') },
  sorts: { created_at: 'createdAt', updated_at: 'updatedAt' },
  defaultSort: '-created_at',
});
