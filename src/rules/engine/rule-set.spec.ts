import { BUILT_IN_RULES } from '../built-in/built-in-rules.js';
import { FACTS } from '../facts/catalogue.js';
import type { FactName } from '../facts/catalogue.js';
import { FactSheet } from '../facts/fact-sheet.js';
import type { FactValue } from '../facts/fact.js';
import { unknown } from '../facts/finding.js';
import { comparisonsOf } from './rule.js';
import type { Rule } from './rule.js';
import { RuleSet } from './rule-set.js';
import { factsInSentence } from './sentence.js';

const SAMPLES = { boolean: true, number: 3, text: 'sample', list: ['one', 'two'] };

/** Every fact known, such that every built-in rule is good news. */
const GOOD = Object.fromEntries(
  (Object.keys(FACTS) as FactName[]).map((name): [FactName, FactValue] => [name, SAMPLES[FACTS[name].type]]),
);
for (const { fact, value } of BUILT_IN_RULES.flatMap(({ conditions }) => comparisonsOf(conditions)))
  GOOD[fact] = value as FactValue;

const sheet = (changes: Record<string, FactValue | null> = {}): FactSheet =>
  new FactSheet(
    new Map(
      Object.entries({ ...GOOD, ...changes }).map(([name, value]) => [
        name as FactName,
        value === null ? unknown(`No ${name}.`) : value,
      ]),
    ),
  );
const builtIn = new RuleSet(BUILT_IN_RULES);
const rule = (conditions: Rule['conditions']): RuleSet =>
  new RuleSet([{ name: 'own', description: 'Own.', conditions }]);

describe('the built-in rules', () => {
  it('are the seventeen of the decisions, and all pass if everything is good', async () => {
    const { details, leftOut } = await builtIn.evaluate(sheet());
    expect(details.map(({ type }) => type)).toEqual(BUILT_IN_RULES.map(({ name }) => name));
    expect(details).toHaveLength(17);
    expect(details.filter(({ result }) => !result)).toEqual([]);
    expect(leftOut).toEqual([]);
  });

  it.each(BUILT_IN_RULES.map((one): [string, Rule] => [one.name, one]))(
    '%s alone is bad news, or left out, by its facts',
    async (name, { conditions, description, sentences }) => {
      for (const { fact, value } of comparisonsOf(conditions)) {
        const opposite = typeof value === 'boolean' ? !value : Number(value) + 1;
        const { details } = await builtIn.evaluate(sheet({ [fact]: opposite }));
        const bad = details.filter(({ result }) => !result);
        expect(bad.map(({ type }) => type)).toEqual([name]);
        expect(bad[0]?.sentence).not.toBe(description);
        expect(bad[0]?.evidence).toContainEqual({ fact, value: opposite });
        const without = await builtIn.evaluate(sheet({ [fact]: null }));
        expect(without.leftOut).toEqual([{ type: name, reason: `No ${fact}.`, seen: [] }]);
        expect(without.details.map(({ type }) => type)).not.toContain(name);
      }
      for (const fact of factsInSentence(`${sentences?.good} ${sentences?.bad}`)) expect(FACTS).toHaveProperty(fact);
    },
  );

  it('about accounts do not look at the sender', () => {
    const accounts = BUILT_IN_RULES.filter(({ name }) => /^(details|account)_/.test(name));
    expect(accounts).toHaveLength(5);
    for (const { conditions } of accounts)
      for (const { fact } of comparisonsOf(conditions)) expect(fact).not.toMatch(/sender|reply|email/i);
  });
});

describe('sentences', () => {
  it('say numbers with their word', async () => {
    const said = async (invoicesOnLastAccount: number): Promise<string | undefined> =>
      (
        await builtIn.evaluate(
          sheet({
            accountKnownForSupplier: false,
            invoicesOnLastAccount,
            historyOf: 'this supplier',
            lastAccount: '062-000 ••••5678',
          }),
        )
      ).details.find(({ type }) => type === 'details_unchanged')?.sentence;
    expect(await said(4)).toBe(
      'The account differs from the one on the last 4 invoices of this supplier: 062-000 ••••5678.',
    );
    expect(await said(1)).toBe(
      'The account differs from the one on the last invoice of this supplier: 062-000 ••••5678.',
    );
  });
});

describe('sentences of what is wrong', () => {
  const said = async (type: string, facts: Record<string, FactValue>): Promise<string | undefined> =>
    (await builtIn.evaluate(sheet(facts))).details.find((one) => one.type === type)?.sentence;

  it.each([
    [1, 0, 'This may be a duplicate. An earlier invoice is the same file.'],
    [2, 0, 'This may be a duplicate. 2 earlier invoices are the same file.'],
    [0, 1, 'This may be a duplicate. Another invoice of this supplier has the same number.'],
    [0, 3, 'This may be a duplicate. 3 other invoices of this supplier have the same number.'],
    [
      1,
      1,
      'This may be a duplicate. An earlier invoice is the same file. Another invoice of this supplier has the same number.',
    ],
  ])('name only the duplicates there are: %i with the file, %i with the number', async (content, number, sentence) =>
    expect(await said('invoice_is_new', { earlierWithSameContent: content, earlierWithSameNumber: number })).toBe(
      sentence,
    ),
  );

  it.each([
    ['order_confirmation', 'an order confirmation'],
    ['quote', 'a quote'],
    ['other', 'something else'],
    ['blank', 'an empty page'],
  ])('say %s as %s', async (documentKind, shown) =>
    expect(await said('document_is_invoice', { documentIsInvoice: false, documentKind })).toBe(
      `The document is not an invoice; it looks like ${shown}.`,
    ),
  );

  it('quote each announcement by itself', async () =>
    expect(
      await said('no_change_of_details_announced', {
        noChangeOfDetailsAnnounced: false,
        announcedChanges: ['We moved banks.', 'Our old account is closed.'],
      }),
    ).toBe('New bank details were announced: “We moved banks.”, “Our old account is closed.”'));

  it('never give the sentence of an entity’s rule that is not met', async () => {
    const own = rule({ all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 1 }] });
    expect((await own.evaluate(sheet({ invoiceTotal: 2 }))).details[0]?.sentence).toBe('Not met: Own.');
    expect((await own.evaluate(sheet({ invoiceTotal: 0 }))).details[0]?.sentence).toBe('Own.');
  });
});

describe('operators for texts', () => {
  it.each([
    ['startsWith', 'SAM', true],
    ['endsWith', 'PLE', true],
    ['includesText', 'mpl', true],
    ['startsWith', 'x', false],
  ] as const)('%s %s: %s', async (operator, value, result) => {
    const { details } = await rule({ all: [{ fact: 'businessName', operator, value }] }).evaluate(sheet());
    expect(details[0]?.result).toBe(result);
  });

  it('cope with a fact that is not available', async () => {
    const own = rule({ any: [{ fact: 'businessName', operator: 'endsWith', value: 'x' }] });
    expect((await own.evaluate(sheet({ businessName: null }))).leftOut).toEqual([
      { type: 'own', reason: 'No businessName.', seen: [] },
    ]);
  });
});
