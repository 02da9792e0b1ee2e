import { ViewColumn, ViewEntity } from 'typeorm';
import { computed, moment, shownToAll, text } from '../platform/json-api/attributes.js';
import { from, to } from '../platform/json-api/filters.js';
import { defineResource } from '../platform/json-api/resource.js';
import { ABILITIES, PERSONAL_ABILITIES } from '../abilities/abilities.js';
import type { Ability } from '../abilities/abilities.js';

/** A key, without its token's hash, and the user who made it. */
@ViewEntity({ name: 'api_key_details', synchronize: false })
export class ApiKeyDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  organizationId: string;

  @ViewColumn()
  entityId: string | null;

  @ViewColumn()
  name: string;

  @ViewColumn()
  abilities: Ability[];

  @ViewColumn()
  createdAt: Date;

  @ViewColumn()
  lastUsedAt: Date | null;

  @ViewColumn()
  expiresAt: Date | null;

  @ViewColumn()
  allowedAddresses: string[];

  @ViewColumn()
  creatorId: string;

  @ViewColumn()
  creatorName: string;

  @ViewColumn()
  creatorEmail: string;

  @ViewColumn()
  creatorCreatedAt: Date;

  @ViewColumn()
  creatorUpdatedAt: Date;
}

const PERSONAL: readonly Ability[] = PERSONAL_ABILITIES;
const MOMENT = { type: 'string', format: 'date-time' };
const SHOWN = [
  'name',
  'abilities',
  'creator',
  'created_at',
  'last_used_at',
  'expires_at',
  'allowed_addresses',
] as const;

export const apiKeyResource = defineResource(ApiKeyDetails, {
  type: 'api-keys',
  title: 'API key',
  attributes: {
    name: text('name'),
    abilities: computed(['abilities'], (row) => row.abilities, {
      type: 'array',
      description: 'What the key may do.',
      items: { type: 'string', enum: ABILITIES.filter((ability) => !PERSONAL.includes(ability)) },
    }),
    creator: computed(
      ['creatorId', 'creatorName', 'creatorEmail', 'creatorCreatedAt', 'creatorUpdatedAt'],
      (row) => ({
        id: row.creatorId,
        name: row.creatorName,
        email: row.creatorEmail,
        created_at: row.creatorCreatedAt.toISOString(),
        updated_at: row.creatorUpdatedAt.toISOString(),
      }),
      {
        type: 'object',
        description: 'The user behind the key that made this one.',
        required: ['id', 'name', 'email', 'created_at', 'updated_at'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string' },
          email: { type: 'string', format: 'email' },
          created_at: MOMENT,
          updated_at: MOMENT,
        },
      },
    ),
    created_at: moment('createdAt'),
    last_used_at: moment('lastUsedAt', { nullable: true, description: 'When it was last used, to the minute.' }),
    expires_at: moment('expiresAt', { nullable: true, description: 'When it stops working; null for never.' }),
    allowed_addresses: shownToAll(
      computed(['allowedAddresses'], (row) => row.allowedAddresses, {
        type: 'array',
        description: 'Addresses and networks from which the key can be used; if the list is empty, from anywhere.',
        items: { type: 'string', examples: ['203.0.113.7/32', '10.0.0.0/8'] },
      }),
    ),
    // Known when the key is made and nowhere kept: the controller adds it to that one answer.
    token: computed([], () => null, {
      type: 'string',
      'x-optional': true,
      description:
        'The token in plain text; shown only once. A repeated request with the same idempotency key leaves it out.',
    }),
  },
  fieldSets: { default: SHOWN, created: [...SHOWN, 'token'] },
  filters: { created_from: from('createdAt'), created_to: to('createdAt') },
  sorts: { created_at: 'createdAt', last_used_at: 'lastUsedAt', name: 'name' },
  defaultSort: '-created_at',
  unversioned: ['lastUsedAt'],
});
