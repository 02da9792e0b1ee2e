import { replacedBy, replacements } from './replacement.js';
import type { Replaceable } from './replacement.js';

let created = 0;
/** Each is asked for later than the ones before it. */
function verified(id: string, given: Partial<Replaceable> = {}): Replaceable {
  return {
    id,
    status: 'verified',
    attributionId: null,
    businessAbn: '53004085616',
    accountBsb: '062-000',
    accountNumber: '12345678',
    additional: false,
    createdAt: new Date(Date.UTC(2026, 0, 1) + (created += 1)),
    replacedAt: null,
    ...given,
  };
}
const ids = (found: readonly Replaceable[]): string[] => found.map(({ id }) => id);

describe('replacedBy', () => {
  it('gives every older one of the same ABN', () => {
    const [a, b, other] = [verified('a'), verified('b', { additional: true }), verified('c', { businessAbn: '1' })];
    expect(ids(replacedBy(verified('new'), [a, b, other, verified('newer')]))).toEqual(['a', 'b']);
  });

  it('gives only older ones of the same attribution id, if there are any', () => {
    const others = [
      verified('same', { attributionId: 's-1', businessAbn: '1' }),
      verified('b', { attributionId: 's-2' }),
    ];
    expect(ids(replacedBy(verified('new', { attributionId: 's-1' }), others))).toEqual(['same']);
    expect(ids(replacedBy(verified('new', { attributionId: 's-3' }), others))).toEqual(['b']);
    expect(ids(replacedBy(verified('new'), others))).toEqual(['b']);
  });

  it.each<Partial<Replaceable>>([{ replacedAt: new Date() }, { status: 'revoked' }])(
    'does not fall back to the ABN if the one of the attribution id has ended: %j',
    (ended) => {
      const others = [verified('same', { attributionId: 's-1', ...ended }), verified('b')];
      expect(replacedBy(verified('new', { attributionId: 's-1' }), others)).toEqual([]);
    },
  );

  it('gives nothing for an additional one, or for one that was replaced', () => {
    const others = [
      verified('a', { attributionId: 's-1' }),
      verified('b', { replacedAt: new Date() }),
      verified('c', { status: 'revoked' }),
    ];
    expect(replacedBy(verified('new', { attributionId: 's-1', additional: true }), others)).toEqual([]);
    expect(ids(replacedBy(verified('new'), others))).toEqual(['a']);
  });
});

describe('replacements', () => {
  const told = (one: Replaceable, others: readonly Replaceable[]): string[] =>
    replacements(one, others).map(({ older, newer }) => `${newer.id} for ${older.id}`);

  it('keep the one that was requested last, whichever is verified first', () => {
    const [first, second, third] = [verified('first'), verified('second'), verified('third')];
    expect(told(third, [first, second])).toEqual(['third for first', 'third for second']);
    expect(told(first, [second, third])).toEqual(['third for first']);
    expect(told(second, [first, third])).toEqual(['second for first', 'third for second']);
  });

  it('keep an additional one, whichever is verified first', () => {
    const [first, second] = [verified('first'), verified('second', { additional: true })];
    expect(told(first, [second])).toEqual([]);
    expect(told(second, [first])).toEqual([]);
  });

  it('have an order among those requested at the same moment', () => {
    const createdAt = new Date();
    const [a, b] = [verified('a', { createdAt }), verified('b', { createdAt })];
    expect([told(a, [b]), told(b, [a])]).toEqual([['b for a'], ['b for a']]);
  });
});
