import type { Grid } from './light-grid.js';
import { blankRaster } from './raster.js';

/** Half the window, in squares, over which the contrast of text is judged: along its line and across it. */
const ALONG = 6;
const ACROSS = 1;

/** Contrasts, as shares of what is not grain: below the first there is no text, from the second on it is dark enough. */
const FAINT_FROM = { clean: 0.06, grainy: 0.3 };
const FULL_CONTRAST = 0.75;
const MOST_GAIN = 4;

/** By how many times the usual grain of its paper a picture is lighter than its lightest text. */
export const BEYOND_GRAIN = 2;

/** Letters reach over no more squares than this. */
const HIGHEST_LETTER = 5;

const WHITE = 255;

interface Ink {
  /** The level of each square's darkest pixel. */
  low: Grid;
  /** The level of what is ink in each square, if more of it is than a speck. */
  ink: Grid;
}

/**
 * For each square of a picture how many times its text is to be made darker, in tenths: by how faint the darkest near it is, where
 * strokes as high as letters are near it and not only specks or a rule.
 *
 * @param white the share of its ground's level from which on a pixel is white.
 * @param grain how far empty paper reaches below its ground, as a share of its level.
 */
export function faintness({ low, ink }: Ink, ground: Grid, { white, grain }: { white: number; grain: number }): Grid {
  const faintFrom = Math.min(FAINT_FROM.grainy, Math.max(FAINT_FROM.clean, BEYOND_GRAIN * grain));
  const contrast = (share: number): number => (white - share / WHITE) / white;
  const isInk = Uint8Array.from({ length: WHITE + 1 }, (_, share) => (contrast(share) >= faintFrom ? 1 : 0));
  const strokes = highStrokes(shareOf(ink, ground), isInk).data;
  const darkest = leastAcross(leastAlong(shareOf(low, ground)), -ACROSS, ACROSS);
  const data = new Uint8Array(darkest.data.length).fill(10);
  for (let at = 0; at < data.length; at++) {
    if (isInk[strokes[at] as number] !== 1) continue;
    const share = darkest.data[at] as number;
    data[at] = Math.round(10 * Math.min(MOST_GAIN, Math.max(1, FULL_CONTRAST / contrast(share))));
  }
  return { ...darkest, data };
}

function shareOf(grid: Grid, ground: Grid): Grid {
  const data = new Uint8Array(grid.data.length).fill(WHITE);
  for (let at = 0; at < data.length; at++) {
    const value = grid.data[at] as number;
    // No ground is lighter.
    if (value !== WHITE) data[at] = Math.min(WHITE, (WHITE * value) / Math.max(1, ground.data[at] as number));
  }
  return { ...grid, data };
}

/**
 * For each square the darkest pair of squares near it, one upon the other, that both hold ink, as letters do and level rules do
 * not. Columns of ink that are higher than a line of text are upright rules.
 *
 * @param isInk 1 for each share of the ground's level that is ink.
 */
function highStrokes(shares: Grid, isInk: Uint8Array): Grid {
  const { width, height } = shares;
  const pairs = blankRaster(width, height);
  const heights = new Uint32Array(width);
  let isOpen = false;
  for (let y = 0; y <= height; y++)
    if (isOpen || !isBareLine(shares, y)) isOpen = goOn(heights, shares, y, isInk, pairs.data);
  return leastAcross(leastAlong(pairs), -1, 0);
}

/**
 * Carries the columns of ink on by a line, or ends them above it.
 *
 * @param heights of the columns that end right above the line.
 * @param pairs where the darker one of two squares of a column that is no rule is written.
 * @returns whether there is ink in the line; below the last one there is none.
 */
function goOn(heights: Uint32Array, { width, data }: Grid, y: number, isInk: Uint8Array, pairs: Uint8Array): boolean {
  let any = false;
  for (let x = 0; x < width; x++) {
    if (isInk[data[y * width + x] ?? WHITE] === 1) {
      heights[x]!++;
      any = true;
      continue;
    }
    const high = heights[x] as number;
    heights[x] = 0;
    if (high > HIGHEST_LETTER) continue;
    for (let row = y - high; row + 1 < y; row++) {
      const at = row * width + x;
      pairs[at] = Math.max(data[at] as number, data[at + width] as number);
    }
  }
  return any;
}

const BARE = new Uint8Array(4_096).fill(WHITE);

/** Whether all of a line is white, as far as so many squares are looked at. */
function isBareLine({ width, data }: Grid, y: number): boolean {
  const line = data.subarray(y * width, (y + 1) * width);
  return line.length <= BARE.length && Buffer.compare(line, BARE.subarray(0, line.length)) === 0;
}

/** The least value among each square and its neighbours along the line. */
function leastAlong(grid: Grid): Grid {
  const { width, height, data } = grid;
  const result = new Uint8Array(data.length).fill(WHITE);
  for (let y = 0; y < height; y++) {
    if (isBareLine(grid, y)) continue;
    const [from, end] = [y * width, (y + 1) * width];
    leastOfLine(data.subarray(from, end), result.subarray(from, end));
  }
  return { width, height, data: result };
}

function leastOfLine(line: Uint8Array, result: Uint8Array): void {
  for (let x = 0; x < line.length; x++) {
    const level = line[x] as number;
    if (level === WHITE) continue;
    const to = Math.min(line.length - 1, x + ALONG);
    for (let at = Math.max(0, x - ALONG); at <= to; at++) if (level < (result[at] as number)) result[at] = level;
  }
}

/** The least value among the squares above and below each, from one distance to another. */
function leastAcross(grid: Grid, from: number, to: number): Grid {
  const { width, height, data } = grid;
  const result = new Uint8Array(data.length).fill(WHITE);
  for (let row = 0; row < height; row++) {
    if (isBareLine(grid, row)) continue;
    const line = data.subarray(row * width, (row + 1) * width);
    for (let y = Math.max(0, row - to); y <= Math.min(height - 1, row - from); y++)
      takeLesser(line, result.subarray(y * width, (y + 1) * width));
  }
  return { width, height, data: result };
}

function takeLesser(line: Uint8Array, result: Uint8Array): void {
  for (let x = 0; x < line.length; x++) {
    const level = line[x] as number;
    if (level < (result[x] as number)) result[x] = level;
  }
}
