import { computed, enumeration, moment, text, shownToAll } from '../platform/json-api/attributes.js';
import {
  anyOf,
  equals,
  equalsIn,
  failingCheck,
  from,
  mostlyOneOf,
  search,
  to,
  uuid,
} from '../platform/json-api/filters.js';
import { maskedAttributesOf } from '../platform/json-api/masked.js';
import { normaliseAbn } from '../numbers/abn.js';
import { defineResource } from '../platform/json-api/resource.js';
import { INVOICE_STATUSES } from './invoice-status.js';
import { Invoice } from './invoice.entity.js';
import type { CheckLeftOut } from './invoice.entity.js';
import { amountFilter, amountOf } from './total.js';
import { INVOICE_OUTCOMES } from './outcome.js';
import { INVOICE_REVIEWS } from './invoice-review.js';

const SOURCES = ['dashboard', 'email', 'api'] as const;

const UPLOAD = [
  'status',
  'source',
  'original_file_name',
  'extracted_business_name',
  'extracted_business_abn',
  'extracted_account_name',
  'extracted_account_number',
  'extracted_account_bsb',
  'extracted_invoice_number',
  'created_at',
  'updated_at',
] as const;

/** A place on a page of the file, in points of the upright page (1/72 inch) from its top left corner. */
const PLACE = {
  type: 'object',
  required: ['page', 'box', 'text'],
  properties: {
    page: { type: 'integer', description: 'Page of the file, counting from 1.' },
    box: {
      type: 'object',
      required: ['x0', 'y0', 'x1', 'y1'],
      properties: { x0: { type: 'number' }, y0: { type: 'number' }, x1: { type: 'number' }, y1: { type: 'number' } },
    },
    text: { type: 'string' },
  },
} as const;

const leftOut = ({ type, reason, seen = [] }: CheckLeftOut) => ({
  type,
  reason,
  seen: seen.map(({ page, box, text: shown }) => ({ page, box, text: shown })),
});

const LIST = [
  ...UPLOAD.slice(0, 9),
  'check_results',
  'outcome',
  'review',
  'total',
  'assignee',
  'supplier_id',
  'source_invoice_id',
  'inbound_email_id',
  'redacted_at',
  'created_at',
  'updated_at',
] as const;

