import type { PlacedWord } from '../structure/segment.js';
import { runOf, wordsBetween } from './run.js';

const words = (texts: readonly string[]): PlacedWord[] => texts.map((text) => ({ text }) as PlacedWord);

describe('wordsBetween', () => {
  const run = runOf(words(['Pay', '733', '111', '98765432']));

  it.each([
    [0, 3, ['Pay']],
    [0, 4, ['Pay']],
    [2, 5, ['Pay', '733']],
    [5, 9, ['733', '111']],
    [7, 8, []],
    [12, 99, ['98765432']],
    [99, 120, []],
    [0, 99, ['Pay', '733', '111', '98765432']],
  ])('gives the words that stand between %i and %i', (start, end, expected) =>
    expect(wordsBetween(run, start, end).map(({ text }) => text)).toEqual(expected),
  );

  it('does not look at every word of a long line', () => {
    const { text, spans } = runOf(words(Array.from({ length: 10_000 }, () => '12')));
    let looks = 0;
    const counted = new Proxy(spans, {
      get: (all, key, receiver): unknown => {
        looks += 1;
        return Reflect.get(all, key, receiver);
      },
    });
    expect(wordsBetween({ text, spans: counted }, 15_000, 15_002)).toHaveLength(1);
    expect(looks).toBeLessThan(40);
  });
});
