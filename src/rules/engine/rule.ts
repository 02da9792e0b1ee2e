import type { FactName } from '../facts/catalogue.js';
import type { FactValue } from '../facts/fact.js';
import type { OperatorName } from './operators.js';

/** One comparison of a fact with a value, in the JSON form of json-rules-engine. */
export interface Comparison {
  fact: FactName;
  operator: OperatorName;
  value: FactValue | readonly (string | number)[];
}

export type Group = { all: readonly Conditions[] } | { any: readonly Conditions[] } | { not: Conditions };

/** Conditions in the JSON form of json-rules-engine. */
export type Conditions = Comparison | Group;

/** A rule as data: where its conditions hold, the check is good news. */
export interface Rule {
  /** The `type` in `check_results`. */
  name: string;
  description: string;
  conditions: Group;
  /**
   * What is said of a result, with `{fact}` where a fact's value is, and `{fact|none|one|many}` where a number decides what is said
   * (`#` is the number); the description, or that it is not met, if there is none.
   */
  sentences?: { good: string; bad: string };
}

/** The facts that conditions look at, each once. */
export function factsOf(conditions: Conditions): FactName[] {
  return [...new Set(comparisonsOf(conditions).map(({ fact }) => fact))];
}

export function comparisonsOf(conditions: Conditions): Comparison[] {
  if ('fact' in conditions) return [conditions];
  if ('all' in conditions) return conditions.all.flatMap(comparisonsOf);
  if ('any' in conditions) return conditions.any.flatMap(comparisonsOf);
  return comparisonsOf(conditions.not);
}
