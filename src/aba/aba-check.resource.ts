import { computed, enumeration, moment, plainDate, text } from '../platform/json-api/attributes.js';
import { anyOf, from, onDate, to } from '../platform/json-api/filters.js';
import { countOf, existenceOf, toMany } from '../platform/json-api/includes.js';
import { defineResource } from '../platform/json-api/resource.js';
import { abaCheckEntryResource } from './aba-check-entry.resource.js';
import { ABA_CHECK_STATUSES, AbaCheck } from './aba-check.entity.js';

export const abaCheckResource = defineResource(AbaCheck, {
  type: 'aba-checks',
  title: 'ABA check',
  attributes: {
    status: enumeration('status', ABA_CHECK_STATUSES, {
      description: 'passed: every credit goes to a verified payee; failed: one does not; processing: not known yet.',
    }),
    description: text('description', {
      nullable: true,
      description: "The batch's description in the header of the file. Null if the file was redacted.",
    }),
    aba_date: plainDate('abaDate', { description: 'Processing date in the header of the file.' }),
    original_file_name: text('originalFileName', { description: 'Name of the file, as sent.' }),
    file_notes: computed(['fileNotes'], (row) => row.fileNotes, {
      type: 'array',
      items: { type: 'string' },
      description:
        'Parts of the file that were skipped (a byte order mark, blank lines, comments), and parts that not every bank accepts.',
    }),
    review: enumeration('review', ['to_review', 'on_hold', 'awaiting_second', 'approved', 'rejected'], {
      nullable: true,
      description: 'The review of a file that failed; null for any other.',
    }),
    repeats: text('repeatsId', {
      nullable: true,
      description: 'The earlier check of the same file, if this one repeats it.',
    }),
    redacted_at: moment('redactedAt', {
      nullable: true,
      description: 'When the personal data of this file was deleted; null if it has not been.',
    }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    list: [
      'status',
      'description',
      'aba_date',
      'original_file_name',
      'file_notes',
      'review',
      'repeats',
      'redacted_at',
      'created_at',
      'updated_at',
    ],
  },
  filters: {
    status: anyOf('status', ['passed', 'failed']),
    aba_date: onDate('abaDate'),
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    updated_from: from('updatedAt'),
    updated_to: to('updatedAt'),
  },
  sorts: { created_at: 'createdAt', updated_at: 'updatedAt', aba_date: 'abaDate', status: 'status' },
  includes: {
    entries: toMany('entries', {
      resource: () => abaCheckEntryResource,
      fieldSet: 'list',
      foreign: 'abaCheckId',
      orderBy: 'line',
      nested: ['verification'],
    }),
    entriesCount: countOf('entries_count', () => abaCheckEntryResource, 'abaCheckId'),
    entriesExists: existenceOf('entries_exists', () => abaCheckEntryResource, 'abaCheckId'),
  },
  defaultSort: '-created_at',
});
