import { factName, factValue, saysItAll } from './names';

describe('the facts below a check', () => {
  it('are said in words', () => {
    expect([factName('earlierWithSameContent'), factValue('earlierWithSameContent', 1)]).toEqual([
      'Identical earlier files',
      '1',
    ]);
    expect(factValue('invoiceTotal', 18750.5)).toBe('$18,750.50');
    expect(factValue('accountBsbConfidence', 0.987)).toBe('99 %');
    expect(factValue('documentKind', 'tax_invoice')).toBe('tax invoice');
    expect(factValue('replyTo', 'pay_me@example.com')).toBe('pay_me@example.com');
    expect(factValue('supplierKnown', false)).toBe('no');
  });

  it('are left out where the sentence of a built-in check has them', () => {
    expect(saysItAll({ type: 'invoice_is_new', sentence: 'This may be a duplicate.' })).toBe(true);
    expect(saysItAll({ type: 'invoice_is_new', sentence: '' })).toBe(false);
    expect(saysItAll({ type: 'within_the_limit', sentence: 'Not met: The total is small.' })).toBe(false);
  });
});
