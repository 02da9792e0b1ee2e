import { sentenceFeatures } from './sentence-features.js';
import { readWeights } from '../../../../weights.js';

/** Weights of a small network, as `scripts/ranker/train-announcements.ts` writes them. */
export interface AnnouncementModel {
  hidden: number;
  /** What one step of a weight of the first layer is worth. */
  step: number;
  /** `hidden` weights for each bucket, as signed bytes. */
  first: Int8Array;
  /** What each hidden unit starts from and what it is worth, then what all start from. */
  bias: readonly number[];
  second: readonly number[];
  offset: number;
}

/** Reads a model: a line of JSON, then the weights of the first layer. */
export function parseModel(bytes: Buffer): AnnouncementModel {
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.subarray(0, end).toString('utf8')) as Omit<AnnouncementModel, 'first'>;
  const rest = bytes.subarray(end + 1);
  return { ...head, first: new Int8Array(rest.buffer, rest.byteOffset, rest.byteLength) };
}

let loaded: AnnouncementModel | undefined;
const model = (): AnnouncementModel =>
  (loaded ??= parseModel(readWeights('scrutiny/alone/announcements/learned/announcements.network')));

/** How likely it is that a sentence announces another account, 0 to 1: that of its likeliest part. */
export function announcementProbability(sentence: string, of: AnnouncementModel = model()): number {
  let most = 0;
  for (const features of sentenceFeatures(sentence)) most = Math.max(most, probabilityOf(features, of));
  return most;
}

function probabilityOf(features: readonly number[], { hidden, step, first, bias, second, offset }: AnnouncementModel) {
  const sums = new Int32Array(hidden);
  for (const feature of features) addUp(sums, first, feature * hidden);
  const scale = step / Math.sqrt(features.length);
  let score = offset;
  for (let unit = 0; unit < hidden; unit += 1)
    score += Math.max(0, (bias[unit] ?? 0) + scale * (sums[unit] ?? 0)) * (second[unit] ?? 0);
  return 1 / (1 + Math.exp(-score));
}

function addUp(sums: Int32Array, weights: Int8Array, from: number): void {
  for (let unit = 0; unit < sums.length; unit += 1) sums[unit]! += weights[from + unit] as number;
}
