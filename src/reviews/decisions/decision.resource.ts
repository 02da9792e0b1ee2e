import { computed, enumeration, moment, plainDate, text } from '../../platform/json-api/attributes.js';
import { anyOf, from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { INVOICE_REVIEWS } from '../../invoices/invoice-review.js';
import { Decision, DECISIONS, REASONS } from './decision.entity.js';

export const decisionResource = defineResource(Decision, {
  type: 'decisions',
  title: 'Decision',
  attributes: {
    decision: enumeration('decision', DECISIONS, {
      description: 'What was decided; only the service itself decides `clear`.',
    }),
    reason: enumeration('reason', REASONS, { nullable: true, description: 'The reason.' }),
    comment: text('comment', { nullable: true, description: 'The comment.' }),
    until: plainDate('until', { nullable: true, description: 'The day until which it is held.' }),
    verification_id: text('verificationId', {
      nullable: true,
      description: 'The verification that must end first.',
    }),
    call: computed(['call'], (row) => row.call, {
      type: ['object', 'null'],
      description: 'The call to the supplier.',
      required: ['number', 'number_from', 'spoke_to', 'at'],
      properties: {
        number: { type: 'string' },
        number_from: { type: 'string' },
        spoke_to: { type: 'string' },
        at: { type: 'string', format: 'date-time' },
      },
    }),
    warning: text('warning', { nullable: true, description: 'What casts doubt on the given reason.' }),
    review: enumeration('review', INVOICE_REVIEWS, { description: 'The review after this decision.' }),
    user_id: text('userId', { nullable: true, description: 'Who decided; null for the service.' }),
    created_at: moment('createdAt'),
  },
  fieldSets: {
    default: [
      'decision',
      'reason',
      'comment',
      'until',
      'verification_id',
      'call',
      'warning',
      'review',
      'user_id',
      'created_at',
    ],
  },
  filters: { decision: anyOf('decision', DECISIONS), created_from: from('createdAt'), created_to: to('createdAt') },
  sorts: { created_at: 'createdAt' },
  defaultSort: '-created_at',
});
