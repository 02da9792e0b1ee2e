import { BEYOND_GRAIN, faintness } from './faint-text.js';
import {
  BLOCK,
  type Blocks,
  type Grid,
  levelOfRank,
  measureBlocks,
  median,
  mostBeside,
  percentile,
} from './light-grid.js';
import type { Raster } from './raster.js';

/** Half the window, in squares, over which the level of the ground is judged. */
const GROUND_REACH = 2;

/** Ground that is darker than this share of the page's lightest may carry light text. */
const DARK_SHARE = 0.85;

/** Neighbouring squares of one area differ by at most so many levels. */
const SAME_AREA = 16;

/** Over a whole area the ground drifts by at most so many levels: a shadow does not lead from white paper into a dark band. */
const MOST_DRIFT = 64;

/** Pixels that stand out from their ground by fewer levels say nothing of the text. */
const GRAIN = 14;

/** Light text stands out by at least this many levels. */
const LEAST_CONTRAST = 36;

/**
 * By how much what is lighter than the ground of light text outweighs what is darker. Dense dark text looks like ground that is
 * somewhat dark, so that more is asked there.
 */
const LEAST_RATIO = { dark: 1.5, doubtful: 3 };

/** Ground below this share of what may carry light text is surely dark. */
const DARK_GROUND = 0.7;

/** A dark area with fewer squares to a side is ink and not ground, unless it carries light text. */
const LARGEST_INK = 14;

/** What is at least so light against its ground is grain: in a clean scan, and in most pictures. */
const WHITE_FROM = { clean: 0.95, most: 0.9 };

/**
 * Makes every ground white and all text dark: shadows, coloured and dark areas (whose light text turns dark) and photographs
 * of paper become what a clean scan would show.
 *
 * @param measured its squares, where they are known.
 */
export function evenLight(source: Raster, measured?: Blocks): Raster {
  if (isBare(source)) return { ...source, data: source.data.slice() };
  const blocks = measured ?? measureBlocks(source);
  const ground = median(blocks.middle, GROUND_REACH);
  const tops: Grid = { ...ground, data: new Uint8Array(ground.data.length) };
  const dark = DARK_SHARE * Math.max(percentile(ground.data, 0.9), 0.95 * percentile(blocks.high.data, 0.97));
  for (const members of darkAreas(ground, dark)) {
    const box = boxAround(members, ground.width);
    const light = lightTextLevel(innerSquares(members, ground), { ...blocks, ground }, dark);
    if (light !== null) spreadOverText(members, box, light, ground, tops);
    else if (box.x1 - box.x0 < LARGEST_INK && box.y1 - box.y0 < LARGEST_INK) paperBelowInk(members, box, ground);
  }
  const grain = grainOf(blocks.low, ground);
  const white = Math.min(WHITE_FROM.clean, Math.max(WHITE_FROM.most, 1 - BEYOND_GRAIN * grain));
  return flatten(source, { low: blocks.low, ground, tops, gains: faintness(blocks, ground, { white, grain }), white });
}

const LINE = new Uint8Array(4_096).fill(255);

/** Whether a picture is white throughout. */
function isBare({ data }: Raster): boolean {
  for (let at = 0; at < data.length; at += LINE.length) {
    const line = data.subarray(at, at + LINE.length);
    if (Buffer.compare(line, LINE.subarray(0, line.length)) !== 0) return false;
  }
  return true;
}

/** How far the darkest pixels of most squares, which are empty paper, lie below their ground: a share of its level. */
function grainOf(low: Grid, ground: Grid): number {
  const shares = new Uint8Array(low.data.length);
  for (let at = 0; at < shares.length; at++) {
    const value = low.data[at] as number;
    // No ground is lighter.
    if (value !== 255) shares[at] = Math.max(0, 255 - (255 * value) / Math.max(1, ground.data[at] as number));
  }
  return percentile(shares, 0.5) / 255;
}

