import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { objectSchema } from '../../platform/json-api/object-schema.js';
import { ENTRY_RESULTS } from '../matching/match-entry.js';

/** Accounts that are looked for at once: those of a page of entries. */
export const MOST_ENTRIES = 100;
/** Differences from an earlier file that one answer lists. */
export const DIFFERENCES_PER_PAGE = 200;

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const ID: JsonSchema = { type: 'string', format: 'uuid' };
const AMOUNT: JsonSchema = { type: 'string', pattern: '^\\d+\\.\\d{2}$', description: 'Dollars with two decimals.' };

const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const TOTALS_SCHEMA = objectSchema({
  data: listOf(objectSchema({ result: { type: 'string', enum: [...ENTRY_RESULTS] }, count: COUNT, amount: AMOUNT })),
});

export const LAST_PAYMENTS_SCHEMA = objectSchema({
  data: {
    ...listOf(
      objectSchema({
        entry_id: ID,
        aba_check_id: { ...ID, description: 'The last file with this account.' },
        aba_date: { type: 'string', format: 'date', description: 'The processing date of that file.' },
        amount: AMOUNT,
      }),
    ),
    description: 'One for each entry whose account appeared in an earlier file.',
  },
});

export const EARLIER_FILE_SCHEMA = objectSchema({
  data: {
    ...objectSchema({
      aba_check_id: ID,
      original_file_name: { type: 'string' },
      created_at: { type: 'string', format: 'date-time' },
      same: { type: 'boolean', description: 'Whether every payment is the same.' },
      added: { ...COUNT, description: 'Payments that are only in this file.' },
      removed: { ...COUNT, description: 'Payments that are only in the earlier file.' },
      differences: {
        ...listOf(
          objectSchema({
            kind: { type: 'string', enum: ['added', 'removed'] },
            line: { type: 'integer', minimum: 1, description: 'In the file it is in.' },
            account_name: { type: 'string' },
            bsb: { type: 'string' },
            account_number: { type: 'string' },
            amount: AMOUNT,
            lodgement_reference: { type: ['string', 'null'] },
          }),
        ),
        description: `Up to ${DIFFERENCES_PER_PAGE} per page, by account name.`,
      },
    }),
    type: ['object', 'null'],
    description: 'Null if no earlier file of the last 90 days has half of its payments.',
  },
});
