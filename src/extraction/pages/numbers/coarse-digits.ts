import { drawPage, type PagePlace } from '../image/straighten.js';
import type { Raster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { withMargin } from '../recognition/regions.js';
import { digitsOf, numberRuns, SETTLED } from './settle-numbers.js';

/**
 * Digits of fewer pixels than this are coarse: readings of one enlarged picture agree on the same mistake (of six numbers 7 pixels high
 * one was read wrongly with 0.95; drawn anew from the picture itself it was read with 0.35, the others with 0.62 to 0.91).
 */
const COARSE_HEIGHT = 9;
/** How many times larger coarse digits are drawn from the picture itself. */
const SCALE = 3;
/** What is read there is believed from this confidence on. */
const BELIEVED = 0.6;
/** Confidence in coarse digits that are not confirmed: below what an account is given with. */
const DOUBTED = 0.4;
/** Confidence in those that are confirmed, or read so by two looks. */
const CONFIRMED = 0.85;
/** Digits from which on a number may be one of an account. */
const LONG = 6;
const MOST_LOOKS = 8;

/**
 * Holds long numbers of coarse digits against another look, at each line alone and drawn anew from the picture that was handed in: what
 * both read is kept, what is read surely only there counts where the first look was not sure, and the rest is doubted.
 *
 * @param scale by which the picture was enlarged that the words were read from.
 */
export async function confirmCoarseDigits(
  picture: Raster,
  place: PagePlace,
  words: readonly RecognisedWord[],
  scale: number,
  recogniser: Recogniser,
): Promise<RecognisedWord[]> {
  const runs = numberRuns(words)
    .filter((run) => digitsOf(run).replace(/\D/g, '').length >= LONG)
    .filter((run) => Math.max(...run.map(({ y0, y1 }) => y1 - y0)) / scale < COARSE_HEIGHT)
    .sort((a, b) => digitsOf(b).length - digitsOf(a).length);
  const result = new Map(words.map((word) => [word, word]));
  for (const [at, run] of runs.entries()) {
    const read = at < MOST_LOOKS ? await look(picture, place, run, scale, recogniser) : [];
    const same = digitsOf(read) === digitsOf(run);
    const sure = read.length > 0 && read.every(({ confidence }) => confidence >= BELIEVED);
    const [word, ...more] = read;
    const [first, ...others] = run;
    const replaces = sure && !same && word && first && more.length === 0 && others.length === 0 && isUnsure(run);
    if (replaces) result.set(first, { ...first, text: word.text, confidence: DOUBTED });
    for (const each of run) {
      if (same && sure) result.set(each, { ...each, confidence: Math.max(each.confidence, CONFIRMED) });
      else if (!replaces) result.set(each, { ...each, confidence: Math.min(each.confidence, DOUBTED) });
    }
  }
  return [...result.values()];
}

const isUnsure = (run: readonly RecognisedWord[]): boolean => run.some(({ confidence }) => confidence < SETTLED);

function look(
  picture: Raster,
  place: PagePlace,
  run: readonly RecognisedWord[],
  scale: number,
  recogniser: Recogniser,
): Promise<RecognisedWord[]> {
  const factor = SCALE / scale;
  const pad = SCALE * 4;
  const left = Math.floor(Math.min(...run.map(({ x0 }) => x0)) * factor) - pad;
  const top = Math.floor(Math.min(...run.map(({ y0 }) => y0)) * factor) - pad;
  const width = Math.ceil(Math.max(...run.map(({ x1 }) => x1)) * factor) + pad - left;
  const height = Math.ceil(Math.max(...run.map(({ y1 }) => y1)) * factor) + pad - top;
  const drawn = drawPage(picture, place, SCALE, { left, top, width, height });
  return recogniser.recognise(withMargin(drawn), { layout: 'line', dpi: 300 });
}
