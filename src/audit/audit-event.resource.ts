import { ViewColumn, ViewEntity } from 'typeorm';
import { ACTOR_KINDS } from '../platform/auth/actor.js';
import { computed, enumeration, moment, shownToAll, text } from '../platform/json-api/attributes.js';
import { anyOf, equals, from, to, uuid } from '../platform/json-api/filters.js';
import { defineResource } from '../platform/json-api/resource.js';
import type { AuditChange, PersonalValues } from './audit-event.js';
import { masked } from './changes.js';

/** An event of the audit trail with its personal values, as far as they were not erased. */
@ViewEntity({ name: 'audit_event_details', synchronize: false })
export class AuditEventDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  organizationId: string;

  @ViewColumn()
  entityId: string | null;

  @ViewColumn()
  createdAt: Date;

  @ViewColumn()
  actor: string;

  @ViewColumn()
  userId: string | null;

  @ViewColumn()
  userName: string | null;

  @ViewColumn()
  keyId: string | null;

  @ViewColumn()
  action: string;

  @ViewColumn()
  subjectType: string;

  @ViewColumn()
  subjectId: string;

  @ViewColumn()
  changes: AuditChange[];

  @ViewColumn()
  hadPersonalValues: boolean;

  @ViewColumn()
  personal: PersonalValues | null;

  @ViewColumn()
  correlationId: string | null;

  @ViewColumn()
  position: string | null;
}

export const auditEventResource = defineResource(AuditEventDetails, {
  type: 'audit-events',
  title: 'Audit event',
  attributes: {
    entity_id: text('entityId', {
      nullable: true,
      description: 'The entity it belongs to; null for events of the organization itself.',
    }),
    action: text('action', { description: 'What was done, for example `rule.changed`.' }),
    actor: enumeration('actor', ACTOR_KINDS, { description: 'Who did it.' }),
    user_id: text('userId', {
      nullable: true,
      description: 'The person who did it, or who made the key that did it.',
    }),
    user_name: text('userName', { nullable: true, description: 'That person’s current name.' }),
    key_id: text('keyId', { nullable: true, description: 'The key that was used.' }),
    address: shownToAll(
      computed(['personal'], (row) => row.personal?.address ?? null, {
        type: ['string', 'null'],
        description: 'The IP address of the request.',
      }),
    ),
    subject_type: text('subjectType', { description: 'The type of the resource that was changed.' }),
    subject_id: text('subjectId', { description: 'Its id.' }),
    changes: computed(['changes', 'personal'], (row) => shownChanges(row.changes, row.personal), {
      type: 'array',
      description: 'What was changed; account numbers and tokens are masked.',
      items: {
        type: 'object',
        required: ['attribute', 'before', 'after', 'erased'],
        properties: {
          attribute: { type: 'string' },
          before: { description: 'The value before; null if there was none.' },
          after: { description: 'The value after; null if there is none.' },
          erased: { type: 'boolean', description: 'Whether the values were personal and have been erased.' },
        },
      },
    }),
    correlation_id: text('correlationId', { nullable: true, description: 'The request or job that made the change.' }),
    position: computed(['position'], (row) => (row.position === null ? null : Number(row.position)), {
      type: ['integer', 'null'],
      description: 'Its place in the organization’s chain; null until it is sealed, some seconds later.',
    }),
    created_at: moment('createdAt'),
  },
  fieldSets: {
    default: [
      'entity_id',
      'action',
      'actor',
      'user_id',
      'user_name',
      'key_id',
      'address',
      'subject_type',
      'subject_id',
      'changes',
      'correlation_id',
      'position',
      'created_at',
    ],
  },
  filters: {
    action: equals('action'),
    actor: anyOf('actor', ACTOR_KINDS),
    user_id: uuid('userId'),
    key_id: uuid('keyId'),
    subject_type: equals('subjectType'),
    subject_id: equals('subjectId'),
    created_from: from('createdAt'),
    created_to: to('createdAt'),
  },
  sorts: { created_at: 'createdAt' },
  defaultSort: '-created_at',
});

interface ShownChange {
  attribute: string;
  before: unknown;
  after: unknown;
  erased: boolean;
}

function shownChanges(changes: readonly AuditChange[], personal: PersonalValues | null): ShownChange[] {
  return changes.map((change) => {
    const { attribute } = change;
    const values = change.withheld ? personal?.changes.find((one) => one.attribute === attribute) : change;
    return {
      attribute,
      // Events that were written before links were masked still hold them.
      before: masked(attribute, values?.before ?? null),
      after: masked(attribute, values?.after ?? null),
      erased: values === undefined,
    };
  });
}
