import type { Forest } from '../../src/extraction/fields/ranking/trees.js';
import { writtenNetwork } from '../../src/extraction/fields/ranking/word-network.js';
import type { Chance } from '../corpus/random.js';

/** A candidate: its features, and whether it is a right one. */
export interface Row {
  values: ArrayLike<number>;
  right: boolean;
}

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Least sum of second derivatives in a leaf. */
  least: number;
  /** Share of choices and of features that a tree sees. */
  rows: number;
  columns: number;
  /** Penalty on the size of leaves. */
  lambda: number;
}

export const USUAL: BoostOptions = { trees: 240, depth: 4, rate: 0.08, least: 1, rows: 0.8, columns: 0.6, lambda: 2 };

const BINS = 48;

/** Edges of the bins of a feature: at most `BINS`, between values that occur. */
function edgesOf(rows: readonly Row[], feature: number): number[] {
  const values = [...new Set(rows.map((row) => row.values[feature] ?? 0))].sort((a, b) => a - b);
  const middles = values.slice(1).map((value, at) => (value + (values[at] ?? value)) / 2);
  if (middles.length < BINS) return middles;
  return Array.from({ length: BINS - 1 }, (_, at) => middles[Math.floor((at * middles.length) / (BINS - 1))] ?? 0);
}

/** Everything about the rows of a training that does not change from tree to tree. */
interface Rows {
  all: readonly Row[];
  /** Where the rows of each choice start, and where the last one ends. */
  starts: number[];
  edges: number[][];
  binned: Uint8Array[];
  slopes: Float64Array;
  bends: Float64Array;
}

/**
 * Slopes and bends of the loss: that a row is right which is not likely yet. The rows of a choice are as likely as the exponentials of their
 * scores, and that none is right has a score of 0; of several right ones it does not matter which is likely.
 */
function measure({ all, starts, slopes, bends }: Rows, scores: Float64Array): void {
  for (let choice = 0; choice + 1 < starts.length; choice += 1) {
    const [from, to] = [starts[choice] as number, starts[choice + 1] as number];
    let most = 0;
    for (let at = from; at < to; at += 1) most = Math.max(most, scores[at] as number);
    let [whole, right] = [Math.exp(-most), 0];
    for (let at = from; at < to; at += 1) {
      const weight = Math.exp((scores[at] as number) - most);
      whole += weight;
      if (all[at]?.right) right += weight;
    }
    for (let at = from; at < to; at += 1) {
      const weight = Math.exp((scores[at] as number) - most);
      const likely = weight / whole;
      slopes[at] = likely - (all[at]?.right ? weight / right : 0);
      bends[at] = Math.max(1e-6, likely * (1 - likely));
    }
  }
}

/**
 * Gradient boosting of trees by histograms (Chen and Guestrin, 2016; Ke et al., 2017) on the logarithm of the chance of the right one of
 * each choice, or of none where none is right (the conditional logit of McFadden, 1974).
 */
export function boost(
  choices: readonly (readonly Row[])[],
  features: readonly string[],
  chance: Chance,
  options: BoostOptions = USUAL,
): Forest {
  const all = choices.flat();
  const starts = [0];
  for (const rows of choices) starts.push((starts.at(-1) ?? 0) + rows.length);
  const edges = features.map((_, feature) => edgesOf(all, feature));
  const binned = features.map((_, feature) => {
    const own = edges[feature] as number[];
    return Uint8Array.from(all, (row) => binOf(own, row.values[feature] ?? 0));
  });
  const [slopes, bends] = [new Float64Array(all.length), new Float64Array(all.length)];
  const rows: Rows = { all, starts, edges, binned, slopes, bends };
  const scores = new Float64Array(all.length);
  const trees: Forest['trees'] = [];
  for (let turn = 0; turn < options.trees; turn += 1) {
    measure(rows, scores);
    const isSeen = choices.map(() => chance.is(options.rows));
    const seen = Uint32Array.from(
      isSeen.flatMap((is, choice) =>
        is ? Array.from({ length: choices[choice]?.length ?? 0 }, (_, at) => (starts[choice] ?? 0) + at) : [],
      ),
    );
    const asked = [...features.keys()].filter(() => chance.is(options.columns));
    const tree = grow(rows, seen, asked, options);
    trees.push(tree);
    for (const [at, { values }] of all.entries()) {
      let node = 0;
      for (let feature = tree.feature[node] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1)
        node = (tree.left[node] ?? 0) + ((values[feature] ?? 0) < (tree.threshold[node] ?? 0) ? 0 : 1);
      scores[at] = (scores[at] as number) + (tree.value[node] ?? 0);
    }
  }
  return { features: [...features], trees, calibration: [] };
}

function binOf(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < (edges[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** One tree, grown from the root. */
function grow(
  rows: Rows,
  seen: Uint32Array,
  asked: readonly number[],
  { depth, rate, least, lambda }: BoostOptions,
): Forest['trees'][number] {
  const tree: Forest['trees'][number] = { feature: [], threshold: [], left: [], value: [] };
  const growAt = (at: number, inside: Uint32Array, level: number): void => {
    let [slope, bend] = [0, 0];
    for (const row of inside) {
      slope += rows.slopes[row] as number;
      bend += rows.bends[row] as number;
    }
    tree.feature[at] = -1;
    tree.threshold[at] = 0;
    tree.left[at] = 0;
    tree.value[at] = (-rate * slope) / (bend + lambda);
    if (level === depth || bend < 2 * least) return;
    const split = bestSplit(rows, inside, asked, { slope, bend, least, lambda });
    if (!split) return;
    const { feature, bin } = split;
    const bins = rows.binned[feature] as Uint8Array;
    const left = tree.feature.length;
    tree.feature[at] = feature;
    tree.threshold[at] = (rows.edges[feature] as number[])[bin] as number;
    tree.left[at] = left;
    for (const child of [left, left + 1]) tree.feature[child] = -1;
    growAt(
      left,
      inside.filter((row) => (bins[row] as number) <= bin),
      level + 1,
    );
    growAt(
      left + 1,
      inside.filter((row) => (bins[row] as number) > bin),
      level + 1,
    );
  };
  growAt(0, seen, 0);
  return tree;
}

/** The feature and the bin after which to part some rows, where that gains something. */
function bestSplit(
  { slopes, bends, edges, binned }: Rows,
  inside: Uint32Array,
  among: readonly number[],
  { slope, bend, least, lambda }: { slope: number; bend: number; least: number; lambda: number },
): { feature: number; bin: number } | null {
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

/** One forest that gives the mean of the scores of several. */
export function average(forests: readonly Forest[]): Forest {
  const trees = forests.flatMap((forest) =>
    forest.trees.map((tree) => ({ ...tree, value: tree.value.map((value) => value / forests.length) })),
  );
  return { features: forests[0]?.features ?? [], trees, calibration: [] };
}

/** A forest as it is written to a file: figures rounded. */
export function writtenForest(forest: Forest): string {
  const shortened = forest.trees.map((tree) => ({
    feature: tree.feature,
    threshold: tree.threshold.map(round),
    left: tree.left,
    value: tree.value.map(round),
  }));
  const words = forest.words && writtenNetwork(forest.words);
  return `${JSON.stringify({ ...forest, trees: shortened, words })}\n`;
}
