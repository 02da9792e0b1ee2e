import type { DefaultPolicy } from './sender-setting.entity.js';
import type { SenderPolicy } from './sender-rule.entity.js';
import { isOpenToAll, namesOf } from './sender-name.js';

declare const PROVEN: unique symbol;

/** An address that was proven to be the sender's: `provenSender` alone makes one. */
export type ProvenSender = string & { readonly [PROVEN]: true };

/** The sender of a message, if it is known beyond doubt. */
export function provenSender(sender: string | null, authenticated: boolean | null): ProvenSender | null {
  return authenticated === true ? (sender as ProvenSender | null) : null;
}

/** What lists say of a message: it is read, waits for a person, or is read by nobody. */
export type SenderDecision = 'allowed' | 'held' | 'blocked';

export interface Senders {
  /** The only address that an entry which allows can count for. */
  proven: ProvenSender | null;
  /** Every address that may be taken for the sender's, whether or not it is. */
  claimed: readonly string[];
}

/** Every name under which a rule may be about a message. */
export function namesToLookUp({ proven, claimed }: Senders): string[] {
  return [...new Set([...(proven === null ? [] : [proven]), ...claimed].flatMap(namesOf))];
}

/**
 * Decides on a message. The most particular rule about an address counts; an entry that allows is passed by for any address
 * that is not proven, so that nobody gets past a list under another's name. It is also passed by where it would let in anybody:
 * new ones of that kind are refused, but one may be older than what is known of its domain. One address that is blocked is
 * enough.
 */
export function decideOnSender(
  senders: Senders,
  rules: ReadonlyMap<string, SenderPolicy>,
  fallback: DefaultPolicy,
): SenderDecision {
  const proven = senders.proven === null ? null : policyFor(senders.proven, rules, true);
  const claimed = senders.claimed
    .filter((address) => address !== senders.proven)
    .map((address) => policyFor(address, rules, false));
  if ([proven, ...claimed].includes('block')) return 'blocked';
  if (proven === 'allow') return 'allowed';
  if ([proven, ...claimed].includes('ask')) return 'held';
  return fallback === 'ask' ? 'held' : 'allowed';
}

function policyFor(address: string, rules: ReadonlyMap<string, SenderPolicy>, isProven: boolean): SenderPolicy | null {
  const counts = (name: string): boolean => rules.get(name) !== 'allow' || (isProven && !isOpenToAll(name));
  const name = namesOf(address).find((one) => rules.has(one) && counts(one));
  return name === undefined ? null : (rules.get(name) ?? null);
}
