import type { RecognisedWord } from './recogniser.js';
import type { Region } from './regions.js';

/** What recognition takes a bullet between the parts of a line for, where it is not sure. */
const TAKEN_FOR = /^[eo«»*+°¢©®=]$/u;
const SURE = 0.85;
const BULLET = '•';

/** A BSB or an account number, in one or in groups. */
const OF_ACCOUNT = /^[\d-]{6,}$/;

/** A bullet stands within so many heights of the number beside it. */
const REACH = 1.5;

/** Bullets beside the numbers of an account, which are read as letters or other marks: `Example Pty Ltd e 062-000 e 12345678`. */
export function settleBullets(words: readonly RecognisedWord[]): RecognisedWord[] {
  const numbers = words.filter(({ text }) => OF_ACCOUNT.test(text));
  return words.map((word) =>
    word.confidence < SURE && TAKEN_FOR.test(word.text) && numbers.some((number) => isBeside(word, number))
      ? { ...word, text: BULLET }
      : word,
  );
}

/** Whether a mark stands right before or right behind a number, within the height of it. */
function isBeside(mark: Region, number: Region): boolean {
  const reach = REACH * (number.y1 - number.y0);
  const isInLine = mark.y0 >= number.y0 - reach / 10 && mark.y1 <= number.y1 + reach / 10;
  const gap = mark.x0 >= number.x1 ? mark.x0 - number.x1 : number.x0 - mark.x1;
  return isInLine && gap >= 0 && gap <= reach;
}
