import type { Box, Word } from '../../document.js';
import { type Component, findComponents } from '../../pages/image/components.js';
import { union } from '../../pages/geometry.js';
import type { Raster } from '../../pages/image/raster.js';
import { looksLike } from './like-digit.js';
import type { Row } from './unread-rows.js';

/** Lighter than this of 255 is no ink of a shape. */
const INK = 170;

/** Heights of digits that are looked for, in points. */
const LEAST_HEIGHT = 5;
const MOST_HEIGHT = 40;

/** Words are read from this confidence on. */
const READ = 0.5;

/**
 * So many digits of one height, wherever they stand on a page, are a number in pieces. Of the 224 honest pages of text of the forgeries and
 * the development corpus two have as many that were not read, a quotation and a scan in doubt before; an account with its BSB has eleven.
 */
const LEAST_DIGITS = 7;
const ALIKE = 0.2;

/**
 * More shapes than this are not looked at one by one: near words of payment they are in doubt together. Of 44 digital invoices of the
 * development corpus and 131 honest documents of the forgeries none has more than 29.
 */
const MOST_SHAPES = 1_000;

/** A shape that is so many times as long as it is high, with so many strokes along its middle, is writing in one piece. */
const LONG = 2.2;
const LEAST_STROKES = 7;

/** Strokes of joined digits follow each other so often in their height: digits with a line through them have 1.5 and more, frames none. */
const STROKES_PER_HEIGHT = 1.2;
const MOST_FILLED = 0.6;

/** A read word explains so many strokes by each of its characters. */
const STROKES_OF_CHARACTER = 2;

/** Words of digits in a row with others are searched as text; alone they are parts of a number where a page has so many digits of them. */
const SHORT_NUMBER = /^\d{1,5}$/;
const SURELY_READ = 0.6;

/**
 * Finds digits that stand in no row: single ones and groups of three wherever they are on a page, and what is written or drawn in one piece.
 *
 * @param ink dark on white, without trusted text.
 * @param points size of a pixel.
 * @param read what was recognised in it.
 * @param page all words of the page.
 * @param cells those of them that stand in rows of a table, and so are searched as its text.
 */
export function findScatteredDigits(
  ink: Raster,
  points: number,
  read: readonly Word[],
  page: readonly Word[],
  cells: ReadonlySet<Word> = new Set(),
): Row[] {
  const shapes = findComponents(ink, INK);
  const isReadAt = coveredBy(read.filter(({ confidence }) => confidence >= READ));
  const single = shapes.filter((shape) => isMark(shape, points) && !isReadAt(boxOf(shape, points)));
  const tooMany = single.length > MOST_SHAPES;
  const digits = tooMany ? [] : digitsAmong(single, ink);
  const joined = shapes.filter((shape) => isJoined(shape, ink, points, read)).map((shape) => boxOf(shape, points));
  return [
    ...(tooMany ? [{ box: single.map((shape) => boxOf(shape, points)).reduce(union), marks: single.length }] : []),
    ...alike(digits.map((shape) => ({ box: boxOf(shape, points), count: 1 }))),
    ...alike(apart(read, page).map((word) => ({ box: word.box, count: word.text.length, isCell: cells.has(word) }))),
    ...joined.map((box) => ({ box, marks: LEAST_DIGITS })),
  ].map(({ box, marks }) => ({ box, marks, pieces: 1, level: true, unread: true }));
}

const boxOf = ({ x0, y0, x1, y1 }: Component, points: number): Box => ({
  x0: x0 * points,
  y0: y0 * points,
  x1: x1 * points,
  y1: y1 * points,
});

function coveredBy(words: readonly Word[]): (box: Box) => boolean {
  return ({ x0, y0, x1, y1 }) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return words.some(({ box }) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1);
  };
}

function isMark({ x0, y0, x1, y1, pixels }: Component, points: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const high = height * points;
  return high >= LEAST_HEIGHT && high <= MOST_HEIGHT && width <= 1.2 * height && pixels < 0.9 * width * height;
}

