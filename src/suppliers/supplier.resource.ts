import { ViewColumn, ViewEntity } from 'typeorm';
import { computed, moment, text } from '../platform/json-api/attributes.js';
import { equals, from, to } from '../platform/json-api/filters.js';
import { defineResource } from '../platform/json-api/resource.js';
import { maskAccountNumber } from '../platform/logging/mask.js';

interface ShownAccount {
  bsb: string;
  account_number: string;
  invoices: number;
  verified_at: string | null;
  first_seen_at: string;
  last_seen_at: string;
}

interface ShownSender {
  sender: string;
  invoices: number;
  first_seen_at: string;
  last_seen_at: string;
}

/** A supplier with its accounts and senders. */
@ViewEntity({ name: 'supplier_details', synchronize: false })
export class SupplierDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  entityId: string;

  @ViewColumn()
  name: string | null;

  @ViewColumn()
  abn: string | null;

  @ViewColumn()
  mergedIntoId: string | null;

  @ViewColumn()
  invoices: number;

  @ViewColumn()
  firstInvoiceAt: Date | null;

  @ViewColumn()
  lastInvoiceAt: Date | null;

  @ViewColumn()
  createdAt: Date;

  @ViewColumn()
  updatedAt: Date;

  @ViewColumn()
  accounts: ShownAccount[];

  @ViewColumn()
  senders: ShownSender[];
}

const toMoment = (value: string): string => new Date(value).toISOString();
const MOMENT = { type: 'string', format: 'date-time' };

export const supplierResource = defineResource(SupplierDetails, {
  type: 'suppliers',
  title: 'Supplier',
  attributes: {
    name: text('name', { nullable: true, description: 'The name as first seen.' }),
    abn: text('abn', { nullable: true, description: '11 digits; null if no invoice gave one.' }),
    invoices: computed(['invoices'], (row) => row.invoices, {
      type: 'integer',
      description: 'Invoices that count towards its history; those that look like fraud do not.',
    }),
    accounts: computed(
      ['accounts'],
      (row) =>
        row.accounts.map((account) => ({
          ...account,
          account_number: maskAccountNumber(account.account_number),
          verified_at: account.verified_at === null ? null : toMoment(account.verified_at),
          first_seen_at: toMoment(account.first_seen_at),
          last_seen_at: toMoment(account.last_seen_at),
        })),
      {
        type: 'array',
        description: 'Accounts that it is known to use, most recent first; only the last four digits of each number.',
        items: {
          type: 'object',
          required: ['bsb', 'account_number', 'invoices', 'verified_at', 'first_seen_at', 'last_seen_at'],
          properties: {
            bsb: { type: 'string' },
            account_number: { type: 'string' },
            invoices: { type: 'integer' },
            verified_at: { ...MOMENT, type: ['string', 'null'] },
            first_seen_at: MOMENT,
            last_seen_at: MOMENT,
          },
        },
      },
    ),
    senders: computed(
      ['senders'],
      (row) =>
        row.senders.map((sender) => ({
          ...sender,
          first_seen_at: toMoment(sender.first_seen_at),
          last_seen_at: toMoment(sender.last_seen_at),
        })),
      {
        type: 'array',
        description: 'Domains that its invoices came from; whole addresses at domains where anyone can get one.',
        items: {
          type: 'object',
          required: ['sender', 'invoices', 'first_seen_at', 'last_seen_at'],
          properties: {
            sender: { type: 'string' },
            invoices: { type: 'integer' },
            first_seen_at: MOMENT,
            last_seen_at: MOMENT,
          },
        },
      },
    ),
    first_invoice_at: moment('firstInvoiceAt', { nullable: true }),
    last_invoice_at: moment('lastInvoiceAt', { nullable: true }),
    merged_into_id: text('mergedIntoId', { nullable: true, description: 'The supplier that it was merged into.' }),
    created_at: moment('createdAt'),
    updated_at: moment('updatedAt'),
  },
  fieldSets: {
    all: [
      'name',
      'abn',
      'invoices',
      'accounts',
      'senders',
      'first_invoice_at',
      'last_invoice_at',
      'merged_into_id',
      'created_at',
      'updated_at',
    ],
  },
  filters: { abn: equals('abn'), created_from: from('createdAt'), created_to: to('createdAt') },
  sorts: { created_at: 'createdAt', last_invoice_at: 'lastInvoiceAt', name: 'name' },
  defaultSort: '-created_at',
});
