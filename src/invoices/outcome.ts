import { MATCH, OF_CHANGE, OF_FORGERY, UNCHANGED } from './check-types.js';
import type { Invoice } from './invoice.entity.js';

/** What the checks of an invoice say together, the first that holds (decisions, section 13). */
export const INVOICE_OUTCOMES = [
  'unread',
  'not_invoice',
  'mismatch',
  'suspect',
  'changed',
  'no_account',
  'verified',
  'known',
  'new',
] as const;
export type InvoiceOutcome = (typeof INVOICE_OUTCOMES)[number];

/** What the outcome rests on. */
export type Judged = Pick<
  Invoice,
  | 'status'
  | 'documentIsInvoice'
  | 'checkResults'
  | 'checksLeftOut'
  | 'scrutiny'
  | 'extractedAccountBsb'
  | 'extractedAccountNumber'
>;

/** The table: each line says when its outcome holds; the first that does is the invoice's. The last one always does. */
const TABLE: readonly (readonly [InvoiceOutcome, (invoice: Judged) => boolean])[] = [
  ['unread', ({ status }) => status !== 'processed'],
  ['not_invoice', ({ documentIsInvoice }) => documentIsInvoice !== true],
  ['mismatch', (invoice) => says(invoice, MATCH, false)],
  ['suspect', (invoice) => OF_FORGERY.some((type) => says(invoice, type, false)) || isMatchKeptOut(invoice)],
  ['changed', (invoice) => OF_CHANGE.some((type) => says(invoice, type, false))],
  ['no_account', (invoice) => invoice.extractedAccountBsb === null || invoice.extractedAccountNumber === null],
  ['verified', (invoice) => says(invoice, MATCH, true)],
  ['known', (invoice) => says(invoice, UNCHANGED, true)],
  ['new', () => true],
];

/** The outcome of an invoice as it was judged. Pure. */
export function outcomeOf(invoice: Judged): InvoiceOutcome {
  return TABLE.find(([, holds]) => holds(invoice))?.[0] ?? 'new';
}

function says({ checkResults }: Judged, type: string, result: boolean): boolean {
  return checkResults.some((one) => one.type === type && one.result === result);
}

/**
 * Whether there is a verified payee and something that the document shows keeps its account from being the verified one: the account is
 * not seen, or something is beside it. Reasons that name no place (nobody is verified yet) are none of these.
 */
function isMatchKeptOut({ checksLeftOut, scrutiny }: Judged): boolean {
  const match = checksLeftOut.find(({ type }) => type === MATCH);
  return match !== undefined && scrutiny !== null && (match.seen?.length ?? 0) > 0;
}
