import type { PlacedWord } from '../structure/segment.js';
import { fold, withAccountSign } from './fold.js';
import { matchesIn } from './matches.js';

/** A run of letters and digits (or a `#`) inside a word. */
export interface Token {
  /** Lower case, folded so that look-alike characters are one. */
  folded: string;
  /** As printed. */
  raw: string;
  /** Index of the word in its run of words. */
  word: number;
  /** Where the token starts in the word's text, and where it ends (exclusive). */
  start: number;
  end: number;
}

const TOKEN = /[\p{L}]+(?=\d{3})|[\p{L}\p{N}|!]+|#/gu;

/** The tokens of a run of words, in order. `BSB062-000` gives `bsb`, `062`, `000`. */
export function tokensOf(words: readonly PlacedWord[]): Token[] {
  return words.flatMap((word, index) =>
    matchesIn(withAccountSign(word.text), TOKEN)
      .filter((match) => /[\p{L}\p{N}#]/u.test(match[0]))
      .map((match) => ({
        raw: match[0],
        folded: fold(match[0]),
        word: index,
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
}
