import type { Box, Word } from '../../document.js';
import { union } from '../../pages/geometry.js';
import { BARE_SHARE, BLOCK, type Blocks, levelOfRank } from '../../pages/image/light-grid.js';
import { blankRaster, crop, type Raster } from '../../pages/image/raster.js';
import type { Recogniser } from '../../pages/recognition/recogniser.js';
import { readWritings } from './read-writing.js';
import { findWriting } from './writing.js';

/** Side of the squares that a page is seen in from afar, in points: strokes of common letters are lost in them. */
const SQUARE = 4;

/** What stands out from the ground by fewer levels is paper, grain and pale fills. */
const LEAST_CONTRAST = 24;

/** Ink of the picture is made so dark. */
const DARK = 40;

/** Digits that are looked for are at most so many times as high as other writing. */
const HIGHER = 3;

/** Digits are read from this confidence on: of the 61 pictures of both corpora none shows any, and 22 have something to read. */
const READ = 0.6;

/** At least this many digits that are a ground to a page are a number, wherever each of their rows stands; a year has four. */
const LEAST_DIGITS = 6;

/** Where the digits that were read from afar stand, if they may be a number together; null else. */
export function hugeNumber(afar: readonly Word[]): Box | null {
  const digits = afar.reduce((sum, { text }) => sum + text.replace(/\D/g, '').length, 0);
  return digits >= LEAST_DIGITS ? afar.map(({ box }) => box).reduce(union) : null;
}

/**
 * Reads digits that are so large, and may be so pale, that they are a ground to the other writing of a page.
 *
 * @param drawn the page without changes to its light; words are in its points.
 * @param measured its squares, where they are known.
 */
export async function readFromAfar(
  drawn: Raster,
  pointsPerPixel: number,
  recogniser: Recogniser,
  measured?: Blocks,
): Promise<Word[]> {
  const picture = fromAfar(drawn, 72 / pointsPerPixel, measured);
  if (!picture) return [];
  const size = (pointsPerPixel * drawn.width) / picture.width;
  const { writings } = findWriting(picture, (72 / size) * HIGHER);
  const found = writings.map((one) => ({ ...one, picture, origin: [0, 0] as const, pointsPerPixel: size }));
  const { read } = await readWritings(found, recogniser);
  const words = read.flatMap((one) => one.words);
  return words.filter(({ text, confidence }) => confidence >= READ && /\d/.test(text));
}

/**
 * A page as it is seen from afar: the strokes of its text are gone, and what is written over the whole of it is left, however
 * pale it is.
 *
 * @returns null where nothing stands out.
 */
function fromAfar(drawn: Raster, dpi: number, measured?: Blocks): Raster | null {
  const side = Math.max(1, Math.round((SQUARE * dpi) / 72));
  const isMeasured = measured && side === BLOCK && drawn.width >= BLOCK && drawn.height >= BLOCK;
  const far = isMeasured ? wholeSquares(drawn, measured) : squaresOf(drawn, side);
  const levelAfter = (share: number): number => levelOfRank(far.data, Math.floor(share * far.data.length));
  const [ground, ink] = [levelAfter(0.7), levelAfter(0.01)];
  if (ground - ink < LEAST_CONTRAST) return null;
  const scale = (255 - DARK) / (ground - ink);
  for (let at = 0; at < far.data.length; at++)
    far.data[at] = Math.max(0, Math.min(255, 255 - (ground - (far.data[at] as number)) * scale));
  return far;
}

/** How light the squares of a picture are, but for those at its edges that are not whole. */
function wholeSquares({ width, height }: Raster, { bare }: Blocks): Raster {
  return crop(bare, 0, 0, Math.floor(width / BLOCK), Math.floor(height / BLOCK));
}

/** The same for squares of any size. */
function squaresOf({ width, height, data }: Raster, side: number): Raster {
  const far = blankRaster(Math.max(1, Math.floor(width / side)), Math.max(1, Math.floor(height / side)));
  const bare = new Uint8Array(side * width).fill(255);
  for (let row = 0; row < far.height; row++) {
    const lines = data.subarray(row * side * width);
    // Most of a page of text is bare without it.
    if (Buffer.compare(lines.subarray(0, bare.length), bare) === 0) continue;
    writeRow(far.data.subarray(row * far.width, (row + 1) * far.width), lines, width, side);
  }
  return far;
}

/**
 * Writes how light the squares of a row are.
 *
 * @param lines of the picture, from the first of the row on.
 */
function writeRow(row: Uint8Array, lines: Uint8Array, width: number, side: number): void {
  const wanted = Math.ceil(BARE_SHARE * side * side);
  // Most squares are as light as the one before.
  let usual = 255;
  for (let column = 0; column < row.length; column++) {
    const left = column * side;
    let lighter = 0;
    let asLight = 0;
    for (let y = 0; y < side && lighter < wanted; y++)
      for (let at = y * width + left, end = at + side; at < end; at++) {
        const value = lines[at] as number;
        if (value > usual) lighter++;
        else if (value === usual) asLight++;
      }
    if (lighter >= wanted || lighter + asLight < wanted) usual = levelIn(lines, left, width, side, wanted);
    row[column] = usual;
  }
}

const counts = new Uint16Array(256);

/** The level that so many pixels of a square reach. */
function levelIn(lines: Uint8Array, left: number, width: number, side: number, wanted: number): number {
  counts.fill(0);
  let level = 0;
  for (let y = 0; y < side; y++)
    for (let at = y * width + left, end = at + side; at < end; at++) {
      const one = lines[at] as number;
      if (one > level) level = one;
      counts[one]!++;
    }
  let seen = counts[level] as number;
  while (seen < wanted) seen += counts[--level] as number;
  return level;
}
