import { bool, computed, enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { anyOf, from, to, uuid, yesOrNo } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { SavedView, VIEWED_LISTS } from './saved-view.entity.js';

export const savedViewResource = defineResource(SavedView, {
  type: 'views',
  title: 'View',
  attributes: {
    name: text('name', { description: 'Its name.' }),
    list: enumeration('list', VIEWED_LISTS, { description: 'The list that it shows.' }),
    filters: computed(['filters'], (row) => row.filters, {
      type: 'object',
      description: 'Values of the filters of that list, by name; `me` as `assignee` means the person who looks.',
      additionalProperties: { type: 'string' },
    }),
    sort: text('sort', { nullable: true, description: 'How the list is sorted; null for its default order.' }),
    columns: computed(['columns'], (row) => row.columns, {
      type: ['array', 'null'],
      description: 'Which columns are shown, in order; null for the default ones.',
      items: { type: 'string' },
    }),
    shared: bool('shared', { description: 'Whether everybody at the entity sees it.' }),
    user_id: text('userId', { description: 'The owner; nobody else can change it.' }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    default: ['name', 'list', 'filters', 'sort', 'columns', 'shared', 'user_id', 'created_at', 'updated_at'],
  },
  filters: {
    list: anyOf('list', VIEWED_LISTS),
    shared: yesOrNo('shared'),
    user_id: uuid('userId'),
    created_from: from('createdAt'),
    created_to: to('createdAt'),
  },
  sorts: { name: 'name', created_at: 'createdAt' },
  defaultSort: 'name',
});
