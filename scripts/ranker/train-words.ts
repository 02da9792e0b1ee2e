import {
  addFeatures,
  addVectors,
  DIMENSIONS,
  HIDDEN,
  inputCount,
  MOST_READ,
  outputOf,
  type Reading,
  scaled,
  together,
  VECTORS,
  type WordNetwork,
  wordsAndLetters,
} from '../../src/extraction/fields/ranking/word-network.js';
import type { Chance } from '../corpus/random.js';

/** A candidate with the score that trees gave it which had not seen its document. */
export interface WordRow extends Reading {
  right: boolean;
}

/** Over so many documents, so many at a time. */
const EPOCHS = 4;
const BATCH = 64;
const RATE = 0.002;
const WARM_UP = 0.08;
/** So many of the features of texts, of the inputs and of the hidden figures are left out by chance (Srivastava et al., 2014). */
const LEFT_OUT = { letters: 0.4, inputs: 0.2, hidden: 0.2 };
/**
 * How much of what the network adds is believed, since it remembers documents more than trees do: of names of businesses of which families of layouts
 * were held back, in half of them, 2,225 were right with nothing of it, 2,226 with a quarter, 2,238 with half, 2,224 with three quarters.
 */
const SHARE = 0.5;
/** No step is longer than this. */
const LONGEST = 1;
/** Adam (Kingma and Ba, 2015). */
const DECAY = { mean: 0.9, square: 0.999 };

interface Part {
  weights: Float32Array;
  slopes: Float32Array;
  mean: Float32Array;
  square: Float32Array;
}
const partOf = (weights: Float32Array): Part => ({
  weights,
  slopes: new Float32Array(weights.length),
  mean: new Float32Array(weights.length),
  square: new Float32Array(weights.length),
});

const features = new Map<string, Uint16Array>();
function featuresOf(text: string): Uint16Array {
  const known = features.get(text) ?? Uint16Array.from(wordsAndLetters(text));
  features.set(text, known);
  return known;
}

/** The candidates of a choice that are read: the likeliest by the trees, and the right ones. */
const read = (rows: readonly WordRow[]): WordRow[] => {
  const sorted = [...rows].sort((a, b) => b.score - a.score);
  return sorted.filter(({ right }, at) => right || at < MOST_READ);
};

