import type { Grid } from './light-grid.js';

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
  const inks = Array.from({ length: WHITE + 1 }, (_, share) => contrast(share) >= faintFrom);
  const isInk = (share: number): boolean => inks[share] === true;
  const strokes = highStrokes(shareOf(ink, ground), isInk);
  const darkest = leastAcross(leastAlong(shareOf(low, ground)), -ACROSS, ACROSS);
  const data = darkest.data.map((share, at) =>
    isInk(strokes.data[at] as number)
      ? Math.round(10 * Math.min(MOST_GAIN, Math.max(1, FULL_CONTRAST / contrast(share))))
      : 10,
  );
  return { ...darkest, data };
}

function shareOf(grid: Grid, ground: Grid): Grid {
  const data = grid.data.map((value, at) => Math.min(WHITE, (WHITE * value) / Math.max(1, ground.data[at] as number)));
  return { ...grid, data };
}

/**
 * For each square the darkest pair of squares near it, one upon the other, that both hold ink, as letters do and level rules do
 * not. Columns of ink that are higher than a line of text are upright rules.
 *
 * @param isInk whether a share of the ground's level is ink.
 */
function highStrokes(shares: Grid, isInk: (share: number) => boolean): Grid {
  const { width, height, data } = shares;
  const pairs = new Uint8Array(data.length).fill(WHITE);
  for (let x = 0; x < width; x++) {
    let top = 0;
    for (let y = 0; y <= height; y++) {
      if (y < height && isInk(data[y * width + x] as number)) continue;
      for (let row = top; row + 1 < y && y - top <= HIGHEST_LETTER; row++) {
        const at = row * width + x;
        pairs[at] = Math.max(data[at] as number, data[at + width] as number);
      }
      top = y + 1;
    }
  }
  return leastAcross(leastAlong({ ...shares, data: pairs }), -1, 0);
}

/** The least value among each square and its neighbours along the line. */
function leastAlong({ width, height, data }: Grid): Grid {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const [from, end] = [y * width, (y + 1) * width];
    leastOfLine(data.subarray(from, end), result.subarray(from, end));
  }
  return { width, height, data: result };
}

function leastOfLine(line: Uint8Array, result: Uint8Array): void {
  result.fill(WHITE);
  for (let x = 0; x < line.length; x++) {
    const level = line[x] as number;
    if (level === WHITE) continue;
    const to = Math.min(line.length - 1, x + ALONG);
    for (let at = Math.max(0, x - ALONG); at <= to; at++) if (level < (result[at] as number)) result[at] = level;
  }
}

/** The least value among the squares above and below each, from one distance to another. */
function leastAcross({ width, height, data }: Grid, from: number, to: number): Grid {
  const result = new Uint8Array(data.length).fill(WHITE);
  for (let y = 0; y < height; y++) {
    for (let row = Math.max(0, y + from); row <= Math.min(height - 1, y + to); row++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const level = data[row * width + x] as number;
        if (level < (result[at] as number)) result[at] = level;
      }
    }
  }
  return { width, height, data: result };
}
