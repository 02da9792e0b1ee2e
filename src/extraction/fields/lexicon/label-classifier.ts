import { readFileSync } from 'node:fs';
import { fold } from '../text/fold.js';
import type { LabelConcept } from './labels.js';

/** What a text may be: one of the concepts that labels announce, or no label at all. */
export type LabelClass = LabelConcept | 'none';

/** Features are hashed into so many places. */
export const BUCKETS = 4096;
const LONGEST_GRAM = 4;

/** The features of a label: its words, and the letters of each in groups of two to four, the word's edges marked. */
export function labelFeatures(text: string): number[] {
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

/** Weights of a linear classifier, as `scripts/ranker/train-labels.ts` writes them: classes, scale, then signed bytes by bucket. */
export interface LabelModel {
  classes: readonly LabelClass[];
  /** What one step of a weight is worth. */
  step: number;
  /** `classes.length` weights for each bucket, then those that every text has. */
  weights: Int8Array;
}

/** Reads a model: a line of JSON, then the weights. */
export function parseModel(bytes: Buffer): LabelModel {
  const end = bytes.indexOf('\n');
  const { classes, step } = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Pick<LabelModel, 'classes' | 'step'>;
  const rest = bytes.subarray(end + 1);
  return { classes, step, weights: new Int8Array(rest.buffer, rest.byteOffset, rest.byteLength) };
}

let loaded: LabelModel | undefined;
const model = (): LabelModel => (loaded ??= parseModel(readFileSync(new URL('./labels.network', import.meta.url))));

/** Takes another model for the one that is committed; training does, with labels that its model must not know. */
export function useLabelModel(other: LabelModel): void {
  loaded = other;
}

export interface LabelGuess {
  concept: LabelClass;
  /** 0 to 1. */
  probability: number;
}

/** How likely a text announces each concept, by the letters and words it shares with labels that are known; the sum is 1. */
export function labelProbabilities(
  text: string,
  { classes, step, weights }: LabelModel = model(),
): Map<LabelClass, number> {
  const scores = new Float64Array(classes.length);
  for (const feature of [...labelFeatures(text), BUCKETS])
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] ?? 0) + step * (weights[feature * classes.length + at] ?? 0);
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, one) => sum + one, 0);
  return new Map(classes.map((concept, at) => [concept, (parts[at] ?? 0) / whole]));
}

/** Says what a text most likely announces. */
export function classifyLabel(text: string, of: LabelModel = model()): LabelGuess {
  const [[concept, probability] = ['none', 1] as const] = [...labelProbabilities(text, of)].sort((a, b) => b[1] - a[1]);
  return { concept, probability };
}
