import type { SentEventType } from '../events/event-types.js';

/**
 * The abilities that let their holder read, in full, what an event of a type shows; by what the type begins with. A subscription shows no
 * account number.
 */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  verification: ['verification:read'],
  check: ['verification:read', 'check:read'],
  invoice: ['invoice:read'],
  aba_check: ['aba_check:read'],
  webhook_subscription: [],
};

const READING = [...new Set(Object.values(READ_BY).flat())];

/** Of the abilities of whoever makes or changes a subscription, those that decide what its events show. */
export function abilitiesKept({
  abilities,
  seesAccounts,
}: {
  abilities: readonly string[];
  seesAccounts: boolean;
}): string[] {
  return seesAccounts ? READING.filter((ability) => abilities.includes(ability)) : [];
}

/**
 * Whether account numbers in events of a type are masked to their last four digits: whoever chose where events go could not read
 * them either.
 * @param abilities those that were kept; null for a subscription from before they were
 */
export function isMasked(type: SentEventType, abilities: readonly string[] | null): boolean {
  if (abilities === null) return false;
  const readBy = READ_BY[type.split('.', 1)[0] ?? ''];
  return readBy?.length !== 0 && !(readBy ?? []).some((ability) => abilities.includes(ability));
}
