import { isUnknown } from '../facts/finding.js';
import type { Finding } from '../facts/finding.js';
import type { ComparedSupplier } from '../../suppliers/compared-supplier.js';
import type { KnownSupplier } from '../../suppliers/supplier-lookup.js';
import type { PaymentHistory } from './payment-case.js';

/** Whether no earlier invoice says anything of a supplier. */
export const isBlank = ({ recent, accounts }: KnownSupplier): boolean => recent.length === 0 && accounts.length === 0;

/** What earlier invoices said of where to pay; a text where nothing can be said, and why. */
export function paymentHistory(history: Finding<ComparedSupplier | null>): PaymentHistory | string {
  if (isUnknown(history)) return history.reason;
  if (history === null || isBlank(history.supplier)) return 'No earlier invoice of this supplier is known.';
  const { recent, invoicesOnAccount } = history.supplier;
  const accounts = [
    ...history.supplier.accounts,
    ...recent.flatMap(({ bsb, accountNumber, otherAccounts }) => [
      ...(bsb !== null && accountNumber !== null ? [{ bsb, accountNumber }] : []),
      ...(otherAccounts ?? []),
    ]),
  ];
  if (accounts.length === 0) return 'This supplier’s earlier invoices give no bank account.';
  return {
    // One beside another on an earlier invoice was never asked for.
    knowsAccount: invoicesOnAccount !== null,
    accounts,
    waysToPay: [...new Set(recent.flatMap(({ waysToPay }) => waysToPay ?? []))],
  };
}
