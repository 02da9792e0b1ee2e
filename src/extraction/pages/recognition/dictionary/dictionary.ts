import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LANGUAGE_DATA } from '../language-data.js';
import { WordGraph } from './word-graph.js';

let graph: WordGraph | undefined;

/**
 * Whether a word is one of the 338,080 of Tesseract's English language data (English words, and names of people and places), in its own case, in
 * small letters or with a capital one. The first call reads them (0.1 s); they take 4 MB.
 */
export function isInDictionary(word: string): boolean {
  graph ??= new WordGraph(gunzipSync(readFileSync(join(LANGUAGE_DATA, 'eng.traineddata.gz'))));
  const small = word.toLowerCase();
  return [word, small, small.charAt(0).toUpperCase() + small.slice(1)].some((form) => graph?.has(form));
}
