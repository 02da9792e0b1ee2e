import type { Raster } from './raster.js';

/** Side of the squares, in pixels, over which light is measured. */
const BLOCK = 8;

/** Half the window, in squares, over which the level of the paper and the polarity of the text are judged. */
const LEVEL_REACH = 3;
const POLARITY_REACH = 5;

/** What is less apart from its ground than this many levels is not drawn out to black. */
const LEAST_CONTRAST = 60;

interface Grid {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Makes every ground white and all text dark: shadows, coloured and dark areas (whose light text turns dark) and photographs
 * of paper become what a clean scan would show.
 */
export function evenLight(source: Raster): Raster {
  const { low, middle, high } = measureBlocks(source);
  const ground = median(high, LEVEL_REACH);
  const floor = median(low, LEVEL_REACH);
  const usual = median(middle, POLARITY_REACH);
  const brightest = percentile(ground.data, 0.9);
  const inverted: Grid = { ...usual, data: new Uint8Array(usual.data.length) };
  for (let at = 0; at < usual.data.length; at++) {
    const light = ground.data[at] as number;
    const dark = floor.data[at] as number;
    const level = usual.data[at] as number;
    const nearDark = level - dark < 0.35 * (light - dark) || light - dark < 25;
    inverted.data[at] = nearDark && level < 0.62 * brightest ? 1 : 0;
  }
  return flatten(source, ground, floor, inverted);
}

function flatten(source: Raster, ground: Grid, floor: Grid, inverted: Grid): Raster {
  const { width, height, data } = source;
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(ground.height - 1, Math.max(0, (y + 0.5) / BLOCK - 0.5));
    const top = Math.min(ground.height - 1, gy | 0);
    const bottom = Math.min(ground.height - 1, top + 1);
    const down = gy - top;
    const nearestRow = Math.min(ground.height - 1, (y / BLOCK) | 0) * ground.width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const value = data[at] as number;
      const block = nearestRow + Math.min(ground.width - 1, (x / BLOCK) | 0);
      if (inverted.data[block]) {
        const base = floor.data[block] as number;
        const scale = Math.max(LEAST_CONTRAST, (ground.data[block] as number) - base);
        const share = (value - base) / scale;
        result[at] = share <= 0 ? 255 : share >= 1 ? 0 : 255 - 255 * share;
        continue;
      }
      const gx = Math.min(ground.width - 1, Math.max(0, (x + 0.5) / BLOCK - 0.5));
      const left = gx | 0;
      const right = Math.min(ground.width - 1, left + 1);
      const along = gx - left;
      const upper =
        (ground.data[top * ground.width + left] as number) * (1 - along) +
        (ground.data[top * ground.width + right] as number) * along;
      const lower =
        (ground.data[bottom * ground.width + left] as number) * (1 - along) +
        (ground.data[bottom * ground.width + right] as number) * along;
      const level = upper + (lower - upper) * down;
      const share = level > 1 ? value / level : 1;
      result[at] = share >= 1 ? 255 : 255 * share;
    }
  }
  return { width, height, data: result };
}

/** For each square the level of its darkest, average and lightest pixels. */
function measureBlocks({ width, height, data }: Raster): { low: Grid; middle: Grid; high: Grid } {
  const columns = Math.max(1, Math.ceil(width / BLOCK));
  const rows = Math.max(1, Math.ceil(height / BLOCK));
  const grid = (): Grid => ({ width: columns, height: rows, data: new Uint8Array(columns * rows) });
  const low = grid();
  const middle = grid();
  const high = grid();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let least = 255;
      let most = 0;
      let sum = 0;
      let count = 0;
      const endY = Math.min(height, (row + 1) * BLOCK);
      const endX = Math.min(width, (column + 1) * BLOCK);
      for (let y = row * BLOCK; y < endY; y++) {
        for (let x = column * BLOCK; x < endX; x++) {
          const value = data[y * width + x] as number;
          if (value < least) least = value;
          if (value > most) most = value;
          sum += value;
          count++;
        }
      }
      const at = row * columns + column;
      low.data[at] = least;
      high.data[at] = most;
      middle.data[at] = sum / count;
    }
  }
  return { low, middle, high };
}

/** The middle value of each square's neighbourhood, by a histogram that slides along the row. */
function median(grid: Grid, reach: number): Grid {
  const { width, height, data } = grid;
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const from = Math.max(0, y - reach);
    const to = Math.min(height - 1, y + reach);
    const histogram = new Int32Array(256);
    let count = 0;
    const column = (x: number, step: 1 | -1) => {
      for (let row = from; row <= to; row++) {
        const value = data[row * width + x] as number;
        histogram[value] = (histogram[value] as number) + step;
        count += step;
      }
    };
    for (let x = 0; x <= Math.min(reach, width - 1); x++) column(x, 1);
    for (let x = 0; x < width; x++) {
      let seen = 0;
      let level = 0;
      const half = count / 2;
      while (level < 255 && seen + (histogram[level] as number) < half) seen += histogram[level++] as number;
      result[y * width + x] = level;
      if (x + reach + 1 < width) column(x + reach + 1, 1);
      if (x - reach >= 0) column(x - reach, -1);
    }
  }
  return { width, height, data: result };
}

function percentile(values: Uint8Array, share: number): number {
  const sorted = values.slice().sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 255;
}
