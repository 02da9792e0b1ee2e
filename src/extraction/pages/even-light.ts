import { BEYOND_GRAIN, faintness } from './faint-text.js';
import type { Raster } from './raster.js';

/** Side of the squares, in pixels, over which light is measured. */
const BLOCK = 8;

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

/** Share of a square's pixels that is dark from which on it holds a stroke of a letter and not a speck of dirt. */
const SPECK = 0.15;

/** What is at least so light against its ground is grain: in a clean scan, and in most pictures. */
const WHITE_FROM = { clean: 0.95, most: 0.9 };

/** A value for each square of a picture. */
export interface Grid {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Makes every ground white and all text dark: shadows, coloured and dark areas (whose light text turns dark) and photographs
 * of paper become what a clean scan would show.
 */
export function evenLight(source: Raster): Raster {
  if (isBare(source)) return { ...source, data: source.data.slice() };
  const blocks = measureBlocks(source);
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
  const shares = low.data.map((value, at) => Math.max(0, 255 - (255 * value) / Math.max(1, ground.data[at] as number)));
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
  const own = new Set(members);
  return members.filter((at) => {
    const around = neighbours(at, width, height);
    return around.length === 4 && around.every((other) => own.has(other));
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
  const level = middleOf(members.map((at) => ground.data[at] as number));
  const own = new Set(members);
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
      if (!own.has(at)) continue;
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
  let above = 0;
  let below = 0;
  const tops: number[] = [];
  for (const at of members) {
    const level = ground.data[at] as number;
    const rise = (high.data[at] as number) - level;
    above += Math.max(0, rise - GRAIN);
    below += Math.max(0, level - (low.data[at] as number) - GRAIN);
    if (rise > LEAST_CONTRAST) tops.push(high.data[at] as number);
  }
  const level = middleOf(members.map((at) => ground.data[at] as number));
  const ratio = level < DARK_GROUND * dark ? LEAST_RATIO.dark : LEAST_RATIO.doubtful;
  if (tops.length < 4 || above < ratio * below) return null;
  return middleOf(tops);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
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
  const highest = mostBeside(ground);
  const whole = { source, result, ground, white };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const block = row * columns + column;
      const most = tops.data[block] as number;
      // Most squares of a page are blank: nothing in them is darker than the lightest ground it may be measured against.
      const blankFrom = most === 0 ? white * (highest.data[block] as number) : Infinity;
      if ((low.data[block] as number) >= blankFrom) continue;
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

/** For each square the highest level of it and the squares beside it. */
function mostBeside({ width, height, data }: Grid): Grid {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        const end = row * width + Math.min(width - 1, x + 1);
        for (let at = row * width + Math.max(0, x - 1); at <= end; at++)
          if ((data[at] as number) > most) most = data[at] as number;
      }
      result[y * width + x] = most;
    }
  }
  return { width, height, data: result };
}

/** For each square of a picture the level of its darkest, middle and lightest pixels, and of those that are ink if more of it is than a speck. */
interface Blocks {
  low: Grid;
  ink: Grid;
  middle: Grid;
  high: Grid;
}

function measureBlocks({ width, height, data }: Raster): Blocks {
  const columns = Math.max(1, Math.ceil(width / BLOCK));
  const rows = Math.max(1, Math.ceil(height / BLOCK));
  const grid = (): Grid => ({ width: columns, height: rows, data: new Uint8Array(columns * rows) });
  const blocks: Blocks = { low: grid(), ink: grid(), middle: grid(), high: grid() };
  const bare = new Uint8Array(width * BLOCK).fill(255);
  const histogram = new Uint8Array(256);
  for (let row = 0; row < rows; row++) {
    const band = data.subarray(row * BLOCK * width, Math.min(height, (row + 1) * BLOCK) * width);
    const [from, to] = [row * columns, (row + 1) * columns];
    if (Buffer.compare(band, bare.subarray(0, band.length)) === 0)
      for (const { data: levels } of [blocks.low, blocks.ink, blocks.middle, blocks.high]) levels.fill(255, from, to);
    else for (let column = 0; column < columns; column++) measureBlock(band, width, column, blocks, from, histogram);
  }
  return blocks;
}

/**
 * Measures one square.
 *
 * @param band the lines of its row of squares.
 * @param from index of the first square of its row.
 * @param histogram of noughts, and so it is again afterwards.
 */
function measureBlock(
  band: Uint8Array,
  width: number,
  column: number,
  { low, ink, middle, high }: Blocks,
  from: number,
  histogram: Uint8Array,
): void {
  const startX = column * BLOCK;
  const endX = Math.min(width, startX + BLOCK);
  let least = 255;
  let most = 0;
  for (let line = 0; line < band.length; line += width) {
    for (let at = line + startX, end = line + endX; at < end; at++) {
      const value = band[at] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  const block = from + column;
  low.data[block] = least;
  high.data[block] = most;
  if (least === most) {
    // Most squares of a page are bare.
    ink.data[block] = least;
    middle.data[block] = least;
    return;
  }
  for (let line = 0; line < band.length; line += width)
    for (let at = line + startX, end = line + endX; at < end; at++) histogram[band[at] as number]!++;
  const count = ((endX - startX) * band.length) / width;
  const half = count >> 1;
  const speck = Math.floor(count * SPECK);
  let level = least;
  let seen = histogram[level] as number;
  while (seen <= speck) seen += histogram[++level] as number;
  ink.data[block] = level;
  while (seen <= half) seen += histogram[++level] as number;
  histogram.fill(0, least, most + 1);
  middle.data[block] = level;
}

/** The middle value of each square's neighbourhood, by a histogram that slides along the row (Huang 1979). */
function median(grid: Grid, reach: number): Grid {
  const { width, height, data } = grid;
  const result = new Uint8Array(data.length);
  const histogram = new Int32Array(256);
  const bare = new Uint8Array(width * (2 * reach + 1)).fill(255);
  for (let y = 0; y < height; y++) {
    const lines = data.subarray(Math.max(0, y - reach) * width, Math.min(height, y + reach + 1) * width);
    const line = result.subarray(y * width, (y + 1) * width);
    if (Buffer.compare(lines, bare.subarray(0, lines.length)) === 0) line.fill(255);
    else medianLine(lines, line, reach, histogram.fill(0));
  }
  return { width, height, data: result };
}

/** @param lines those around the one that is written. */
function medianLine(lines: Uint8Array, line: Uint8Array, reach: number, histogram: Int32Array): void {
  const width = line.length;
  let count = 0;
  let level = 0;
  let below = 0;
  for (let x = 0; x <= Math.min(reach, width - 1); x++)
    for (let at = x; at < lines.length; at += width, count++) histogram[lines[at] as number]!++;
  for (let x = 0; x < width; x++) {
    const half = count / 2;
    while (level > 0 && below >= half) below -= histogram[--level] as number;
    while (level < 255 && below + (histogram[level] as number) < half) below += histogram[level++] as number;
    line[x] = level;
    if (x + reach + 1 < width)
      for (let at = x + reach + 1; at < lines.length; at += width, count++) {
        const value = lines[at] as number;
        histogram[value]!++;
        if (value < level) below++;
      }
    if (x - reach >= 0)
      for (let at = x - reach; at < lines.length; at += width, count--) {
        const value = lines[at] as number;
        histogram[value]!--;
        if (value < level) below--;
      }
  }
}

function percentile(values: Uint8Array, share: number): number {
  if (values.length === 0) return 255;
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]!++;
  const wanted = Math.floor((values.length - 1) * share);
  let [level, seen] = [0, counts[0] as number];
  while (seen <= wanted) seen += counts[++level] as number;
  return level;
}
