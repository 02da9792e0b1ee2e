import type { Verification } from '../verification.entity.js';

/** How far it has come that the individual of a verification is asked. */
export const LINK_STATES = ['waiting', 'asked', 'nobody_asked', 'locked', 'answered', 'closed'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/**
 * What became of a verification's link. `waiting`: it is sent once the automated checks have passed; `asked`: it was sent; `nobody_asked`:
 * there was no way to send it, and somebody has to pass it on; `locked`: wrong codes closed it, and it can be sent again; `answered`: by the
 * individual; `closed`: the verification ended otherwise.
 */
export function linkStateOf({
  status,
  checkResults,
  individualAuthenticationTokenHash,
  askedAt,
  linkSentAt,
}: Pick<
  Verification,
  'status' | 'checkResults' | 'individualAuthenticationTokenHash' | 'askedAt' | 'linkSentAt'
>): LinkState {
  if (checkResults.some(({ type }) => type === 'individual_authenticated')) return 'answered';
  if (status !== 'pending') return 'closed';
  if (individualAuthenticationTokenHash === null) return 'locked';
  if (askedAt === null) return 'waiting';
  return linkSentAt ? 'asked' : 'nobody_asked';
}
