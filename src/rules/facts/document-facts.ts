import type { FieldName } from '../../extraction/document.js';
import { isValidAbn } from '../../numbers/abn.js';
import { isValidAccountNumber } from '../../numbers/account-number.js';
import { isSameName } from '../../names/normalise-name.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { amount, list, words, yesNo } from './fact.js';
import type { Fact } from './fact.js';
import { given, isUnknown, unknown } from './finding.js';
import type { Finding, Unknown } from './finding.js';
import { missingElements } from './tax-invoice.js';

type TextProperty =
  | 'extractedBusinessName'
  | 'extractedBusinessAbn'
  | 'extractedAccountName'
  | 'extractedAccountBsb'
  | 'extractedAccountNumber'
  | 'extractedInvoiceNumber';

const read = (what: string, property: TextProperty): Fact<'text'> =>
  words('extraction', `${what}, as read.`, ({ invoice }) =>
    given(invoice[property], `The document gives no ${what.toLowerCase()}.`),
  );

const confidence = (what: string, field: FieldName): Fact<'number'> =>
  amount('extraction', `How certain the reading of the ${what} is, 0 to 1.`, ({ invoice }) =>
    given(invoice.evidence?.[field]?.confidence ?? null, `The document gives no ${what}.`),
  );

function missingOf(invoice: Readonly<Invoice>): Finding<string[]> {
  const missing = missingElements(invoice);
  return typeof missing === 'string' ? unknown(missing) : missing;
}

/** `a quote`, `an order confirmation`. */
function kindInWords(kind: string): string {
  if (kind === 'blank') return 'an empty page';
  if (kind === 'other') return 'something else';
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind.replaceAll('_', ' ')}`;
}

/** What the document itself says. */
export const DOCUMENT_FACTS = {
  documentIsInvoice: yesNo('extraction', 'Whether the document is an invoice.', ({ invoice }) =>
    given(invoice.documentIsInvoice, 'The document was not read.'),
  ),
  documentKind: {
    ...words(
      'extraction',
      'What the document is, for example `tax_invoice`, `invoice`, `quote`, `statement`, `receipt`, `blank`, `other`.',
      ({ invoice }) => given(invoice.documentKind, 'The document was not read.'),
    ),
    inWords: kindInWords,
  },
  documentPages: amount('extraction', 'How many pages of the file the document has.', ({ invoice }) =>
    given(invoice.pages?.length ?? null, 'The document was not read.'),
  ),
  invoiceSource: words(
    'invoices',
    'How the invoice arrived: `dashboard`, `email` or `api`.',
    ({ invoice }) => invoice.source,
  ),
  businessName: read('Business name', 'extractedBusinessName'),
  businessAbn: read('ABN', 'extractedBusinessAbn'),
  accountName: read('Account name', 'extractedAccountName'),
  accountBsb: read('BSB', 'extractedAccountBsb'),
  accountNumber: read('Account number', 'extractedAccountNumber'),
  invoiceNumber: read('Invoice number', 'extractedInvoiceNumber'),
  otherAccountsOnDocument: amount(
    'extraction',
    'How many places on any page of the file could be another bank account, whatever the document says about them.',
    ({ invoice }) =>
      given(
        invoice.scrutiny?.possibleAccounts.length ?? invoice.otherAccounts?.length ?? null,
        'The document was not searched for further accounts.',
      ),
  ),
  businessNameConfidence: confidence('business name', 'business_name'),
  businessAbnConfidence: confidence('ABN', 'business_abn'),
  accountNameConfidence: confidence('account name', 'account_name'),
  accountBsbConfidence: confidence('BSB', 'account_bsb'),
  accountNumberConfidence: confidence('account number', 'account_number'),
  invoiceNumberConfidence: confidence('invoice number', 'invoice_number'),
  invoiceTotal: amount('extraction', 'The total to be paid, in dollars.', ({ invoice }) =>
    invoice.totalCents === null ? unknown('No total was found on the document.') : Number(invoice.totalCents) / 100,
  ),
  businessAbnValid: yesNo('numbers', 'Whether the ABN passes its checksum.', ({ invoice }) =>
    invoice.extractedBusinessAbn === null
      ? unknown('The invoice gives no ABN.')
      : isValidAbn(invoice.extractedBusinessAbn),
  ),
  accountNumberValid: yesNo(
    'numbers',
    'Whether the account number has a format that Australian banks use.',
    ({ invoice }) =>
      invoice.extractedAccountNumber === null
        ? unknown('The document gives no account number.')
        : isValidAccountNumber(invoice.extractedAccountNumber),
  ),
  accountNameIsBusinessName: yesNo(
    'names',
    'Whether the account is in the name of the business, legal forms and punctuation aside.',
    ({ invoice: { extractedAccountName: account, extractedBusinessName: business } }) =>
      account === null || business === null
        ? unknown('The document does not give both names.')
        : isSameName(account, business),
  ),
  textMatchesPicture: yesNo(
    'extraction',
    'Whether the text of a PDF gives the account that the page shows, and a person sees it.',
    async (know) => (await know.payment()).textMatchesPicture,
  ),
  taxInvoiceComplete: yesNo(
    'extraction',
    'Whether the document shows every element that the ATO requires on a tax invoice.',
    ({ invoice }) => {
      const missing = missingOf(invoice);
      return isUnknown(missing) ? missing : missing.length === 0;
    },
  ),
  taxInvoiceMissing: list('extraction', 'The elements of a tax invoice that the document lacks.', ({ invoice }) =>
    missingOf(invoice),
  ),
  earlierWithSameContent: amount(
    'invoices',
    'Earlier invoices with the same file, counted up to 100.',
    async (know) => (await know.duplicates()).sameContent,
  ),
  earlierWithSameNumber: amount(
    'invoices',
    'Other invoices of the same supplier with the same number, however both are written, counted up to 100.',
    async (know) => {
      const { sameContent, sameNumber } = await know.duplicates();
      // The same file is a duplicate whatever is read of it.
      return sameContent > 0 ? sameNumber : (unnumbered(know.invoice) ?? sameNumber);
    },
  ),
} satisfies Record<string, Fact>;

/** Why nothing can be a duplicate of an invoice by its number; null where something can. */
function unnumbered(invoice: Readonly<Invoice>): Unknown | null {
  const { extractedInvoiceNumber: number, extractedBusinessAbn: abn, extractedBusinessName: name } = invoice;
  if (number === null) return unknown('The document gives no invoice number.');
  return abn === null && name === null ? unknown('The invoice gives neither an ABN nor a name of the supplier.') : null;
}
