import { computed, enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { anyOf, from, to } from '../../platform/json-api/filters.js';
import { maskedAttributesOf } from '../../platform/json-api/masked.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { UNSEEN_REASONS } from '../../extraction/scrutiny/scrutiny.js';
import { CORRECTABLE, InvoiceCorrection } from './invoice-correction.entity.js';

export const invoiceCorrectionResource = defineResource(InvoiceCorrection, {
  type: 'invoice-corrections',
  title: 'Correction',
  attributes: {
    field: enumeration('field', CORRECTABLE, { description: 'What was corrected.' }),
    before: text('before', { nullable: true, description: 'The value before.' }),
    after: text('after', { nullable: true, description: 'The value after; null if there is none.' }),
    seen: computed(['seen', 'sight'], (row) => row.seen || row.sight?.outcome === 'seen', {
      type: 'boolean',
      description:
        'Whether the value was read from the document, or was picked on it and confirmed by a second look; any other value never makes a match true.',
    }),
    unseen_reason: computed(['sight'], (row) => (row.sight?.outcome === 'unseen' ? row.sight.reason : null), {
      type: ['string', 'null'],
      enum: [...UNSEEN_REASONS, null],
      description: 'What a second look found wrong with the picked words; null if it confirmed them, or did not look.',
    }),
    page: computed(['picked'], (row) => row.picked?.page ?? null, {
      type: ['integer', 'null'],
      description: 'The page that it was picked from; null if it was typed.',
    }),
    picked_evidence: computed(['picked'], (row) => row.picked && { box: row.picked.box, words: row.picked.words }, {
      type: ['object', 'null'],
      description: 'The words that it was picked from, with the box around them in points of the upright page.',
      required: ['box', 'words'],
      properties: {
        box: {
          type: 'object',
          required: ['x0', 'y0', 'x1', 'y1'],
          properties: {
            x0: { type: 'number' },
            y0: { type: 'number' },
            x1: { type: 'number' },
            y1: { type: 'number' },
          },
        },
        words: { type: 'array', items: { type: 'string' } },
      },
    }),
    user_id: text('userId', { description: 'Who corrected it.' }),
    created_at: moment('createdAt'),
  },
  fieldSets: {
    default: ['field', 'before', 'after', 'seen', 'unseen_reason', 'page', 'picked_evidence', 'user_id', 'created_at'],
  },
  filters: { created_from: from('createdAt'), created_to: to('createdAt'), field: anyOf('field', CORRECTABLE) },
  sorts: { created_at: 'createdAt' },
  shownWith: (attributes, abilities) =>
    abilities.includes('invoice:read') ? attributes : maskedAttributesOf('invoice-corrections', attributes),
  defaultSort: '-created_at',
});
