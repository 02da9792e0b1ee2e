import { enumeration, moment, text } from '../../platform/json-api/attributes.js';
import { anyOf, equals, from, to } from '../../platform/json-api/filters.js';
import { defineResource } from '../../platform/json-api/resource.js';
import { MESSAGE_CHANNELS, SandboxMessage } from './sandbox-message.entity.js';

export const sandboxMessageResource = defineResource(SandboxMessage, {
  type: 'sandbox-messages',
  title: 'Sandbox message',
  attributes: {
    channel: enumeration('channel', MESSAGE_CHANNELS, { description: 'How it would have been sent.' }),
    to: text('recipient', { description: 'Mobile number in E.164 form, or email address.' }),
    subject: text('subject', { nullable: true, description: 'Subject of an email.' }),
    text: text('text', { description: 'What it says.' }),
    created_at: moment('createdAt'),
  },
  fieldSets: { full: ['channel', 'to', 'subject', 'text', 'created_at'] },
  filters: {
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    channel: anyOf('channel', MESSAGE_CHANNELS),
    to: equals('recipient'),
  },
  sorts: { created_at: 'createdAt' },
  defaultSort: '-created_at',
});
