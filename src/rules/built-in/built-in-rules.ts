import type { Rule } from '../engine/rule.js';
import { COMPLETENESS_RULES, DOCUMENT_RULES, TAX_RULES } from './document-rules.js';
import { ACCOUNT_RULES, NUMBER_RULES } from './payee-rules.js';
import { SENDER_RULES } from './sender-rules.js';

/** The rules that every entity starts with (decisions, section 9), in the order in which their results are shown. */
export const BUILT_IN_RULES: readonly Rule[] = [
  ...DOCUMENT_RULES,
  ...NUMBER_RULES,
  ...ACCOUNT_RULES,
  ...COMPLETENESS_RULES,
  ...SENDER_RULES,
  ...TAX_RULES,
];

const BY_NAME: ReadonlyMap<string, Rule> = new Map(BUILT_IN_RULES.map((rule) => [rule.name, rule]));

/** The built-in rule of this name, or null. */
export function builtInRule(name: string): Rule | null {
  return BY_NAME.get(name) ?? null;
}
