import { editDistance } from '../../fields/text/edit-distance.js';
import type { Raster } from '../image/raster.js';
import { isInDictionary } from './dictionary/dictionary.js';
import type { RecognisedWord } from './recogniser.js';
import type { Region } from './regions.js';
import type { Witness } from './witness/witness.js';

/**
 * A word below this confidence may be misread, and one of no dictionary below the higher. On 117 pictures, 3.5 to 7 words of a page are below the first, 4 more
 * are below the second; above that, witnesses that agree put the words beside one into it more often than they mend it (17 and 4 of 21).
 */
const DOUBTED = { any: 0.85, unknown: 0.93 };
/** From this probability on a witness is believed without another opinion. */
const CREDIBLE = 0.9;
/** At most one letter in this many may differ in a word. */
const LETTERS_PER_SLIP = 3;
/** Words that are asked about on a page, at most, the largest first: each takes 27 ms. */
const MOST_WORDS = 40;
/** What is seen around a word, in its heights. */
const AROUND = 0.15;
/** Of shorter words two readings say too little of each other. */
const LEAST_LETTERS = 3;

const WITHOUT_DIGITS = /^\P{N}*\p{L}\P{N}*$/u;

/**
 * Asks a witness about words of letters that were not surely read, such as those of names. Its reading stands where it is nearly the same and makes a word of
 * the dictionary of what is none; and where it has no fewer letters, since what the witness gets wrong it mostly leaves out, and is sure or says so twice. A word
 * of the dictionary is never made into one that is none.
 */
export async function rereadDoubtfulWords(
  picture: Raster,
  words: readonly RecognisedWord[],
  witness: Witness | null,
): Promise<RecognisedWord[]> {
  if (!witness) return [...words];
  const reread = new Map<RecognisedWord, RecognisedWord>();
  const doubted = words.filter(isDoubted).sort((a, b) => heightOf(b) - heightOf(a));
  for (const word of doubted.slice(0, MOST_WORDS)) {
    const mended = await mendedWord(picture, word, witness);
    if (mended !== null) reread.set(word, { ...word, text: mended, confidence: CREDIBLE });
  }
  return words.map((word) => reread.get(word) ?? word);
}

/** What a witness makes of a word; the word itself where it reads that too, null where it is to be left as it is. */
async function mendedWord(picture: Raster, word: RecognisedWord, witness: Witness): Promise<string | null> {
  const region = around(word, picture);
  const { text, probability } = await witness.read(picture, region);
  const [said, read] = [text.replaceAll(' ', ''), withoutAccents(word.text)];
  if (said === read) return probability >= CREDIBLE ? word.text : null;
  if (!isNearlyTheSame(said, read) || (isKnown(read) && !isKnown(said)) || isWithoutDoubles(said, read)) return null;
  if (isKnown(said) && !isKnown(read)) return said;
  if (!hasNoFewerLetters(said, read)) return null;
  if (probability >= CREDIBLE && word.confidence < DOUBTED.any) return said;
  const other = await witness.readAnew?.(picture, region);
  return other?.text.replaceAll(' ', '') === said ? said : null;
}

const heightOf = ({ y0, y1 }: Region): number => y1 - y0;

const isDoubted = ({ confidence, text }: RecognisedWord): boolean =>
  confidence < DOUBTED.unknown &&
  WITHOUT_DIGITS.test(text) &&
  lettersOf(text) >= LEAST_LETTERS &&
  (confidence < DOUBTED.any || !isKnown(withoutAccents(text)));

/** Whether a word is one of the dictionary, without the marks around it. */
const isKnown = (text: string): boolean => isInDictionary(text.replace(/^\P{L}+|\P{L}+$/gu, ''));

function isNearlyTheSame(said: string, read: string): boolean {
  const slips = Math.max(1, Math.floor(read.length / LETTERS_PER_SLIP));
  return WITHOUT_DIGITS.test(said) && editDistance(read, said, slips) <= slips;
}

/** Whether a reading lacks only the second of two like letters: witnesses read `Uttley` as `Utley`. */
const isWithoutDoubles = (said: string, read: string): boolean =>
  said.length < read.length && withoutDoubles(said) === withoutDoubles(read);

const withoutDoubles = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1');

function hasNoFewerLetters(said: string, read: string): boolean {
  const more = lettersOf(said) - lettersOf(read);
  return more > 0 || (more === 0 && wideLettersOf(said) >= wideLettersOf(read));
}

const lettersOf = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;
/** Letters of which the witness may see a part only. */
const wideLettersOf = (text: string): number => (text.match(/[mwMW]/g) ?? []).length;

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/g, "'");

function around({ x0, y0, x1, y1 }: Region, { width, height }: Raster): Region {
  const margin = AROUND * (y1 - y0);
  return {
    x0: Math.max(0, x0 - margin),
    y0: Math.max(0, y0 - margin),
    x1: Math.min(width, x1 + margin),
    y1: Math.min(height, y1 + margin),
  };
}
