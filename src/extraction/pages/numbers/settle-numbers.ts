import type { Raster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { cutOut, overlap, type Region, withMargin } from '../recognition/regions.js';

/** A number is believed without a third reading from this confidence on. */
export const SETTLED = 0.8;
/** Numbers in whose favour nothing speaks are not read a third time. */
const HOPELESS = 0.2;
/** Digits from which on a number is worth a third reading. */
const LONG = 5;
const MOST_THIRD_LOOKS = 10;
/** Letters are about this high on a third reading, in pixels. */
const THIRD_HEIGHT = 44;
/** Two readings of a number settle it from this confidence on: those of handwriting lie below. */
const LEGIBLE = 0.6;
/** Letters are about this high on a fourth reading, where two agree that are both not sure. */
const FOURTH_HEIGHT = 30;
/** Digits that three readings agree on settle it from this confidence on. */
const UNANIMOUS = 0.5;
/** Two readings settle nothing against one that is surer than both by more than this. */
const OUTWEIGHED = 0.05;
/** Confidence in a number that two of three readings, at different sizes, agree on. */
const AGREED = 0.85;

/**
 * Reads numbers that are still doubtful a third time, each line by itself and much larger, and believes what two readings agree on.
 *
 * @param readings what each look at the picture read so far.
 */
export async function settleNumbers(
  picture: Raster,
  words: readonly RecognisedWord[],
  readings: readonly (readonly RecognisedWord[])[],
  letterHeight: number,
  recogniser: Recogniser,
): Promise<RecognisedWord[]> {
  const settled = [...words];
  const runs = numberRuns(words).filter(
    (run) =>
      digitsOf(run).length >= LONG &&
      run.some(({ confidence }) => confidence < SETTLED) &&
      run.every(({ confidence }) => confidence > HOPELESS),
  );
  for (const run of runs.slice(0, MOST_THIRD_LOOKS)) {
    const region = regionOf(run, picture, letterHeight);
    const look = (height: number): Promise<RecognisedWord[]> => {
      const image = cutOut(picture, region, Math.min(4, height / letterHeight));
      return recogniser.recognise(withMargin(image), { layout: 'line', dpi: 300 });
    };
    const third = await look(THIRD_HEIGHT);
    const wanted = digitsOf(third);
    const there = readings.map((read) => read.filter((word) => run.some((one) => overlap(word, one))));
    const alike = there.filter((read) => digitsOf(read) === wanted);
    const others = there.filter((read) => digitsOf(read) !== wanted && digitsOf(read).length === wanted.length);
    const surest = Math.max(...[third, ...alike].map(certaintyOf));
    if (others.some((read) => certaintyOf(read) > surest + OUTWEIGHED)) continue;
    const legible = isLegible(third, LEGIBLE) ? alike.find((read) => isLegible(read, LEGIBLE)) : undefined;
    const isFair = (read: readonly RecognisedWord[]): boolean =>
      digitsOf(read) === wanted && isLegible(read, UNANIMOUS);
    const unanimous =
      legible === undefined &&
      /^\d+$/.test(wanted) &&
      alike.length > 0 &&
      others.length === 0 &&
      [third, ...alike].every(isFair) &&
      (alike.length > 1 || isFair(await look(FOURTH_HEIGHT)));
    const agreeing = legible ?? (unanimous ? alike[0] : undefined);
    if (!agreeing || wanted.length < LONG) continue;
    for (const word of run) settled.splice(settled.indexOf(word), 1);
    settled.push(...agreeing.map((word) => ({ ...word, confidence: Math.max(word.confidence, AGREED) })));
  }
  return withoutRepeats(settled);
}

/** Whether a number was read with some confidence: two readings of one that can hardly be read agree on the same mistakes. */
const isLegible = (words: readonly RecognisedWord[], least: number): boolean =>
  words.every(({ confidence }) => confidence >= least);

const certaintyOf = (words: readonly RecognisedWord[]): number =>
  Math.min(1, ...words.map(({ confidence }) => confidence));

/** Words without those that repeat another one in its place. */
function withoutRepeats(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter(
    (word, at) => !words.slice(0, at).some((other) => other.text === word.text && overlap(word, other)),
  );
}

/** Letters and digits of words, from left to right. */
export const digitsOf = (words: readonly RecognisedWord[]): string =>
  [...words]
    .sort((a, b) => a.x0 - b.x0)
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, ''))
    .join('');

/** Whether a word is an amount of money: no field is read from it. */
const isAmount = (text: string): boolean => /^\D{0,2}\$[\d,.\s]+\D{0,2}$|^\W{0,2}[\d,]+\.\d{2}\W{0,2}$/.test(text);

/** Words with digits that are no amounts, each with those beside it. */
export function numberRuns(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const numbers = words
    .filter(({ text }) => /\d/.test(text) && text.length > 1 && !isAmount(text))
    .sort((a, b) => a.x0 - b.x0);
  const used = new Set<RecognisedWord>();
  const runs: RecognisedWord[][] = [];
  for (const first of numbers) {
    if (used.has(first)) continue;
    const run = [first];
    let last = first;
    for (const next of numbers) {
      const height = last.y1 - last.y0;
      const beside = Math.abs(next.y1 - last.y1) < 0.4 * height && next.x0 > last.x0 && next.x0 - last.x1 < height;
      if (used.has(next) || next === first || !beside) continue;
      run.push(next);
      last = next;
    }
    for (const word of run) used.add(word);
    runs.push(run);
  }
  return runs;
}

/** The part of a picture that words stand in. */
export function regionOf(run: readonly RecognisedWord[], picture: Raster, letterHeight: number): Region {
  const pad = Math.round(letterHeight / 3);
  return {
    x0: Math.max(0, Math.floor(Math.min(...run.map(({ x0 }) => x0))) - pad),
    y0: Math.max(0, Math.floor(Math.min(...run.map(({ y0 }) => y0))) - pad),
    x1: Math.min(picture.width, Math.ceil(Math.max(...run.map(({ x1 }) => x1))) + pad),
    y1: Math.min(picture.height, Math.ceil(Math.max(...run.map(({ y1 }) => y1))) + pad),
  };
}
