import { ENVIRONMENTS } from '../platform/auth/environment.js';
import { computed, enumeration, text } from '../platform/json-api/attributes.js';
import type { Attribute } from '../platform/json-api/attributes.js';
import { anyOf, ParameterError, uuid } from '../platform/json-api/filters.js';
import type { Filter } from '../platform/json-api/filters.js';
import { defineResource } from '../platform/json-api/resource.js';
import { UsageMonth } from './usage-month.entity.js';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const MONTH_PATTERN = { type: 'string', pattern: MONTH.source };

type Figure = 'invoicesRead' | 'verifications' | 'checks' | 'abaEntries';

function figure(property: Figure, description: string): Attribute<UsageMonth> {
  return computed([property], (row) => Number(row[property]), { type: 'integer', minimum: 0, description });
}

function month(operator: '>=' | '<='): Filter<UsageMonth> {
  return {
    property: 'month',
    operator,
    list: false,
    parse(given) {
      if (!MONTH.test(given) || given.startsWith('0000')) throw new ParameterError('must be a month as YYYY-MM');
      return `${given}-01`;
    },
    schema: MONTH_PATTERN,
  };
}

export const usageResource = defineResource(UsageMonth, {
  type: 'usage',
  title: 'Usage',
  attributes: {
    entity_id: text('entityId', { description: 'The entity that used it.' }),
    environment: enumeration('environment', ENVIRONMENTS, {
      nullable: true,
      description: 'The environment of the entity; null if the entity has been deleted.',
    }),
    month: computed(['month'], (row) => row.month.slice(0, 7), {
      ...MONTH_PATTERN,
      description: 'YYYY-MM, in UTC.',
    }),
    invoices_read: figure('invoicesRead', 'Invoices that were read.'),
    verifications: figure('verifications', 'Verifications that were created.'),
    checks: figure('checks', 'Checks of presented details against verified ones.'),
    aba_entries: figure('abaEntries', 'Entries of checked ABA files.'),
  },
  fieldSets: {
    default: ['entity_id', 'environment', 'month', 'invoices_read', 'verifications', 'checks', 'aba_entries'],
  },
  filters: {
    entity_id: uuid('entityId'),
    environment: anyOf('environment', ENVIRONMENTS),
    month_from: month('>='),
    month_to: month('<='),
  },
  sorts: { month: 'month' },
  defaultSort: '-month',
});
