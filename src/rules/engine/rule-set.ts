import { Engine } from 'json-rules-engine';
import type { RuleProperties } from 'json-rules-engine';
import type { CheckDetail, CheckLeftOut } from '../../invoices/invoice.entity.js';
import type { FactName } from '../facts/catalogue.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { FactValue } from '../facts/fact.js';
import { factsInSentence, fillSentence } from './sentence.js';
import { furtherOperators } from './operators.js';
import { factsOf } from './rule.js';
import type { Rule } from './rule.js';

/** What rules say of an invoice, in the order of the rules. */
export interface RuleResults {
  details: CheckDetail[];
  leftOut: CheckLeftOut[];
}

interface Prepared {
  rule: Rule;
  /** The facts that its conditions look at: one that cannot be obtained leaves the rule out. */
  needs: readonly FactName[];
}

/** Rules that are evaluated together, prepared once. */
export class RuleSet {
  private readonly engine: Engine;
  private readonly prepared: readonly Prepared[];
  /** Every fact that a rule or a sentence about its result looks at. */
  readonly facts: ReadonlySet<FactName>;

  constructor(rules: readonly Rule[]) {
    this.engine = new Engine(
      rules.map(({ name, conditions }) => ({ name, conditions, event: { type: name } }) as unknown as RuleProperties),
      // A rule whose facts are not all known is left out, whatever the engine makes of it.
      { allowUndefinedFacts: true },
    );
    // The engine compares facts that cannot be obtained, too.
    for (const { name, compare } of furtherOperators())
      this.engine.addOperator<unknown, string>(name, (fact, value) => typeof fact === 'string' && compare(fact, value));
    this.prepared = rules.map((rule) => ({ rule, needs: factsOf(rule.conditions) }));
    this.facts = new Set(
      this.prepared.flatMap(({ rule: { sentences }, needs }) => [
        ...needs,
        ...(sentences ? factsInSentence(`${sentences.good} ${sentences.bad}`) : []),
      ]),
    );
  }

  /** Evaluates every rule whose facts are known; the others are left out with the reason of the first fact that is not. */
  async evaluate(sheet: FactSheet): Promise<RuleResults> {
    const { results } = await this.engine.run(sheet.values());
    const good = new Set(results.map(({ name }) => name));
    const outcome: RuleResults = { details: [], leftOut: [] };
    for (const { rule, needs } of this.prepared) {
      const missing = needs.find((name) => sheet.reason(name) !== null);
      if (missing !== undefined)
        outcome.leftOut.push({ type: rule.name, reason: sheet.reason(missing) ?? '', seen: sheet.seen(missing) });
      else outcome.details.push(detailOf(rule, needs, good.has(rule.name), sheet));
    }
    return outcome;
  }
}

function detailOf(rule: Rule, needs: readonly FactName[], result: boolean, sheet: FactSheet): CheckDetail {
  const template = rule.sentences?.[result ? 'good' : 'bad'];
  const named = template === undefined ? [] : factsInSentence(template);
  return {
    type: rule.name,
    result,
    sentence:
      (template === undefined ? null : fillSentence(template, sheet)) ??
      // The description says what holds where the rule is met.
      (result ? rule.description : `Not met: ${rule.description}`),
    evidence: [...new Set([...needs, ...named])]
      .filter((fact) => sheet.value(fact) !== undefined)
      .map((fact) => ({ fact, value: sheet.value(fact) as FactValue })),
  };
}
