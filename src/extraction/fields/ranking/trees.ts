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

/** All nodes of all trees in a row, `NODE` figures each, as they are walked fastest. */
interface Nodes {
  roots: Int32Array;
  /** Of each node its feature, its threshold, or its value where it is a leaf, and where its left one begins. */
  figures: Float64Array;
}

const NODE = 3;
const walked = new WeakMap<Forest, Nodes>();

function nodesOf(forest: Forest): Nodes {
  const known = walked.get(forest);
  if (known) return known;
  const roots: number[] = [];
  const figures: number[] = [];
  for (const { feature, threshold, left, value } of forest.trees) {
    const root = figures.length;
    roots.push(root);
    for (const [at, asked] of feature.entries())
      figures.push(asked, (asked < 0 ? value[at] : threshold[at]) ?? 0, root + NODE * (left[at] ?? 0));
  }
  const nodes: Nodes = { roots: Int32Array.from(roots), figures: Float64Array.from(figures) };
  walked.set(forest, nodes);
  return nodes;
}

/** The score of a candidate. Candidates are as likely as the exponentials of their scores; that none is right has a score of 0. */
export const scoreOf = (forest: Forest, values: ArrayLike<number>): number => scoresOf(forest, [values])[0] ?? 0;

/**
 * Candidates with their scores.
 * @param described the features of each
 */
export function scored<T>(
  forest: Forest,
  all: readonly T[],
  described: readonly ArrayLike<number>[],
): { one: T; score: number }[] {
  const scores = scoresOf(forest, described);
  return all.map((one, at) => ({ one, score: scores[at] ?? 0 }));
}

/** Each tree is applied to all candidates in turn, so that it is still in the processor's cache for all but the first. */
function scoresOf(forest: Forest, described: readonly ArrayLike<number>[]): Float64Array {
  const { roots, figures } = nodesOf(forest);
  const width = described.reduce((most, { length }) => Math.max(most, length), forest.features.length);
  const values = new Float64Array(described.length * width);
  for (const [at, one] of described.entries()) values.set(one, at * width);
  const scores = new Float64Array(described.length);
  for (let tree = 0; tree < roots.length; tree += 1)
    for (let one = 0; one < scores.length; one += 1) {
      let at = roots[tree] as number;
      for (let asked = figures[at] as number; asked >= 0; asked = figures[at] as number)
        at =
          (figures[at + 2] as number) +
          ((values[one * width + asked] as number) < (figures[at + 1] as number) ? 0 : NODE);
      scores[one] = (scores[one] as number) + (figures[at + 1] as number);
    }
  return scores;
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
  return oddsByScore(scored(forest, all, described), keyOf);
}

/** The same, of candidates that have their scores. */
export function oddsByScore<T>(all: readonly { one: T; score: number }[], keyOf: (one: T) => string): Chosen<T>[] {
  const sums = new Map<string, number>();
  let whole = 1;
  for (const { one, score } of all) {
    const weight = Math.exp(Math.min(MOST_SCORE, score));
    whole += weight;
    sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + weight);
  }
  return all
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
