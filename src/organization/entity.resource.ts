import { ViewColumn, ViewEntity } from 'typeorm';
import { ENVIRONMENTS } from '../platform/auth/environment.js';
import type { Environment } from '../platform/auth/environment.js';
import { computed, enumeration, moment, text } from '../platform/json-api/attributes.js';
import { anyOf } from '../platform/json-api/filters.js';
import { defineResource } from '../platform/json-api/resource.js';

/** An entity with the environment of its organization. */
@ViewEntity({ name: 'entity_details', synchronize: false })
export class EntityDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  organizationId: string;

  @ViewColumn()
  name: string;

  @ViewColumn()
  inboxLocalPart: string;

  @ViewColumn()
  createdAt: Date;

  @ViewColumn()
  updatedAt: Date;

  @ViewColumn()
  environment: Environment;
}

export const entityResource = defineResource(EntityDetails, {
  type: 'entities',
  title: 'Entity',
  attributes: {
    name: text('name', { description: 'Name of the company that pays.' }),
    environment: enumeration('environment', ENVIRONMENTS, {
      description: 'Of the organization or of its sandbox twin.',
    }),
    inbox_address: computed(
      ['inboxLocalPart'],
      (row, { settings }) => `${row.inboxLocalPart}@${settings.INBOUND_DOMAIN}`,
      {
        type: 'string',
        description: 'Where invoices can be emailed to.',
      },
    ),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: ['name', 'environment', 'inbox_address', 'created_at', 'updated_at'] },
  filters: { environment: anyOf('environment', ENVIRONMENTS) },
  sorts: { created_at: 'createdAt', updated_at: 'updatedAt', name: 'name' },
  defaultSort: '-created_at',
});
