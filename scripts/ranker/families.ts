import type { Truth } from '../corpus/truth.js';

/** How many parts the families of layouts are dealt into; each is scored by trees that learned from the others. */
export const FOLDS = 4;

/** What a document is laid out like: how its head says whose it is, or that it comes from abroad. */
function familyOf({ traits }: Pick<Truth, 'traits'>): string {
  const [first = ''] = traits;
  return /^(?:language|country):/.test(first) ? first.replace(/:.*/, '') : first;
}

/** In which part a document is; those of one family are in one part, whatever other documents there are. */
export const foldOf = (one: Pick<Truth, 'traits'>): number =>
  [...familyOf(one)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FOLDS;
