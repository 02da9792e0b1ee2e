import type { FieldErrors } from '../../platform/errors/domain-error.js';
import { FACTS, isFactName } from '../facts/catalogue.js';
import type { FactType } from '../facts/fact.js';
import { operatorOf, OPERATORS } from '../engine/operators.js';

/** What a rule may take of time and room at most. */
export const RULE_LIMITS = { depth: 5, comparisons: 50, listLength: 100, textLength: 255 };

const GROUPS = ['all', 'any', 'not'];

/**
 * Checks conditions from outside against the catalogue of facts and operators: they may hold nothing else, so that nothing
 * else can be reached by them.
 * @returns sentences by path, for example `conditions.all.0.fact`; empty if they are right
 */
export function checkConditions(conditions: unknown): FieldErrors {
  const check = new ConditionsCheck();
  check.group(conditions, 'conditions', 1);
  return Object.fromEntries(check.errors);
}

class ConditionsCheck {
  /** Paths hold what comes from outside, `__proto__` among it: they are no keys of an object before it is whole. */
  readonly errors = new Map<string, string[]>();
  private comparisons = 0;

  private refuse(path: string, sentence: string): void {
    // A whole document of faults helps nobody.
    if (this.errors.size < 20) this.errors.set(path, [`The ${path} ${sentence}.`]);
  }

  /** `all`, `any` or `not`, and nothing beside it. */
  group(given: unknown, path: string, depth: number): void {
    if (!isObject(given)) return this.refuse(path, 'must be an object with all, any or not');
    const names = Object.keys(given);
    const [name = ''] = names;
    if (names.length !== 1 || !GROUPS.includes(name))
      return this.refuse(path, 'must hold one of all, any and not, and nothing else');
    if (depth > RULE_LIMITS.depth) return this.refuse(path, `must not be nested more than ${RULE_LIMITS.depth} deep`);
    const content = given[name];
    if (name === 'not') return this.condition(content, `${path}.not`, depth + 1);
    if (!Array.isArray(content) || content.length === 0)
      return this.refuse(`${path}.${name}`, 'must be a list of at least one condition');
    if (content.length > RULE_LIMITS.comparisons)
      return this.refuse(`${path}.${name}`, `must hold at most ${RULE_LIMITS.comparisons} conditions`);
    content.forEach((one, index) => this.condition(one, `${path}.${name}.${index}`, depth + 1));
  }

  private condition(given: unknown, path: string, depth: number): void {
    if (isObject(given) && !('fact' in given)) return this.group(given, path, depth);
    if (!isObject(given)) return this.refuse(path, 'must be a condition with fact, operator and value');
    this.comparisons += 1;
    if (this.comparisons > RULE_LIMITS.comparisons)
      return this.refuse('conditions', `must hold at most ${RULE_LIMITS.comparisons} comparisons in all`);
    const further = Object.keys(given).find((name) => !['fact', 'operator', 'value'].includes(name));
    if (further !== undefined)
      return this.refuse(`${path}.${further}`, 'is unknown: a condition has fact, operator and value');
    const { fact, operator, value } = given;
    if (typeof fact !== 'string' || !isFactName(fact)) return this.refuse(`${path}.fact`, 'must be a known fact');
    const known = typeof operator === 'string' ? operatorOf(operator) : null;
    if (known === null) return this.refuse(`${path}.operator`, `must be one of ${Object.keys(OPERATORS).join(', ')}`);
    const { type } = FACTS[fact];
    if (!known.facts.includes(type))
      return this.refuse(`${path}.operator`, `cannot be used with ${fact}, which is a ${NAMES[type]}`);
    const single = type === 'list' ? 'text' : type;
    if (known.value === 'same') {
      if (!isOf(single, value)) this.refuse(`${path}.value`, `must be a ${NAMES[single]}`);
    } else if (!Array.isArray(value) || value.length === 0 || value.length > RULE_LIMITS.listLength)
      this.refuse(`${path}.value`, `must be a list of 1 to ${RULE_LIMITS.listLength} values`);
    else if (!value.every((one) => isOf(single, one)))
      this.refuse(`${path}.value`, `must contain only values that are each a ${NAMES[single]}`);
  }
}

const NAMES: Record<FactType, string> = {
  boolean: 'boolean',
  number: 'number',
  text: `text of at most ${RULE_LIMITS.textLength} characters`,
  list: 'list of texts',
};

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isOf(type: Exclude<FactType, 'list'>, value: unknown): boolean {
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'text')
    return typeof value === 'string' && value.length <= RULE_LIMITS.textLength && !value.includes('\0');
  return typeof value === type;
}
