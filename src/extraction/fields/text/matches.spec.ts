import { matchesIn } from './matches.js';

describe('matchesIn', () => {
  it.each([
    ['BSB 062-000 and 1234 5678', /\d+/g],
    ['BSB 062-000 and 1234 5678', /(?<first>\d)(\d)?/g],
    ['a😀b', /(?:)/g],
    ['a😀b', /(?:)/gu],
    ['😀😀', /x?/gu],
    ['', /x*/g],
    ['none', /\d/g],
  ])('finds in %j what matchAll finds by %s', (text, pattern) =>
    expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]),
  );

  it('finds the same again, whatever the pattern was used for before', () => {
    const pattern = /\d/g;
    pattern.test('1 2');
    expect(matchesIn('1 2', pattern).map(({ index }) => index)).toEqual([0, 2]);
    expect(matchesIn('1 2', pattern).map(({ index }) => index)).toEqual([0, 2]);
  });
});
