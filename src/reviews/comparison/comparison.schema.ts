import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { objectSchema } from '../../platform/json-api/object-schema.js';
import { INVOICE_REVIEWS } from '../../invoices/invoice-review.js';
import { INVOICE_OUTCOMES } from '../../invoices/outcome.js';

const ID: JsonSchema = { type: 'string', format: 'uuid' };
const TEXT: JsonSchema = { type: 'string' };
const NULLABLE_TEXT: JsonSchema = { type: ['string', 'null'] };
const MOMENT: JsonSchema = { type: 'string', format: 'date-time' };
const NULLABLE_MOMENT: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const BOOLEAN: JsonSchema = { type: 'boolean' };
const COUNT: JsonSchema = { type: 'integer' };

function list(description: string, properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'array', description, items: objectSchema(properties) };
}

const INVOICE: Record<string, JsonSchema> = {
  invoice_id: ID,
  invoice_number: NULLABLE_TEXT,
  original_file_name: TEXT,
  total: NULLABLE_TEXT,
  bsb: NULLABLE_TEXT,
  account_number: NULLABLE_TEXT,
  outcome: { type: 'string', enum: [...INVOICE_OUTCOMES] },
  review: { type: ['string', 'null'], enum: [...INVOICE_REVIEWS, null] },
  created_at: MOMENT,
};

/** What the comparison of an invoice looks like. */
export const COMPARISON: JsonSchema = objectSchema({
  data: objectSchema(
    {
      email_id: { type: ['string', 'null'], format: 'uuid', description: 'The email it came with.' },
      verified: list('Verified accounts of the payee; first the one it was compared with.', {
        verification_id: ID,
        business_name: TEXT,
        business_abn: TEXT,
        account_name: TEXT,
        bsb: TEXT,
        account_number: TEXT,
        verified_at: NULLABLE_MOMENT,
        counts: { type: 'boolean', description: 'False if it was replaced or revoked, or is too old.' },
        held_against: { type: 'boolean', description: 'Whether the invoice was compared with it.' },
      }),
      pending: list('Pending verifications of the payee.', {
        verification_id: ID,
        business_name: TEXT,
        bsb: TEXT,
        account_number: TEXT,
        created_at: MOMENT,
      }),
      supplier: {
        ...objectSchema(
          {
            supplier_id: ID,
            name: NULLABLE_TEXT,
            business_abn: NULLABLE_TEXT,
            invoices: COUNT,
            is_namesake: { type: 'boolean', description: 'Whether only the name is the same and the ABN differs.' },
            accounts: list('Accounts that its invoices named, most recent first.', {
              bsb: TEXT,
              account_number: TEXT,
              invoices: COUNT,
              verified_at: NULLABLE_MOMENT,
              first_seen_at: MOMENT,
              last_seen_at: MOMENT,
            }),
            senders: list('Where its invoices came from, most recent first.', {
              sender: TEXT,
              invoices: COUNT,
              first_seen_at: MOMENT,
              last_seen_at: MOMENT,
            }),
          },
          'The supplier whose history it is compared with; null if none is known.',
        ),
        type: ['object', 'null'],
      },
      earlier: list('The supplier’s other invoices, newest first, at most 10.', INVOICE),
      duplicates: list('Invoices that it may duplicate, newest first, at most 10.', {
        ...INVOICE,
        same_file: BOOLEAN,
        same_number: BOOLEAN,
      }),
      shown_numbers: {
        type: 'array',
        description:
          'The digits of each line of the file that has six or more: do not call back on any of these numbers.',
        items: TEXT,
      },
      approval: objectSchema(
        {
          people: { type: 'integer', enum: [1, 2], description: 'How many are needed if you are one of them.' },
          approved_by: { type: 'array', items: ID },
          involved: {
            type: 'array',
            description:
              'People who corrected the account, uploaded the file, requested the verification, added an alias to it or merged the supplier: their approval alone is never enough.',
            items: ID,
          },
        },
        'How many people have to approve, and who already has.',
      ),
      people: list('The names of the people involved.', { user_id: ID, name: TEXT }),
    },
    'What is known, for comparison with the invoice.',
  ),
});
