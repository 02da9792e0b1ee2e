import { compareDetails } from '../../checks/submitted-details.js';
import type { SubmittedDetails, VerifiedDetails } from '../../checks/submitted-details.js';
import type { CheckOutcome } from '../../checks/check.entity.js';
import { isSameAccount } from '../../suppliers/supplier-identity.js';
import type { Account } from '../../suppliers/supplier-identity.js';

/** A payee whose details are verified. */
export interface VerifiedPayee extends VerifiedDetails {
  id: string;
  businessNameNormalised: string;
  accountNameNormalised: string;
}

/** What an invoice says of its payee. */
export interface PresentedPayee {
  abn: string | null;
  /** Normalised. */
  names: readonly string[];
  account: Account | null;
}

export interface VerifiedMatch {
  payee: VerifiedPayee;
  by: 'abn' | 'name' | 'account';
  /** What is compared; null where the invoice gives no account. */
  submitted: SubmittedDetails | null;
  result: CheckOutcome | null;
}

/**
 * The verified payee that an invoice is held against: one of its ABN, else of its name, else of its account; where several
 * are found in the same way, the one whose account it is, else the newest. What decides where money goes is compared: the
 * account, and the ABN where the invoice gives one. Names on invoices are trading names as often as not.
 * @param payees the newest first
 */
export function matchVerification(presented: PresentedPayee, payees: readonly VerifiedPayee[]): VerifiedMatch | null {
  const { abn, names, account } = presented;
  const hasAccount = (payee: VerifiedPayee): boolean =>
    account !== null && isSameAccount({ bsb: payee.accountBsb, accountNumber: payee.accountNumber }, account);
  const ways: [VerifiedMatch['by'], (payee: VerifiedPayee) => boolean][] = [
    ['abn', ({ businessAbn }) => businessAbn === abn],
    ['name', (one) => names.includes(one.businessNameNormalised) || names.includes(one.accountNameNormalised)],
    ['account', hasAccount],
  ];
  for (const [by, is] of ways) {
    const found = payees.filter(is);
    const payee = found.find(hasAccount) ?? found[0];
    if (!payee) continue;
    if (account === null) return { payee, by, submitted: null, result: null };
    const submitted: SubmittedDetails = {
      account_bsb: account.bsb,
      account_number: account.accountNumber,
      business_abn: abn,
    };
    return { payee, by, submitted, result: compareDetails(payee, submitted) };
  }
  return null;
}
