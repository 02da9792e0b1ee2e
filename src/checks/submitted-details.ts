import { isOneOf, normaliseName } from '../names/normalise-name.js';
import type { WholeVerification } from '../verifications/whole-verification.js';
import type { CheckOutcome } from './check.entity.js';

/** Payment details that somebody presents; account numbers and ABN in the form in which verifications keep them. */
export interface SubmittedDetails {
  /** `NNN-NNN`. */
  account_bsb: string;
  /** Digits only. */
  account_number: string;
  account_name?: string | null;
  /** 11 digits. */
  business_abn?: string | null;
  business_name?: string | null;
}

/** What of a verification presented details are compared with. */
export type VerifiedDetails = Pick<
  WholeVerification,
  'accountBsb' | 'accountNumber' | 'accountName' | 'businessAbn' | 'businessName'
> & {
  /** Further names that a person added, normalised. */
  aliasesNormalised: readonly string[];
};

/**
 * Whether presented details are the verified ones: uncompromised when every given detail equals the verified one, names
 * after normalisation (decisions, section 6); a name that a person added as an alias is as good as the verified one. What is not
 * given is not compared.
 */
export function compareDetails(verified: VerifiedDetails, submitted: SubmittedDetails): CheckOutcome {
  const { account_name: accountName, business_abn: abn, business_name: businessName } = submitted;
  const same =
    submitted.account_bsb === verified.accountBsb &&
    submitted.account_number === verified.accountNumber &&
    (isAbsent(accountName) || isVerifiedName(verified, verified.accountName, accountName)) &&
    (isAbsent(abn) || abn === verified.businessAbn) &&
    (isAbsent(businessName) || isVerifiedName(verified, verified.businessName, businessName));
  return same ? 'uncompromised' : 'compromised';
}

function isVerifiedName({ aliasesNormalised }: VerifiedDetails, verified: string, given: string): boolean {
  return isOneOf([normaliseName(verified), ...aliasesNormalised], normaliseName(given));
}

function isAbsent(value: string | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}

/** The presented details as a check keeps them: JSON text with what was given, in one order. */
export function submittedData(submitted: SubmittedDetails): string {
  const { account_bsb, account_number, account_name, business_abn, business_name } = submitted;
  return JSON.stringify({
    account_bsb,
    account_number,
    account_name: account_name ?? undefined,
    business_abn: business_abn ?? undefined,
    business_name: business_name ?? undefined,
  });
}
