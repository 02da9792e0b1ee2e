import { hasGrown, slopeOf } from './slope.js';
import type { Series } from './slope.js';

const series = (value: (minute: number) => number): Series =>
  Array.from({ length: 61 }, (_, minutes) => ({ minutes, value: value(minutes) }));
const sawtooth = (minute: number): number => 200 + 15 * (minute % 7);

describe('growth over time', () => {
  it('is none where memory comes and goes, or settles after the start', () => {
    expect(hasGrown(series(sawtooth), 20)).toBe(false);
    expect(
      hasGrown(
        series((minute) => 200 + Math.min(minute, 15) * 10),
        20,
      ),
    ).toBe(false);
  });

  it('is seen through what comes and goes', () => {
    const leak = series((minute) => sawtooth(minute) + 3 * minute);
    expect(hasGrown(leak, 20)).toBe(true);
    expect(slopeOf(leak)).toBeCloseTo(3, 0);
  });

  it('is seen of a count that goes up by few, beyond what is on its way at once', () => {
    expect(
      hasGrown(
        series((minute) => 20 + minute),
        10,
      ),
    ).toBe(true);
    expect(
      hasGrown(
        series((minute) => 20 + (minute % 4)),
        10,
      ),
    ).toBe(false);
  });
});
