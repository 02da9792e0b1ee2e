import { BUCKETS, textFeatures } from '../text/text-classifier.js';

/**
 * A small network that reads the words of a candidate and of what stands around it, beside trees that know it by its features: what it adds to
 * the score of the trees. Each text is the sum of vectors of its words and groups of letters (fastText; Joulin et al., 2016), and all texts
 * go with the features and the trees' score through one hidden layer.
 */
export interface WordNetwork {
  /** `DIMENSIONS` figures for each bucket of `textFeatures`. */
  vectors: Float32Array;
  /** Of each feature, its mean and spread, on a scale that is logarithmic on both sides of 0. */
  mean: Float32Array;
  spread: Float32Array;
  /** `HIDDEN` weights for each input, then those of the bias. */
  inner: Float32Array;
  outer: Float32Array;
}

export const DIMENSIONS = 16;
export const HIDDEN = 48;
/** Further from its mean than this many times its spread, a feature tells no more. */
const MOST_SPREAD = 4;
/** What trees' scores are divided by. */
const SCORE = 3;
/** At most this many of the likeliest candidates by the trees are read. */
export const MOST_READ = 40;

/** A candidate as the network reads it. */
export interface Reading {
  /** The same number of texts for every candidate, each in its place; empty where there is none. */
  texts: readonly string[];
  values: ArrayLike<number>;
  /** The trees' score. */
  score: number;
}

export const inputCount = (texts: number, features: number): number => texts * DIMENSIONS + features + 2;

/** On a scale that is logarithmic on both sides of 0. */
export const scaled = (value: number): number => Math.sign(value) * Math.log1p(Math.abs(value));

/** What a text is known by: digits count as one. */
export const wordsAndLetters = (text: string): number[] => (text === '' ? [] : textFeatures(text.replace(/\d/g, '#')));

/** The logarithm of the sum of exponentials of some scores. */
export function together(scores: readonly number[]): number {
  const most = Math.max(...scores);
  return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
}

/** Writes the sum of the vectors of a text's features, divided by the root of their number, into the inputs. */
export function addVectors(
  { vectors }: WordNetwork,
  features: ArrayLike<number>,
  inputs: Float32Array,
  from: number,
): void {
  const part = 1 / Math.sqrt(Math.max(1, features.length));
  for (let at = 0; at < features.length; at += 1) {
    const start = (features[at] as number) * DIMENSIONS;
    for (let one = 0; one < DIMENSIONS; one += 1)
      inputs[from + one] = (inputs[from + one] as number) + part * (vectors[start + one] as number);
  }
}

/** Writes the features and the trees' score into the inputs. */
export function addFeatures(
  { mean, spread }: WordNetwork,
  { values, score }: Pick<Reading, 'values' | 'score'>,
  all: number,
  inputs: Float32Array,
  from: number,
): void {
  for (let at = 0; at < mean.length; at += 1) {
    const apart = (scaled(values[at] ?? 0) - (mean[at] as number)) / (spread[at] as number);
    inputs[from + at] = Math.max(-MOST_SPREAD, Math.min(MOST_SPREAD, apart));
  }
  inputs[from + mean.length] = score / SCORE;
  inputs[from + mean.length + 1] = Math.max(-MOST_SPREAD, (score - all) / SCORE);
}

/** Puts inputs through the hidden layer; what it gives is left in `hidden`. */
export function outputOf({ inner, outer }: WordNetwork, inputs: Float32Array, hidden: Float32Array): number {
  hidden.set(inner.subarray(inputs.length * HIDDEN));
  for (let at = 0; at < inputs.length; at += 1) {
    const input = inputs[at] as number;
    if (input === 0) continue;
    const start = at * HIDDEN;
    for (let one = 0; one < HIDDEN; one += 1)
      hidden[one] = (hidden[one] as number) + input * (inner[start + one] as number);
  }
  let sum = 0;
  for (let one = 0; one < HIDDEN; one += 1) {
    if ((hidden[one] as number) < 0) hidden[one] = 0;
    sum += (hidden[one] as number) * (outer[one] as number);
  }
  return sum;
}

/** What the network adds to the trees' score of each candidate; nothing for those that the trees find unlikely. */
export function addedByWords(network: WordNetwork, all: readonly Reading[]): number[] {
  const scores = all.map(({ score }) => score);
  const least = [...scores].sort((a, b) => b - a)[MOST_READ - 1] ?? -Infinity;
  const whole = together(scores);
  const hidden = new Float32Array(HIDDEN);
  const known = new Map<string, number[]>();
  return all.map((one) => {
    if (one.score < least) return 0;
    const inputs = new Float32Array(inputCount(one.texts.length, network.mean.length));
    for (const [at, text] of one.texts.entries()) {
      const features = known.get(text) ?? wordsAndLetters(text);
      known.set(text, features);
      addVectors(network, features, inputs, at * DIMENSIONS);
    }
    addFeatures(network, one, whole, inputs, one.texts.length * DIMENSIONS);
    return outputOf(network, inputs, hidden);
  });
}

/** The network as it is kept in a file: vectors as signed bytes, all else as figures of four bytes, both in base64. */
export interface WrittenNetwork {
  step: number;
  vectors: string;
  mean: string;
  spread: string;
  inner: string;
  outer: string;
}

const FLOATS = ['mean', 'spread', 'inner', 'outer'] as const;

/** A network from what is in its file. */
export function parseNetwork(written: WrittenNetwork): WordNetwork {
  const bytes = Buffer.from(written.vectors, 'base64');
  const [mean, spread, inner, outer] = FLOATS.map((name) => {
    const { buffer } = Uint8Array.from(Buffer.from(written[name], 'base64'));
    return new Float32Array(buffer);
  }) as [Float32Array, Float32Array, Float32Array, Float32Array];
  return {
    vectors: Float32Array.from(Int8Array.from(bytes), (one) => one * written.step),
    mean,
    spread,
    inner,
    outer,
  };
}

/** What is put into a network's file. */
export function writtenNetwork(network: WordNetwork): WrittenNetwork {
  const most = network.vectors.reduce((max, one) => Math.max(max, Math.abs(one)), 0);
  const step = most / 127;
  const floats = FLOATS.map((name) => {
    const { buffer, byteOffset, byteLength } = network[name];
    return [name, Buffer.from(buffer, byteOffset, byteLength).toString('base64')];
  });
  return {
    step,
    vectors: Buffer.from(Int8Array.from(network.vectors, (one) => Math.round(one / step)).buffer).toString('base64'),
    ...(Object.fromEntries(floats) as Omit<WrittenNetwork, 'step' | 'vectors'>),
  };
}

/** How many figures all vectors are. */
export const VECTORS = BUCKETS * DIMENSIONS;
