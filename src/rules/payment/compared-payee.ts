import type { VerifiedDetails } from '../../checks/submitted-details.js';
import { isOneOf } from '../../names/normalise-name.js';
import { isSameAccount } from '../../suppliers/supplier-identity.js';
import type { Account } from '../../suppliers/supplier-identity.js';

/** A payee whose details are verified. */
export interface VerifiedPayee extends VerifiedDetails, PayeeNames {
  id: string;
}

/** What a payee is known by, normalised. */
interface PayeeNames {
  businessNameNormalised: string;
  accountNameNormalised: string;
  /** Further names that a person added. */
  aliasesNormalised: readonly string[];
}

/** Whom an invoice says it is from; names are normalised, and empty if there is none. */
export interface Presented {
  abn: string | null;
  businessName: string;
  accountName: string;
  account: Account | null;
}

export interface ComparedPayee {
  payee: VerifiedPayee;
  by: 'abn' | 'name' | 'account';
  /** Every verification of that ABN, the one above among them. */
  all: readonly VerifiedPayee[];
}

/**
 * The verified payee that an invoice is compared with: one of its ABN, else of its business name, else of its account name,
 * else of its account; where several are found in the same way, the one whose account it is, else the newest. An invoice in
 * the name of one verified payee with the ABN of another is compared with the one it names.
 * @param payees the newest first
 */
export function comparedPayee(presented: Presented, payees: readonly VerifiedPayee[]): ComparedPayee | null {
  const [candidates, by] = candidatesOf(presented, payees);
  const payee = candidates.find((one) => hasAccount(one, presented.account)) ?? candidates[0];
  if (!payee) return null;
  return { payee, by, all: payees.filter(({ businessAbn }) => businessAbn === payee.businessAbn) };
}

function candidatesOf(
  { abn, businessName, accountName, account }: Presented,
  payees: readonly VerifiedPayee[],
): [VerifiedPayee[], ComparedPayee['by']] {
  const ofAbn = payees.filter(({ businessAbn }) => businessAbn === abn);
  const ofName = payees.filter((one) => isOneOf(namesOf(one), businessName));
  const named = ofName.length === 0 || ofName.some((one) => ofAbn.includes(one));
  if (ofAbn.length > 0 && named) return [ofAbn, 'abn'];
  if (ofName.length > 0) return [ofName, 'name'];
  // Whoever sends an invoice chooses both of its names: that of the business says whose it claims to be.
  const ofAccountName = payees.filter((one) => isOneOf(namesOf(one), accountName));
  if (ofAccountName.length > 0) return [ofAccountName, 'name'];
  return [payees.filter((one) => hasAccount(one, account)), 'account'];
}

/** The names of a payee, as verified and as a person added them. */
export const namesOf = (payee: PayeeNames): string[] => [
  payee.businessNameNormalised,
  payee.accountNameNormalised,
  ...payee.aliasesNormalised,
];

export function hasAccount({ accountBsb: bsb, accountNumber }: VerifiedPayee, account: Account | null): boolean {
  return account !== null && isSameAccount({ bsb, accountNumber }, account);
}
