import { computed, enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { ATTEMPT_STATUSES, WebhookEventAttempt } from './webhook-event-attempt.entity.js';

export const webhookEventAttemptResource = defineResource(WebhookEventAttempt, {
  type: 'webhook-event-attempts',
  title: 'Webhook event attempt',
  attributes: {
    status: enumeration('status', ATTEMPT_STATUSES, {
      description: 'succeeded: answered with 2xx within 3 s.',
    }),
    attempt: computed(['attempt'], (row) => row.attempt, {
      type: 'integer',
      minimum: 1,
      description: 'Number of the attempt for its event.',
    }),
    response_status: computed(['responseStatus'], (row) => row.responseStatus, {
      type: ['integer', 'null'],
      description: 'Status of the answer, if there was one.',
    }),
    response_body: text('responseBody', { nullable: true, description: 'The first 4 KB of the answer.' }),
    failure_reason: text('failureReason', { nullable: true, description: 'Why it failed.' }),
    duration_ms: computed(['durationMs'], (row) => row.durationMs, {
      type: 'integer',
      minimum: 0,
      description: 'Time until the answer, in milliseconds.',
    }),
    created_at: moment('createdAt'),
  },
  fieldSets: {
    all: ['status', 'attempt', 'response_status', 'response_body', 'failure_reason', 'duration_ms', 'created_at'],
  },
  filters: {},
  sorts: { attempt: 'attempt' },
  defaultSort: 'attempt',
});
