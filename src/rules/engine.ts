import { Engine } from 'json-rules-engine';
import type { RuleProperties } from 'json-rules-engine';
import type { CheckResult } from '../invoices/invoice.entity.js';
import type { Facts } from './facts.js';
import { factsOf } from './rule.js';
import type { Rule } from './rule.js';

/**
 * Evaluates rules over facts that are all known beforehand. A rule that looks at a fact which cannot be had is left out;
 * the others come back in the order of the rules, true where their conditions hold.
 */
export async function evaluate(rules: readonly Rule[], facts: Facts): Promise<CheckResult[]> {
  const decidable = rules.filter((rule) => factsOf(rule.conditions).every((name) => facts[name] !== null));
  const engine = new Engine(
    decidable.map(({ name, conditions }) => ({ name, conditions, event: { type: name } }) as RuleProperties),
  );
  const { results } = await engine.run({ ...facts });
  const good = new Set(results.map((result) => result.name));
  return decidable.map(({ name }) => ({ type: name, result: good.has(name) }));
}
