import { fold } from './fold.js';

/** Features are hashed into so many places. */
export const BUCKETS = 4096;
const LONGEST_GRAM = 4;

/** The features of a short text: its words, and the letters of each in groups of two to four, the word's edges marked. */
export function textFeatures(text: string): number[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '');
  const grams = words.flatMap((word) => {
    const marked = `<${word}>`;
    const found = [`w:${word}`];
    for (let length = 2; length <= LONGEST_GRAM; length += 1)
      for (let at = 0; at + length <= marked.length; at += 1) found.push(marked.slice(at, at + length));
    return found;
  });
  const pairs = words.slice(1).map((word, at) => `p:${words[at]} ${word}`);
  return [...new Set([...grams, ...pairs, `n:${Math.min(6, words.length)}`].map(hash))];
}

/** FNV-1a, to a bucket. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0) % BUCKETS;
}

/** Weights of a linear classifier, as `scripts/ranker/text-model.ts` writes them: classes, scale, then signed bytes by bucket. */
export interface TextModel<C extends string> {
  classes: readonly C[];
  /** What one step of a weight is worth. */
  step: number;
  /** `classes.length` weights for each bucket, then those that every text has. */
  weights: Int8Array;
}

/** Reads a model: a line of JSON, then the weights. */
export function parseModel<C extends string>(bytes: Buffer): TextModel<C> {
  const end = bytes.indexOf('\n');
  const { classes, step } = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Pick<
    TextModel<C>,
    'classes' | 'step'
  >;
  const rest = bytes.subarray(end + 1);
  return { classes, step, weights: new Int8Array(rest.buffer, rest.byteOffset, rest.byteLength) };
}

/** How likely a text is of each class, by the letters and words it shares with those that were learned; the sum is 1. */
export function textProbabilities<C extends string>(
  text: string,
  { classes, step, weights }: TextModel<C>,
): Map<C, number> {
  const scores = new Float64Array(classes.length);
  for (const feature of [...textFeatures(text), BUCKETS])
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] ?? 0) + step * (weights[feature * classes.length + at] ?? 0);
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, one) => sum + one, 0);
  return new Map(classes.map((one, at) => [one, (parts[at] ?? 0) / whole]));
}
