import { parseNetwork, type WordNetwork, type WrittenNetwork } from './word-network.js';

/**
 * Gradient-boosted trees, as `scripts/ranker` writes them, with what their choice is worth. A node is a leaf where `feature` is negative; a
 * value below the threshold goes to `left`, any other to `left + 1`.
 */
export interface Forest {
  /** The features that it was trained on, in their order. */
  features: string[];
  trees: { feature: number[]; threshold: number[]; left: number[]; value: number[] }[];
  /** Odds (see `Chosen`) with the share of choices that were right there, on documents that were held back; ascending. */
  calibration: [odds: number, right: number][];
  /** Reads the words of candidates beside the trees. */
  words?: WordNetwork;
}

/** A forest as it is kept in a file. */
export type WrittenForest = Omit<Forest, 'words'> & { words?: WrittenNetwork };

/** A forest from what is in its file. */
export function parseForest(text: string): Forest {
  const { words, ...forest } = JSON.parse(text) as WrittenForest;
  return words ? { ...forest, words: parseNetwork(words) } : forest;
}

/** A candidate with how likely it is the right one of its document. */
export interface Chosen<T> {
  one: T;
  /** The logarithm of the odds that its value is right: against those of all others, and that none is. */
  odds: number;
  score: number;
}

/** All nodes of all trees in a row, as they are walked fastest. */
interface Nodes {
  roots: number[];
  feature: Int32Array;
  threshold: Float64Array;
  left: Int32Array;
  value: Float64Array;
}

const walked = new WeakMap<Forest, Nodes>();

function nodesOf(forest: Forest): Nodes {
  const known = walked.get(forest);
  if (known) return known;
  const roots: number[] = [];
  let count = 0;
  for (const { feature } of forest.trees) {
    roots.push(count);
    count += feature.length;
  }
  const nodes: Nodes = {
    roots,
    feature: Int32Array.from(forest.trees.flatMap(({ feature }) => feature)),
    threshold: Float64Array.from(forest.trees.flatMap(({ threshold }) => threshold)),
    left: Int32Array.from(forest.trees.flatMap(({ left }, tree) => left.map((at) => at + (roots[tree] ?? 0)))),
    value: Float64Array.from(forest.trees.flatMap(({ value }) => value)),
  };
  walked.set(forest, nodes);
  return nodes;
}

/** The score of a candidate. Candidates are as likely as the exponentials of their scores; that none is right has a score of 0. */
export function scoreOf(forest: Forest, values: ArrayLike<number>): number {
  const { roots, feature, threshold, left, value } = nodesOf(forest);
  let score = 0;
  for (const root of roots) {
    let at = root;
    for (let asked = feature[at] as number; asked >= 0; asked = feature[at] as number)
      at = (left[at] as number) + ((values[asked] ?? 0) < (threshold[at] as number) ? 0 : 1);
    score += value[at] as number;
  }
  return score;
}

/**
 * Candidates with the odds that each is right, likeliest first. Those of one key, such as two printings of one name, are right together.
 * @param described the features of each candidate
 */
export function oddsOf<T>(
  forest: Forest,
  all: readonly T[],
  described: readonly ArrayLike<number>[],
  keyOf: (one: T) => string,
): Chosen<T>[] {
  return oddsByScore(
    all.map((one, at) => ({ one, score: scoreOf(forest, described[at] ?? []) })),
    keyOf,
  );
}

/** The same, of candidates that have their scores. */
export function oddsByScore<T>(scored: readonly { one: T; score: number }[], keyOf: (one: T) => string): Chosen<T>[] {
  const sums = new Map<string, number>();
  let whole = 1;
  for (const { one, score } of scored) {
    const weight = Math.exp(Math.min(MOST_SCORE, score));
    whole += weight;
    sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + weight);
  }
  return scored
    .map(({ one, score }) => {
      const own = sums.get(keyOf(one)) ?? 0;
      return { one, score, odds: Math.log(own) - Math.log(Math.max(LEAST_REST, whole - own)) };
    })
    .sort((a, b) => b.odds - a.odds || b.score - a.score);
}

/** Bounds within which exponentials and their differences are exact enough. */
const MOST_SCORE = 30;
const LEAST_REST = 1e-9;

/** What odds were worth on documents that were held back: 0 to 1, between the points that were measured. */
export const worthOf = ({ calibration }: Forest, odds: number): number => between(calibration, odds);

/** The value of a line through some points, ascending, at a place; level before the first and after the last of them. */
export function between(points: readonly (readonly [at: number, value: number])[], place: number): number {
  const above = points.findIndex(([point]) => point >= place);
  const [next, last] = [points[above], points[above < 0 ? points.length - 1 : above - 1]];
  if (!next) return last?.[1] ?? 0;
  if (!last) return next[1];
  const share = (place - last[0]) / Math.max(1e-9, next[0] - last[0]);
  return last[1] + share * (next[1] - last[1]);
}
