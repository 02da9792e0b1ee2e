import { computed, enumeration, moment, text } from '../platform/json-api/attributes.js';
import { anyOf, equals } from '../platform/json-api/filters.js';
import { defineResource } from '../platform/json-api/resource.js';
import { INBOUND_EMAIL_STATUSES, InboundEmail } from './inbound-email.entity.js';

export const inboundEmailResource = defineResource(InboundEmail, {
  type: 'inbound-emails',
  title: 'Inbound email',
  attributes: {
    from: text('from', { nullable: true, description: 'Address of the From header.' }),
    to: computed(['to'], (row) => row.to, { type: 'array', items: { type: 'string' } }),
    subject: text('subject', { nullable: true }),
    message_id: text('messageId', { nullable: true }),
    received_at: moment('receivedAt'),
    status: enumeration('status', INBOUND_EMAIL_STATUSES, {
      description: 'received: not taken apart yet; processed: gave invoices; rejected: gave none.',
    }),
    reason: text('reason', { nullable: true, description: 'Why it gave no invoice.' }),
    spf: text('spf', { nullable: true }),
    dkim: text('dkim', { nullable: true }),
    dmarc: text('dmarc', { nullable: true }),
    attachments: computed(['attachments'], (row) => row.attachments, {
      type: 'array',
      items: {
        type: 'object',
        required: ['file_name', 'size', 'outcome', 'reason', 'invoice_id'],
        properties: {
          file_name: { type: 'string' },
          size: { type: 'integer' },
          outcome: { type: 'string', enum: ['invoice', 'ignored', 'failed'] },
          reason: { type: ['string', 'null'] },
          invoice_id: { type: ['string', 'null'], format: 'uuid' },
        },
      },
    }),
  },
  fieldSets: {
    default: [
      'from',
      'to',
      'subject',
      'message_id',
      'received_at',
      'status',
      'reason',
      'spf',
      'dkim',
      'dmarc',
      'attachments',
    ],
  },
  filters: { status: anyOf('status', INBOUND_EMAIL_STATUSES), message_id: equals('messageId') },
  sorts: { received_at: 'receivedAt' },
  defaultSort: '-received_at',
});
