import { bool, enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { anyOf } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { CORRECTABLE, InvoiceCorrection } from './invoice-correction.entity.js';

export const invoiceCorrectionResource = defineResource(InvoiceCorrection, {
  type: 'invoice-corrections',
  title: 'Correction',
  attributes: {
    field: enumeration('field', CORRECTABLE, { description: 'What was corrected.' }),
    before: text('before', { nullable: true, description: 'The value before.' }),
    after: text('after', { nullable: true, description: 'The value after; null where it is none.' }),
    seen: bool('seen', {
      description: 'Whether it was picked from what the document shows; a value that was not makes no match true.',
    }),
    user_id: text('userId', { description: 'Who corrected it.' }),
    created_at: moment('createdAt'),
  },
  fieldSets: { default: ['field', 'before', 'after', 'seen', 'user_id', 'created_at'] },
  filters: { field: anyOf('field', CORRECTABLE) },
  sorts: { created_at: 'createdAt' },
  defaultSort: '-created_at',
});
