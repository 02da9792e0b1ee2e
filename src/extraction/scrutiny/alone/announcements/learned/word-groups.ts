import { gunzipSync } from 'node:zlib';
import { readWeights } from '../../../../weights.js';

/** Which other words a word is like: by a fine division of the commoner English words and by a coarse one. */
export interface WordGroup {
  fine: number;
  coarse: number;
}

/**
 * Reads groups as `scripts/ranker/group-words.ts` writes them: a line for each fine group, its coarse one first, then its words.
 * They come from the places of words in GloVe vectors (Pennington, Socher and Manning; Public Domain Dedication and License).
 */
export function parseGroups(bytes: Buffer): Map<string, WordGroup> {
  const groups = new Map<string, WordGroup>();
  for (const [fine, line] of gunzipSync(bytes).toString('utf8').trim().split('\n').entries()) {
    const [coarse = '', ...words] = line.split(' ');
    const group = { fine, coarse: Number(coarse) };
    for (const word of words) groups.set(word, group);
  }
  return groups;
}

let loaded: Map<string, WordGroup> | undefined;

/** The groups of a word in lower case without accents; undefined where it is none of the commoner English ones. */
export const groupOf = (word: string): WordGroup | undefined =>
  (loaded ??= parseGroups(readWeights('scrutiny/alone/announcements/learned/word-groups.network'))).get(word);
