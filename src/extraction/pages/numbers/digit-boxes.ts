import type { Component } from '../image/components.js';
import { blankRaster, crop, otsuLevel, type Raster, warp } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import type { Region } from '../recognition/regions.js';

/** A row of printed boxes for one digit each, and what of each box may hold ink, left to right. */
export interface DigitBoxes {
  box: Region;
  glyphs: Region[];
}

/** A number that was read from boxes, and where they stand. */
export interface BoxedNumber {
  number: RecognisedWord;
  frame: Region;
}

/** How high boxes are, in heights of letters, and how much of one is ink at most. */
const HIGHEST = 4;
const LOWEST = 1.1;
const MOST_INK = 0.3;

/** How wide boxes are, in shares of their height. */
const WIDEST = 1.8;
const NARROWEST = 0.4;

/** How far beyond what was found of a row its other boxes are looked for, in heights of a box. */
const REACH = 12;
/** No more shapes than this are looked at. */
const MOST_FRAMES = 60;

/** Boxes stand less than this apart, in shares of their height. */
const APART = 0.3;

/** A column of pixels is a bar where this share of it is dark. */
const BAR = 0.85;

/** Distances of bars in one row differ by no more than this share. */
const UNEVEN = 0.3;

/** So far beside a row nothing is written, in widths of a box: ink there may be of a box that was lost. */
const BESIDE = 0.45;

/** A part with a smaller share of ink holds nothing but dust. */
const DUST = 0.02;

/** What is darker than this, between the darkest ink and white, may be faint ink. */
const FAINT = 0.65;

/** Fewer digits than these are no number worth the look. */
const LEAST_DIGITS = 3;
const MOST_ROWS = 6;

/** What is written in a box is at least so high, as a share of the box: lower is a hyphen or dust. */
const LEAST_GLYPH = 0.25;

/** White space around digits that are read in one line, in shares of their height. */
const SPACE = 0.3;
/** Digits are read at these heights, in pixels. */
const HEIGHTS = [26, 40];

/** Confidence in a number that both looks read alike, a digit for each box. */
const AGREED = 0.86;
/** Less than this on either look, and nothing is given. */
const LEGIBLE = 0.6;

/**
 * Finds rows of boxes for one digit each, joined or apart.
 *
 * @param shapes dark shapes of the picture.
 */
export function findDigitBoxes(picture: Raster, shapes: readonly Component[], letterHeight: number): DigitBoxes[] {
  const rows: DigitBoxes[] = [];
  for (const frame of shapes.filter((shape) => isFrame(shape, letterHeight)).slice(0, MOST_FRAMES)) {
    if (rows.some(({ box }) => touch(box, frame))) continue;
    const row = rowAround(picture, frame);
    if (row && !rows.some(({ box }) => touch(box, row.box))) rows.push(row);
    if (rows.length === MOST_ROWS) break;
  }
  return rows;
}

const touch = (a: Region, b: Region): boolean =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) && Math.min(a.y1, b.y1) > Math.max(a.y0, b.y0);

function isFrame({ x0, y0, x1, y1, pixels }: Component, letterHeight: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const sized = height > LOWEST * letterHeight && height < HIGHEST * letterHeight && width > NARROWEST * height;
  return sized && pixels < MOST_INK * width * height;
}

/**
 * What is written in the boxes of a row; null where it is not sure that the row is whole: where one in the middle is empty or
 * hardly legible, or where ink stands right beside the row.
 *
 * @param found where some of the boxes stand.
 */
