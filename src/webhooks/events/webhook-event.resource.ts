import { computed, enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { anyOf, from, to, uuid } from '../../platform/json-api/filters.js';
import { toMany } from '../../platform/json-api/includes.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { isMasked } from '../subscriptions/account-numbers.js';
import { maskedPayload, openPayload } from './event-payload.js';
import type { EventPayload } from './event-payload.js';
import { SENT_EVENT_TYPES } from './event-types.js';
import { eventBody } from './event-body.js';
import { webhookEventAttemptResource } from './webhook-event-attempt.resource.js';
import { WEBHOOK_EVENT_STATUSES, WebhookEvent } from './webhook-event.entity.js';

export const webhookEventResource = defineResource(WebhookEvent, {
  type: 'webhook-events',
  title: 'Webhook event',
  attributes: {
    status: enumeration('status', WEBHOOK_EVENT_STATUSES, {
      description: '`processing` until an attempt succeeds or the last one has failed.',
    }),
    type: enumeration('type', SENT_EVENT_TYPES, { description: 'The type of the event.' }),
    webhook_url: text('webhookUrl', { description: 'Where it was last sent, or will be sent.' }),
    payload: computed(
      ['id', 'sealedPayload'],
      ({ id, sealedPayload }, { secretKey }) => {
        const opened = openPayload(secretKey, id, sealedPayload);
        return opened === null ? null : (JSON.parse(opened) as unknown);
      },
      {
        ...eventBody(
          { enum: [...SENT_EVENT_TYPES] },
          { type: 'object', description: 'The resource as it was at the time of the event.' },
        ),
        type: ['object', 'null'],
        description:
          'The body that is sent, with account numbers masked if the key cannot read what it is about; null if the secret of the service has changed since.',
      },
    ),
    webhook_subscription_id: text('subscriptionId', { description: 'The subscription that it is for.' }),
    created_at: moment('createdAt'),
  },
  fieldSets: { all: ['status', 'type', 'webhook_url', 'payload', 'webhook_subscription_id', 'created_at'] },
  filters: {
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    webhook_subscription_id: uuid('subscriptionId'),
    type: anyOf('type', SENT_EVENT_TYPES),
    status: anyOf('status', WEBHOOK_EVENT_STATUSES),
  },
  sorts: { created_at: 'createdAt', type: 'type', status: 'status' },
  includes: {
    attempts: toMany('attempts', {
      resource: () => webhookEventAttemptResource,
      fieldSet: 'all',
      foreign: 'eventId',
      orderBy: 'attempt',
    }),
  },
  shownWith: (attributes, abilities) => {
    const payload = (attributes.payload ?? null) as EventPayload | null;
    if (payload === null || !isMasked(payload.type, abilities)) return attributes;
    return { ...attributes, payload: maskedPayload(payload) };
  },
  defaultSort: '-created_at',
});
