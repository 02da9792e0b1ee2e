import { byFours, FOUR_WHITE } from '../../pages/image/by-fours.js';
import type { Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';

/** Side of the squares that a picture is looked at in, in pixels. */
export const SQUARE = 8;

/** What differs by fewer levels, out of 255, nobody reads: ink of 9 % on white. */
const LEAST_CONTRAST = 24;

/** Fewer squares that touch are a corner of a frame, a crossing of rules or a bullet. */
const LEAST_SQUARES = 3;

/**
 * The parts of a drawn page in which something stands that is no ground, rule or edge of an area: squares that differ along both
 * axes, and touch.
 *
 * @param least levels of 255 that a square differs by.
 */
export function busyParts({ width, height, data }: Raster, least = LEAST_CONTRAST): Region[] {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const busy = new Uint8Array(columns * rows);
  const bare = new Uint8Array(width * SQUARE).fill(255);
  const fours = byFours(data);
  const inked = new Uint8Array(columns);
  for (let row = 0; row < rows; row++) {
    const top = row * SQUARE;
    const bottom = Math.min(height, top + SQUARE);
    // Most of a page of text is bare without it.
    const band = data.subarray(top * width, bottom * width);
    if (Buffer.compare(band, bare.subarray(0, band.length)) === 0) continue;
    inked.fill(0);
    for (let y = top; y < bottom; y++) markInked(inked, data, fours, y * width, width);
    for (let column = 0; column < columns; column++) {
      if (inked[column] === 0) continue;
      const left = column * SQUARE;
      const right = Math.min(width, left + SQUARE);
      const first = top * width + left;
      if (!differsAlong(data, first, { lines: bottom - top, apart: width, length: right - left, step: 1 }, least))
        continue;
      const upright = { lines: right - left, apart: 1, length: bottom - top, step: width };
      if (differsAlong(data, first, upright, least)) busy[row * columns + column] = 1;
    }
  }
  return touching(busy, columns, rows).map(({ x0, y0, x1, y1 }) => ({
    x0: x0 * SQUARE,
    y0: y0 * SQUARE,
    x1: Math.min(width, x1 * SQUARE),
    y1: Math.min(height, y1 * SQUARE),
  }));
}

/** Marks the squares that a line of pixels has some in that are not white. */
function markInked(inked: Uint8Array, data: Uint8Array, fours: Uint32Array, from: number, width: number): void {
  const end = from + width;
  for (let at = from; at < end; at++) {
    while ((at & 3) === 0 && at + 4 <= end && fours[at >> 2] === FOUR_WHITE) at += 4;
    if (at >= end) return;
    if (data[at] === 255) continue;
    const column = Math.floor((at - from) / SQUARE);
    inked[column] = 1;
    at = from + (column + 1) * SQUARE - 1;
  }
}

/** Parallel lines of pixels: how many, how far apart, how long, and the way from one pixel of them to the next. */
interface Lines {
  lines: number;
  apart: number;
  length: number;
  step: number;
}

/** Whether the pixels of one line differ by so many levels. */
function differsAlong(data: Uint8Array, first: number, { lines, apart, length, step }: Lines, least: number): boolean {
  for (let line = 0; line < lines; line++) {
    let darkest = 255;
    let lightest = 0;
    for (let at = first + line * apart, end = at + length * step; at < end; at += step) {
      const level = data[at] as number;
      if (level < darkest) darkest = level;
      if (level > lightest) lightest = level;
    }
    if (lightest - darkest >= least) return true;
  }
  return false;
}

/** Groups of marked squares with at most one square between them, as boxes in squares. */
function touching(marked: Uint8Array, columns: number, rows: number): Region[] {
  const found: Region[] = [];
  const stack: number[] = [];
  for (let start = 0; start < marked.length; start++) {
    if (marked[start] !== 1) continue;
    const box = { x0: columns, y0: rows, x1: 0, y1: 0 };
    let squares = 0;
    stack.push(start);
    marked[start] = 2;
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      squares++;
      box.x0 = Math.min(box.x0, x);
      box.y0 = Math.min(box.y0, y);
      box.x1 = Math.max(box.x1, x + 1);
      box.y1 = Math.max(box.y1, y + 1);
      for (let ny = Math.max(0, y - 2); ny <= Math.min(rows - 1, y + 2); ny++) {
        for (let nx = Math.max(0, x - 2); nx <= Math.min(columns - 1, x + 2); nx++) {
          const next = ny * columns + nx;
          if (marked[next] !== 1) continue;
          marked[next] = 2;
          stack.push(next);
        }
      }
    }
    if (squares >= LEAST_SQUARES) found.push(box);
  }
  return found;
}
