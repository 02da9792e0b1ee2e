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

/** What an invoice says of its payee; names are normalised, and empty where there is none. */
export interface PresentedPayee {
  abn: string | null;
  businessName: string;
  accountName: string;
  account: Account | null;
  /** What else it gives that it could be paid into. */
  otherAccounts: readonly Account[];
}

export interface VerifiedMatch {
  payee: VerifiedPayee;
  by: 'abn' | 'name' | 'account';
  /** What is compared; null where the invoice gives no account. */
  submitted: SubmittedDetails | null;
  /** Null, too, where the invoice gives the verified account beside one that is not: nobody knows which will be paid. */
  result: CheckOutcome | null;
  /** An account that the invoice gives beside, and that was not verified. */
  beside: Account | null;
}

/**
 * The verified payee that an invoice is held against: one of its ABN, else of its business name, else of its account name,
 * else of its account; where several are found in the same way, the one whose account it is, else the newest. What decides
 * where money goes is compared: the account, and the ABN where the invoice gives one. Names on invoices are trading names as
 * often as not; but an invoice in the name of one verified payee with the ABN of another is held against the one it names,
 * and does not match.
 * @param payees the newest first
 */
export function matchVerification(presented: PresentedPayee, payees: readonly VerifiedPayee[]): VerifiedMatch | null {
  const { abn, account } = presented;
  const [found, by] = candidatesOf(presented, payees);
  const payee = found.find((one) => hasAccount(one, account)) ?? found[0];
  if (!payee) return null;
  if (account === null) return { payee, by, submitted: null, result: null, beside: null };
  const submitted: SubmittedDetails = {
    account_bsb: account.bsb,
    account_number: account.accountNumber,
    business_abn: abn,
  };
  const result = compareDetails(payee, submitted);
  const beside = presented.otherAccounts.find((other) => !found.some((one) => hasAccount(one, other))) ?? null;
  return { payee, by, submitted, result: result === 'uncompromised' && beside !== null ? null : result, beside };
}

function candidatesOf(
  { abn, businessName, accountName, account }: PresentedPayee,
  payees: readonly VerifiedPayee[],
): [VerifiedPayee[], VerifiedMatch['by']] {
  const ofAbn = payees.filter(({ businessAbn }) => businessAbn === abn);
  const ofName = payees.filter((one) => isNameOf(one, businessName));
  const named = ofName.length === 0 || ofName.some((one) => ofAbn.includes(one));
  if (ofAbn.length > 0 && named) return [ofAbn, 'abn'];
  if (ofName.length > 0) return [ofName, 'name'];
  // Whoever sends an invoice chooses both of its names: that of the business says whose it claims to be.
  const ofAccountName = payees.filter((one) => isNameOf(one, accountName));
  if (ofAccountName.length > 0) return [ofAccountName, 'name'];
  return [payees.filter((one) => hasAccount(one, account)), 'account'];
}

function isNameOf({ businessNameNormalised, accountNameNormalised }: VerifiedPayee, name: string): boolean {
  return name !== '' && (name === businessNameNormalised || name === accountNameNormalised);
}

function hasAccount({ accountBsb: bsb, accountNumber }: VerifiedPayee, account: Account | null): boolean {
  return account !== null && isSameAccount({ bsb, accountNumber }, account);
}
