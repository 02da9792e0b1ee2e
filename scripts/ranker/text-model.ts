import { BUCKETS, textFeatures } from '../../src/extraction/fields/text/text-classifier.js';
import { typo } from '../corpus/facts.js';
import { Chance } from '../corpus/random.js';

const EPOCHS = 12;
const RATE = 0.25;
const DECAY = 1e-5;
const TYPOS = 3;
const chance = new Chance(7);

/** A text and what it says. */
export interface TextExample<C extends string> {
  text: string;
  class: C;
}

/** A text, printed well and with typing errors. */
export const withTypos = <C extends string>(one: TextExample<C>): TextExample<C>[] => [
  one,
  ...Array.from({ length: TYPOS }, () => ({ ...one, text: typo(one.text, chance) })),
];

/** Softmax regression over hashed groups of letters, by stochastic gradient descent; weights as `parseModel` reads them. */
export function trainText<C extends string>(examples: readonly TextExample<C>[]): Buffer {
  const classes = [...new Set(examples.map((one) => one.class))].sort();
  const weights = new Float32Array((BUCKETS + 1) * classes.length);
  const prepared = examples.map((one) => ({
    features: [...textFeatures(one.text), BUCKETS],
    wanted: classes.indexOf(one.class),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch / 3);
    for (const { features, wanted } of chance.shuffle(prepared)) {
      const scores = classes.map((_, at) =>
        features.reduce((sum, feature) => sum + (weights[feature * classes.length + at] ?? 0), 0),
      );
      const most = Math.max(...scores);
      const parts = scores.map((score) => Math.exp(score - most));
      const whole = parts.reduce((sum, part) => sum + part, 0);
      for (const [at, part] of parts.entries()) {
        const error = part / whole - (at === wanted ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const feature of features) {
          const place = feature * classes.length + at;
          const weight = weights[place] ?? 0;
          weights[place] = weight - rate * (error / Math.sqrt(features.length) + DECAY * weight);
        }
      }
    }
  }
  const most = weights.reduce((largest, one) => Math.max(largest, Math.abs(one)), 0);
  const step = most / 127;
  const bytes = Int8Array.from(weights, (one) => Math.round(one / step));
  return Buffer.concat([Buffer.from(`${JSON.stringify({ classes, step })}\n`), Buffer.from(bytes.buffer)]);
}