export const invoiceResource = defineResource(Invoice, {
  type: 'invoices',
  title: 'Invoice',
  attributes: {
    status: enumeration('status', INVOICE_STATUSES, {
      description:
        'How far it has come: queued, being read, processed, failed, or not readable as a document (invalid).',
    }),
    source: enumeration('source', SOURCES, { description: 'How it was created.' }),
    original_file_name: text('originalFileName', { description: 'Name of the file, as sent.' }),
    extracted_business_name: text('extractedBusinessName', { nullable: true, description: 'Supplier business name.' }),
    extracted_business_abn: text('extractedBusinessAbn', { nullable: true, description: 'Supplier ABN, 11 digits.' }),
    extracted_account_name: text('extractedAccountName', { nullable: true, description: 'Bank account name.' }),
    extracted_account_number: text('extractedAccountNumber', {
      nullable: true,
      description: 'Account number, digits only.',
    }),
    extracted_account_bsb: text('extractedAccountBsb', { nullable: true, description: 'BSB, as NNN-NNN.' }),
    extracted_invoice_number: shownToAll(
      text('extractedInvoiceNumber', {
        nullable: true,
        description: 'Invoice number as printed.',
      }),
    ),
    check_results: computed(['checkResults'], (row) => row.checkResults, {
      type: 'array',
      description: 'The result of each rule that could be evaluated; true means that it passed. Empty until then.',
      items: {
        type: 'object',
        required: ['type', 'result'],
        properties: { type: { type: 'string' }, result: { type: 'boolean' } },
      },
    }),
    check_details: computed(['checkDetails'], (row) => row.checkDetails, {
      type: 'array',
      description: 'The result of each rule in words, and the facts it rests on.',
      items: {
        type: 'object',
        required: ['type', 'result', 'sentence', 'evidence'],
        properties: {
          type: { type: 'string' },
          result: { type: 'boolean' },
          sentence: { type: 'string' },
          evidence: {
            type: 'array',
            items: {
              type: 'object',
              required: ['fact', 'value'],
              properties: {
                fact: { type: 'string', description: 'Name of the fact, as docs/rules.md describes it.' },
                value: {
                  anyOf: [
                    { type: 'boolean' },
                    { type: 'number' },
                    { type: 'string' },
                    { type: 'array', items: { type: 'string' } },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    checks_left_out: computed(['checksLeftOut'], (row) => row.checksLeftOut.map(leftOut), {
      type: 'array',
      description: 'Rules that could not be evaluated, why, and where on the document the reason is.',
      items: {
        type: 'object',
        required: ['type', 'reason', 'seen'],
        properties: { type: { type: 'string' }, reason: { type: 'string' }, seen: { type: 'array', items: PLACE } },
      },
    }),
    supplier_id: text('supplierId', {
      nullable: true,
      description: 'Its supplier, if known.',
    }),
    outcome: enumeration('outcome', INVOICE_OUTCOMES, {
      description: 'The outcome of all its checks (see the table in docs/reviews.md).',
    }),
    review: enumeration('review', INVOICE_REVIEWS, {
      nullable: true,
      description: 'The state of its review; null until it is read.',
    }),
    reviewed_at: moment('reviewedAt', { nullable: true, description: 'When it was last decided.' }),
    total: shownToAll(
      computed(['totalCents'], (row) => amountOf(row.totalCents), {
        type: ['string', 'null'],
        pattern: '^-?\\d+\\.\\d{2}$',
        description: 'The amount to pay; null if it was not read with certainty.',
      }),
    ),
    assignee: text('assigneeId', { nullable: true, description: 'The id of the user it is assigned to.' }),
    corrected: computed(['corrected'], (row) => Object.keys(row.corrected ?? {}), {
      type: 'array',
      description: 'Fields that a person corrected; they do not count as read.',
      items: { type: 'string' },
    }),
    evidence: computed(['evidence'], (row) => row.evidence, {
      type: ['object', 'null'],
      description:
        'What each field rests on: confidence, page, box in points of the upright page, and words; and every account that the document prints.',
      properties: {
        accounts: {
          type: 'array',
          description:
            'Every account that the document prints, including the one to pay into, with what the lines around it say. Only the extracted account is compared with the picture of the page; a number that was not read with certainty is null.',
          items: {
            type: 'object',
            required: ['bsb', 'account_number', 'account_name', 'page', 'box', 'said'],
            properties: {
              bsb: { type: ['string', 'null'] },
              account_number: { type: ['string', 'null'] },
              account_name: { type: ['string', 'null'] },
              page: { type: 'integer' },
              box: { type: 'object' },
              said: { type: 'string' },
            },
          },
        },
      },
      additionalProperties: {
        type: ['object', 'null'],
        required: ['confidence', 'page', 'box', 'words'],
        properties: {
          confidence: { type: 'number' },
          page: { type: 'integer' },
          box: { type: 'object' },
          words: { type: 'array', items: { type: 'string' } },
        },
      },
    }),
    read_again_at: moment('readAgainAt', {
      nullable: true,
      description: 'Since when its file has been waiting to be read again; null if it is not.',
    }),
    failure_reason: text('failureReason', { nullable: true, description: 'Why it failed or is invalid.' }),
    source_invoice_id: text('sourceInvoiceId', {
      nullable: true,
      description: 'The first invoice of the same file, if the file holds several.',
    }),
    inbound_email_id: text('inboundEmailId', { nullable: true, description: 'The email it came with.' }),
    pages: computed(['pages'], (row) => row.pages, {
      type: ['array', 'null'],
      description: 'Pages of the file that belong to it, counting from 1.',
      items: { type: 'integer' },
    }),
    redacted_at: moment('redactedAt', {
      nullable: true,
      description: 'When its personal data was deleted; null if it has not been.',
    }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    upload: UPLOAD,
    list: LIST,
    assignment: ['assignee'],
    detail: [
      ...LIST.slice(0, 10),
      'check_details',
      'checks_left_out',
      'outcome',
      'review',
      'reviewed_at',
      'total',
      'assignee',
      'corrected',
      'evidence',
      'supplier_id',
      'read_again_at',
      'failure_reason',
      'source_invoice_id',
      'inbound_email_id',
      'pages',
      'redacted_at',
      'created_at',
      'updated_at',
    ],
  },
  filters: {
    status: mostlyOneOf('status', INVOICE_STATUSES, 'processed'),
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    updated_from: from('updatedAt'),
    updated_to: to('updatedAt'),
    source: anyOf('source', SOURCES),
    extracted_invoice_number: equals('extractedInvoiceNumber'),
    extracted_business_abn: equalsIn('extractedBusinessAbn', normaliseAbn, 'an ABN of 11 digits'),
    failing_check: failingCheck('checkResults'),
    source_invoice_id: uuid('sourceInvoiceId'),
    inbound_email_id: uuid('inboundEmailId'),
    outcome: anyOf('outcome', INVOICE_OUTCOMES),
    review: anyOf('review', INVOICE_REVIEWS),
    assignee: uuid('assigneeId'),
    supplier_id: uuid('supplierId'),
    total_from: amountFilter('totalCents', '>='),
    total_to: amountFilter('totalCents', '<='),
    search: search('search'),
  },
  sorts: {
    created_at: 'createdAt',
    updated_at: 'updatedAt',
    status: 'status',
    outcome: 'outcome',
    review: 'review',
    assignee: 'assigneeId',
    total: 'totalCents',
    extracted_business_name: 'extractedBusinessName',
  },
  // What the file is called is what whoever uploads it has just said.
  shownWith: (attributes, abilities) => {
    if (abilities.includes('invoice:read')) return attributes;
    const { original_file_name } = attributes;
    return {
      ...maskedAttributesOf('invoices', attributes),
      ...(original_file_name !== undefined && { original_file_name }),
    };
  },
  countedIn: 'invoice_counts',
  thenBy: { outcome: 'createdAt', review: 'createdAt', assigneeId: 'createdAt' },
  defaultSort: '-created_at',
});