/** Those of which so many have one height, and that the network takes for digits. */
function digitsAmong(shapes: readonly Component[], ink: Raster): Component[] {
  const heights = shapes.map(({ y0, y1 }) => y1 - y0);
  const common = shapes.filter((_, at) => countAlike(heights, heights[at] as number) >= LEAST_DIGITS);
  return common.filter((shape) => looksLike(ink, shape) !== 'other');
}

const countAlike = (heights: readonly number[], height: number): number =>
  heights.filter((other) => Math.abs(other / height - 1) < ALIKE).length;

interface Digits {
  box: Box;
  count: number;
  /** Whether they are explained by where they stand. */
  isCell?: boolean;
}

/** The largest group of one height, if it is large enough without what is explained. */
function alike(found: readonly Digits[]): { box: Box; marks: number }[] {
  let best: readonly Digits[] = [];
  const digitsOf = (group: readonly Digits[]) => group.reduce((sum, { count }) => sum + count, 0);
  for (const { box } of found) {
    const height = box.y1 - box.y0;
    const group = found.filter((other) => Math.abs((other.box.y1 - other.box.y0) / height - 1) < ALIKE);
    if (digitsOf(group) > digitsOf(best)) best = group;
  }
  if (digitsOf(best.filter(({ isCell }) => !isCell)) < LEAST_DIGITS) return [];
  return [{ box: best.map(({ box }) => box).reduce(union), marks: digitsOf(best) }];
}

/** Short numbers that were read in ink and have no other word beside them. */
function apart(read: readonly Word[], page: readonly Word[]): Word[] {
  const words = [...page, ...read];
  return read.filter((one) => {
    if (one.confidence < SURELY_READ || !SHORT_NUMBER.test(one.text)) return false;
    const height = one.box.y1 - one.box.y0;
    return !words.some(
      ({ box }) =>
        box !== one.box &&
        Math.min(box.y1, one.box.y1) - Math.max(box.y0, one.box.y0) > 0.4 * height &&
        Math.max(box.x0 - one.box.x1, one.box.x0 - box.x1) < 1.5 * height,
    );
  });
}

function isJoined(shape: Component, ink: Raster, points: number, read: readonly Word[]): boolean {
  const { x0, y0, x1, y1, pixels } = shape;
  const [width, height] = [x1 - x0, y1 - y0];
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  if (longer < LONG * shorter || shorter * points < LEAST_HEIGHT || shorter * points > MOST_HEIGHT) return false;
  if (pixels > MOST_FILLED * width * height) return false;
  const strokes = strokesAlong(shape, ink);
  if (strokes < LEAST_STROKES || strokes < (STROKES_PER_HEIGHT * longer) / shorter) return false;
  const isOn = coveredBy([{ box: boxOf(shape, points) } as Word]);
  const characters = read
    .filter(({ box, confidence }) => confidence >= READ && isOn(box))
    .reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
  return STROKES_OF_CHARACTER * characters < 0.5 * strokes;
}

/** How many strokes a line along a shape crosses, the middle one of those between its edges. */
function strokesAlong({ x0, y0, x1, y1 }: Component, { width, data }: Raster): number {
  const isLevel = x1 - x0 >= y1 - y0;
  const [longer, shorter] = isLevel ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  const [along, across] = isLevel ? [1, width] : [width, 1];
  const counts: number[] = [];
  for (let line = Math.floor(0.2 * shorter); line <= 0.8 * shorter; line++) {
    let [strokes, inStroke] = [0, false];
    for (let step = 0, at = y0 * width + x0 + line * across; step < longer; step++, at += along) {
      const isInk = (data[at] as number) <= INK;
      if (isInk && !inStroke) strokes++;
      inStroke = isInk;
    }
    counts.push(strokes);
  }
  return counts.sort((a, b) => a - b)[counts.length >> 1] as number;
}
