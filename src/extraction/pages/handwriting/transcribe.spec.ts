import type { Steps } from './network.js';
import { probabilityOf, transcribe } from './transcribe.js';

/** Steps over the characters given and none, each with its probabilities. */
const stepsOf = (...probabilities: number[][]): Steps => ({
  count: probabilities.length,
  classes: probabilities[0]?.length ?? 0,
  data: Float32Array.from(probabilities.flat(), (value) => Math.log(value)),
});

const A = [0.8, 0.1, 0.1];
const B = [0.1, 0.8, 0.1];
const NONE = [0.1, 0.1, 0.8];

/** The probability of a text by trying every way to spell it. */
function byTrying(steps: number[][], text: string): number {
  let sum = 0;
  const spell = (at: number, spelled: number[], probability: number): void => {
    if (at === steps.length) {
      const kept = spelled.filter((kind, index) => kind !== spelled[index - 1] && kind !== 2);
      if (kept.map((kind) => 'ab'[kind]).join('') === text) sum += probability;
      return;
    }
    for (const kind of [0, 1, 2]) spell(at + 1, [...spelled, kind], probability * (steps[at]?.[kind] ?? 0));
  };
  spell(0, [], 1);
  return sum;
}

describe('the text of a line', () => {
  it('takes steps of one character together, and parts them where nothing stands between', () => {
    expect(transcribe(stepsOf(A, A, NONE, A, B, NONE), 'ab').text).toBe('aab');
    expect(transcribe(stepsOf(NONE, NONE), 'ab')).toMatchObject({ text: '', places: [] });
  });

  it('is as probable as all ways to spell it together', () => {
    for (const steps of [
      [A, A, NONE, A],
      [A, B, NONE],
      [A, NONE, B, B],
      [A, A],
      [NONE, A, NONE, A, A],
    ]) {
      const { text, probability } = transcribe(stepsOf(...steps), 'ab');
      expect(probability).toBeCloseTo(byTrying(steps, text), 6);
      expect(probabilityOf(stepsOf(...steps), 'ab', 'ba')).toBeCloseTo(byTrying(steps, 'ba'), 6);
    }
  });

  it('says where each character stands', () => {
    expect(transcribe(stepsOf(NONE, A, A, NONE, B, B, B), 'ab').places).toEqual([
      { first: 1, last: 2 },
      { first: 4, last: 6 },
    ]);
  });

  it('is made of allowed characters alone, and as probable as among those', () => {
    const found = transcribe(stepsOf([0.6, 0.3, 0.1]), 'ab', 'b');
    expect(found.text).toBe('b');
    expect(found.probability).toBeCloseTo(0.75, 6);
  });
});
