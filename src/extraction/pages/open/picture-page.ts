import type { Box, Page, PageView } from '../../document.js';
import { confirmCoarseDigits } from '../numbers/coarse-digits.js';
import { evenLight } from '../image/even-light.js';
import { settleBullets } from '../recognition/bullets.js';
import { partGluedLabels } from '../recognition/glued-labels.js';
import { toPageWords } from '../recognition/ocr-words.js';
import { handwritingNetwork } from '../handwriting/network-file.js';
import { rereadDoubtfulWords } from '../recognition/doubtful-words.js';
import { readHandwriting } from '../handwriting/read-handwriting.js';
import { settleLookalikes } from '../recognition/lookalikes.js';
import { partMergedLetters } from '../recognition/merged-letters.js';
import { settlePrefixes } from '../numbers/prefix-strokes.js';
import { crop, type Raster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { lookAgain } from '../numbers/second-look.js';
import { drawPage, type PagePlace, placePage, turnPlace } from '../image/straighten.js';
import { type Surroundings, surroundingsOf } from '../image/surroundings.js';

/** Letters are read best when they are about this high, in pixels. */
const BEST_LETTER_HEIGHT = 22;

const LEAST_SCALE = 0.4;
const MOST_SCALE = 2.5;

/** Pixels of the picture that is given to recognition, at most. */
const MAX_PIXELS = 16_000_000;

/** Words of which less than this share is surely read are taken for text that stands on its head. */
const DOUBTFUL = 0.5;

/** From this share of surely read characters on, a page is the right way up. */
const SURE = 0.75;

/** Letters are at least so high, as a share of the page's typical letters. */
const LOWEST_LETTER = 0.25;

/** Share of a page that is read to find out which way is up. */
const PROBED_SHARE = 0.2;

const A4 = { width: 595, height: 842 };

/** The size of a page whose picture does not tell it, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A page read from a picture, and where it lies in it. */
export interface ReadPicture {
  page: Page;
  place: PagePlace;
  /** Size of the picture in pixels. */
  size: { width: number; height: number };
}

/** The part of a page, in shares of its width and height, that a picture of it covers. */
export type PictureFrame = Box;

export const WHOLE_FRAME: PictureFrame = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** How an upright page lies in the page that its picture is filed on. */
export function viewOfPicture({ place, size }: ReadPicture, frame = WHOLE_FRAME): PageView {
  const corners = place.corners.map(([x, y]): [number, number] => [
    frame.x0 + (x / size.width) * (frame.x1 - frame.x0),
    frame.y0 + (y / size.height) * (frame.y1 - frame.y0),
  ]);
  return { from: 'picture', corners, bend: place.bend, photographed: place.photographed };
}

/**
 * Reads a picture of a page.
 *
 * @param size of the page as it lies in the picture, where something else than the picture tells it.
 */
export async function readPicture(
  picture: Raster,
  number: number,
  recogniser: Recogniser,
  size: PageSize | null,
): Promise<ReadPicture> {
  let place = placePage(picture);
  const pixels = { width: picture.width, height: picture.height };
  const scale = scaleFor(place);
  let image = evenLight(drawPage(picture, place, scale));
  const read = (part: Raster) => recogniser.recognise(part, { layout: 'sparse', dpi: 200 });
  if (isBlank(image))
    return { page: { number, ...sizeInPoints(place, picture, size), words: [] }, place, size: pixels };
  let words = await read(image);
  if (certainty(words) < DOUBTFUL) {
    const better = await betterTurn(picture, place, scale, recogniser);
    if (better) {
      place = turnPlace(place, better);
      image = evenLight(drawPage(picture, place, scale));
      words = await read(image);
    }
  }
  const letterHeight = (place.letterHeight ?? BEST_LETTER_HEIGHT / scale) * scale;
  words = (await lookAgain(image, partGluedLabels(words), letterHeight, recogniser)).filter(
    (word) => !isEdge(word, letterHeight),
  );
  words = await confirmCoarseDigits(picture, place, words, scale, recogniser);
  const witness = (await recogniser.witness?.()) ?? null;
  words = partMergedLetters(await rereadDoubtfulWords(image, words, witness));
  words = await readHandwriting(image, words, letterHeight, handwritingNetwork, witness);
  const page = sizeInPoints(place, picture, size);
  return {
    page: {
      number,
      ...page,
      words: toPageWords(settleBullets(settleLookalikes(settlePrefixes(image, words))), page.width / image.width),
    },
    place,
    size: pixels,
  };
}

/** Whether a word of letters or digits is so low that it can only be the edge of a stamp, a rule or a fold. */
function isEdge({ text, y0, y1 }: RecognisedWord, letterHeight: number): boolean {
  return /[\p{L}\p{N}]/u.test(text) && y1 - y0 < LOWEST_LETTER * letterHeight;
}

/** By how much a page that can hardly be read is to be turned clockwise, judged from its fullest part; null to leave it. */
async function betterTurn(
  picture: Raster,
  place: PagePlace,
  scale: number,
  recogniser: Recogniser,
): Promise<90 | 180 | 270 | null> {
  const tries: { turn: 0 | 90 | 180 | 270; sure: number }[] = [];
  for (const turn of [0, 180, 90, 270] as const) {
    const image = evenLight(drawPage(picture, turn === 0 ? place : turnPlace(place, turn), scale));
    const words = await recogniser.recognise(fullestBand(image), { layout: 'sparse', dpi: 200 });
    const sure = certainty(words);
    if (turn !== 0 && sure >= SURE) return turn;
    tries.push({ turn, sure });
  }
  const [best] = tries.sort((a, b) => b.sure - a.sure);
  const asItIs = tries.find(({ turn }) => turn === 0)?.sure ?? 0;
  return best && best.turn !== 0 && best.sure > asItIs + 0.15 ? best.turn : null;
}

/** The part of a picture, over its whole width, that has most ink. */
function fullestBand(image: Raster): Raster {
  const { width, height, data } = image;
  const band = Math.max(1, Math.round(height * PROBED_SHARE));
  const ink = new Float64Array(height + 1);
  for (let y = 0; y < height; y++) {
    let dark = 0;
    for (let at = y * width; at < (y + 1) * width; at++) if ((data[at] as number) < 128) dark++;
    ink[y + 1] = (ink[y] as number) + Math.min(dark, width / 3);
  }
  let top = 0;
  let most = -1;
  for (let y = 0; y + band <= height; y++) {
    const sum = (ink[y + band] as number) - (ink[y] as number);
    if (sum > most) [top, most] = [y, sum];
  }
  return crop(image, 0, top, width, band);
}

/** Draws a page that was read from a picture at so many dots to the inch, or with those that its picture has where these are fewer. */
export function drawAtMost(picture: Raster, { page, place }: ReadPicture, dpi: number): Raster {
  return drawPage(picture, place, Math.min(1, ((dpi / 72) * page.width) / place.width));
}

/** What lies around a page in the picture that it was found in, at so many dots to the inch of the page, or with those that the picture has. */
export function surroundingsIn(picture: Raster, { page, place }: ReadPicture, dpi: number): Surroundings | null {
  if (!place.photographed) return null;
  const pointsPerPixel = page.width / place.width;
  const scale = Math.min(1, (dpi / 72) * pointsPerPixel);
  const around = surroundingsOf(picture, place, scale);
  const corners = place.corners.map(([x, y]) => [x * scale, y * scale] as const);
  return around && { picture: around, points: pointsPerPixel / scale, corners };
}

/** Draws a part of a page that was read from a picture; boxes in points of the upright page. */
export function drawPart(picture: Raster, { page, place }: ReadPicture, dpi: number, part?: Box): Raster {
  const pixelsPerPoint = dpi / 72;
  const wanted = (page.width * pixelsPerPoint) / place.width;
  const scale = Math.min(wanted, MOST_SCALE, Math.sqrt(MAX_PIXELS / (place.width * place.height)));
  if (!part) return drawPage(picture, place, scale);
  const factor = Math.max(1, Math.round(place.width * scale)) / page.width;
  const [left, top] = [Math.floor(part.x0 * factor), Math.floor(part.y0 * factor)];
  const [right, bottom] = [Math.ceil(part.x1 * factor), Math.ceil(part.y1 * factor)];
  return drawPage(picture, place, scale, { left, top, width: right - left, height: bottom - top });
}

/** Whether hardly anything on a picture is dark. */
function isBlank({ data }: Raster): boolean {
  let dark = 0;
  return !data.some((value) => value < 128 && ++dark >= 50);
}

function scaleFor({ letterHeight, width, height }: PagePlace): number {
  const wanted = letterHeight === null ? 1 : BEST_LETTER_HEIGHT / letterHeight;
  const scale = wanted > 0.85 && wanted < 1.2 ? 1 : Math.min(MOST_SCALE, Math.max(LEAST_SCALE, wanted));
  return Math.min(scale, Math.sqrt(MAX_PIXELS / (width * height)));
}

/** The share of characters that recognition is sure of. */
function certainty(words: readonly RecognisedWord[]): number {
  let sure = 0;
  let all = 4;
  for (const { text, confidence } of words) {
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
    all += text.length;
    if (confidence > 0.75) sure += letters;
  }
  return sure / all;
}

function sizeInPoints(place: PagePlace, picture: Raster, size: PageSize | null): PageSize {
  if (size && !place.photographed) {
    const pointsPerPixel = Math.max(size.width, size.height) / Math.max(picture.width, picture.height);
    return { width: place.width * pointsPerPixel, height: place.height * pointsPerPixel };
  }
  return sizeOfPicture(place);
}

/** The size in points of the page that a picture of so many pixels is taken to show, where nothing tells it. */
export function sizeOfPicture(picture: PageSize): PageSize {
  const ratio = picture.height / picture.width;
  if (ratio > 1.9) return { width: 226, height: 226 * ratio };
  return ratio >= 1 ? { width: A4.width, height: A4.width * ratio } : { width: A4.height, height: A4.height * ratio };
}
