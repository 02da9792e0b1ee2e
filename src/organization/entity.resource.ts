import { ViewColumn, ViewEntity } from 'typeorm';
import { ENVIRONMENTS } from '../platform/auth/environment.js';
import type { Environment } from '../platform/auth/environment.js';
import { computed, enumeration, moment, shownToAll, text } from '../platform/json-api/attributes.js';
import type { OwnAccount } from './entity.entity.js';
import { anyOf, from, to } from '../platform/json-api/filters.js';
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

  @ViewColumn()
  ownAbns: string[];

  @ViewColumn()
  ownNames: string[];

  @ViewColumn()
  ownAccounts: OwnAccount[];
}

export const entityResource = defineResource(EntityDetails, {
  type: 'entities',
  title: 'Entity',
  attributes: {
    name: shownToAll(text('name', { description: 'Name of the company that pays.' })),
    environment: enumeration('environment', ENVIRONMENTS, {
      description: 'Of the organization or of its sandbox twin.',
    }),
    inbox_address: shownToAll(
      computed(['inboxLocalPart'], (row, { settings }) => `${row.inboxLocalPart}@${settings.INBOUND_DOMAIN}`, {
        type: 'string',
        description: 'The address to email invoices to.',
      }),
    ),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: ['name', 'environment', 'inbox_address', 'created_at', 'updated_at'] },
  filters: {
    environment: anyOf('environment', ENVIRONMENTS),
    created_from: from('createdAt'),
    created_to: to('createdAt'),
  },
  sorts: { created_at: 'createdAt', updated_at: 'updatedAt', name: 'name' },
  defaultSort: '-created_at',
});

/** What an entity says is its own: invoices give it as the buyer's, and no document says so for it. */
export const ownDetailsResource = defineResource(EntityDetails, {
  type: 'own-details',
  title: 'Own details',
  attributes: {
    abns: shownToAll(
      computed(['ownAbns'], (row) => row.ownAbns, {
        type: 'array',
        items: { type: 'string' },
        description: 'ABNs of the entity itself, which invoices give as the buyer’s.',
      }),
    ),
    names: computed(['ownNames'], (row) => row.ownNames, {
      type: 'array',
      items: { type: 'string' },
      description: 'Names of the entity itself, which invoices give as the buyer’s.',
    }),
    accounts: computed(
      ['ownAccounts'],
      (row) => row.ownAccounts.map((one) => ({ account_bsb: one.bsb, account_number: one.accountNumber })),
      {
        type: 'array',
        items: {
          type: 'object',
          required: ['account_bsb', 'account_number'],
          properties: { account_bsb: { type: 'string' }, account_number: { type: 'string' } },
        },
        description: 'Accounts of the entity itself: one on an invoice is not another account to pay into.',
      },
    ),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: ['abns', 'names', 'accounts', 'updated_at'] },
  filters: {},
  sorts: { updated_at: 'updatedAt' },
  defaultSort: '-updated_at',
});