/** Areas of even dark ground, as lists of squares. */
function darkAreas({ width, height, data }: Grid, dark: number): number[][] {
  const seen = new Uint8Array(data.length);
  const areas: number[][] = [];
  for (let seed = 0; seed < data.length; seed++) {
    if (seen[seed] || (data[seed] as number) >= dark) continue;
    const members = [seed];
    seen[seed] = 1;
    for (let next = 0; next < members.length; next++) {
      const at = members[next] as number;
      for (const other of neighbours(at, width, height)) {
        const level = data[other] as number;
        if (seen[other] || level >= dark || Math.abs(level - (data[at] as number)) > SAME_AREA) continue;
        if (Math.abs(level - (data[seed] as number)) > MOST_DRIFT) continue;
        seen[other] = 1;
        members.push(other);
      }
    }
    areas.push(members);
  }
  return areas;
}

/** The squares of an area that have only squares of it around them; its edges show what is beside it too. */
function innerSquares(members: readonly number[], { width, height }: Grid): number[] {
  const own = new Uint8Array(width * height);
  for (const at of members) own[at] = 1;
  return members.filter((at) => {
    const x = at % width;
    const isWithin = x > 0 && x < width - 1 && at >= width && at < width * (height - 1);
    return isWithin && own[at - 1] === 1 && own[at + 1] === 1 && own[at - width] === 1 && own[at + width] === 1;
  });
}

