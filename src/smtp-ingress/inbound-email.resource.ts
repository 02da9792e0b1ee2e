import { bool, computed, enumeration, moment, text } from '../platform/json-api/attributes.js';
import type { JsonSchema } from '../platform/json-api/attributes.js';
import { anyOf, equals, equalsInAnyCase, from, to } from '../platform/json-api/filters.js';
import { objectSchema } from '../platform/json-api/object-schema.js';
import { defineResource } from '../platform/json-api/resource.js';
import type { AuthenticationDetails } from './inbound-email.entity.js';
import { INBOUND_EMAIL_STATUSES, InboundEmail, SENDER_DECISIONS } from './inbound-email.entity.js';

const nullableText = { type: ['string', 'null'] };
const result = { type: 'string', description: 'A result as RFC 8601 names it.' };

const authenticationSchema: JsonSchema = {
  ...objectSchema(
    {
      reason: { ...nullableText, description: 'Why it could not be checked further.' },
      spf: objectSchema(
        {
          result,
          domain: nullableText,
          aligned: { type: 'boolean' },
        },
        'The domain of the envelope, or of HELO if the sender is null.',
      ),
      dkim: {
        type: 'array',
        description: 'Every signature.',
        items: objectSchema(
          {
            result,
            domain: { type: 'string' },
            selector: { type: 'string' },
            aligned: { type: 'boolean' },
            reason: nullableText,
          },
          'A signature, and why it does not count.',
        ),
      },
      dmarc: objectSchema(
        { result, domain: nullableText, policy: nullableText },
        'The policy that was found, and where.',
      ),
      arc: objectSchema(
        {
          result,
          sealer: nullableText,
          trusted: { type: 'boolean' },
        },
        'The last sealer, and whether all of them are trusted.',
      ),
    },
    'How the results were obtained; null until its sender is checked.',
  ),
  type: ['object', 'null'],
};

function shownDetails(given: AuthenticationDetails | null): object | null {
  if (given === null) return null;
  const { reason, spf, dkim, dmarc, arc } = given;
  return { reason, spf, dkim, dmarc, arc };
}

/** Attachments, each with all the invoices of its file. */
function shownAttachments({
  attachments,
  furtherInvoices,
}: Pick<InboundEmail, 'attachments' | 'furtherInvoices'>): object[] {
  return attachments.map((one) => ({
    ...one,
    invoice_ids: one.invoice_id === null ? [] : [one.invoice_id, ...(furtherInvoices?.[one.invoice_id] ?? [])],
  }));
}

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
      description: 'received: not processed yet, or on hold; processed: it gave invoices; rejected: it gave none.',
    }),
    reason: text('reason', { nullable: true, description: 'Why it gave no invoice.' }),
    spf: text('spf', { nullable: true, description: 'Result of SPF (RFC 7208), in the words of RFC 8601.' }),
    dkim: text('dkim', { nullable: true, description: 'Result of DKIM (RFC 6376): of the best signature.' }),
    dmarc: text('dmarc', { nullable: true, description: 'Result of DMARC (RFC 7489).' }),
    arc: text('arc', {
      nullable: true,
      description: 'Result of the ARC chain (RFC 8617), whether or not its sealers are trusted.',
    }),
    authenticated: bool('authenticated', {
      nullable: true,
      description:
        'Whether SPF or DKIM passed for the domain of the From header, or trusted sealers say so. Null: not known (yet).',
    }),
    forwarded: bool('forwarded', {
      nullable: true,
      description: 'Whether it was forwarded, which proves nothing; null if that is not known.',
    }),
    from_domain: text('fromDomain', {
      nullable: true,
      description: 'Domain of the one address of the From header; null if there is not exactly one.',
    }),
    reply_to: text('replyTo', {
      nullable: true,
      description:
        'Addresses of every Reply-To, Mail-Reply-To and Mail-Followup-To header, separated by commas. If they are ambiguous, a question mark and the headers as they are.',
    }),
    sender_decision: enumeration('senderDecision', SENDER_DECISIONS, {
      nullable: true,
      description:
        'allowed: it is read; held: on hold until someone releases or rejects it; blocked: it is not read; released: someone let it be read; refused: someone rejected it, or the same message came another way and was read. Null: its sender is not checked yet.',
    }),
    redacted_at: moment('redactedAt', {
      nullable: true,
      description: 'When its personal data was deleted; null if it has not been.',
    }),
    authentication: computed(['authentication'], (row) => shownDetails(row.authentication), authenticationSchema),
    attachments: computed(['attachments', 'furtherInvoices'], shownAttachments, {
      type: 'array',
      items: {
        type: 'object',
        required: ['file_name', 'size', 'outcome', 'reason', 'invoice_id', 'invoice_ids'],
        properties: {
          file_name: { type: 'string' },
          size: { type: 'integer' },
          outcome: { type: 'string', enum: ['invoice', 'ignored', 'failed'] },
          reason: { type: ['string', 'null'] },
          invoice_id: { type: ['string', 'null'], format: 'uuid' },
          invoice_ids: {
            type: 'array',
            description: 'Every invoice found in the file; the first is `invoice_id`.',
            items: { type: 'string', format: 'uuid' },
          },
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
      'sender_decision',
      'authentication',
      'attachments',
      'redacted_at',
    ],
  },
  filters: {
    status: anyOf('status', INBOUND_EMAIL_STATUSES),
    message_id: equals('messageId'),
    from: equalsInAnyCase('from'),
    received_from: from('receivedAt'),
    received_to: to('receivedAt'),
    sender_decision: anyOf('senderDecision', SENDER_DECISIONS),
  },
  sorts: { received_at: 'receivedAt' },
  expressions: {
    furtherInvoices: `(
      SELECT jsonb_object_agg(source_invoice_id, ids) FROM (
        SELECT source_invoice_id, jsonb_agg(id ORDER BY document_number) AS ids FROM invoices
         WHERE inbound_email_id = inbound_emails.id AND source_invoice_id IS NOT NULL GROUP BY source_invoice_id) AS further)`,
  },
  defaultSort: '-received_at',
});
