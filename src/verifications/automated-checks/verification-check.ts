/** What is checked of a verification, in the order in which results are shown (decisions, section 5). */
export const VERIFICATION_CHECK_TYPES = [
  'business_abn_valid',
  'business_abn_active',
  'business_name_matches_abn',
  'account_bsb_valid',
  'account_number_valid',
  'account_name_matches',
  'individual_authenticated',
] as const;
export type VerificationCheckType = (typeof VERIFICATION_CHECK_TYPES)[number];

/** Outcome of one check that was made; true means that it passed. */
export interface VerificationCheckResult {
  type: VerificationCheckType;
  result: boolean;
}

/** The type of the first check that failed, or null if none did. */
export function failureReasonOf(results: readonly VerificationCheckResult[]): VerificationCheckType | null {
  return results.find(({ result }) => !result)?.type ?? null;
}