function rowAround(picture: Raster, found: Region): DigitBoxes | null {
  const { y0, y1 } = found;
  const reach = REACH * (y1 - y0);
  const [left, top] = [Math.max(0, found.x0 - reach), Math.max(0, y0 - 2)];
  const [right, bottom] = [Math.min(picture.width, found.x1 + reach), Math.min(picture.height, y1 + 2)];
  const part = crop(picture, left, top, right - left, bottom - top);
  const level = Math.min(200, Math.max(100, otsuLevel(part)));
  const bars = evenBars(barsOf(part, level), { from: found.x0 - left, to: found.x1 - left }, part.height);
  const cells = bars.slice(0, -1).map((bar, at) => ({ from: bar.to + 1, to: (bars[at + 1] as Stretch).from - 1 }));
  const [firstBar, lastBar] = [bars[0], bars.at(-1)];
  if (!firstBar || !lastBar || cells.length < LEAST_DIGITS) return null;
  const [x0, x1] = [left + firstBar.from, left + lastBar.to];
  const typical = (x1 - x0) / cells.length;
  const beside = Math.round(BESIDE * typical);
  const band = { y0: y0 + Math.round(0.25 * (y1 - y0)), y1: y1 - Math.round(0.25 * (y1 - y0)) };
  if (hasInk(picture, { ...band, x0: x0 - beside, x1: x0 - 2 }, level)) return null;
  if (hasInk(picture, { ...band, x0: x1 + 2, x1: x1 + beside }, level)) return null;
  const contents = cells.map(({ from, to }) => contentOf(part, { x0: from, x1: to, y0: 0, y1: part.height }, level));
  const written = contents.filter((content) => content !== 'hyphen');
  const first = written.findIndex((content) => content !== 'empty');
  const last = written.findLastIndex((content) => content !== 'empty');
  const glyphs = written.slice(first, last + 1).filter((content) => typeof content !== 'string');
  if (first < 0 || glyphs.length !== last + 1 - first || glyphs.length < LEAST_DIGITS) return null;
  return { box: { x0, x1, y0, y1 }, glyphs: glyphs.map((glyph) => moved(glyph, left, top)) };
}

const moved = ({ x0, x1, y0, y1 }: Region, right: number, down: number): Region => ({
  x0: x0 + right,
  x1: x1 + right,
  y0: y0 + down,
  y1: y1 + down,
});

/** The bars at even distances that start within a stretch, and go on beyond it on either side. */
function evenBars(bars: readonly Stretch[], within: Stretch, height: number): Stretch[] {
  const start = bars.findIndex(({ to }) => to >= within.from);
  const [first, second] = bars.slice(start, start + 2);
  if (start < 0 || !first || !second) return [];
  const middle = ({ from, to }: Stretch): number => (from + to) / 2;
  const pitch = middle(second) - middle(first);
  if (pitch < NARROWEST * height || pitch > WIDEST * height) return [];
  const isNext = (a: Stretch, b: Stretch | undefined): boolean =>
    b !== undefined && Math.abs(Math.abs(middle(b) - middle(a)) - pitch) <= UNEVEN * pitch;
  let [from, to] = [start, start + 1];
  while (isNext(bars[from] as Stretch, bars[from - 1])) from--;
  while (isNext(bars[to] as Stretch, bars[to + 1])) to++;
  return bars.slice(from, to + 1);
}

/** Whether a part of a picture holds more ink than dust. */
function hasInk({ width, height, data }: Raster, part: Region, level: number): boolean {
  const [x0, x1] = [Math.max(0, part.x0), Math.min(width, part.x1)];
  const [y0, y1] = [Math.max(0, part.y0), Math.min(height, part.y1)];
  let dark = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if ((data[y * width + x] as number) <= level) dark++;
  return dark > DUST * Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
}

/** Columns of pixels next to each other; `to` exclusive. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * Where columns are dark from top to bottom, taken with their neighbours since bars may lean. The bars on either side of a gap
 * between two boxes are taken for one.
 */
function barsOf({ width, height, data }: Raster, level: number): Stretch[] {
  const isDark = (x: number, y: number): boolean => x >= 0 && x < width && (data[y * width + x] as number) <= level;
  const bars: Stretch[] = [];
  for (let x = 0; x < width; x++) {
    let dark = 0;
    for (let y = 0; y < height; y++) if (isDark(x, y) || isDark(x - 1, y) || isDark(x + 1, y)) dark++;
    if (dark < BAR * (height - 4)) continue;
    const last = bars.at(-1);
    if (last && x - last.to < APART * height) last.to = x + 1;
    else bars.push({ from: x, to: x + 1 });
  }
  return bars;
}

/** What a box holds between its upper and its lower line: a glyph's extent, a hyphen, nothing, or something that is none of these. */
type Content = Region | 'hyphen' | 'empty' | 'unclear';

