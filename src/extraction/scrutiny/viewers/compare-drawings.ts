import type { Box } from '../../document.js';
import { byFours } from '../../pages/image/by-fours.js';
import { union } from '../../pages/geometry.js';
import { crop, type Raster } from '../../pages/image/raster.js';

/** Two drawings of a page are compared with about so many dots to the inch: digits of 9 points are 9 high. */
const COMPARED_DPI = 100;

/** Up to this much more or less, as a share, is as good. */
const PLAY = 0.004;

/**
 * Dots to the inch at which a page is a whole number of dots wide and, nearly, high: PDFium stretches a page to the dots that it is
 * given, and what is half a dot off at the far edges looked different in a soft scan.
 */
export function comparedDpi({ width, height }: { width: number; height: number }): number {
  const scale = COMPARED_DPI / 72;
  let best = { scale, off: 1 };
  for (let dots = Math.ceil(width * scale * (1 - PLAY)); dots <= width * scale * (1 + PLAY); dots++) {
    // A hair less, so that rounding up to whole dots does not add one.
    const one = (dots - 1e-4) / width;
    const off = Math.ceil(height * one) - height * one;
    if (off < best.off) best = { scale: one, off };
  }
  return 72 * best.scale;
}

/** Levels of 255 by which a dot differs from all dots around it in the other drawing. */
const DIFFERS = 48;

/** Longer rows of dots than this are rules, frames and grounds, whose edges every program rounds in its own way. */
const LONGEST_IN_WRITING = 20;

/** About six digits of 10 points. */
const WINDOW = { width: 40, height: 14 };

/** Windows follow each other so far apart. */
const STEP = { across: 8, down: 3 };

/**
 * Sum of the levels that differ in a window. Of the 153 PDFs of the development and public corpora, three pages of each, the worst
 * window of all but one has 6,937 or less; where one account stands in the place of another it has 7,682 or more, where one is shown by
 * one program only 22,000 or more. So it was before pages were drawn at whole dots; since then the worst window of 60 of these has 4,738, and
 * the least of twelve swaps 8,718.
 */
const DIFFERENT_WRITING = 7_300;

/**
 * Where two programs draw a page differently in what may be writing.
 *
 * @returns boxes in dots of the drawings, which are of one size.
 */
export function differentWriting(a: Raster, b: Raster): Box[] {
  const found = dotsThatDiffer(a, b);
  if (found === null || !mayDiffer(found)) return [];
  const { left, top, part } = aroundDots(found);
  return windowsThatDiffer(withoutRules(part), DIFFERENT_WRITING)
    .map(({ x0, y0, x1, y1 }): Box => ({ x0: x0 + left, y0: y0 + top, x1: x1 + left, y1: y1 + top }))
    .filter((box) => !isOnlyMoved(a, b, box));
}

/** The part of a picture in which dots are, with every window of it that meets one. */
function aroundDots({ levels, columns, rows }: Different): { left: number; top: number; part: Raster } {
  const { width, height } = levels;
  const [x0, x1] = [columns.findIndex(Boolean), columns.findLastIndex(Boolean)];
  const left = STEP.across * Math.max(0, Math.floor((x0 - WINDOW.width) / STEP.across));
  const top = STEP.down * Math.max(0, Math.floor((rows.first - WINDOW.height) / STEP.down));
  const right = Math.min(width, x1 + WINDOW.width + STEP.across);
  const bottom = Math.min(height, rows.last + WINDOW.height + STEP.down);
  return { left, top, part: crop(levels, left, top, right - left, bottom - top) };
}

/** PDFium sets large letters up to so many dots to the side. */
const MOST_MOVED = { across: 2, down: 1 };

/** What is only moved leaves next to nothing when it is moved back; other digits leave more than this. */
const LEFT_WHEN_MOVED_BACK = DIFFERENT_WRITING / 2;

/** Whether both drawings show the same in a box, all of it a little aside in one. */
function isOnlyMoved(a: Raster, b: Raster, box: Box): boolean {
  const one = cut(a, box, 0, 0);
  for (let across = -MOST_MOVED.across; across <= MOST_MOVED.across; across++) {
    for (let down = -MOST_MOVED.down; down <= MOST_MOVED.down; down++) {
      const found = dotsThatDiffer(one, cut(b, box, across, down));
      if (found === null || windowsThatDiffer(found.levels, LEFT_WHEN_MOVED_BACK).length === 0) return true;
    }
  }
  return false;
}

