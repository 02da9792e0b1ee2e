import { readWeights } from '../../weights.js';
import { type Forest, parseForest } from './trees.js';

/** The fields whose candidates are told apart by what was learned. */
export type Ranked = 'abn' | 'invoice-number' | 'business-name' | 'account-name' | 'account-pair';

/** Everything that trees were learned for. */
export type Learned = Ranked | 'kind';

/**
 * How likely right the best candidate of a field must be before it is given. Chosen on readings of sketches whose families of layouts were held
 * back, four of five with a part of all labels unknown. Right and wrong were, of ABNs at 0.6 2,182 and 139 (at 0.5 2,197 and 149), of invoice numbers
 * at 0.65 2,243 and 58 (at 0.5 2,272 and 72), of names of accounts at 0.5 1,764 and 164 (at 0.4 1,790 and 215). The likeliest name of a business is always given, with its
 * confidence: 1,925 and 506 (at 0.3 1,879 and 445). Of pairs of a BSB and a number held back, 4,079 of 4,082 were chosen rightly.
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
  const forest = parseForest(readWeights(`fields/ranking/${name}.network`).toString('utf8'));
  loaded.set(name, forest);
  return forest;
}

/** Uses other trees for a field, or those that are committed: for `scripts/ranker/calibrate.ts`. */
export function useForest(name: Learned, other: Forest | null): void {
  if (other) loaded.set(name, other);
  else loaded.delete(name);
}
