import type { Rule } from '../engine/rule.js';

/** What the document must be and say. */
export const DOCUMENT_RULES: readonly Rule[] = [
  {
    name: 'document_is_invoice',
    description: 'The document is an invoice, and not a quote, a statement, a receipt or something else.',
    conditions: { all: [{ fact: 'documentIsInvoice', operator: 'equal', value: true }] },
    sentences: { good: 'The document is an invoice.', bad: 'The document is not an invoice; it looks like {documentKind}.' },
  },
];

/** What makes a document right beyond its details of payment. */
export const COMPLETENESS_RULES: readonly Rule[] = [
  {
    name: 'invoice_is_new',
    description: 'Neither this file nor this supplier’s invoice number has been received before.',
    conditions: {
      all: [
        { fact: 'earlierWithSameContent', operator: 'equal', value: 0 },
        { fact: 'earlierWithSameNumber', operator: 'equal', value: 0 },
      ],
    },
    sentences: {
      good: 'Neither this file nor this supplier’s invoice number has been received before.',
      bad: 'This may be a duplicate.{earlierWithSameContent|| An earlier invoice is the same file.| # earlier invoices are the same file.}{earlierWithSameNumber|| Another invoice of this supplier has the same number.| # other invoices of this supplier have the same number.}',
    },
  },
  {
    name: 'text_matches_picture',
    description: 'The text of the PDF gives the account that the page shows.',
    conditions: { all: [{ fact: 'textMatchesPicture', operator: 'equal', value: true }] },
    sentences: {
      good: 'The text of the PDF gives the account that the page shows.',
      bad: 'The text of the PDF gives a different account from the one the page shows.',
    },
  },
];

/** Whether the document does as a tax invoice. */
export const TAX_RULES: readonly Rule[] = [
  {
    name: 'tax_invoice_complete',
    description: 'The document has everything the ATO requires on a tax invoice.',
    conditions: { all: [{ fact: 'taxInvoiceComplete', operator: 'equal', value: true }] },
    sentences: {
      good: 'The document has everything the ATO requires on a tax invoice.',
      bad: 'The document is missing what the ATO requires on a tax invoice: {taxInvoiceMissing}.',
    },
  },
];
