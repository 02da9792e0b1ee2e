import type { Rule } from './rule.js';

/** The rules that every entity starts with (decisions, section 9), in the order in which their results are shown. */
export const BUILT_IN_RULES: readonly Rule[] = [
  {
    name: 'document_is_invoice',
    description: 'The document is an invoice, and not a quote, a statement, a receipt or something else.',
    conditions: { all: [{ fact: 'documentIsInvoice', operator: 'equal', value: true }] },
  },
  {
    name: 'business_abn_valid',
    description: 'The ABN passes its checksum.',
    conditions: { all: [{ fact: 'businessAbnValid', operator: 'equal', value: true }] },
  },
  {
    name: 'account_bsb_valid',
    description: 'The BSB belongs to a bank, as far as the imported directory or the ranges of the banks tell.',
    conditions: { all: [{ fact: 'accountBsbExists', operator: 'equal', value: true }] },
  },
  {
    name: 'account_number_valid',
    description: 'The account number has a form that Australian banks use.',
    conditions: { all: [{ fact: 'accountNumberValid', operator: 'equal', value: true }] },
  },
  {
    name: 'invoice_is_new',
    description: 'Neither this file nor this supplier’s invoice number came in before.',
    conditions: {
      all: [
        { fact: 'earlierWithSameContent', operator: 'equal', value: 0 },
        { fact: 'earlierWithSameNumber', operator: 'equal', value: 0 },
      ],
    },
  },
];
