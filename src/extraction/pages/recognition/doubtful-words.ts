import { editDistance } from '../../fields/text/edit-distance.js';
import type { Raster } from '../image/raster.js';
import type { RecognisedWord } from './recogniser.js';
import type { Region } from './regions.js';
import type { Witness } from './witness/witness.js';

/** A word below this confidence may be misread, and from this probability on the witness is believed. */
const DOUBTED = 0.85;
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
 * Asks a witness about words of letters that were not surely read, such as those of names. Its reading stands where it is sure and nearly the same, and
 * has no fewer letters: what the witness gets wrong it mostly leaves out.
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
    const { text, probability } = await witness.read(picture, around(word, picture));
    if (probability < CREDIBLE) continue;
    const said = text.replaceAll(' ', '');
    if (said === withoutAccents(word.text)) reread.set(word, { ...word, confidence: CREDIBLE });
    else if (isBetter(said, withoutAccents(word.text))) reread.set(word, { ...word, text: said, confidence: CREDIBLE });
  }
  return words.map((word) => reread.get(word) ?? word);
}

const heightOf = ({ y0, y1 }: Region): number => y1 - y0;

const isDoubted = ({ confidence, text }: RecognisedWord): boolean =>
  confidence < DOUBTED && WITHOUT_DIGITS.test(text) && lettersOf(text) >= LEAST_LETTERS;

function isBetter(said: string, read: string): boolean {
  if (!WITHOUT_DIGITS.test(said)) return false;
  const more = lettersOf(said) - lettersOf(read);
  const slips = Math.max(1, Math.floor(read.length / LETTERS_PER_SLIP));
  return (
    (more > 0 || (more === 0 && wideLettersOf(said) >= wideLettersOf(read))) && editDistance(read, said, slips) <= slips
  );
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
