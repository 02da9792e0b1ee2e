import { medianOf } from './median.js';

describe('medianOf', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[100, 400], 250],
    [[100, 200, 900], 200],
    [[100, 200, 300, 400], 250],
  ])('of %p is %p', (ordered, median) => expect(medianOf(ordered)).toBe(median));
});
