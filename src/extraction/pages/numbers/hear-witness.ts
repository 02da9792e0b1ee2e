import { isValidAbn } from '../../../numbers/abn.js';
import type { Raster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { cutOut, overlap, type Region, withMargin } from '../recognition/regions.js';
import { digitsOf, numberRuns, regionOf } from './settle-numbers.js';
import { LONG, numberIn, type SeenNumber } from '../recognition/witness/number-in.js';
import type { Testimony, Witness } from '../recognition/witness/witness.js';

/** Numbers and overlooked lines that are asked about on a page, at most. */
const MOST_NUMBERS = 12;
const MOST_LINES = 6;

/** A number is sure, and not asked about, from this confidence on. */
const SURE = 0.9;

/** Both kinds of recogniser read it: of 481 numbers that two read alike, 479 were right, and two lacked a group of digits beside them. */
const AGREED = 0.92;
/** The witness and a third look read it. */
const SETTLED = 0.85;
/** The witness alone is believed from this probability on: of 461 numbers, 458 were right. */
const CREDIBLE = 0.9;
/** What the witness alone says: below what an account is given with. */
const ALONE = 0.7;
/** What nobody confirms. */
const DOUBTED = 0.5;
/** A witness and recognition of one number differ in no more digits. */
const MISREAD = 2;

/** Letters are about this high on a third look, which decides where the witness reads something else. */
const THIRD_HEIGHT = 44;
/** A third look is believed from this confidence on. */
const LEGIBLE = 0.6;

/** Where a number is looked for, and what was read there. */
interface Question {
  region: Region;
  run: readonly RecognisedWord[];
}

/**
 * Asks a witness about numbers that were not surely read, that have the length of an ABN and not its checksum, or that were overlooked.
 * What both read alike is believed; where they differ a third look decides, and without one the number is doubted.
 *
 * @param overlooked parts of the picture in which lines of text were not read
 */
export async function hearWitness(
  picture: Raster,
  words: readonly RecognisedWord[],
  overlooked: readonly Region[],
  letterHeight: number,
  { witness, recogniser }: { witness: Witness; recogniser: Recogniser },
): Promise<RecognisedWord[]> {
  const runs = numberRuns(words).filter((run) => countOfDigits(digitsOf(run)) >= LONG && isOpen(run));
  runs.sort((a, b) => digitsOf(b).length - digitsOf(a).length);
  const known = runs.slice(0, MOST_NUMBERS).map((run) => ({ run, region: regionOf(run, picture, letterHeight) }));
  const lines = overlooked
    .filter((region) => !words.some((word) => overlap(region, word) && isRead(word)))
    .slice(0, MOST_LINES)
    .map((region) => ({ run: [], region }));
  const look = (region: Region): Promise<RecognisedWord[]> => {
    const image = cutOut(picture, region, Math.min(4, THIRD_HEIGHT / letterHeight));
    return recogniser.recognise(withMargin(image), { layout: 'line', dpi: 300 });
  };
  let heard = [...words];
  for (const question of [...known, ...lines]) {
    const settled = await settle(question, await witness.read(picture, question.region), look);
    if (settled) heard = replaced(heard, question.run, settled);
  }
  return heard;
}

/** Words with others in the place of some of them, or after all where these are none. */
function replaced(
  words: readonly RecognisedWord[],
  run: readonly RecognisedWord[],
  by: readonly RecognisedWord[],
): RecognisedWord[] {
  const [first] = words.filter((word) => run.includes(word));
  if (!first) return [...words, ...by];
  return words.flatMap((word) => (word === first ? by : run.includes(word) ? [] : [word]));
}

/** Whether a word was read well enough, or is asked about itself. */
const isRead = ({ confidence, text }: RecognisedWord): boolean => confidence >= LEGIBLE || /\d/.test(text);

const countOfDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Whether it is open what a number is: it was not surely read, or its checksum says that it was misread. */
function isOpen(run: readonly RecognisedWord[]): boolean {
  const isSure = run.every(({ confidence, text }) => confidence >= SURE && !/[OoIlSsBZ|]/.test(text));
  return !isSure || (/^\d{11}$/.test(digitsOf(run)) && !isValidAbn(digitsOf(run)));
}

/** The words that stand in place of what was read; null where nothing is said against it or for it. */
async function settle(
  { run, region }: Question,
  testimony: Testimony,
  look: (region: Region) => Promise<RecognisedWord[]>,
): Promise<RecognisedWord[] | null> {
  const read = digitsOf(run);
  const seen = numberIn(testimony, /\p{L}/u.test(read));
  const atMost = (confidence: number): RecognisedWord[] | null =>
    run.length === 0 ? null : run.map((word) => ({ ...word, confidence: Math.min(word.confidence, confidence) }));
  if (seen === null) return atMost(DOUBTED);
  const digits = digitsAndLetters(seen.text);
  if (digits === read) return run.map((word) => ({ ...word, confidence: Math.max(word.confidence, AGREED) }));
  if (isAbn(read)) return null;
  if (/^\d{11}$/.test(read) && isAbn(digits) && differing(read, digits) <= MISREAD) return written(seen, run, SETTLED);
  const third = await look(region);
  const isLegible = third.length > 0 && third.every(({ confidence }) => confidence >= LEGIBLE);
  const there = isLegible ? digitsOf(third) : '';
  if (there === digits) return written(seen, run, SETTLED);
  if (testimony.probability >= CREDIBLE) return written(seen, run, ALONE);
  return atMost(there === read ? ALONE : DOUBTED);
}

/** What a witness has seen, in the words that were read where it has as many characters as they, else as one word in their place. */
function written(seen: SeenNumber, run: readonly RecognisedWord[], confidence: number): RecognisedWord[] {
  const characters = [...digitsAndLetters(seen.text)];
  if (run.length === 0) return [{ ...seen, confidence }];
  if (digitsOf(run).length === characters.length) {
    const ordered = [...run].sort((a, b) => a.x0 - b.x0);
    return ordered.map((word) => ({
      ...word,
      text: word.text.replace(/[\p{L}\p{N}]/gu, () => characters.shift() ?? ''),
      confidence,
    }));
  }
  const span = (side: 'x0' | 'x1' | 'y0' | 'y1', of: (...values: number[]) => number): number =>
    of(...run.map((word) => word[side]));
  const box = {
    x0: span('x0', Math.min),
    x1: span('x1', Math.max),
    y0: span('y0', Math.min),
    y1: span('y1', Math.max),
  };
  return [{ text: seen.text, confidence, ...box }];
}

const digitsAndLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const isAbn = (digits: string): boolean => /^\d{11}$/.test(digits) && isValidAbn(digits);

const differing = (a: string, b: string): number => [...a].filter((digit, at) => digit !== b[at]).length;