interface SquareBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function boxAround(members: readonly number[], width: number): SquareBox {
  const box = { x0: Infinity, y0: Infinity, x1: -1, y1: -1 };
  for (const at of members) {
    const x = at % width;
    const y = Math.floor(at / width);
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** Marks an area as carrying light text, along with the squares that its letters fill so that they seemed ground. */
function spreadOverText(members: readonly number[], box: SquareBox, light: number, ground: Grid, tops: Grid): void {
  const { width } = ground;
  const level = middleOf(Uint8Array.from(members, (at) => ground.data[at] as number));
  const own = new Uint8Array(ground.data.length);
  for (const at of members) own[at] = 1;
  for (const at of members) tops.data[at] = light;
  const fill = (from: number, to: number, step: number) => {
    for (let at = from + step; at < to; at += step) {
      ground.data[at] = level;
      tops.data[at] = light;
    }
  };
  const fillGaps = (start: number, count: number, step: number, widest: number) => {
    let last = -1;
    for (let at = start, end = start + count * step; at < end; at += step) {
      if (own[at] !== 1) continue;
      if (last >= 0 && at - last > step && at - last <= widest * step) fill(last, at, step);
      last = at;
    }
  };
  for (let y = box.y0; y <= box.y1; y++) fillGaps(y * width + box.x0, box.x1 - box.x0 + 1, 1, LARGEST_INK);
  for (let x = box.x0; x <= box.x1; x++) fillGaps(box.y0 * width + x, box.y1 - box.y0 + 1, width, LARGEST_INK / 2);
}

/** Takes a small dark area for ink, such as a thick letter, and puts the level of the paper around it in its place. */
function paperBelowInk(members: readonly number[], box: SquareBox, ground: Grid): void {
  const { width, height, data } = ground;
  let paper = 0;
  for (let y = Math.max(0, box.y0 - 1); y <= Math.min(height - 1, box.y1 + 1); y++) {
    for (let x = Math.max(0, box.x0 - 1); x <= Math.min(width - 1, box.x1 + 1); x++) {
      paper = Math.max(paper, data[y * width + x] as number);
    }
  }
  for (const at of members) data[at] = paper;
}

/** The level of light text on an area; null where its text is dark or it has none. */
function lightTextLevel(
  members: readonly number[],
  { low, high, ground }: { low: Grid; high: Grid; ground: Grid },
  dark: number,
): number | null {
  const [levels, tops] = [new Uint8Array(members.length), new Uint8Array(members.length)];
  let [above, below, risen] = [0, 0, 0];
  for (let index = 0; index < members.length; index++) {
    const at = members[index] as number;
    const level = ground.data[at] as number;
    const rise = (high.data[at] as number) - level;
    const fall = level - (low.data[at] as number);
    levels[index] = level;
    if (rise > GRAIN) above += rise - GRAIN;
    if (fall > GRAIN) below += fall - GRAIN;
    if (rise > LEAST_CONTRAST) tops[risen++] = high.data[at] as number;
  }
  const ratio = middleOf(levels) < DARK_GROUND * dark ? LEAST_RATIO.dark : LEAST_RATIO.doubtful;
  if (risen < 4 || above < ratio * below) return null;
  return middleOf(tops.subarray(0, risen));
}

function middleOf(values: Uint8Array): number {
  return values.length === 0 ? 0 : levelOfRank(values, values.length >> 1);
}

function neighbours(at: number, width: number, height: number): number[] {
  const x = at % width;
  const found: number[] = [];
  if (x > 0) found.push(at - 1);
  if (x < width - 1) found.push(at + 1);
  if (at >= width) found.push(at - width);
  if (at < width * (height - 1)) found.push(at + width);
  return found;
}

interface Light {
  low: Grid;
  ground: Grid;
  /** Level of light text on a darker ground; 0 where text is darker than its ground. */
  tops: Grid;
  gains: Grid;
  /** The share of its ground's level from which on a pixel is white. */
  white: number;
}

function flatten(source: Raster, { low, ground, tops, gains, white }: Light): Raster {
  const { width, height, data } = source;
  const { width: columns, height: rows } = ground;
  const result = new Uint8Array(data.length).fill(255);
  const whole = { source, result, ground, white };
  const [bare, none] = [new Uint8Array(columns).fill(255), new Uint8Array(columns)];
  for (let row = 0; row < rows; row++) {
    const [from, end] = [row * columns, (row + 1) * columns];
    // Most squares of a page are blank: nothing in them is darker than the lightest ground it may be measured against.
    const isBare = Buffer.compare(low.data.subarray(from, end), bare) === 0;
    if (isBare && Buffer.compare(tops.data.subarray(from, end), none) === 0) continue;
    for (let column = 0; column < columns; column++) {
      const block = from + column;
      const least = low.data[block] as number;
      const most = tops.data[block] as number;
      if (least === 255 && most === 0) continue;
      const blankFrom = most === 0 ? white * mostBeside(ground, column, row) : Infinity;
      if (least >= blankFrom) continue;
      const gain = (gains.data[block] as number) * 0.1;
      for (let y = row * BLOCK, endY = Math.min(height, y + BLOCK); y < endY; y++)
        flattenLine(whole, column, y, most, gain, blankFrom);
    }
  }
  return { width, height, data: result };
}

/**
 * Flattens a line of a square.
 *
 * @param blankFrom nothing that is at least so light is darker than white on any ground that it may be measured against.
 */
function flattenLine(
  { source, result, ground, white }: { source: Raster; result: Uint8Array; ground: Grid; white: number },
  column: number,
  y: number,
  most: number,
  gain: number,
  blankFrom: number,
): void {
  const { width, data } = source;
  const { width: columns, height: rows, data: levels } = ground;
  const gy = Math.min(rows - 1, Math.max(0, (y + 0.5) / BLOCK - 0.5));
  const upper = (gy | 0) * columns;
  const lower = Math.min(rows - 1, (gy | 0) + 1) * columns;
  const down = gy - (gy | 0);
  const endX = Math.min(width, (column + 1) * BLOCK);
  for (let x = column * BLOCK, at = y * width + x; x < endX; x++, at++) {
    const value = data[at] as number;
    if (value >= blankFrom) continue;
    const gx = Math.min(columns - 1, Math.max(0, (x + 0.5) / BLOCK - 0.5));
    const left = gx | 0;
    const right = left + 1 < columns ? left + 1 : left;
    const along = gx - left;
    const above = (levels[upper + left] as number) * (1 - along) + (levels[upper + right] as number) * along;
    const below = (levels[lower + left] as number) * (1 - along) + (levels[lower + right] as number) * along;
    const base = above + (below - above) * down;
    if (most > 0) {
      const rise = (value - base) / Math.max(LEAST_CONTRAST, most - base);
      result[at] = rise <= 0 ? 255 : rise >= 1 ? 0 : 255 * (1 - rise);
      continue;
    }
    const share = base > 1 ? value / base : 1;
    const darker = ((white - share) / white) * gain;
    if (darker > 0) result[at] = darker >= 1 ? 0 : 255 * (1 - darker);
  }
}
