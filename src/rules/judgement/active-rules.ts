import { Injectable } from '@nestjs/common';
import type { CheckLeftOut } from '../../invoices/invoice.entity.js';
import { Database } from '../../platform/database/transactions.js';
import { BUILT_IN_RULES } from '../built-in/built-in-rules.js';
import { checkConditions } from '../entity-rules/check-conditions.js';
import { EntityRule } from '../entity-rules/entity-rule.entity.js';
import type { Group } from '../engine/rule.js';
import { RuleSet } from '../engine/rule-set.js';
import type { RuleResults } from '../engine/rule-set.js';
import type { FactName } from '../facts/catalogue.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/** The rules that an invoice is judged by. */
export interface ActiveRuleSet {
  facts: ReadonlySet<FactName>;
  evaluate(sheet: FactSheet): Promise<RuleResults>;
}

/** Prepared once: most entities switch none off. */
const ALL_BUILT_IN = new RuleSet(BUILT_IN_RULES);

/** Which rules an entity has switched on: built-in ones and its own. */
@Injectable()
export class ActiveRules {
  constructor(private readonly database: Database) {}

  async of(entityId: string): Promise<ActiveRuleSet> {
    const rows = await this.database.rows(EntityRule, entityId).find();
    const off = new Set(rows.filter((row) => row.builtIn && !row.enabled).map(({ name }) => name));
    const sets = [off.size === 0 ? ALL_BUILT_IN : new RuleSet(BUILT_IN_RULES.filter(({ name }) => !off.has(name)))];
    const outdated: CheckLeftOut[] = [];
    const own = rows
      .filter((row) => !row.builtIn && row.enabled)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .filter(({ name, conditions }) => {
        const sound = Object.keys(checkConditions(conditions)).length === 0;
        if (!sound) outdated.push({ type: name, reason: 'The rule uses a fact that no longer exists.', seen: [] });
        return sound;
      });
    if (own.length > 0)
      sets.push(
        new RuleSet(
          own.map(({ name, description, conditions }) => ({
            name,
            description: description ?? name,
            conditions: conditions as Group,
          })),
        ),
      );
    return {
      facts: new Set(sets.flatMap(({ facts }) => [...facts])),
      async evaluate(sheet) {
        const outcomes: RuleResults[] = [];
        for (const set of sets) outcomes.push(await set.evaluate(sheet));
        return {
          details: outcomes.flatMap(({ details }) => details),
          leftOut: [...outcomes.flatMap(({ leftOut }) => leftOut), ...outdated],
        };
      },
    };
  }
}
