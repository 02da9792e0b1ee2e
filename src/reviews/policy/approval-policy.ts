import type { InvoiceOutcome } from '../../invoices/outcome.js';

/** How many people a payment needs. */
export interface Policy {
  /** 1: one person decides everything, and nobody is asked who uploaded or corrected. */
  people: number;
  /** Outcomes for which one person is enough when the policy asks for two. */
  onePersonOutcomes: readonly InvoiceOutcome[];
  /** From this amount up, two people are needed, whatever the outcome; null for no limit. */
  twoPeopleFromCents: string | null;
  /** Whether the service clears invoices that are verified and have no failed check. */
  clearVerified: boolean;
}

/** What is to be approved, as far as the policy looks at it. */
export interface ToApprove {
  outcome: InvoiceOutcome;
  totalCents: string | number | null;
}

/**
 * How many different people have to approve. Where the amount is not known and there is a limit, it may be above it.
 * @param isInvolved whether whoever approves had to do with it before, and cannot be the only one
 */
export function peopleFor(policy: Policy, { outcome, totalCents }: ToApprove, isInvolved: boolean): 1 | 2 {
  if (policy.people === 1) return 1;
  if (isInvolved || !policy.onePersonOutcomes.includes(outcome)) return 2;
  const limit = policy.twoPeopleFromCents;
  if (limit !== null && outcome !== 'not_invoice' && (totalCents === null || BigInt(totalCents) >= BigInt(limit)))
    return 2;
  return 1;
}

/** Whether a policy lets anything pass that the other one would not. */
export function isLooser(from: Policy, to: Policy): boolean {
  if (to.clearVerified && !from.clearVerified) return true;
  if (from.people === 1) return false;
  if (to.people === 1) return true;
  if (to.onePersonOutcomes.some((one) => !from.onePersonOutcomes.includes(one))) return true;
  if (from.twoPeopleFromCents === null) return false;
  return to.twoPeopleFromCents === null || BigInt(to.twoPeopleFromCents) > BigInt(from.twoPeopleFromCents);
}
