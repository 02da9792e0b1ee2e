import { scoreOf, worthOf, type Forest } from './trees.js';

const forest: Forest = {
  features: ['size', 'place'],
  base: -1,
  trees: [
    { feature: [0, -1, 1, -1, -1], threshold: [2, 0, 0.5, 0, 0], left: [1, 0, 3, 0, 0], value: [0, -0.5, 0, 1, 2] },
    { feature: [-1], threshold: [0], left: [0], value: [0.25] },
  ],
  calibration: [
    [-1, 0.1],
    [0, 0.5],
    [2, 0.9],
  ],
};

describe('trees', () => {
  it.each([
    [[1, 0], -1.25],
    [[2, 0.4], 0.25],
    [[3, 0.5], 1.25],
  ])('score %j', (values, score) => expect(scoreOf(forest, values)).toBeCloseTo(score));

  it.each([
    [-5, 0.1],
    [-0.5, 0.3],
    [1, 0.7],
    [9, 0.9],
  ])('say what a score of %d is worth', (score, worth) => expect(worthOf(forest, score)).toBeCloseTo(worth));

  it('are worth nothing that was not measured', () => expect(worthOf({ ...forest, calibration: [] }, 3)).toBe(0));
});
