import type { Outcome } from '../outcome.js';
import { failureReasonOf, VERIFICATION_CHECK_TYPES } from '../automated-checks/verification-check.js';
import type { WholeVerification } from '../whole-verification.js';
import type { VerificationCheckType } from '../automated-checks/verification-check.js';

const AUTOMATED = VERIFICATION_CHECK_TYPES.filter((type) => type !== 'individual_authenticated');

function outcome(
  status: Outcome['status'],
  made: readonly VerificationCheckType[],
  failed: VerificationCheckType | null = null,
): Outcome {
  const checkResults = made.map((type) => ({ type, result: type !== failed }));
  return { status, checkResults, failureReason: failureReasonOf(checkResults) };
}

/** Whether the link of a verification is locked as soon as it was sent, as wrong codes would lock it. */
export function endsLocked({ businessName }: Pick<WholeVerification, 'businessName'>): boolean {
  return /^sandbox-locked_link\b/.test(businessName);
}

/**
 * What becomes of a verification in the sandbox. A business name that begins with `sandbox-` and an automated check
 * (`sandbox-business_name_matches_abn`) fails that check; else the last digit of the account number decides (decisions, section 5), and
 * nothing is asked of anybody. The individual is asked only where every automated check passes.
 */
export function sandboxOutcome({
  accountNumber,
  businessName,
}: Pick<WholeVerification, 'accountNumber' | 'businessName'>): Outcome {
  if (endsLocked({ businessName })) return outcome('pending', AUTOMATED);
  const named = /^sandbox-([a-z_]+)/.exec(businessName)?.[1];
  const failing = AUTOMATED.find((type) => type === named);
  if (failing !== undefined) return outcome('failed', AUTOMATED, failing);
  switch (accountNumber.at(-1)) {
    case '1':
      return outcome('failed', AUTOMATED, 'account_name_matches');
    case '2':
      return outcome('failed', AUTOMATED, 'business_abn_active');
    case '3':
      return outcome('rejected', VERIFICATION_CHECK_TYPES, 'individual_authenticated');
    case '4':
      // The bank could not be asked.
      return {
        ...outcome(
          'error',
          AUTOMATED.filter((type) => type !== 'account_name_matches'),
        ),
        errorReason: 'provider_unavailable',
      };
    case '5':
      return outcome('expired', AUTOMATED);
    case '6':
      return outcome('pending', AUTOMATED);
    default:
      return outcome('verified', VERIFICATION_CHECK_TYPES);
  }
}
