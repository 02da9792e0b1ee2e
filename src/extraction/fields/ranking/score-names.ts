import { type Forest, scored } from './trees.js';
import { addedByWords } from './word-network.js';

/**
 * Names with their scores: the trees' by their features, and what a network that reads their words adds to that, where there is one.
 * @param described the features of each name
 * @param wordsOf what `wordsOfName` gives of a name
 */
export function scoreNames<T>(
  forest: Forest,
  all: readonly T[],
  described: readonly ArrayLike<number>[],
  wordsOf: (one: T) => readonly string[],
): { one: T; score: number }[] {
  const byTrees = scored(forest, all, described);
  const { words } = forest;
  if (!words) return byTrees;
  const readings = byTrees.map(({ one, score }, at) => ({ texts: wordsOf(one), values: described[at] ?? [], score }));
  const added = addedByWords(words, readings);
  return byTrees.map(({ one, score }, at) => ({ one, score: score + (added[at] ?? 0) }));
}
