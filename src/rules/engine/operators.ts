import type { FactType } from '../facts/fact.js';

/** What a comparison's value must be: of the fact's own type, or a list of such values. */
type Wanted = 'same' | 'many';

interface Operator {
  /** Types of facts it can be used with. */
  facts: readonly FactType[];
  value: Wanted;
  description: string;
  /** How it compares, where json-rules-engine does not have it. */
  compare?(fact: string, value: string): boolean;
}

const lower = (text: string): string => text.toLowerCase();

/**
 * The operators of rules: those of json-rules-engine (7.3), and some for texts, whatever their case. None takes a pattern: a
 * pattern can take for ever.
 */
export const OPERATORS = {
  equal: { facts: ['boolean', 'number', 'text'], value: 'same', description: 'is the value' },
  notEqual: { facts: ['boolean', 'number', 'text'], value: 'same', description: 'is not the value' },
  in: { facts: ['number', 'text'], value: 'many', description: 'is one of the values' },
  notIn: { facts: ['number', 'text'], value: 'many', description: 'is none of the values' },
  contains: { facts: ['list'], value: 'same', description: 'contains the value' },
  doesNotContain: { facts: ['list'], value: 'same', description: 'does not contain the value' },
  lessThan: { facts: ['number'], value: 'same', description: 'is below the value' },
  lessThanInclusive: { facts: ['number'], value: 'same', description: 'is the value or below' },
  greaterThan: { facts: ['number'], value: 'same', description: 'is above the value' },
  greaterThanInclusive: { facts: ['number'], value: 'same', description: 'is the value or above' },
  startsWith: {
    facts: ['text'],
    value: 'same',
    description: 'begins with the value, ignoring case',
    compare: (fact, value) => lower(fact).startsWith(lower(value)),
  },
  endsWith: {
    facts: ['text'],
    value: 'same',
    description: 'ends with the value, ignoring case',
    compare: (fact, value) => lower(fact).endsWith(lower(value)),
  },
  includesText: {
    facts: ['text'],
    value: 'same',
    description: 'contains the value, ignoring case',
    compare: (fact, value) => lower(fact).includes(lower(value)),
  },
} satisfies Record<string, Operator>;

export type OperatorName = keyof typeof OPERATORS;

export function operatorOf(name: string): Operator | null {
  return Object.hasOwn(OPERATORS, name) ? OPERATORS[name as OperatorName] : null;
}

/** Those that json-rules-engine must be taught. */
export function furtherOperators(): { name: string; compare(fact: string, value: string): boolean }[] {
  return Object.entries<Operator>(OPERATORS).flatMap(([name, { compare }]) => (compare ? [{ name, compare }] : []));
}
