import { conditionsOf, flatOf, typedOf, valueOf } from './conditions';

describe('conditions in a form', () => {
  it('come out as they went in', () => {
    const conditions = { any: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 10_000 }] };
    const flat = flatOf(conditions);
    expect(flat).not.toBeNull();
    expect(conditionsOf(flat ?? { match: 'all', lines: [] })).toEqual(conditions);
  });

  it.each([
    [{ all: [{ any: [] }] }],
    [{ not: { fact: 'a', operator: 'equal', value: 1 } }],
    [{ all: [], any: [] }],
    [{}],
    [null],
    ['all'],
  ])('are not shown where the form would lose some of them: %j', (conditions) => {
    expect(flatOf(conditions)).toBeNull();
  });

  it('take values by the type of their fact', () => {
    expect(valueOf('10000', 'number', false)).toBe(10_000);
    expect(valueOf('ten', 'number', false)).toBe('ten');
    expect(valueOf('0042', 'text', false)).toBe('0042');
    expect(valueOf('true', 'boolean', false)).toBe(true);
    expect(valueOf('a, b,', 'text', true)).toEqual(['a', 'b']);
    expect(typedOf(valueOf('1, 2', 'number', true))).toBe('1, 2');
  });
});