/** The part of a drawing in a box and around it, moved by some dots; white beyond the edges. */
function cut({ width, height, data }: Raster, { x0, y0, x1, y1 }: Box, across: number, down: number): Raster {
  const [left, top] = [x0 - EDGE, y0 - EDGE];
  const size = { width: x1 - x0 + 2 * EDGE, height: y1 - y0 + 2 * EDGE };
  const part = new Uint8Array(size.width * size.height).fill(255);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const [fromX, fromY] = [left + x + across, top + y + down];
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height)
        part[y * size.width + x] = data[fromY * width + fromX] as number;
    }
  return { ...size, data: part };
}

/** Dots around a box, so that every window of it is met again in the grid of the part. */
const EDGE = 8;

/** A drawing without what stands in some boxes. */
export function blank(drawing: Raster, boxes: readonly Box[]): Raster {
  if (boxes.length === 0) return drawing;
  const { width, height } = drawing;
  const data = drawing.data.slice();
  for (const { x0, y0, x1, y1 } of boxes)
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++)
      data.fill(255, y * width + Math.max(0, Math.floor(x0)), y * width + Math.min(width, Math.ceil(x1)));
  return { width, height, data };
}

/** Side of the squares by which it is told soon that no window can differ. */
const SQUARE = 8;

/** By how much each dot differs, and the sums of that by squares. */
interface Different {
  levels: Raster;
  squares: { width: number; height: number; data: Uint32Array };
  /** How many dots of each column differ, and in which rows the first and the last. */
  columns: Uint32Array;
  rows: { first: number; last: number };
}

/** What of each dot is seen nowhere around it in the other drawing; letters may be a dot to the side. Null: nothing. */
function dotsThatDiffer(a: Raster, b: Raster): Different | null {
  const { width, height } = a;
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const found: Different = {
    levels: { width, height, data: new Uint8Array(width * height) },
    squares: { width: across, height: down, data: new Uint32Array(across * down) },
    columns: new Uint32Array(width),
    rows: { first: -1, last: -1 },
  };
  const fours = [byFours(a.data), byFours(b.data)] as const;
  for (let y = 1; y < height - 1; y++) {
    const [from, end] = [y * width, (y + 1) * width];
    if (Buffer.compare(a.data.subarray(from, end), b.data.subarray(from, end)) === 0) continue;
    if (!lineThatDiffers(a.data, b.data, fours, y, found)) continue;
    if (found.rows.first < 0) found.rows.first = y;
    found.rows.last = y;
  }
  return found.rows.first < 0 ? null : found;
}

/** Writes by how much the dots of a line differ. @returns whether any does */
function lineThatDiffers(
  a: Uint8Array,
  b: Uint8Array,
  [foursOfA, foursOfB]: readonly [Uint32Array, Uint32Array],
  y: number,
  { levels: { width, data: levels }, squares, columns }: Different,
): boolean {
  let any = false;
  const first = Math.floor(y / SQUARE) * squares.width;
  const from = y * width;
  for (let at = from + 1, end = from + width - 1; at < end; at++) {
    // Of a line of text most is white in both.
    while ((at & 3) === 0 && at + 4 <= end && foursOfA[at >> 2] === foursOfB[at >> 2] && foursOfA.length > at >> 2)
      at += 4;
    if (at >= end) break;
    const one = a[at] as number;
    const other = b[at] as number;
    const apart = one - other;
    if (apart <= DIFFERS && apart >= -DIFFERS) continue;
    const by =
      apart > 0
        ? Math.max(lighterBy(one, b, at, width), darkerBy(other, a, at, width))
        : Math.max(lighterBy(other, a, at, width), darkerBy(one, b, at, width));
    if (by === 0) continue;
    levels[at] = by;
    squares.data[first + ((at - from) >> 3)]! += by;
    columns[at - from]!++;
    any = true;
  }
  return any;
}

/** By how much a level is lighter than the lightest of nine dots; 0 where that is too little to count. */
function lighterBy(level: number, data: Raster['data'], at: number, width: number): number {
  const enough = level - DIFFERS;
  let most = 0;
  for (let row = at - width; row <= at + width; row += width) {
    for (let dot = row - 1; dot <= row + 1; dot++) {
      const value = data[dot] as number;
      // Most edges are found again a dot beside.
      if (value >= enough) return 0;
      if (value > most) most = value;
    }
  }
  return level - most;
}

