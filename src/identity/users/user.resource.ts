import { ViewColumn, ViewEntity } from 'typeorm';
import { ROLES } from '../../abilities/role.js';
import type { Role } from '../../abilities/role.js';
import { bool, computed, enumeration, moment, shownToAll, text } from '../../platform/json-api/attributes.js';
import { anyOf, equals, from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';

export const USER_STATUSES = ['invited', 'active'] as const;

/** A person as those see them who manage people: nothing of what they sign in with. */
@ViewEntity({ name: 'user_details', synchronize: false })
export class UserDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  organizationId: string;

  @ViewColumn()
  name: string;

  @ViewColumn()
  email: string;

  @ViewColumn()
  role: Role | null;

  @ViewColumn()
  roles: { entity_id: string; role: Role }[];

  @ViewColumn()
  status: (typeof USER_STATUSES)[number];

  @ViewColumn()
  secondFactor: boolean;

  @ViewColumn()
  signedInAt: Date | null;

  @ViewColumn()
  createdAt: Date;

  @ViewColumn()
  updatedAt: Date;
}

export const userResource = defineResource(UserDetails, {
  type: 'users',
  title: 'User',
  attributes: {
    name: text('name'),
    email: shownToAll(text('email')),
    role: enumeration('role', ROLES, {
      nullable: true,
      description:
        'The role at every entity without one of its own, and for everything that belongs to the organization as a whole.',
    }),
    roles: computed(['roles'], (row) => row.roles, {
      type: 'array',
      description: 'Roles at individual entities. An admin of the organization is an admin of every entity.',
      items: {
        type: 'object',
        required: ['entity_id', 'role'],
        properties: { entity_id: { type: 'string', format: 'uuid' }, role: { type: 'string', enum: [...ROLES] } },
      },
    }),
    status: enumeration('status', USER_STATUSES, { description: 'Whether the person has signed in yet.' }),
    second_factor: bool('secondFactor', { description: 'Whether there is an authenticator app or a passkey.' }),
    signed_in_at: moment('signedInAt', { nullable: true, description: 'When the person last signed in.' }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    default: ['name', 'email', 'role', 'roles', 'status', 'second_factor', 'signed_in_at', 'created_at', 'updated_at'],
  },
  filters: {
    status: anyOf('status', USER_STATUSES),
    email: equals('email'),
    created_from: from('createdAt'),
    created_to: to('createdAt'),
  },
  sorts: { created_at: 'createdAt', name: 'name', email: 'email' },
  defaultSort: '-created_at',
});
