import { type Forest, oddsByScore, scoreOf, worthOf } from './trees.js';

const forest: Forest = {
  features: ['size', 'place'],
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
    [[1, 0], -0.25],
    [[2, 0.4], 1.25],
    [[3, 0.5], 2.25],
  ])('score %j', (values, score) => expect(scoreOf(forest, values)).toBeCloseTo(score));

  it.each([
    [-5, 0.1],
    [-0.5, 0.3],
    [1, 0.7],
    [9, 0.9],
  ])('say what odds of %d is worth', (odds, worth) => expect(worthOf(forest, odds)).toBeCloseTo(worth));

  it('hold a candidate against all others, and against none being right', () => {
    const scored = [
      { one: 'Ochre', score: 2 },
      { one: 'Bluegum', score: 1 },
    ];
    const [first, second] = oddsByScore(scored, (one) => one);
    expect(first).toEqual({ one: 'Ochre', score: 2, odds: expect.closeTo(2 - Math.log(1 + Math.E)) as number });
    expect(second?.odds).toBeCloseTo(1 - Math.log(1 + Math.E ** 2));
  });

  it('count candidates of one key together', () => {
    const scored = ['Ochre', 'Bluegum', 'ochre'].map((one) => ({ one, score: 0 }));
    const odds = oddsByScore(scored, (one) => one.toLowerCase());
    expect(odds.map(({ one }) => one)).toEqual(['Ochre', 'ochre', 'Bluegum']);
    expect(odds.map((one) => one.odds)).toEqual([0, 0, -Math.log(3)].map((one) => expect.closeTo(one) as number));
  });

  it('are worth nothing that was not measured', () => expect(worthOf({ ...forest, calibration: [] }, 3)).toBe(0));
});