/** By how much a level is darker than the darkest of nine dots; 0 where that is too little to count. */
function darkerBy(level: number, data: Raster['data'], at: number, width: number): number {
  const enough = level + DIFFERS;
  let least = 255;
  for (let row = at - width; row <= at + width; row += width) {
    for (let dot = row - 1; dot <= row + 1; dot++) {
      const value = data[dot] as number;
      if (value <= enough) return 0;
      if (value < least) least = value;
    }
  }
  return least - level;
}

/** Whether the squares that any window meets differ by enough together, rules and all. */
function mayDiffer({ squares }: Different): boolean {
  const { width: columns, height: rows } = squares;
  const sums = sumsOf(squares);
  const [across, down] = [WINDOW.width / SQUARE + 1, Math.ceil(WINDOW.height / SQUARE) + 1];
  for (let y = 0; y < rows; y++) {
    const bottom = Math.min(rows, y + down);
    // Of most rows not even all of it is enough.
    if (sumIn(sums, columns, 0, y, columns, bottom) < DIFFERENT_WRITING) continue;
    for (let x = 0; x < columns; x++)
      if (sumIn(sums, columns, x, y, Math.min(columns, x + across), bottom) >= DIFFERENT_WRITING) return true;
  }
  return false;
}

function withoutRules({ width, height, data }: Raster): Raster {
  const kept = data.slice();
  const nothing = new Uint8Array(width);
  const columns = new Uint32Array(width);
  for (let from = 0; from < data.length; from += width) {
    const line = data.subarray(from, from + width);
    if (Buffer.compare(line, nothing) === 0) continue;
    countDots(line, columns);
    clearLongRuns(data, kept, from, from + width, 1);
  }
  // A column of fewer dots has no row of them that is longer.
  for (let x = 0; x < width; x++)
    if ((columns[x] as number) > LONGEST_IN_WRITING) clearLongRuns(data, kept, x, x + height * width, width);
  return { width, height, data: kept };
}

function countDots(line: Uint8Array, columns: Uint32Array): void {
  for (let x = 0; x < line.length; x++) if (line[x] !== 0) columns[x]!++;
}

/** Clears the rows of dots of a line that are longer than any in writing. @param step from one dot of the line to the next */
function clearLongRuns(data: Uint8Array, kept: Uint8Array, from: number, end: number, step: number): void {
  let begun = from;
  for (let at = from; at <= end; at += step) {
    if (at < end && data[at] !== 0) continue;
    if (at - begun > LONGEST_IN_WRITING * step) for (let dot = begun; dot < at; dot += step) kept[dot] = 0;
    begun = at + step;
  }
}

function windowsThatDiffer(found: Raster, limit: number): Box[] {
  const { width, height } = found;
  const sums = sumsOf(found);
  const boxes: Box[] = [];
  for (let y = 0; y + WINDOW.height < height; y += STEP.down) {
    if (sumIn(sums, width, 0, y, width, y + WINDOW.height) < limit) continue;
    for (let x = 0; x + WINDOW.width < width; x += STEP.across)
      if (sumIn(sums, width, x, y, x + WINDOW.width, y + WINDOW.height) >= limit)
        boxes.push({ x0: x, y0: y, x1: x + WINDOW.width, y1: y + WINDOW.height });
  }
  return joined(boxes);
}

/** Boxes that meet, as one; from above down. */
function joined(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const at = found.findIndex((one) => box.x0 <= one.x1 && one.x0 <= box.x1 && box.y0 <= one.y1 && one.y0 <= box.y1);
    if (at < 0) found.push(box);
    else found[at] = union(found[at] as Box, box);
  }
  return found;
}

interface Levels {
  width: number;
  height: number;
  data: Uint8Array | Uint32Array;
}

/** Sums of all levels above and to the left of each dot. */
function sumsOf({ width, height, data }: Levels): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) addUp(sums, data, y, width);
  return sums;
}

function addUp(sums: Float64Array, data: Levels['data'], y: number, width: number): void {
  let row = 0;
  for (let x = 0, from = y * width, to = (y + 1) * (width + 1) + 1; x < width; x++, to++) {
    row += data[from + x] as number;
    sums[to] = (sums[to - width - 1] as number) + row;
  }
}

function sumIn(sums: Float64Array, width: number, x0: number, y0: number, x1: number, y1: number): number {
  const [above, below] = [y0 * (width + 1), y1 * (width + 1)];
  return (
    (sums[below + x1] as number) -
    (sums[above + x1] as number) -
    (sums[below + x0] as number) +
    (sums[above + x0] as number)
  );
}
