import { MOST_TRIES, pauseAfter } from './retry-schedule.js';

const pauses = (random: number): number[] =>
  Array.from({ length: MOST_TRIES - 1 }, (_, index) => pauseAfter(index + 1, random) ?? NaN);

describe('pauseAfter', () => {
  it('is 10 s, then 100 s, then more and more', () => {
    const all = pauses(0);
    expect(all.slice(0, 2)).toEqual([10_000, 100_000]);
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  it('ends within a day, and most of a day after it began', () => {
    for (const random of [0, 1]) {
      const hours = pauses(random).reduce((sum, pause) => sum + pause, 0) / 3_600_000;
      expect(hours).toBeGreaterThan(20);
      expect(hours).toBeLessThan(24);
    }
    expect(pauseAfter(MOST_TRIES, 0)).toBeNull();
  });
});
