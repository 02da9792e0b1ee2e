import 'reflect-metadata';
import { Engine } from 'json-rules-engine';
import type { RuleProperties } from 'json-rules-engine';
import { BUILT_IN_RULES } from '../src/rules/built-in/built-in-rules.js';
import { RuleSet } from '../src/rules/engine/rule-set.js';
import { FACTS } from '../src/rules/facts/catalogue.js';
import type { FactName } from '../src/rules/facts/catalogue.js';
import type { FactType, FactValue } from '../src/rules/facts/fact.js';
import { FactSheet } from '../src/rules/facts/fact-sheet.js';
import { benchFacts } from './support/rule-facts.js';

/**
 * How many invoices one core judges in a second by every built-in rule, on gathered facts, beside json-rules-engine alone; and
 * how long gathering takes with a long history.
 */
const SECONDS = 4;

const SAMPLES: Record<FactType, FactValue> = { boolean: true, number: 3, text: 'pass', list: [] };

function sheet(): FactSheet {
  const names = Object.keys(FACTS) as FactName[];
  return new FactSheet(new Map(names.map((name) => [name, SAMPLES[FACTS[name].type]])));
}

async function rate(evaluate: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 2_000; warm += 1) await evaluate();
  const begin = performance.now();
  const processor = process.cpuUsage();
  let count = 0;
  while (performance.now() - begin < SECONDS * 1_000) {
    for (let n = 0; n < 100; n += 1) await evaluate();
    count += 100;
  }
  const { user, system } = process.cpuUsage(processor);
  return count / ((user + system) / 1e6);
}

const facts = sheet();
const rules = new RuleSet(BUILT_IN_RULES);
const alone = new Engine(
  BUILT_IN_RULES.map(
    ({ name, conditions }) => ({ name, conditions, event: { type: name } }) as unknown as RuleProperties,
  ),
);
const values = facts.values();
const ours = await rate(() => rules.evaluate(facts));
const theirs = await rate(() => alone.run(values));
console.log(
  `${BUILT_IN_RULES.length} built-in rules with sentences and evidence: ${Math.round(ours)} invoices a second of processor time`,
);
console.log(
  `json-rules-engine alone, the same conditions:             ${Math.round(theirs)} invoices a second of processor time`,
);
await benchFacts();
