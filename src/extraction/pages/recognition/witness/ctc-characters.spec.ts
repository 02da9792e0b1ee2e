import { charactersOf } from './ctc-characters.js';

/** Steps that each say one kind with a probability: 0 is nothing. */
function stepsOf(...said: [kind: number, probability: number][]) {
  const kinds = 4;
  const data = new Float32Array(said.length * kinds);
  said.forEach(([kind, probability], step) => {
    data.fill((1 - probability) / (kinds - 1), step * kinds, (step + 1) * kinds);
    data[step * kinds + kind] = probability;
  });
  return { steps: said.length, kinds, data };
}

describe('the characters along a line', () => {
  it('are told once where steps repeat them, as sure as the surest of these, at the first', () => {
    const seen = charactersOf(
      stepsOf([0, 0.9], [1, 0.625], [1, 0.875], [0, 0.9], [1, 0.75], [2, 0.5]),
      '678',
      (step) => 10 * step,
    );
    expect(seen).toEqual([
      { text: '6', probability: 0.875, x: 10 },
      { text: '6', probability: 0.75, x: 40 },
      { text: '7', probability: 0.5, x: 50 },
    ]);
  });

  it('are none where nothing is seen', () => {
    expect(charactersOf(stepsOf([0, 0.9], [0, 0.5]), '678', (step) => step)).toEqual([]);
  });
});
