/**
 * Gradient-boosted trees, as `scripts/ranker` writes them, with what their score is worth. A node is a leaf where `feature` is negative; a
 * value below the threshold goes to `left`, any other to `left + 1`.
 */
export interface Forest {
  /** The features that it was trained on, in their order. */
  features: string[];
  base: number;
  trees: { feature: number[]; threshold: number[]; left: number[]; value: number[] }[];
  /** Scores with the share of candidates that were right there, on documents that were held back; ascending. */
  calibration: [score: number, right: number][];
}

/** The score of a candidate: the logarithm of the odds that it is right, as the trees see it. */
export function scoreOf({ base, trees }: Forest, values: readonly number[]): number {
  let score = base;
  for (const { feature, threshold, left, value } of trees) {
    let at = 0;
    for (let asked = feature[at] ?? -1; asked >= 0; asked = feature[at] ?? -1)
      at = (left[at] ?? 0) + ((values[asked] ?? 0) < (threshold[at] ?? 0) ? 0 : 1);
    score += value[at] ?? 0;
  }
  return score;
}

/** What a score was worth on documents that were held back: 0 to 1, between the points that were measured. */
export const worthOf = ({ calibration }: Forest, score: number): number => between(calibration, score);

/** The value of a line through some points, ascending, at a place; level before the first and after the last of them. */
export function between(points: readonly (readonly [at: number, value: number])[], place: number): number {
  const above = points.findIndex(([point]) => point >= place);
  const [next, last] = [points[above], points[above < 0 ? points.length - 1 : above - 1]];
  if (!next) return last?.[1] ?? 0;
  if (!last) return next[1];
  const share = (place - last[0]) / Math.max(1e-9, next[0] - last[0]);
  return last[1] + share * (next[1] - last[1]);
}
