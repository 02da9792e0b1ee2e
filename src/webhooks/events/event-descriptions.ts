import type { JsonSchema } from '../../platform/json-api/attributes.js';
import type { WebhookDescription } from '../../platform/openapi/webhook-descriptions.js';
import { eventBody } from './event-body.js';
import { SENT_EVENT_TYPES } from './event-types.js';
import type { SentEventType } from './event-types.js';
import { subjectOf } from '../writing/subjects.js';

const text = (description: string, pattern?: string): WebhookDescription['headers'][string] => ({
  description,
  schema: { type: 'string', ...(pattern === undefined ? {} : { pattern }) },
});

/** What signs an event (Standard Webhooks 1.0), and what older receivers look at. */
const HEADERS: WebhookDescription['headers'] = {
  'webhook-id': {
    description: 'The id of the event, the same each time it is sent.',
    schema: { type: 'string', format: 'uuid' },
  },
  'webhook-timestamp': text('When it was sent, in seconds since 1970.', '^\\d+$'),
  'webhook-signature': text(
    'For each secret `v1,` and the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body` in base64, separated by spaces.',
    '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$',
  ),
  signature: text('For older receivers: the HMAC-SHA-256 of the body in hexadecimal.', '^[0-9a-f]{64}$'),
};

const ANSWERS = {
  '2XX': 'The event is accepted.',
  '410': 'The receiver is gone: the subscription is disabled.',
  default: 'The event is sent again later. Redirects are not followed.',
};

function toldEvent(type: SentEventType): WebhookDescription {
  const { resource, fieldSet, relationships } = subjectOf(type);
  return {
    name: type,
    summary: `${resource.title}: ${(type.split('.', 2)[1] ?? '').replaceAll('_', ' ')}`,
    resource,
    fieldSet,
    headers: HEADERS,
    body: (shown) =>
      eventBody({ const: type }, relationships ? { allOf: [shown, relationshipsSchema(relationships.schema)] } : shown),
    answers: ANSWERS,
  };
}

function relationshipsSchema(relationships: JsonSchema): JsonSchema {
  return { type: 'object', required: ['relationships'], properties: { relationships } };
}

/** What subscriptions can be told, for the description of the interface. */
export const EVENT_DESCRIPTIONS: readonly WebhookDescription[] = SENT_EVENT_TYPES.map(toldEvent);
