import { isValidAbn } from '../../../numbers/abn.js';
import type { Raster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { cutOut, withMargin } from '../recognition/regions.js';
import { digitsOf, numberRuns, regionOf } from './settle-numbers.js';

/** A number whose checksum fails is read again at these heights of its letters, in pixels. */
const HEIGHTS = [22, 34];

/** A page has no more such numbers that are worth it. */
const MOST = 3;

/** Another reading of a number differs from the first in no more digits. */
const MISREAD = 2;

/**
 * Reads numbers as long as an ABN again, each by itself, whose checksum says that they were misread, and takes a reading whose
 * checksum is right. What is printed with a wrong one stays as it is: no look reads it as a right one but by chance.
 */
export async function settleAbns(
  picture: Raster,
  words: readonly RecognisedWord[],
  letterHeight: number,
  recogniser: Recogniser,
): Promise<RecognisedWord[]> {
  const settled = [...words];
  const misread = numberRuns(words).filter(
    (run) =>
      run.every(({ text }) => /^\d+$/.test(text)) && /^\d{11}$/.test(digitsOf(run)) && !isValidAbn(digitsOf(run)),
  );
  for (const run of misread.slice(0, MOST)) {
    const ordered = [...run].sort((a, b) => a.x0 - b.x0);
    const digits = digitsOf(run);
    for (const height of HEIGHTS) {
      const image = cutOut(picture, regionOf(run, picture, letterHeight), height / letterHeight);
      const read = digitsOf(await recogniser.recognise(withMargin(image), { layout: 'line', dpi: 300 }));
      if (!isValidAbn(read) || differing(read, digits) > MISREAD) continue;
      let at = 0;
      for (const word of ordered) {
        settled[settled.indexOf(word)] = { ...word, text: read.slice(at, at + word.text.length) };
        at += word.text.length;
      }
      break;
    }
  }
  return settled;
}

const differing = (a: string, b: string): number => [...a].filter((digit, at) => digit !== b[at]).length;
