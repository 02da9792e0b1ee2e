import type { Box, Word } from '../../document.js';
import { nearestQuarterTurn, type QuarterTurn } from '../../pages/geometry.js';
import { toPageWords } from '../../pages/recognition/ocr-words.js';
import { blankRaster, type Raster, turn, warp } from '../../pages/image/raster.js';
import type { RecognisedWord, Recogniser } from '../../pages/recognition/recogniser.js';
import { LEAST_DIGITS } from './like-digit.js';
import type { Row } from './unread-rows.js';
import { holdsWideDigits } from './wide-digits.js';
import type { Writing } from './writing.js';

/** Letters are read best when they are about this high, in pixels. */
const BEST_HEIGHT = 22;
const LEAST_SCALE = 0.4;
const MOST_SCALE = 2.5;

/** White space around each writing on the sheet, in pixels. */
const MARGIN = 16;

/**
 * A sheet has at most so many pixels, those of a page of dense text; what has no room on it is not read. No document of the
 * development corpus needs more than 0.8 million.
 */
const MOST_PIXELS = 4_000_000;

/**
 * A writing that is read less surely is tried standing on its head too: upright print is read with 0.85 and more, and what stands on
 * its head with 0.6 to 0.8, if at all.
 */
const SURE = 0.8;

/** Text that slopes by more degrees than this is neither level nor upright. */
const LEVEL = 10;

/** A writing, in the picture that it was found in. */
export interface FoundWriting extends Writing {
  picture: Raster;
  /** Where the picture's corner lies on the page, and the size of its pixels, in points. */
  origin: readonly [x: number, y: number];
  pointsPerPixel: number;
  /** Whether its picture was changed for it: what it shows may be the remains of something that is read as it is. */
  isRemade?: boolean;
}

/** Writings with the picture that they are in, and where it lies on the page. */
export const writingsOf = (
  { picture, writings, isRemade }: { picture: Raster; writings: readonly Writing[]; isRemade: boolean },
  at: Pick<FoundWriting, 'origin' | 'pointsPerPixel'>,
): FoundWriting[] => writings.map((one) => ({ ...one, ...at, picture, isRemade }));

export interface ReadWriting {
  writing: FoundWriting;
  /** What was recognised, believed or not, in points of the page. */
  words: Word[];
  /** Whether it shows digits that are much wider than print, and whose reading is not to be trusted. */
  wideDigits: boolean;
}

/**
 * Reads writings, each set level, in one picture, and those that only a changed picture shows in another: what stands on a sheet changes how
 * the rest of it is read.
 *
 * @returns those that were read, and those that there was no room for. Words that run neither level nor upright are set level about
 *   the middle of their writing.
 */
export async function readWritings(
  found: readonly FoundWriting[],
  recogniser: Recogniser,
): Promise<{ read: ReadWriting[]; left: FoundWriting[] }> {
  const plain = await readOnSheet(
    found.filter(({ isRemade }) => !isRemade),
    recogniser,
  );
  const remade = await readOnSheet(
    found.filter(({ isRemade }) => isRemade),
    recogniser,
  );
  return { read: [...plain.read, ...remade.read], left: [...plain.left, ...remade.left] };
}

async function readOnSheet(
  found: readonly FoundWriting[],
  recogniser: Recogniser,
): Promise<{ read: ReadWriting[]; left: FoundWriting[] }> {
  let room = MOST_PIXELS;
  const strips: Strip[] = [];
  const writings: FoundWriting[] = [];
  for (const writing of found) {
    const strip = levelled(writing);
    room -= strip.picture.width * strip.picture.height;
    if (room < 0) break;
    strips.push(strip);
    writings.push(writing);
  }
  const upright = await readStrips(strips, recogniser);
  const turned = new Map<number, RecognisedWord[]>();
  const readTurned = async (which: readonly number[]): Promise<void> => {
    const pictures = which.map((index) => turnStrip(strips[index] as Strip));
    (await readStrips(pictures, recogniser)).forEach((words, at) => turned.set(which[at] as number, words));
  };
  const all = writings.map((_, index) => index);
  await readTurned(all.filter((index) => certainty(upright[index] ?? []) < SURE));
  const onHead = (index: number) => certainty(turned.get(index) ?? []) > certainty(upright[index] ?? []);
  const heads = all.filter(onHead);
  const runsLike = (index: number) => heads.some((head) => sameSlope(strips[head] as Strip, strips[index] as Strip));
  await readTurned(all.filter((index) => !turned.has(index) && runsLike(index)));
  const read = writings.map((writing, index) => {
    const strip = strips[index] as Strip;
    const isOnHead = onHead(index);
    const said = (isOnHead ? turned.get(index) : upright[index]) ?? [];
    const words = onPage(said, strip, writing, isOnHead ? 180 : 0);
    return { writing, words, wideDigits: !saysNumber(said) && holdsWideDigits(strip.picture) };
  });
  return { read, left: found.slice(writings.length) };
}

/** Whether so many digits were surely read that the account is among the words. */
function saysNumber(words: readonly RecognisedWord[]): boolean {
  const sure = words.filter(({ confidence }) => confidence >= SURE).map(({ text }) => text.replace(/\D/g, ''));
  return sure.join('').length >= LEAST_DIGITS;
}

const turnStrip = (strip: Strip): Strip => ({ ...strip, picture: turn(strip.picture, 180) });

const sameSlope = (a: Strip, b: Strip): boolean => Math.abs(a.slope - b.slope) <= LEVEL;

