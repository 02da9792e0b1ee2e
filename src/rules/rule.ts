import type { FactName } from './facts.js';

/** One comparison of a fact with a value, in the JSON form of json-rules-engine. */
export interface Comparison {
  fact: FactName;
  operator: string;
  value: unknown;
}

/** Conditions in the JSON form of json-rules-engine. */
export type Conditions = Comparison | { all: Conditions[] } | { any: Conditions[] } | { not: Conditions };

/** A rule as data: where its conditions hold, the check is good news. */
export interface Rule {
  /** The `type` in `check_results`. */
  name: string;
  description: string;
  conditions: { all: Conditions[] } | { any: Conditions[] } | { not: Conditions };
}

/** The facts that a condition looks at. */
export function factsOf(conditions: Conditions): FactName[] {
  if ('fact' in conditions) return [conditions.fact];
  if ('all' in conditions) return conditions.all.flatMap(factsOf);
  if ('any' in conditions) return conditions.any.flatMap(factsOf);
  return factsOf(conditions.not);
}
