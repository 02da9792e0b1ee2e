/** A grey picture: one byte a pixel, 0 black to 255 white, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A page, or a part of it, as a reader sees it in grey, and the same with the ink of its colours; one picture where it has none. */
export interface PlainAndInk {
  plain: Raster;
  ink: Raster;
}

/** A part of a picture, in pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function blankRaster(width: number, height: number, level = 255): Raster {
  return { width, height, data: new Uint8Array(width * height).fill(level) };
}

/** From which pixel of a row up to which one something lies. */
export type Span = readonly [from: number, to: number];

/**
 * Makes a picture smaller by averaging squares of `factor` pixels; what is left over at the edges is dropped.
 *
 * @param without for each row of the result the pixels that nobody looks at, which stay black; none unless told.
 */
export function shrink(source: Raster, factor: number, without?: readonly Span[]): Raster {
  if (factor <= 1) return source;
  const width = Math.max(1, Math.floor(source.width / factor));
  const height = Math.max(1, Math.floor(source.height / factor));
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    const line = data.subarray(y * width, (y + 1) * width);
    const [from, to] = without?.[y] ?? [width, width];
    shrinkLine(source, factor, y, line.subarray(0, from), sums, 0);
    shrinkLine(source, factor, y, line.subarray(to), sums, to);
  }
  return { width, height, data };
}

/** Writes a part of a line of a smaller picture. @param left its first pixel */
function shrinkLine(
  { width, height, data }: Raster,
  factor: number,
  y: number,
  part: Uint8Array,
  room: Uint32Array,
  left: number,
): void {
  const sums = room.subarray(0, part.length).fill(0);
  const share = 1 / (factor * factor);
  for (let dy = 0; dy < factor; dy++)
    addSquares(sums, data, Math.min(height - 1, y * factor + dy) * width + left * factor, factor);
  for (let x = 0; x < part.length; x++) part[x] = (sums[x] as number) * share;
}

/** Adds up a line of a picture, from a pixel on, by so many pixels. */
function addSquares(sums: Uint32Array, data: Uint8Array, from: number, factor: number): void {
  let at = from;
  if (factor === 2) {
    for (let x = 0; x < sums.length; x++, at += 2)
      sums[x] = (sums[x] as number) + (data[at] ?? 0) + (data[at + 1] ?? 0);
    return;
  }
  for (let x = 0; x < sums.length; x++) {
    let sum = 0;
    for (let dx = 0; dx < factor; dx++) sum += data[at++] ?? 0;
    sums[x] = (sums[x] as number) + sum;
  }
}

/** Cuts out a part; what lies outside of the picture is white. */
export function crop(source: Raster, left: number, top: number, width: number, height: number): Raster {
  const result = blankRaster(width, height);
  const from = Math.max(0, left);
  const to = Math.min(source.width, left + width);
  for (let y = 0; y < height; y++) {
    const sourceY = top + y;
    if (sourceY < 0 || sourceY >= source.height || to <= from) continue;
    const start = sourceY * source.width;
    result.data.set(source.data.subarray(start + from, start + to), y * width + from - left);
  }
  return result;
}

/** Turns a picture clockwise by quarter turns. */
export function turn(source: Raster, clockwise: 0 | 90 | 180 | 270): Raster {
  const { width, height, data } = source;
  if (clockwise === 0) return source;
  const sideways = clockwise !== 180;
  const result = blankRaster(sideways ? height : width, sideways ? width : height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] ?? 255;
      if (clockwise === 90) result.data[x * height + (height - 1 - y)] = value;
      else if (clockwise === 180) result.data[(height - 1 - y) * width + (width - 1 - x)] = value;
      else result.data[(width - 1 - x) * height + y] = value;
    }
  }
  return result;
}

/** Makes a picture of light text on dark one of dark text on light. */
export function invert(source: Raster): Raster {
  return { ...source, data: source.data.map((value) => 255 - value) };
}

/** The level that separates dark from light best (Otsu 1979): pixels below or at it are dark. */
export function otsuLevel(source: Raster): number {
  const histogram = histogramOf(source.data);
  let total = 0;
  histogram.forEach((count, level) => (total += count * level));
  let below = 0;
  let sumBelow = 0;
  let best = 127;
  let bestSpread = -1;
  for (let level = 0; level < 256; level++) {
    below += histogram[level] ?? 0;
    sumBelow += level * (histogram[level] ?? 0);
    const above = source.data.length - below;
    if (below === 0 || above === 0) continue;
    const difference = sumBelow / below - (total - sumBelow) / above;
    const spread = below * above * difference * difference;
    if (spread > bestSpread) {
      bestSpread = spread;
      best = level;
    }
  }
  return best;
}

/** How many pixels have each level. */
function histogramOf(data: Uint8Array): Uint32Array {
  const histogram = new Uint32Array(256);
  // Most of a page is white: four pixels are looked at as one number.
  const words = data.byteOffset % 4 === 0 ? new Uint32Array(data.buffer, data.byteOffset, data.length >> 2) : [];
  let white = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    if (word === 0xffffffff) {
      white += 4;
      continue;
    }
    histogram[word & 255]!++;
    histogram[(word >> 8) & 255]!++;
    histogram[(word >> 16) & 255]!++;
    histogram[word >>> 24]!++;
  }
  for (let at = 4 * words.length; at < data.length; at++) histogram[data[at] as number]!++;
  histogram[255]! += white;
  return histogram;
}