/** A network that adds to the trees' scores what makes the right candidate of each choice, or none, most likely. */
export function trainWords(choices: readonly (readonly WordRow[])[], chance: Chance): WordNetwork {
  const all = choices.filter((rows) => rows.length > 0).map(read);
  const [first] = all[0] ?? [];
  if (!first) throw new Error('Nothing to learn from.');
  const texts = first.texts.length;
  const count = inputCount(texts, first.values.length);
  const network: WordNetwork = {
    ...measured(all, first.values.length),
    vectors: Float32Array.from({ length: VECTORS }, () => 0.1 * normal(chance)),
    inner: Float32Array.from({ length: (count + 1) * HIDDEN }, () => (2 * chance.next() - 1) / Math.sqrt(count)),
    outer: new Float32Array(HIDDEN),
  };
  const [vectors, inner, outer] = [partOf(network.vectors), partOf(network.inner), partOf(network.outer)];
  const steps = EPOCHS * Math.ceil(all.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const shuffled = chance.shuffle([...all]);
    for (let from = 0; from < shuffled.length; from += BATCH) {
      const batch = shuffled.slice(from, from + BATCH);
      for (const rows of batch) learn(rows, batch.length);
      step += 1;
      const done = step / steps;
      const rate = RATE * Math.min(1, done / WARM_UP) * (0.5 + 0.5 * Math.cos(Math.PI * done)) + RATE / 300;
      const parts = [vectors, inner, outer];
      const length = Math.sqrt(
        parts.reduce((sum, { slopes }) => sum + slopes.reduce((square, one) => square + one * one, 0), 0),
      );
      for (const part of parts) follow(part, rate, Math.min(1, LONGEST / length), step);
    }
  }
  network.outer.forEach((one, at) => (network.outer[at] = SHARE * one));
  return network;

  function learn(rows: readonly WordRow[], among: number): void {
    const scores = rows.map(({ score }) => score);
    const whole = together(scores);
    const forward = rows.map((row) => {
      const inputs = new Float32Array(count);
      const kept = row.texts.map((text, at) => {
        const some = featuresOf(text).filter(() => !isLeftOut(LEFT_OUT.letters));
        addVectors(network, some, inputs, at * DIMENSIONS);
        return some;
      });
      addFeatures(network, row, whole, inputs, texts * DIMENSIONS);
      for (let at = 0; at < count; at += 1)
        inputs[at] = isLeftOut(LEFT_OUT.inputs) ? 0 : (inputs[at] as number) / (1 - LEFT_OUT.inputs);
      const hidden = new Float32Array(HIDDEN);
      outputOf(network, inputs, hidden);
      let added = 0;
      for (let at = 0; at < HIDDEN; at += 1) {
        hidden[at] = isLeftOut(LEFT_OUT.hidden) ? 0 : (hidden[at] as number) / (1 - LEFT_OUT.hidden);
        added += (hidden[at] as number) * (outer.weights[at] as number);
      }
      return { row, inputs, kept, hidden, total: row.score + added };
    });
    const sum = together([0, ...forward.map(({ total }) => total)]);
    const rights = forward.filter(({ row }) => row.right).map(({ total }) => total);
    const right = rights.length > 0 ? together(rights) : 0;
    for (const { row, inputs, kept, hidden, total } of forward) {
      const slope = (Math.exp(total - sum) - (row.right ? Math.exp(total - right) : 0)) / among;
      if (Math.abs(slope) < 1e-7) continue;
      const back = new Float32Array(HIDDEN);
      for (let at = 0; at < HIDDEN; at += 1) {
        outer.slopes[at] = (outer.slopes[at] as number) + slope * (hidden[at] as number);
        if ((hidden[at] as number) > 0) back[at] = (slope * (outer.weights[at] as number)) / (1 - LEFT_OUT.hidden);
      }
      for (let at = 0; at <= count; at += 1) {
        const input = at < count ? (inputs[at] as number) : 1;
        if (input === 0) continue;
        const start = at * HIDDEN;
        for (let one = 0; one < HIDDEN; one += 1)
          inner.slopes[start + one] = (inner.slopes[start + one] as number) + input * (back[one] as number);
      }
      for (const [text, some] of kept.entries()) {
        if (some.length === 0) continue;
        const part = 1 / Math.sqrt(some.length) / (1 - LEFT_OUT.inputs);
        for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) {
          const at = text * DIMENSIONS + dimension;
          if (inputs[at] === 0) continue;
          let pull = 0;
          for (let one = 0; one < HIDDEN; one += 1)
            pull += (back[one] as number) * (network.inner[at * HIDDEN + one] as number);
          pull *= part;
          for (const feature of some) {
            const place = feature * DIMENSIONS + dimension;
            vectors.slopes[place] = (vectors.slopes[place] as number) + pull;
          }
        }
      }
    }
  }

  function isLeftOut(share: number): boolean {
    return chance.next() < share;
  }
}

function follow({ weights, slopes, mean, square }: Part, rate: number, shorter: number, step: number): void {
  const [first, second] = [1 - DECAY.mean ** step, 1 - DECAY.square ** step];
  for (let at = 0; at < weights.length; at += 1) {
    const slope = (slopes[at] as number) * shorter;
    mean[at] = DECAY.mean * (mean[at] as number) + (1 - DECAY.mean) * slope;
    square[at] = DECAY.square * (square[at] as number) + (1 - DECAY.square) * slope * slope;
    weights[at] =
      (weights[at] as number) -
      (rate * ((mean[at] as number) / first)) / (Math.sqrt((square[at] as number) / second) + 1e-8);
    slopes[at] = 0;
  }
}

/** The mean and the spread of each feature. */
function measured(all: readonly (readonly WordRow[])[], count: number): Pick<WordNetwork, 'mean' | 'spread'> {
  const [sums, squares] = [new Float64Array(count), new Float64Array(count)];
  let rows = 0;
  for (const { values } of all.flat()) {
    rows += 1;
    for (let at = 0; at < count; at += 1) {
      const value = scaled(values[at] ?? 0);
      sums[at] = (sums[at] as number) + value;
      squares[at] = (squares[at] as number) + value * value;
    }
  }
  const mean = Float32Array.from(sums, (sum) => sum / rows);
  // No feature is so rare that one document of it tells much.
  const spread = Float32Array.from(
    squares,
    (sum, at) => Math.sqrt(Math.max(0, sum / rows - (mean[at] as number) ** 2)) + 0.1,
  );
  return { mean, spread };
}

/** A figure by chance, normally distributed. */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
