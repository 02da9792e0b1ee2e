import { type Component, findComponents } from '../image/components.js';
import { findDigitBoxes, readDigitBoxes } from './digit-boxes.js';
import { otsuLevel, type Raster, shrink } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { overlap, readRegions, type Region } from '../recognition/regions.js';
import { settleAbns } from './settle-abns.js';
import { hearWitness } from './hear-witness.js';
import { numberRuns, regionOf, SETTLED, settleNumbers } from './settle-numbers.js';

/** No more parts than this are looked at again. */
const MOST_REGIONS = 40;

/** Recognition is believed on a second look from this confidence on. */
const BELIEVED = 0.6;

/** A word below this confidence is looked at again. */
const DOUBTFUL = 0.6;

const LEAST_LETTERS = 2;

/** A number below this confidence gets a second opinion. */
const SURE_NUMBER = 0.9;

/** By how much confidence falls where two readings of a number differ: below what is believed without a third reading. */
const DISAGREEMENT = 0.2;

/** What is looked at again is made larger by this factor. */
const SECOND_SCALE = 1.3;

/**
 * Reads what recognition of the whole picture overlooked or doubted, a little larger.
 *
 * @param letterHeight typical height of letters in pixels of the picture.
 * @returns all words, with those that were found or read better now.
 */
export async function lookAgain(
  picture: Raster,
  words: readonly RecognisedWord[],
  letterHeight: number,
  recogniser: Recogniser,
): Promise<RecognisedWord[]> {
  const shapes = darkShapes(picture);
  const boxed = await readDigitBoxes(picture, findDigitBoxes(picture, shapes, letterHeight), recogniser);
  const numbersInBoxes = boxed.map(({ number }) => number);
  const outside = words.filter((word) => !boxed.some(({ frame }) => covers(frame, word)));
  const kept = outside.filter((word) => !isDoubtful(word));
  const known = [...kept, ...boxed.map(({ frame }) => frame)];
  const overlooked = overlookedLines(picture, shapes, known, letterHeight).slice(0, MOST_REGIONS);
  const witness = (await recogniser.witness?.()) ?? null;
  const numbers = witness ? [] : doubtfulNumbers(picture, kept, letterHeight).slice(0, MOST_REGIONS);
  const read = await readRegions(picture, [...overlooked, ...numbers], recogniser, { scale: SECOND_SCALE });
  const better = read
    .slice(0, overlooked.length)
    .flat()
    .filter(({ confidence, text }) => confidence >= BELIEVED && /[\p{L}\p{N}]/u.test(text))
    .filter((word) => !kept.some((other) => other.text === word.text && overlap(word, other)));
  const doubtful = outside.filter((word) => isDoubtful(word) && !better.some((other) => overlap(word, other)));
  if (witness) {
    const unread = overlooked.filter((_, at) => !read[at]?.some((word) => better.includes(word)));
    const asked = await hearWitness(picture, [...kept, ...doubtful, ...better], unread, letterHeight, {
      witness,
      recogniser,
    });
    return [...asked, ...numbersInBoxes];
  }
  const opinions = read.slice(overlooked.length).flat();
  const heard = [...kept.map((word) => withSecondOpinion(word, opinions)), ...doubtful, ...better];
  const settled = await settleNumbers(picture, heard, [outside, opinions, better], letterHeight, recogniser);
  return [...(await settleAbns(picture, settled, letterHeight, recogniser)), ...numbersInBoxes];
}

/** Numbers of which recognition is less than sure, each with the numbers beside it. */
function doubtfulNumbers(picture: Raster, words: readonly RecognisedWord[], letterHeight: number): Region[] {
  return numberRuns(words)
    .filter((run) => !run.every(isSureNumber))
    .map((run) => regionOf(run, picture, letterHeight));
}

/** Whether a number was read with confidence and has no letter in it that looks like a digit. */
function isSureNumber({ confidence, text }: RecognisedWord): boolean {
  return confidence >= SURE_NUMBER && !(/[OoIlSsBZ|]/.test(text) && /\d/.test(text));
}

/** A number after a second reading: surer where both agree and one is sure, less sure where they do not. */
function withSecondOpinion(word: RecognisedWord, opinions: readonly RecognisedWord[]): RecognisedWord {
  const same = opinions.filter((other) => overlap(word, other));
  const [other] = same;
  if (!other || same.length !== 1) return word;
  if (other.text === word.text) {
    const surest = Math.max(word.confidence, other.confidence);
    return { ...word, confidence: surest < SETTLED ? surest : Math.min(0.97, surest + 0.05) };
  }
  const winner = other.confidence > word.confidence ? other : word;
  return { ...winner, confidence: Math.max(0, winner.confidence - DISAGREEMENT) };
}

function isDoubtful({ confidence, text }: RecognisedWord): boolean {
  return confidence < DOUBTFUL || text.trim() === '';
}

/** The dark shapes of a picture, looked for at half its size. */
function darkShapes(picture: Raster): Component[] {
  const small = shrink(picture, 2);
  return findComponents(small, Math.min(190, otsuLevel(small))).map(({ x0, y0, x1, y1, pixels }) => ({
    x0: 2 * x0,
    y0: 2 * y0,
    x1: 2 * x1,
    y1: 2 * y1,
    pixels: 4 * pixels,
  }));
}

/** Rows of letters that no known part covers. */
function overlookedLines(
  picture: Raster,
  shapes: readonly Component[],
  known: readonly Region[],
  letterHeight: number,
): Region[] {
  const letters = shapes.filter((shape) => isLetter(shape, letterHeight) && !known.some((part) => covers(part, shape)));
  letters.sort((a, b) => a.x0 - b.x0);
  const lines: { box: Component; letters: number }[] = [];
  for (const letter of letters) {
    const line = lines.find(({ box }) => {
      const height = Math.max(box.y1 - box.y0, letter.y1 - letter.y0);
      const shared = Math.min(box.y1, letter.y1) - Math.max(box.y0, letter.y0);
      return letter.x0 - box.x1 < 1.2 * height && shared > 0.4 * Math.min(box.y1 - box.y0, letter.y1 - letter.y0);
    });
    if (!line) {
      lines.push({ box: { ...letter }, letters: 1 });
      continue;
    }
    line.letters++;
    line.box.x1 = Math.max(line.box.x1, letter.x1);
    line.box.y0 = Math.min(line.box.y0, letter.y0);
    line.box.y1 = Math.max(line.box.y1, letter.y1);
  }
  const pad = Math.round(letterHeight / 3);
  return lines
    .filter((line) => line.letters >= LEAST_LETTERS)
    .map(({ box }) => ({
      x0: Math.max(0, box.x0 - pad),
      y0: Math.max(0, box.y0 - pad),
      x1: Math.min(picture.width, box.x1 + pad),
      y1: Math.min(picture.height, box.y1 + pad),
    }));
}

function isLetter({ x0, y0, x1, y1, pixels }: Component, letterHeight: number): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  const sized = height > 0.5 * letterHeight && height < 4 * letterHeight && width < 6 * letterHeight;
  return sized && pixels > 0.12 * width * height && pixels < 0.9 * width * height;
}

/** Whether the middle of a shape lies in a part of the picture. */
function covers(part: Region, { x0, y0, x1, y1 }: Region): boolean {
  const x = (x0 + x1) / 2;
  const y = (y0 + y1) / 2;
  return x >= part.x0 - 2 && x <= part.x1 + 2 && y >= part.y0 - 2 && y <= part.y1 + 2;
}
