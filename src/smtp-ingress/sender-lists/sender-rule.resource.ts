import { enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { anyOf, equals, from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { SENDER_POLICIES, SenderRule } from './sender-rule.entity.js';

export const senderRuleResource = defineResource(SenderRule, {
  type: 'sender-rules',
  title: 'Sender rule',
  attributes: {
    sender: text('sender', { description: 'An address, or a domain with all below it.' }),
    policy: enumeration('policy', SENDER_POLICIES, {
      description:
        'allow: its mail is read, where it is authenticated; block: it is recorded and read by nobody; ask: it waits for a person.',
    }),
    note: text('note', { nullable: true }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: { default: ['sender', 'policy', 'note', 'created_at', 'updated_at'] },
  filters: {
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    policy: anyOf('policy', SENDER_POLICIES),
    sender: equals('sender'),
  },
  sorts: { created_at: 'createdAt', sender: 'sender' },
  defaultSort: '-created_at',
});
