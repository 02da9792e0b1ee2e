import { readWeights } from '../../weights.js';
import type { Forest } from './trees.js';

/** The fields whose candidates are told apart by what was learned. */
export type Ranked = 'abn' | 'invoice-number' | 'business-name' | 'account-name' | 'account-pair';

/** Everything that trees were learned for. */
export type Learned = Ranked | 'kind';

/**
 * How likely right the best candidate of a field must be before it is given. Chosen on training documents that were held back, half of whose
 * labels were unknown: see the figures that `scripts/ranker/train.ts` prints. Of the names of accounts of families of layouts held back, 1,543 of
 * 1,597 with a score of 0.5 or more were right (0.7 is reached at 0.62), and 1,433 of 1,458 with 2 or more (0.9 at 2.56).
 */
export const LEAST: Readonly<Record<Ranked, number>> = {
  abn: 0.6,
  'invoice-number': 0.65,
  'business-name': 0,
  'account-name': 0.5,
  'account-pair': 0.5,
};

const loaded = new Map<Learned, Forest>();

/** The trees of a field, read once. */
export function forestOf(name: Learned): Forest {
  const known = loaded.get(name);
  if (known) return known;
  const forest = JSON.parse(readWeights(`fields/ranking/${name}.network`).toString('utf8')) as Forest;
  loaded.set(name, forest);
  return forest;
}

/** Uses other trees for a field, or those that are committed: for `scripts/ranker/calibrate.ts`. */
export function useForest(name: Learned, other: Forest | null): void {
  if (other) loaded.set(name, other);
  else loaded.delete(name);
}
