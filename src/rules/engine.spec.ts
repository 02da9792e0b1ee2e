import { BUILT_IN_RULES } from './built-in-rules.js';
import { evaluate } from './engine.js';
import type { Facts } from './facts.js';

const GOOD: Facts = {
  documentIsInvoice: true,
  businessAbnValid: true,
  accountBsbExists: true,
  accountNumberValid: true,
  earlierWithSameContent: 0,
  earlierWithSameNumber: 0,
  textMatchesPicture: null,
};

const resultsOf = async (facts: Facts): Promise<Record<string, boolean>> =>
  Object.fromEntries((await evaluate(BUILT_IN_RULES, facts)).map(({ type, result }) => [type, result]));

describe('the built-in rules', () => {
  it('are all good news for a good invoice, in their order', async () => {
    const results = await evaluate(BUILT_IN_RULES, GOOD);
    expect(results.map((one) => one.type)).toEqual(BUILT_IN_RULES.map((rule) => rule.name));
    expect(results.every((one) => one.result)).toBe(true);
  });

  it.each([
    ['document_is_invoice', { documentIsInvoice: false }],
    ['business_abn_valid', { businessAbnValid: false }],
    ['account_bsb_valid', { accountBsbExists: false }],
    ['account_number_valid', { accountNumberValid: false }],
    ['invoice_is_new', { earlierWithSameContent: 1 }],
    ['invoice_is_new', { earlierWithSameNumber: 2 }],
  ])('%s alone is bad news with %j', async (name, change) => {
    const results = await resultsOf({ ...GOOD, ...change });
    expect(Object.entries(results).filter(([, result]) => !result)).toEqual([[name, false]]);
  });

  it('says nothing about what is not known', async () => {
    const results = await resultsOf({
      ...GOOD,
      businessAbnValid: null,
      accountBsbExists: null,
      earlierWithSameNumber: null,
    });
    expect(Object.keys(results)).toEqual(['document_is_invoice', 'account_number_valid']);
  });
});
