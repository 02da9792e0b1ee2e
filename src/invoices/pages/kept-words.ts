import type { Box, Word, WordSource } from '../../extraction/document.js';

/** A word as it is kept: short, since a page has hundreds. Coordinates are in hundredths of a point. */
export type KeptWord = [
  text: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  confidence: number,
  source: WordSource,
];

/** A word of a page as it is shown. */
export interface ShownWord {
  /** Counts from 0, in the order of the page. */
  index: number;
  text: string;
  box: Box;
  confidence: number;
  source: WordSource;
}

/** More words of one page are not kept: a page that is read has some hundreds, and one made to be a burden any number. */
export const MOST_WORDS = 10_000;
/** What a text layer takes for one word may be a whole page without a blank. */
const MOST_CHARACTERS = 500;

const hundredths = (points: number): number => Math.round(points * 100);

export function keptWords(words: readonly Word[]): KeptWord[] {
  return words
    .slice(0, MOST_WORDS)
    .map(({ text, box: { x0, y0, x1, y1 }, confidence, source }) => [
      keepable(text),
      hundredths(x0),
      hundredths(y0),
      hundredths(x1),
      hundredths(y1),
      Math.round(confidence * 100) / 100,
      source,
    ]);
}

/** Neither NUL nor half a surrogate pair can be kept. */
function keepable(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

export function shownWords(kept: readonly KeptWord[]): ShownWord[] {
  return kept.map(([text, x0, y0, x1, y1, confidence, source], index) => ({
    index,
    text,
    box: { x0: x0 / 100, y0: y0 / 100, x1: x1 / 100, y1: y1 / 100 },
    confidence,
    source,
  }));
}
