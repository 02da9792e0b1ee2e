import { INVOICE_OUTCOMES } from '../invoices/outcome.js';
import type { JsonSchema } from '../platform/json-api/attributes.js';
import { objectSchema } from '../platform/json-api/object-schema.js';

/** What arrived, by source. */
export const SOURCES = ['email', 'api', 'dashboard'] as const;
/** What was decided. */
export const DECIDED = ['approved', 'rejected', 'cleared', 'held', 'reopened'] as const;

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const SECONDS: JsonSchema = { type: ['number', 'null'], description: 'Null if there is none.' };
const DAY: JsonSchema = { type: 'string', format: 'date' };
const ID: JsonSchema = { type: 'string', format: 'uuid' };
const MOMENT: JsonSchema = { type: 'string', format: 'date-time' };

const orNull = (schema: JsonSchema, description?: string): JsonSchema => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(description !== undefined && { description }),
});
const countsOf = (words: readonly string[], description?: string): JsonSchema =>
  objectSchema(Object.fromEntries(words.map((word) => [word, COUNT])), description);
const durations = (description: string): JsonSchema =>
  objectSchema({ count: COUNT, median_seconds: SECONDS, p95_seconds: SECONDS }, description);

export const DAYS_SCHEMA: JsonSchema = objectSchema({
  data: objectSchema({
    from: DAY,
    to: DAY,
    days: {
      type: 'array',
      items: objectSchema({
        day: DAY,
        arrivals: countsOf(SOURCES, 'Invoices that arrived, by source.'),
        outcomes: countsOf(INVOICE_OUTCOMES, 'Of those, their current outcomes.'),
        reading: durations('Of those, the time from arrival until they were read and checked.'),
        decisions: countsOf(DECIDED, 'Decisions made on this day, on invoices of any day.'),
        time_to_decision: durations(
          'Time from arrival to approval, rejection or clearing, for invoices decided on this day.',
        ),
      }),
    },
  }),
});

export const QUEUE_SCHEMA: JsonSchema = objectSchema({
  data: objectSchema({
    hours: {
      type: 'array',
      items: objectSchema({
        hour: { ...MOMENT, description: 'When the hour began.' },
        arrived: { ...COUNT, description: 'Invoices that arrived in this hour.' },
        read: { ...COUNT, description: 'Invoices that were read and checked in this hour.' },
        waiting: { ...COUNT, description: 'Invoices waiting to be read at its end; for the current hour, now.' },
      }),
    },
  }),
});

const oldest = (at: 'created_at' | 'received_at'): JsonSchema => orNull(objectSchema({ id: ID, [at]: MOMENT }));

export const WAITING_SCHEMA: JsonSchema = objectSchema({
  data: objectSchema({
    to_review: objectSchema({
      count: COUNT,
      by_outcome: countsOf(INVOICE_OUTCOMES),
      oldest: oldest('created_at'),
      largest: orNull(objectSchema({ id: ID, total: { type: 'string' } }), 'Null if no amount was read.'),
    }),
    awaiting_second: objectSchema(
      { count: COUNT, oldest: oldest('created_at') },
      'Invoices that a first person approved.',
    ),
    on_hold: objectSchema({ count: COUNT }),
    assigned_to_me: objectSchema({ count: COUNT }, 'Assigned to the caller, and not decided.'),
    payment_files: orNull(
      objectSchema({ count: COUNT, oldest: oldest('created_at') }),
      'Failed, and not decided. Null without `aba_check:read`.',
    ),
    pending_verifications: orNull(
      objectSchema({ count: COUNT, oldest: oldest('created_at') }),
      'Null without `verification:read`.',
    ),
    held_emails: orNull(
      objectSchema({ count: COUNT, oldest: oldest('received_at') }),
      'Null without `inbound_email:read`.',
    ),
    disabled_webhooks: orNull(objectSchema({ count: COUNT }), 'Null without `webhook_subscription:read`.'),
    rejected_this_month: objectSchema(
      {
        count: COUNT,
        amount: { type: 'string', description: 'What they asked for.' },
        without_amount: { ...COUNT, description: 'How many of those have no reliably read amount.' },
      },
      'Invoices rejected this month (UTC) as fraud, or with an account other than the verified one.',
    ),
  }),
});
