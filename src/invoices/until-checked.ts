import { OF_DETAILS } from './check-types.js';
import type { Invoice } from './invoice.entity.js';

/** Why a check is left out until then. */
export const BEING_CHECKED = 'The details are being checked again.';

type Checked = Pick<Invoice, 'outcome' | 'checkResults' | 'checkDetails' | 'checksLeftOut'>;

/**
 * What is kept of an invoice from the moment in which its details, or what is known of how they are shown, become others until they are
 * judged: nothing good is said of them. A warning stays. Pure.
 */
export function untilChecked({ outcome, checkResults, checkDetails, checksLeftOut }: Readonly<Checked>): Checked {
  const isGone = ({ type, result }: { type: string; result: boolean }): boolean => result && OF_DETAILS.includes(type);
  return {
    outcome: outcome === 'verified' || outcome === 'known' ? 'new' : outcome,
    checkResults: checkResults.filter((one) => !isGone(one)),
    checkDetails: checkDetails.filter((one) => !isGone(one)),
    checksLeftOut: [
      ...checksLeftOut,
      ...checkResults.filter(isGone).map(({ type }) => ({ type, reason: BEING_CHECKED, seen: [] })),
    ],
  };
}