/** A map of the plane that keeps straight lines straight: rows of a 3 × 3 matrix, its last element 1. */
export type Perspective = readonly [number, number, number, number, number, number, number, number];

/** How lines of curled paper are bent: as far as they sag in their middle, and as an S of such a height. */
export interface Bend {
  sag: number;
  twist: number;
}

export const FLAT: Bend = { sag: 0, twist: 0 };

/** How far a bent line lies below a straight one, at a place from -1 at its left end to 1 at its right end. */
export function bendAt({ sag, twist }: Bend, place: number): number {
  const inner = 1 - place * place;
  return sag * inner - twist * place * inner;
}

/**
 * Draws a picture anew: each pixel of the result is taken from where `toSource` maps its middle.
 *
 * @param toSource from places in the result to places in the source, both in pixels from their outer corners.
 * @param bend how far lines are bent, which is straightened, in pixels of the result.
 * @param part of the result that is drawn; all of it unless told.
 */
export function warp(
  source: Raster,
  width: number,
  height: number,
  toSource: Perspective,
  { bend = FLAT, part = { left: 0, top: 0, width, height } }: { bend?: Bend; part?: Part } = {},
): Raster {
  const result = new Uint8Array(part.width * part.height);
  const offsets = new Float32Array(part.width);
  for (let column = 0; column < part.width; column++) {
    offsets[column] = bendAt(bend, (2 * (part.left + column) + 1) / width - 1);
  }
  const isParallel = toSource[6] === 0 && toSource[7] === 0 && bend.sag === 0 && bend.twist === 0;
  for (let row = 0; row < part.height; row++) {
    const line = result.subarray(row * part.width, (row + 1) * part.width);
    const place = { toSource, offsets, left: part.left, y: part.top + row + 0.5 };
    if (isParallel) turnLine(source, line, place);
    else warpLine(source, line, place);
  }
  return { width: part.width, height: part.height, data: result };
}

/** Where a line of a picture that is drawn anew lies in it, and by how much its pixels are bent down. */
interface WarpedLine {
  toSource: Perspective;
  offsets: Float32Array;
  left: number;
  y: number;
}

function warpLine(
  { width, height, data }: Raster,
  line: Uint8Array,
  { toSource: [a, b, c, d, e, f, g, h], offsets, left, y: middle }: WarpedLine,
): void {
  const [maxX, maxY] = [width - 1.001, height - 1.001];
  for (let column = 0; column < line.length; column++) {
    const x = left + column + 0.5;
    const y = middle + (offsets[column] as number);
    const w = 1 / (g * x + h * y + 1);
    const sx = between((a * x + b * y + c) * w - 0.5, maxX);
    const sy = between((d * x + e * y + f) * w - 0.5, maxY);
    const corner = (sy | 0) * width + (sx | 0);
    line[column] = levelAt(data, width, corner, sx - (sx | 0), sy - (sy | 0));
  }
}

/** The same as `warpLine` where lines stay parallel and none is bent, as in scans. */
function turnLine(
  { width, height, data }: Raster,
  line: Uint8Array,
  { toSource: [a, b, c, d, e, f], left, y }: WarpedLine,
): void {
  const [maxX, maxY] = [width - 1.001, height - 1.001];
  const [byX, byY] = [b * y, e * y];
  for (let column = 0; column < line.length; column++) {
    const x = left + column + 0.5;
    const sx = between(a * x + byX + c - 0.5, maxX);
    const sy = between(d * x + byY + f - 0.5, maxY);
    const corner = (sy | 0) * width + (sx | 0);
    const level = data[corner] as number;
    // Most of a scan is of one level.
    line[column] =
      level === data[corner + 1] && level === data[corner + width] && level === data[corner + width + 1]
        ? level
        : levelAt(data, width, corner, sx - (sx | 0), sy - (sy | 0));
  }
}

const between = (place: number, most: number): number => (place < 0 ? 0 : place > most ? most : place);

/** The level between four pixels, so far to the right of the first and below it; with a half, so that it is rounded when it is written. */
function levelAt(data: Uint8Array, width: number, corner: number, across: number, down: number): number {
  const upper = (data[corner] as number) * (1 - across) + (data[corner + 1] as number) * across;
  const lower = (data[corner + width] as number) * (1 - across) + (data[corner + width + 1] as number) * across;
  return upper + (lower - upper) * down + 0.5;
}

/** The map that takes four points to four others (in the same order), or null where three of them are in line. */
export function perspectiveBetween(
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
): Perspective | null {
  const rows: number[][] = [];
  for (let index = 0; index < 4; index++) {
    const [x, y] = from[index] ?? [0, 0];
    const [u, v] = to[index] ?? [0, 0];
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  return solve(rows) as Perspective | null;
}

/** Solves linear equations, each a row of factors and at its end the sum, by elimination with pivoting. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    const found = rows[pivot] as number[];
    rows[pivot] = rows[column] as number[];
    rows[column] = found;
    const divisor = found[column] ?? 0;
    if (Math.abs(divisor) < 1e-12) return null;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const current = rows[row] as number[];
      const factor = (current[column] ?? 0) / divisor;
      for (let at = column; at <= size; at++) current[at] = (current[at] ?? 0) - factor * (found[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
