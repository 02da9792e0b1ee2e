import { isInDictionary } from './dictionary/dictionary.js';
import type { RecognisedWord } from './recogniser.js';

/** Small letters that touch in a picture, and what they are read as; what is more often so first. */
const MERGED = [
  ['m', 'rn'],
  ['w', 'ur'],
  ['n', 'rr'],
  ['m', 'rri'],
  ['m', 'rr'],
  ['n', 'ri'],
] as const;

/** Shorter words have neighbours in any dictionary. */
const LEAST_LETTERS = 4;

/** A word of English letters, with marks around it and parts behind an apostrophe or a hyphen; no address of a website or of email. */
const WORD = /^[^\p{L}\p{N}@]*[A-Za-z]+(?:['\u2019-][A-Za-z]+)*[^\p{L}\p{N}@]*$/u;

/**
 * Parts letters that were read as one: `Melboume` is no word and `Melbourne` is one. A word of the dictionary stands, and so does one that could be
 * parted into two different words.
 */
export function partMergedLetters(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word) =>
    WORD.test(word.text) ? { ...word, text: word.text.replace(/[A-Za-z]+/g, (part) => partedWord(part)) } : word,
  );
}

function partedWord(word: string): string {
  if (word.length < LEAST_LETTERS || isInDictionary(word)) return word;
  for (const [read, meant] of MERGED) {
    const found = placesOf(read, word)
      .map((at) => word.slice(0, at) + meant + word.slice(at + read.length))
      .filter(isInDictionary);
    if (found.length > 0) return found.length === 1 ? (found[0] as string) : word;
  }
  return word;
}

const placesOf = (letters: string, word: string): number[] =>
  [...word.matchAll(new RegExp(letters, 'g'))].map(({ index }) => index);
