import fc from 'fast-check';
import { FACTS } from '../facts/catalogue.js';
import type { FactName } from '../facts/catalogue.js';
import { FactSheet } from '../facts/fact-sheet.js';
import { OPERATORS } from '../engine/operators.js';
import type { Group } from '../engine/rule.js';
import { RuleSet } from '../engine/rule-set.js';
import { checkConditions, RULE_LIMITS } from './check-conditions.js';

const GOOD = { fact: 'invoiceTotal', operator: 'lessThan', value: 1000 };
const pathsOf = (conditions: unknown): string[] => Object.keys(checkConditions(conditions));
const nested = (depth: number): object => (depth === 0 ? GOOD : { all: [nested(depth - 1)] });

describe('checkConditions', () => {
  it('accepts what the catalogue allows', () => {
    expect(pathsOf({ all: [GOOD, { any: [GOOD, { not: GOOD }] }] })).toEqual([]);
    expect(pathsOf({ all: [{ fact: 'documentKind', operator: 'in', value: ['invoice', 'quote'] }] })).toEqual([]);
    expect(pathsOf({ not: { fact: 'taxInvoiceMissing', operator: 'contains', value: 'the total' } })).toEqual([]);
    expect(pathsOf(nested(RULE_LIMITS.depth))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'conditions'],
    ['a list', [], 'conditions'],
    ['a comparison at the top', GOOD, 'conditions'],
    ['two groups at once', { all: [GOOD], any: [GOOD] }, 'conditions'],
    ['a reference', { all: [{ condition: 'x' }] }, 'conditions.all.0'],
    ['a priority', { all: [{ ...GOOD, priority: 1 }] }, 'conditions.all.0.priority'],
    ['a path', { all: [{ ...GOOD, path: '$.a' }] }, 'conditions.all.0.path'],
    ['an inherited fact', { all: [{ ...GOOD, fact: 'toString' }] }, 'conditions.all.0.fact'],
    ['an inherited operator', { all: [{ ...GOOD, operator: 'constructor' }] }, 'conditions.all.0.operator'],
    ['a decorated operator', { all: [{ ...GOOD, operator: 'not:equal' }] }, 'conditions.all.0.operator'],
    ['an operator of another type', { all: [{ ...GOOD, operator: 'endsWith' }] }, 'conditions.all.0.operator'],
    ['a value of another type', { all: [{ ...GOOD, value: true }] }, 'conditions.all.0.value'],
    ['another fact as value', { all: [{ ...GOOD, value: { fact: 'invoiceTotal' } }] }, 'conditions.all.0.value'],
    ['a value that is not a number', { all: [{ ...GOOD, value: NaN }] }, 'conditions.all.0.value'],
    ['too deep', nested(RULE_LIMITS.depth + 1), 'conditions.all.0.all.0.all.0.all.0.all.0'],
    ['too many', { all: Array.from({ length: 51 }, () => GOOD) }, 'conditions.all'],
    [
      'too many in all',
      { all: [{ any: Array.from({ length: 30 }, () => GOOD) }, { any: Array.from({ length: 30 }, () => GOOD) }] },
      'conditions',
    ],
    [
      'a text that is too long',
      { all: [{ fact: 'businessName', operator: 'equal', value: 'x'.repeat(256) }] },
      'conditions.all.0.value',
    ],
  ])('refuses %s', (_what, conditions, path) => expect(pathsOf(conditions)).toEqual([path]));

  it('never throws, and whatever it takes can be evaluated', async () => {
    const comparison = fc.record({
      fact: fc.constantFrom(...Object.keys(FACTS), 'x', '__proto__'),
      operator: fc.constantFrom(...Object.keys(OPERATORS), 'some:in'),
      value: fc.oneof(fc.boolean(), fc.integer(), fc.string(), fc.array(fc.string(), { minLength: 1, maxLength: 3 })),
    });
    const group = fc.oneof(
      fc.record({ all: fc.array(comparison, { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(comparison, { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: comparison }),
      fc.jsonValue(),
    );
    const names = Object.keys(FACTS) as FactName[];
    const samples = { boolean: false, number: 1, text: 'a', list: [] };
    const sheet = new FactSheet(new Map(names.map((name) => [name, samples[FACTS[name].type]])));
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(group, async (conditions) => {
        if (Object.keys(checkConditions(conditions)).length > 0) return;
        taken += 1;
        const rules = new RuleSet([{ name: 'own', description: '', conditions: conditions as Group }]);
        expect((await rules.evaluate(sheet)).details).toHaveLength(1);
      }),
      { numRuns: 1_000 },
    );
    expect(taken).toBeGreaterThan(10);
  });
});
