import { moment, text } from '../platform/json-api/attributes.js';
import { defineResource } from '../platform/json-api/resource.js';
import { Organization } from './organization.entity.js';

export const organizationResource = defineResource(Organization, {
  type: 'organizations',
  title: 'Organization',
  attributes: {
    name: text('name'),
    slug: text('slug'),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: ['name', 'slug', 'created_at', 'updated_at'] },
  filters: {},
  sorts: { created_at: 'createdAt' },
  defaultSort: '-created_at',
});