function contentOf(part: Raster, box: Region, level: number): Content {
  const inside = withoutRules(part, box, level);
  const ink: Region = { x0: inside.x1, x1: inside.x0, y0: inside.y1, y1: inside.y0 };
  for (let y = inside.y0; y < inside.y1; y++) {
    for (let x = inside.x0; x < inside.x1; x++) {
      if ((part.data[y * part.width + x] as number) > level) continue;
      ink.x0 = Math.min(ink.x0, x);
      ink.x1 = Math.max(ink.x1, x + 1);
      ink.y0 = Math.min(ink.y0, y);
      ink.y1 = Math.max(ink.y1, y + 1);
    }
  }
  const height = ink.y1 - ink.y0;
  const isFlat =
    height > 0 && ink.x1 - ink.x0 > 1.5 * height && ink.y0 > 0.3 * part.height && ink.y1 < 0.75 * part.height;
  if (isFlat) return 'hyphen';
  if (height >= LEAST_GLYPH * part.height) return ink;
  return hasInk(part, inside, level + FAINT * (255 - level)) ? 'unclear' : 'empty';
}

/** A box without its upper and lower line. */
function withoutRules(part: Raster, box: Region, level: number): Region {
  const isRule = (row: number): boolean => {
    let dark = 0;
    for (let x = box.x0; x < box.x1; x++) {
      if ([row - 1, row, row + 1].some((y) => (part.data[y * part.width + x] ?? 255) <= level)) dark++;
    }
    return dark > BAR * (box.x1 - box.x0);
  };
  const edge = Math.ceil(0.2 * part.height);
  let { y0, y1 } = box;
  for (let y = 0; y < edge; y++) if (isRule(y)) y0 = y + 2;
  for (let y = part.height - 1; y >= part.height - edge; y--) if (isRule(y)) y1 = y - 1;
  return { ...box, y0, y1 };
}

/**
 * Reads numbers that are written one digit a box: the digits are cut out and set in one line. A number is given where two
 * looks at different sizes agree on as many digits as there are filled boxes.
 */
export async function readDigitBoxes(
  picture: Raster,
  rows: readonly DigitBoxes[],
  recogniser: Recogniser,
): Promise<BoxedNumber[]> {
  const numbers: BoxedNumber[] = [];
  for (const { box, glyphs } of rows) {
    const looks: { digits: string; confidence: number }[] = [];
    for (const height of HEIGHTS) {
      const read = await recogniser.recognise(lineOf(picture, glyphs, height), {
        layout: 'line',
        dpi: 300,
        characters: '0123456789',
      });
      const parts = [...read].sort((a, b) => a.x0 - b.x0);
      const confidence = Math.min(1, ...parts.map((part) => part.confidence));
      looks.push({ digits: parts.map(({ text }) => text.replace(/\D/g, '')).join(''), confidence });
    }
    const [first, second] = looks;
    const agree = first !== undefined && first.digits === second?.digits && first.digits.length === glyphs.length;
    if (!agree || looks.some(({ confidence }) => confidence < LEGIBLE)) continue;
    const y0 = Math.min(...glyphs.map((glyph) => glyph.y0));
    const y1 = Math.max(...glyphs.map((glyph) => glyph.y1));
    const [x0, x1] = [glyphs[0]?.x0 ?? box.x0, glyphs.at(-1)?.x1 ?? box.x1];
    numbers.push({ number: { text: first.digits, confidence: AGREED, x0, x1, y0, y1 }, frame: box });
  }
  return numbers;
}

/** Digits set in one line, as high as told, on their own baselines. */
function lineOf(picture: Raster, glyphs: readonly Region[], height: number): Raster {
  const y0 = Math.min(...glyphs.map((glyph) => glyph.y0));
  const y1 = Math.max(...glyphs.map((glyph) => glyph.y1));
  const scale = height / (y1 - y0);
  const space = Math.round(SPACE * height);
  const widths = glyphs.map((glyph) => Math.max(1, Math.round((glyph.x1 - glyph.x0 + 2) * scale)));
  const margin = 2 * space;
  const line = blankRaster(
    widths.reduce((sum, width) => sum + width, 0) + space * (glyphs.length - 1) + 2 * margin,
    height + 2 * margin,
  );
  let left = margin;
  for (const [at, glyph] of glyphs.entries()) {
    const width = widths[at] as number;
    const image = warp(picture, width, height, [1 / scale, 0, glyph.x0 - 1, 0, 1 / scale, y0, 0, 0]);
    for (let y = 0; y < height; y++) {
      line.data.set(image.data.subarray(y * width, (y + 1) * width), (y + margin) * line.width + left);
    }
    left += width + space;
  }
  return line;
}
