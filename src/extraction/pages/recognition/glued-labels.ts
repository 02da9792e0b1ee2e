import type { RecognisedWord } from './recogniser.js';

/** A label, or its last word, that is read as one word with the number behind it: `B.S.B.:062-000`, `A/cNo.:114`, `nr062-000`. */
const GLUED = /^(\p{L}[\p{L}./]*(?:[Nn]o\.|:)|[Nn](?:r\.?|o\.))(\d[\d-]{2,})$/u;

/**
 * Parts labels from the numbers that they touch, by the share of the word that each takes: a number is doubted and read again by
 * itself.
 */
export function partGluedLabels(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.flatMap((word) => {
    const [, label, number] = GLUED.exec(word.text) ?? [];
    if (label === undefined || number === undefined) return [word];
    const end = word.x0 + ((word.x1 - word.x0) * label.length) / word.text.length;
    return [
      { ...word, text: label, x1: end },
      { ...word, text: number, x0: end },
    ];
  });
}