/** Where a writing stands on its page, in points. */
export function boxOf({ x0, y0, x1, y1, origin: [x, y], pointsPerPixel }: FoundWriting): Box {
  return {
    x0: x + x0 * pointsPerPixel,
    y0: y + y0 * pointsPerPixel,
    x1: x + x1 * pointsPerPixel,
    y1: y + y1 * pointsPerPixel,
  };
}

/** The writings that show digits much wider than print, as rows that were not read. */
export const wideRows = (read: readonly ReadWriting[]): Row[] =>
  read
    .filter(({ wideDigits }) => wideDigits)
    .map(({ writing }) => ({
      box: boxOf(writing),
      marks: writing.shapes.length,
      pieces: 1,
      level: true,
      unread: true,
    }));

/** How sure recognition is of what it read, by character; a little less of little. */
function certainty(words: readonly RecognisedWord[]): number {
  let sure = 0;
  let all = 1;
  for (const { text, confidence } of words) {
    all += text.length;
    sure += confidence * text.replace(/[^\p{L}\p{N}]/gu, '').length;
  }
  return sure / all;
}

/** A writing set level, and how it lies in its picture. */
interface Strip {
  picture: Raster;
  scale: number;
  /** Middle of the strip in its picture, and by how much it was turned. */
  middle: readonly [number, number];
  slope: number;
}

function levelled({ picture, shapes, slope, height }: FoundWriting): Strip {
  const radians = (slope * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x0, y0, x1, y1 } of shapes) {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    const [halfAlong, halfAcross] = [
      (Math.abs((x1 - x0) * cos) + Math.abs((y1 - y0) * sin)) / 2,
      (Math.abs((x1 - x0) * sin) + Math.abs((y1 - y0) * cos)) / 2,
    ];
    left = Math.min(left, along - halfAlong);
    right = Math.max(right, along + halfAlong);
    top = Math.min(top, across - halfAcross);
    bottom = Math.max(bottom, across + halfAcross);
  }
  const pad = 0.4 * height;
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, BEST_HEIGHT / height));
  const width = Math.max(1, Math.round((right - left + 2 * pad) * scale));
  const high = Math.max(1, Math.round((bottom - top + 2 * pad) * scale));
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  const middle = [along * cos - across * sin, along * sin + across * cos] as const;
  const [a, b] = [cos / scale, sin / scale];
  const fromX = middle[0] - (width / 2) * a + (high / 2) * b;
  const fromY = middle[1] - (width / 2) * b - (high / 2) * a;
  return { picture: warp(picture, width, high, [a, -b, fromX, b, a, fromY, 0, 0]), scale, middle, slope };
}

/** Reads strips below each other on one sheet; words in pixels of their strips. */
async function readStrips(strips: readonly Strip[], recogniser: Recogniser): Promise<RecognisedWord[][]> {
  const found: RecognisedWord[][] = strips.map(() => []);
  if (strips.length === 0) return found;
  const width = Math.max(...strips.map(({ picture }) => picture.width)) + 2 * MARGIN;
  const tops: number[] = [];
  let height = MARGIN;
  for (const { picture } of strips) {
    tops.push(height);
    height += picture.height + MARGIN;
  }
  const sheet = blankRaster(width, height);
  strips.forEach(({ picture }, index) => {
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(y * picture.width, (y + 1) * picture.width);
      sheet.data.set(row, ((tops[index] as number) + y) * width + MARGIN);
    }
  });
  const words = await recogniser.recognise(sheet, { layout: 'sparse', dpi: 200 });
  for (const word of words) {
    const index = tops.findLastIndex((top) => top - MARGIN / 2 <= (word.y0 + word.y1) / 2);
    const top = tops[index];
    if (top === undefined) continue;
    found[index]?.push({
      ...word,
      x0: word.x0 - MARGIN,
      x1: word.x1 - MARGIN,
      y0: word.y0 - top,
      y1: word.y1 - top,
    });
  }
  return found;
}

/** Words of a strip, which was turned by so much more before it was read, on the page. */
function onPage(words: readonly RecognisedWord[], strip: Strip, writing: FoundWriting, turned: 0 | 180): Word[] {
  const { origin, pointsPerPixel } = writing;
  const size = pointsPerPixel / strip.scale;
  const centre = strip.middle.map((value, axis) => (origin[axis] as number) + value * pointsPerPixel);
  const direction = strip.slope + turned;
  const quarter = nearestQuarterTurn(direction);
  const off = Math.abs(direction - Math.round(direction / 90) * 90);
  const degrees = off <= LEVEL ? direction : 0;
  const angle: QuarterTurn = off <= LEVEL ? quarter : 0;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [halfWidth, halfHeight] = [(strip.picture.width * size) / 2, (strip.picture.height * size) / 2];
  return toPageWords(words, size).map((word) => {
    const { x0, y0, x1, y1 } = word.box;
    const [along, across] = [(x0 + x1) / 2 - halfWidth, (y0 + y1) / 2 - halfHeight];
    const x = (centre[0] as number) + along * cos - across * sin;
    const y = (centre[1] as number) + along * sin + across * cos;
    const [dx, dy] = angle % 180 === 0 ? [(x1 - x0) / 2, (y1 - y0) / 2] : [(y1 - y0) / 2, (x1 - x0) / 2];
    return { ...word, angle, box: { x0: x - dx, y0: y - dy, x1: x + dx, y1: y + dy } satisfies Box };
  });
}
