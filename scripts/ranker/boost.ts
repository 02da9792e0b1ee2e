import type { Forest } from '../../src/extraction/fields/ranking/trees.js';
import type { Chance } from '../corpus/random.js';

export interface Row {
  values: readonly number[];
  right: boolean;
}

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Least sum of second derivatives in a leaf. */
  least: number;
  /** Share of rows and of features that a tree sees. */
  rows: number;
  columns: number;
  /** Penalty on the size of leaves. */
  lambda: number;
}

export const USUAL: BoostOptions = { trees: 160, depth: 5, rate: 0.1, least: 3, rows: 0.8, columns: 0.6, lambda: 2 };

const BINS = 48;

/** Edges of the bins of a feature: at most `BINS`, between values that occur. */
function edgesOf(rows: readonly Row[], feature: number): number[] {
  const values = [...new Set(rows.map((row) => row.values[feature] ?? 0))].sort((a, b) => a - b);
  const middles = values.slice(1).map((value, at) => (value + (values[at] ?? value)) / 2);
  if (middles.length < BINS) return middles;
  return Array.from({ length: BINS - 1 }, (_, at) => middles[Math.floor((at * middles.length) / (BINS - 1))] ?? 0);
}

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** Gradient boosting of trees on logistic loss, by histograms (Chen and Guestrin, 2016; Ke et al., 2017). */
export function boost(
  rows: readonly Row[],
  features: readonly string[],
  chance: Chance,
  options: BoostOptions = USUAL,
): Forest {
  const { trees: count, depth, rate, least, lambda } = options;
  const edges = features.map((_, feature) => edgesOf(rows, feature));
  const binned = features.map((_, feature) => {
    const own = edges[feature] as number[];
    return Uint8Array.from(rows, (row) => {
      const value = row.values[feature] ?? 0;
      let [low, high] = [0, own.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value < (own[middle] as number)) high = middle;
        else low = middle + 1;
      }
      return low;
    });
  });
  const share = Math.max(1e-6, rows.filter((row) => row.right).length / Math.max(1, rows.length));
  const base = Math.log(share / (1 - share));
  const scores = new Float64Array(rows.length).fill(base);
  const [slopes, bends] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  const trees: Forest['trees'] = [];
  for (let turn = 0; turn < count; turn += 1) {
    for (const [at, row] of rows.entries()) {
      const chanceOf = sigmoid(scores[at] as number);
      slopes[at] = chanceOf - (row.right ? 1 : 0);
      bends[at] = Math.max(1e-9, chanceOf * (1 - chanceOf));
    }
    const seen = Uint32Array.from(rows.keys()).filter(() => chance.is(options.rows));
    const asked = [...features.keys()].filter(() => chance.is(options.columns));
    const tree: Forest['trees'][number] = { feature: [], threshold: [], left: [], value: [] };
    const grow = (at: number, inside: Uint32Array, level: number): void => {
      let [slope, bend] = [0, 0];
      for (const row of inside) {
        slope += slopes[row] as number;
        bend += bends[row] as number;
      }
      tree.feature[at] = -1;
      tree.threshold[at] = 0;
      tree.left[at] = 0;
      tree.value[at] = (-rate * slope) / (bend + lambda);
      if (level === depth || bend < 2 * least) return;
      const split = bestSplit(inside, asked, slope, bend);
      if (!split) return;
      const { feature, bin } = split;
      const bins = binned[feature] as Uint8Array;
      const left = tree.feature.length;
      tree.feature[at] = feature;
      tree.threshold[at] = (edges[feature] as number[])[bin] as number;
      tree.left[at] = left;
      for (const child of [left, left + 1]) tree.feature[child] = -1;
      grow(
        left,
        inside.filter((row) => (bins[row] as number) <= bin),
        level + 1,
      );
      grow(
        left + 1,
        inside.filter((row) => (bins[row] as number) > bin),
        level + 1,
      );
    };
    const bestSplit = (inside: Uint32Array, among: readonly number[], slope: number, bend: number) => {
      let best: { feature: number; bin: number; gain: number } | null = null;
      const [ofSlope, ofBend] = [new Float64Array(BINS), new Float64Array(BINS)];
      for (const feature of among) {
        const bins = binned[feature] as Uint8Array;
        ofSlope.fill(0);
        ofBend.fill(0);
        for (const row of inside) {
          const bin = bins[row] as number;
          ofSlope[bin] = (ofSlope[bin] as number) + (slopes[row] as number);
          ofBend[bin] = (ofBend[bin] as number) + (bends[row] as number);
        }
        let [leftSlope, leftBend] = [0, 0];
        for (let bin = 0; bin < (edges[feature] as number[]).length; bin += 1) {
          leftSlope += ofSlope[bin] as number;
          leftBend += ofBend[bin] as number;
          if (leftBend < least || bend - leftBend < least) continue;
          const gain =
            leftSlope ** 2 / (leftBend + lambda) +
            (slope - leftSlope) ** 2 / (bend - leftBend + lambda) -
            slope ** 2 / (bend + lambda);
          if (gain > 1e-3 && gain > (best?.gain ?? 0)) best = { feature, bin, gain };
        }
      }
      return best;
    };
    grow(0, seen, 0);
    trees.push(tree);
    for (const [at, row] of rows.entries()) {
      let node = 0;
      for (let feature = tree.feature[node] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1)
        node = (tree.left[node] ?? 0) + ((row.values[feature] ?? 0) < (tree.threshold[node] ?? 0) ? 0 : 1);
      scores[at] = (scores[at] as number) + (tree.value[node] ?? 0);
    }
  }
  return { features: [...features], base, trees, calibration: [] };
}

/** Isotonic regression (pool adjacent violators): what scores are worth, never falling as they rise; at most 24 points. */
export function calibrate(given: readonly { score: number; right: boolean }[]): Forest['calibration'] {
  const pools: { from: number; to: number; right: number; count: number }[] = [];
  const scores = new Map<number, { right: number; count: number }>();
  for (const { score, right } of given) {
    const same = scores.get(score) ?? { right: 0, count: 0 };
    scores.set(score, { right: same.right + (right ? 1 : 0), count: same.count + 1 });
  }
  for (const [score, same] of [...scores].sort(([a], [b]) => a - b)) {
    pools.push({ from: score, to: score, ...same });
    for (;;) {
      const [last, other] = [pools.at(-1), pools.at(-2)];
      if (!last || !other || last.right / last.count > other.right / other.count) break;
      pools.splice(-2, 2, {
        from: other.from,
        to: last.to,
        right: other.right + last.right,
        count: other.count + last.count,
      });
    }
  }
  // One right and one wrong are taken to have been seen besides: no share is ever 0 or 1.
  return pools
    .filter(({ count }) => count >= Math.max(3, given.length / 400))
    .flatMap(({ from, to, right, count }): [number, number][] => {
      const worth = Math.round((1000 * (right + 0.5)) / (count + 1)) / 1000;
      return from === to
        ? [[round(from), worth]]
        : [
            [round(from), worth],
            [round(to), worth],
          ];
    });
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A forest as it is written to a file: figures rounded. */
export function writtenForest(forest: Forest): string {
  const shortened = forest.trees.map((tree) => ({
    feature: tree.feature,
    threshold: tree.threshold.map(round),
    left: tree.left,
    value: tree.value.map(round),
  }));
  return `${JSON.stringify({ ...forest, base: round(forest.base), trees: shortened })}\n`;
}
