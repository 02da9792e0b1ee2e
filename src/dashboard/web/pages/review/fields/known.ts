import { shownValue } from './fields';
import type { FieldName } from './fields';
import type { ComparedInvoice, Comparison, InvoiceDetail } from '../data';
import { money } from '../../../parts/format';
import { FIELDS_TEXT } from '../text';

/** What is known beside a field, and from where. */
export interface Known {
  value: string;
  from: string;
  /** Whether characters that differ from it are marked. */
  compare: boolean;
}

const TRUSTED = new Set(['verified', 'known', 'new']);

/** Invoices of the supplier that came before and have nothing against them: what somebody forged says nothing of what is usual. */
function trustedBefore({ attributes: { created_at: at } }: InvoiceDetail, { earlier }: Comparison): ComparedInvoice[] {
  return earlier.filter(
    ({ created_at: before, outcome, review }) => before < at && TRUSTED.has(outcome) && review !== 'rejected',
  );
}

/** Accounts of the supplier that were known before this invoice came: it tells nothing of itself. */
export function accountsBefore(
  { attributes: { created_at: at } }: InvoiceDetail,
  { supplier }: Comparison,
): NonNullable<Comparison['supplier']>['accounts'] {
  return (supplier?.accounts ?? []).filter(({ first_seen_at: first }) => first < at);
}

/** What a field is compared with: what was verified, else what earlier invoices of the supplier said; null if nothing is known. */
export function knownOf(name: FieldName, invoice: InvoiceDetail, comparison: Comparison): Known | null {
  const {
    verified: [payee],
  } = comparison;
  const earlier = trustedBefore(invoice, comparison);
  // A supplier that this invoice was the first of says nothing but what this invoice says.
  const isFirst = !comparison.earlier.some(({ created_at: before }) => before < invoice.attributes.created_at);
  const supplier = isFirst ? null : comparison.supplier;
  const verified = (value: string): Known => ({ value, from: FIELDS_TEXT.verified, compare: true });
  const [account] = accountsBefore(invoice, comparison);
  const before = (value: string): Known => ({ value, from: FIELDS_TEXT.lastPaid, compare: true });
  switch (name) {
    case 'extracted_account_bsb':
      if (payee) return verified(payee.bsb);
      return account ? before(account.bsb) : null;
    case 'extracted_account_number':
      if (payee) return verified(payee.account_number);
      return account ? before(account.account_number) : null;
    case 'extracted_account_name':
      return payee ? { ...verified(payee.account_name), compare: false } : null;
    case 'extracted_business_name':
      if (payee) return { ...verified(payee.business_name), compare: false };
      return supplier?.name ? { value: supplier.name, from: FIELDS_TEXT.supplier, compare: false } : null;
    case 'extracted_business_abn': {
      const abn = payee?.business_abn ?? supplier?.business_abn ?? null;
      const value = abn === null ? null : shownValue(name, abn);
      return value === null
        ? null
        : { value, from: payee ? FIELDS_TEXT.verified : FIELDS_TEXT.supplier, compare: true };
    }
    case 'extracted_invoice_number': {
      const last = earlier.find(({ invoice_number }) => invoice_number !== null)?.invoice_number ?? null;
      return last === null ? null : { value: last, from: FIELDS_TEXT.lastInvoice, compare: false };
    }
    case 'total': {
      const totals = earlier.flatMap(({ total }) => (total === null ? [] : [total]));
      return totals.length === 0
        ? null
        : { value: totals.slice(0, 3).map(money).join(', '), from: FIELDS_TEXT.lastInvoices, compare: false };
    }
  }
}
