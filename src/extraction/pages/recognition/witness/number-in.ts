import type { RecognisedWord } from '../recogniser.js';
import type { Testimony } from './witness.js';

/** Digits from which on a number is worth asking about. */
export const LONG = 4;

/** A number in what a witness has seen, with its separators. */
export type SeenNumber = RecognisedWord;

/** Labels that the witness has glued to a number end in letters or a mark; one letter right beside digits may be a digit itself. */
const NUMBER = /(?<=^|\p{L}{2}|[^\p{L}\d])\d(?:[\d ./-]*\d)?(?=$|[^\p{L}\d])/gu;

/**
 * The longest number in what a witness has seen; all of it where the number has letters. Null where there is none of some length.
 */
export function numberIn({ characters, probability, region }: Testimony, hasLetters: boolean): SeenNumber | null {
  const text = characters.map((one) => one.text).join('');
  const numbers = [...text.matchAll(hasLetters ? /.+/g : NUMBER)];
  const [longest] = numbers.sort((a, b) => countOfDigits(b[0]) - countOfDigits(a[0]));
  if (!longest || countOfDigits(longest[0]) < LONG) return null;
  const own = characters.slice(longest.index, longest.index + longest[0].length);
  const half = (region.y1 - region.y0) / 4;
  return {
    text: longest[0],
    confidence: probability,
    x0: (own[0]?.x ?? region.x0) - half,
    x1: (own.at(-1)?.x ?? region.x1) + half,
    y0: region.y0,
    y1: region.y1,
  };
}

const countOfDigits = (text: string): number => text.replace(/\D/g, '').length;
