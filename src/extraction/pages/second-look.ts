import { type Component, findComponents } from './components.js';
import { findDigitBoxes, readDigitBoxes } from './digit-boxes.js';
import { blankRaster, crop, otsuLevel, type Raster, shrink, warp } from './raster.js';
import type { RecognisedWord, Recogniser } from './recogniser.js';

/** A part of a picture in pixels; x1 and y1 exclusive. */
export interface Region {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** White space around each part on the sheet that is read, in pixels. */
const MARGIN = 16;

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
 * Reads parts of a picture, put below each other on one sheet so that recognition cannot overlook them.
 *
 * @returns for each part its words, in pixels of the picture.
 */
export async function readRegions(
  picture: Raster,
  regions: readonly Region[],
  recogniser: Recogniser,
  { scale = 1, characters }: { scale?: number; characters?: string } = {},
): Promise<RecognisedWord[][]> {
  const found: RecognisedWord[][] = regions.map(() => []);
  if (regions.length === 0) return found;
  const parts = regions.map((region) => cutOut(picture, region, scale));
  const width = Math.max(...parts.map((part) => part.width)) + 2 * MARGIN;
  const tops: number[] = [];
  let height = MARGIN;
  for (const part of parts) {
    tops.push(height);
    height += part.height + MARGIN;
  }
  const sheet = blankRaster(width, height);
  parts.forEach((part, index) => {
    for (let y = 0; y < part.height; y++) {
      const row = part.data.subarray(y * part.width, (y + 1) * part.width);
      sheet.data.set(row, ((tops[index] as number) + y) * width + MARGIN);
    }
  });
  const words = await recogniser.recognise(sheet, { layout: 'block', dpi: 200, characters });
  for (const word of words) {
    const middle = (word.y0 + word.y1) / 2;
    const index = tops.findLastIndex((top) => top - MARGIN / 2 <= middle);
    const region = regions[index];
    if (!region) continue;
    const top = tops[index] as number;
    found[index]?.push({
      ...word,
      x0: region.x0 + (word.x0 - MARGIN) / scale,
      x1: region.x0 + (word.x1 - MARGIN) / scale,
      y0: region.y0 + (word.y0 - top) / scale,
      y1: region.y0 + (word.y1 - top) / scale,
    });
  }
  return found;
}

function cutOut(picture: Raster, { x0, y0, x1, y1 }: Region, scale: number): Raster {
  if (scale === 1) return crop(picture, x0, y0, x1 - x0, y1 - y0);
  const width = Math.round((x1 - x0) * scale);
  const height = Math.round((y1 - y0) * scale);
  return warp(picture, width, height, [1 / scale, 0, x0, 0, 1 / scale, y0, 0, 0]);
}

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
  const numbers = doubtfulNumbers(picture, kept, letterHeight).slice(0, MOST_REGIONS);
  const read = await readRegions(picture, [...overlooked, ...numbers], recogniser, { scale: SECOND_SCALE });
  const better = read
    .slice(0, overlooked.length)
    .flat()
    .filter(({ confidence, text }) => confidence >= BELIEVED && /[\p{L}\p{N}]/u.test(text))
    .filter((word) => !kept.some((other) => other.text === word.text && overlap(word, other)));
  const doubtful = outside.filter((word) => isDoubtful(word) && !better.some((other) => overlap(word, other)));
  const opinions = read.slice(overlooked.length).flat();
  const heard = [...kept.map((word) => withSecondOpinion(word, opinions)), ...doubtful, ...better];
  const settled = await settleNumbers(picture, heard, [outside, opinions, better], letterHeight, recogniser);
  return [...settled, ...numbersInBoxes];
}

/** A number is believed without a third reading from this confidence on. */
const SETTLED = 0.8;
/** Numbers in whose favour nothing speaks are not read a third time. */
const HOPELESS = 0.2;
/** Digits from which on a number is worth a third reading. */
const LONG = 5;
const MOST_THIRD_LOOKS = 10;
/** Letters are about this high on a third reading, in pixels. */
const THIRD_HEIGHT = 44;
/** Two readings of a number settle it from this confidence on: those of handwriting lie below. */
const LEGIBLE = 0.6;
/** Digits that all three readings agree on settle it from this confidence on. */
const UNANIMOUS = 0.5;
/** Confidence in a number that two of three readings, at different sizes, agree on. */
const AGREED = 0.85;

/**
 * Reads numbers that are still doubtful a third time, each line by itself and much larger, and believes what two readings agree on.
 *
 * @param readings what each look at the picture read so far.
 */
async function settleNumbers(
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
    const scale = Math.min(4, THIRD_HEIGHT / letterHeight);
    const region = regionOf(run, picture, letterHeight);
    const image = cutOut(picture, region, scale);
    const third = await recogniser.recognise(withMargin(image), { layout: 'line', dpi: 300 });
    const wanted = digitsOf(third);
    const alike = readings
      .map((read) => read.filter((word) => run.some((one) => overlap(word, one))))
      .filter((read) => digitsOf(read) === wanted);
    const legible = isLegible(third, LEGIBLE) ? alike.find((read) => isLegible(read, LEGIBLE)) : undefined;
    const unanimous =
      alike.length > 1 && /^\d+$/.test(wanted) && [third, ...alike].every((read) => isLegible(read, UNANIMOUS));
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

/** Words without those that repeat another one in its place. */
function withoutRepeats(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter(
    (word, at) => !words.slice(0, at).some((other) => other.text === word.text && overlap(word, other)),
  );
}

const digitsOf = (words: readonly RecognisedWord[]): string =>
  [...words]
    .sort((a, b) => a.x0 - b.x0)
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, ''))
    .join('');

function withMargin(image: Raster): Raster {
  const framed = blankRaster(image.width + 2 * MARGIN, image.height + 2 * MARGIN);
  for (let y = 0; y < image.height; y++) {
    const row = image.data.subarray(y * image.width, (y + 1) * image.width);
    framed.data.set(row, (y + MARGIN) * framed.width + MARGIN);
  }
  return framed;
}

/** Numbers of which recognition is less than sure, each with the numbers beside it. */
function doubtfulNumbers(picture: Raster, words: readonly RecognisedWord[], letterHeight: number): Region[] {
  return numberRuns(words)
    .filter((run) => !run.every(isSureNumber))
    .map((run) => regionOf(run, picture, letterHeight));
}

/** Whether a word is an amount of money: no field is read from it. */
const isAmount = (text: string): boolean => /^\D{0,2}\$[\d,.\s]+\D{0,2}$|^\W{0,2}[\d,]+\.\d{2}\W{0,2}$/.test(text);

/** Words with digits that are no amounts, each with those beside it. */
function numberRuns(words: readonly RecognisedWord[]): RecognisedWord[][] {
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

function regionOf(run: readonly RecognisedWord[], picture: Raster, letterHeight: number): Region {
  const pad = Math.round(letterHeight / 3);
  return {
    x0: Math.max(0, Math.floor(Math.min(...run.map(({ x0 }) => x0))) - pad),
    y0: Math.max(0, Math.floor(Math.min(...run.map(({ y0 }) => y0))) - pad),
    x1: Math.min(picture.width, Math.ceil(Math.max(...run.map(({ x1 }) => x1))) + pad),
    y1: Math.min(picture.height, Math.ceil(Math.max(...run.map(({ y1 }) => y1))) + pad),
  };
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

function overlap(a: Region, b: Region): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0.3 * Math.min(a.x1 - a.x0, b.x1 - b.x0) && height > 0.3 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}
