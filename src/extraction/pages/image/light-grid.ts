import type { Raster } from './raster.js';

/** Side of the squares, in pixels, over which light is measured. */
export const BLOCK = 8;

/** Share of a square's pixels that is dark from which on it holds a stroke of a letter and not a speck of dirt. */
const SPECK = 0.15;

/** Share of a square that text on paper, even bold, leaves bare at least. */
export const BARE_SHARE = 0.3;

/** A value for each square of a picture. */
export interface Grid {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * For each square of a picture the level of its darkest, middle and lightest pixels, of those that are ink if more of it is than a speck, and
 * the level that the share of it has which is bare in text on paper.
 */
export interface Blocks {
  low: Grid;
  ink: Grid;
  middle: Grid;
  bare: Grid;
  high: Grid;
}

/** Measures the squares of a picture. */
export function measureBlocks({ width, height, data }: Raster): Blocks {
  const columns = Math.max(1, Math.ceil(width / BLOCK));
  const rows = Math.max(1, Math.ceil(height / BLOCK));
  const grid = (): Grid => ({ width: columns, height: rows, data: new Uint8Array(columns * rows) });
  const blocks: Blocks = { low: grid(), ink: grid(), middle: grid(), bare: grid(), high: grid() };
  const white = new Uint8Array(width * BLOCK).fill(255);
  const histogram = new Uint8Array(256);
  for (let row = 0; row < rows; row++) {
    const band = data.subarray(row * BLOCK * width, Math.min(height, (row + 1) * BLOCK) * width);
    const [from, to] = [row * columns, (row + 1) * columns];
    if (Buffer.compare(band, white.subarray(0, band.length)) === 0)
      for (const { data: levels } of [blocks.low, blocks.ink, blocks.middle, blocks.bare, blocks.high])
        levels.fill(255, from, to);
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
  { low, ink, middle, bare, high }: Blocks,
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
    bare.data[block] = least;
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
  middle.data[block] = level;
  const lighter = count - Math.ceil(BARE_SHARE * count);
  while (seen <= lighter) seen += histogram[++level] as number;
  bare.data[block] = level;
  histogram.fill(0, least, most + 1);
}

/** The highest level of a square and the squares beside it. */
export function mostBeside({ width, height, data }: Grid, x: number, y: number): number {
  let most = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    const end = row * width + Math.min(width - 1, x + 1);
    for (let at = row * width + Math.max(0, x - 1); at <= end; at++)
      if ((data[at] as number) > most) most = data[at] as number;
  }
  return most;
}

/** The middle value of each square's neighbourhood, by a histogram that slides along the row (Huang 1979). */
export function median(grid: Grid, reach: number): Grid {
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

/** The level that such a share of the values does not exceed; 255 where there is none. */
export function percentile(values: Uint8Array, share: number): number {
  return values.length === 0 ? 255 : levelOfRank(values, Math.floor((values.length - 1) * share));
}

/** The level of the value before which so many others stand, from the darkest to the lightest. */
export function levelOfRank(values: Uint8Array, rank: number): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < values.length; at++) counts[values[at] as number]!++;
  let [level, seen] = [0, counts[0] as number];
  while (seen <= rank) seen += counts[++level] as number;
  return level;
}
