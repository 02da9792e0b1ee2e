import { computed, enumeration, text } from '../platform/json-api/attributes.js';
import { anyOf, equalsIn, uuid } from '../platform/json-api/filters.js';
import { toOne } from '../platform/json-api/includes.js';
import { normaliseBsb } from '../numbers/bsb.js';
import { defineResource } from '../platform/json-api/resource.js';
import type { Resource } from '../platform/json-api/resource.js';
import { verificationResource } from '../verifications/verification.resource.js';
import { AbaCheckEntry } from './aba-check-entry.entity.js';
import { formatAmount } from '../numbers/amount.js';
import { ENTRY_RESULTS } from './matching/match-entry.js';

/** An account number as entries have it, from how people write one; null if nothing is left. A few banks have letters in theirs. */
function withoutSeparators(text: string): string | null {
  return /^[\s-]*$|\0/.test(text) ? null : text.replace(/[\s-]/g, '');
}

/** Entries are seen within their ABA check only: embedded in it, or in pages. */
export const abaCheckEntryResource: Resource = defineResource(AbaCheckEntry, {
  type: 'aba-check-entries',
  title: 'ABA check entry',
  attributes: {
    line: computed(['line'], ({ line }) => line, {
      type: 'integer',
      minimum: 1,
      description: 'Line of the file, counting from 1.',
    }),
    account_name: text('accountName', {
      nullable: true,
      description: 'Name of the account, as in the file. Null if the file was redacted.',
    }),
    bsb: text('bsb', { nullable: true, description: 'BSB, as NNN-NNN. Null if the file was redacted.' }),
    account_number: text('accountNumber', {
      nullable: true,
      description: 'Account number without spaces and hyphens. Null if the file was redacted.',
    }),
    amount: computed(['amountCents'], (row) => formatAmount(BigInt(row.amountCents)), {
      type: 'string',
      pattern: '^\\d+\\.\\d{2}$',
      description: 'Dollars with two decimals.',
    }),
    lodgement_reference: text('lodgementReference', {
      nullable: true,
      description: 'The reference that the payee sees.',
    }),
    result: enumeration('result', ENTRY_RESULTS, { description: 'What the verifications say about the payee.' }),
    passed: computed(['result'], (row) => String(row.result === 'verified'), {
      type: 'string',
      enum: ['true', 'false'],
      description: 'Whether the result is verified.',
    }),
  },
  fieldSets: {
    list: ['account_name', 'bsb', 'account_number', 'amount', 'lodgement_reference', 'result', 'passed'],
    page: ['line', 'account_name', 'bsb', 'account_number', 'amount', 'lodgement_reference', 'result', 'passed'],
  },
  filters: {
    result: anyOf('result', ENTRY_RESULTS),
    bsb: equalsIn('bsb', normaliseBsb, 'a BSB of six digits'),
    account_number: {
      ...equalsIn<AbaCheckEntry>('accountNumber', withoutSeparators, 'an account number as in the file'),
      readsAccounts: true,
    },
    verification_id: uuid('verificationId'),
  },
  sorts: { line: 'line', amount: 'amountCents' },
  includes: {
    verification: toOne<AbaCheckEntry>('verification', {
      resource: () => verificationResource,
      fieldSet: 'embedded',
      local: 'verificationId',
      linked: true,
    }),
  },
  defaultSort: 'line',
});
