import { enumeration, moment, text } from '../platform/json-api/attributes.js';
import { anyOf, from, to } from '../platform/json-api/filters.js';
import { defineResource } from '../platform/json-api/resource.js';
import { Check, CHECK_OUTCOMES } from './check.entity.js';

export const checkResource = defineResource(Check, {
  type: 'checks',
  title: 'Check',
  attributes: {
    submitted_data: text('submittedData', { description: 'The presented details as JSON text, exactly as sent.' }),
    result: enumeration('result', CHECK_OUTCOMES, {
      description: 'Whether every presented detail is the verified one.',
    }),
    created_at: moment('createdAt'),
  },
  fieldSets: { all: ['submitted_data', 'result', 'created_at'] },
  filters: { created_from: from('createdAt'), created_to: to('createdAt'), result: anyOf('result', CHECK_OUTCOMES) },
  sorts: { created_at: 'createdAt', result: 'result' },
  defaultSort: '-created_at',
});
