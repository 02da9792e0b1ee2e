import { enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { anyOf, equals, from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { SENDER_POLICIES, SenderRule } from './sender-rule.entity.js';

export const senderRuleResource = defineResource(SenderRule, {
  type: 'sender-rules',
  title: 'Sender rule',
  attributes: {
    sender: text('sender', { description: 'An address, or a domain with its subdomains.' }),
    policy: enumeration('policy', SENDER_POLICIES, {
      description:
        'allow: its mail is read if it is authenticated; block: its mail is recorded but not read; ask: its mail is on hold until someone decides.',
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
