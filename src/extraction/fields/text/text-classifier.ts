import { fold } from './fold.js';
import { remember } from './remember.js';

/** Features are hashed into so many places. */
export const BUCKETS = 4096;
const LONGEST_GRAM = 4;

/** The text in which each bucket was met last. */
const metIn = new Uint32Array(BUCKETS);
let texts = 0;

/** The features of a short text: its words, and the letters of each in groups of two to four, the word's edges marked. */
export function textFeatures(text: string): number[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '');
  texts = (texts + 1) >>> 0;
  const found: number[] = [];
  for (const word of words) {
    add(found, hash(word, 0, word.length, WORD));
    const marked = `<${word}>`;
    for (let length = 2; length <= LONGEST_GRAM; length += 1)
      for (let at = 0; at + length <= marked.length; at += 1) add(found, hash(marked, at, at + length));
  }
  for (let at = 1; at < words.length; at += 1) {
    const pair = `${words[at - 1] ?? ''} ${words[at] ?? ''}`;
    add(found, hash(pair, 0, pair.length, PAIR));
  }
  add(found, hash(`n:${Math.min(6, words.length)}`, 0, 3));
  return found;
}

function add(found: number[], value: number): void {
  const bucket = value % BUCKETS;
  if (metIn[bucket] === texts) return;
  metIn[bucket] = texts;
  found.push(bucket);
}

/** FNV-1a of a part of a text, or of what follows something that is hashed already. */
function hash(text: string, from: number, to: number, before = 0x811c9dc5): number {
  let value = before;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

const WORD = hash('w:', 0, 2);
const PAIR = hash('p:', 0, 2);

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

/** How many texts each model's results are kept for. */
const MOST_REMEMBERED = 1_000;

type Probabilities = (text: string) => ReadonlyMap<string, number>;
const asked = new WeakMap<TextModel<string>, Probabilities>();

/** How likely a text is of each class, by the letters and words it shares with those that were learned; the sum is 1. */
export function textProbabilities<C extends string>(text: string, model: TextModel<C>): ReadonlyMap<C, number> {
  let ask = asked.get(model);
  if (!ask) {
    ask = remember(MOST_REMEMBERED, (one) => probabilitiesOf(one, model));
    asked.set(model, ask);
  }
  return ask(text) as ReadonlyMap<C, number>;
}

function probabilitiesOf<C extends string>(text: string, { classes, step, weights }: TextModel<C>): Map<C, number> {
  const scores = new Float64Array(classes.length);
  for (const feature of [...textFeatures(text), BUCKETS])
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] ?? 0) + step * (weights[feature * classes.length + at] ?? 0);
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, one) => sum + one, 0);
  return new Map(classes.map((one, at) => [one, (parts[at] ?? 0) / whole]));
}
