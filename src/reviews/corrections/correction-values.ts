import { normaliseAbn, isValidAbn } from '../../numbers/abn.js';
import { normaliseAccountNumber } from '../../numbers/account-number.js';
import { normaliseBsb } from '../../numbers/bsb.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { amountOf, centsOf } from '../../invoices/total.js';
import { invalid } from '../../platform/errors/domain-error.js';
import { ParameterError } from '../../platform/json-api/filters.js';
import type { Correctable } from './invoice-correction.entity.js';

interface FieldOfInvoice {
  property: keyof Invoice;
  /** The field of the evidence that a corrected value no longer rests on. */
  evidence: string | null;
  /** The value as it is kept, or null if the text cannot be taken. */
  read(text: string): string | null;
  mustBe: string;
}

const asText = (text: string): string | null => (/^(?=.*\S)[^\p{Cc}\p{Cs}]{1,255}$/su.test(text) ? text.trim() : null);

function abn(text: string): string | null {
  const digits = normaliseAbn(text);
  return digits !== null && isValidAbn(digits) ? digits : null;
}

function cents(text: string): string | null {
  try {
    return centsOf(text);
  } catch (error) {
    if (error instanceof ParameterError) return null;
    throw error;
  }
}

/** What each field is in the row, and what it takes: the same as everywhere else. */
export const FIELDS: Readonly<Record<Correctable, FieldOfInvoice>> = {
  extracted_business_name: {
    property: 'extractedBusinessName',
    evidence: 'business_name',
    read: asText,
    mustBe: 'a name of up to 255 characters',
  },
  extracted_business_abn: {
    property: 'extractedBusinessAbn',
    evidence: 'business_abn',
    read: abn,
    mustBe: 'an ABN of 11 digits with a correct checksum',
  },
  extracted_account_name: {
    property: 'extractedAccountName',
    evidence: 'account_name',
    read: asText,
    mustBe: 'a name of up to 255 characters',
  },
  extracted_account_number: {
    property: 'extractedAccountNumber',
    evidence: 'account_number',
    read: normaliseAccountNumber,
    mustBe: 'an account number of 5 to 10 digits',
  },
  extracted_account_bsb: {
    property: 'extractedAccountBsb',
    evidence: 'account_bsb',
    read: normaliseBsb,
    mustBe: 'a BSB of six digits',
  },
  extracted_invoice_number: {
    property: 'extractedInvoiceNumber',
    evidence: 'invoice_number',
    read: asText,
    mustBe: 'an invoice number of up to 255 characters',
  },
  total: { property: 'totalCents', evidence: null, read: cents, mustBe: 'an amount such as 1234.50' },
};

/** A value in the form in which it is kept; null says that the document gives none. Throws invalid on `value`. */
export function readValue(field: Correctable, value: string | null): string | null {
  if (value === null) return null;
  const read = FIELDS[field].read(value);
  if (read === null) throw invalid({ value: [`The value field must be ${FIELDS[field].mustBe}.`] });
  return read;
}

/** A kept value as the interface shows it. */
export function shownValue(field: Correctable, kept: string | number | null): string | null {
  if (kept === null) return null;
  return field === 'total' ? amountOf(kept) : String(kept);
}
