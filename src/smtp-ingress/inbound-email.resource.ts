import { bool, computed, enumeration, moment, text } from '../platform/json-api/attributes.js';
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
    spf: text('spf', { nullable: true, description: 'Result of SPF (RFC 7208), in the words of RFC 8601.' }),
    dkim: text('dkim', { nullable: true, description: 'Result of DKIM (RFC 6376): of the best signature.' }),
    dmarc: text('dmarc', { nullable: true, description: 'Result of DMARC (RFC 7489).' }),
    arc: text('arc', { nullable: true, description: 'Result of the ARC chain (RFC 8617), whoever sealed it.' }),
    authenticated: bool('authenticated', {
      nullable: true,
      description:
        'Whether SPF or DKIM passed for the domain of the From header, or trusted sealers say so. Null: not known (yet).',
    }),
    forwarded: bool('forwarded', {
      nullable: true,
      description: 'Whether it came by way of somebody who passes messages on; proves nothing. Null: not known (yet).',
    }),
    from_domain: text('fromDomain', {
      nullable: true,
      description: 'Domain of the one address of the From header; null where there is not exactly one.',
    }),
    reply_to: text('replyTo', { nullable: true, description: 'Address of the Reply-To header.' }),
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
      'arc',
      'authenticated',
      'forwarded',
      'from_domain',
      'reply_to',
      'attachments',
    ],
  },
  filters: { status: anyOf('status', INBOUND_EMAIL_STATUSES), message_id: equals('messageId') },
  sorts: { received_at: 'receivedAt' },
  defaultSort: '-received_at',
});
