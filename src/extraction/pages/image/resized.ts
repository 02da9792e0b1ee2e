import type { Raster, Span } from './raster.js';

/** A part of a picture that is of one level. */
export interface Flat {
  level: number;
  /** Where it lies in each line. */
  spans: readonly Span[];
}

/**
 * A picture made smaller (or larger) by any factor; each pixel is the mean of what it covers.
 *
 * @param flat a part of it of which no means need be taken.
 */
export function resized(source: Raster, scale: number, flat?: Flat): Raster {
  const { width, height } = source;
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const covers: Covers = { columns: coverOf(width, across), lines: coverOf(height, down) };
  const result = new Uint8Array(across * down).fill(flat?.level ?? 0);
  const sums = new Float64Array(width);
  for (let y = 0; y < down; y++) {
    const line = result.subarray(y * across, (y + 1) * across);
    const [from, to] = flat ? flatColumns(flat.spans, covers, y) : [across, across];
    writeColumns(source, covers, y, sums, line.subarray(0, from), 0);
    writeColumns(source, covers, y, sums, line.subarray(to), to);
  }
  return { width: across, height: down, data: result };
}

/** The pixels of a line that cover nothing but a flat part; none at the end of the line where there are none. */
function flatColumns(spans: readonly Span[], { columns, lines }: Covers, y: number): Span {
  let [from, to] = [0, Infinity];
  for (let line = lines.first[y] as number; line <= (lines.last[y] as number); line++) {
    const span = spans[line] as Span;
    from = Math.max(from, span[0]);
    to = Math.min(to, span[1]);
  }
  const flat: Span = [firstFrom(columns.first, from), firstFrom(columns.last, to)];
  return flat[0] < flat[1] ? flat : [columns.first.length, columns.first.length];
}

/** Where the first of numbers in their order is that is so large; after the last where none is. */
function firstFrom(numbers: Int32Array, least: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Writes a part of a line. @param left its first pixel */
function writeColumns(
  { width, data }: Raster,
  { columns, lines }: Covers,
  y: number,
  sums: Float64Array,
  part: Uint8Array,
  left: number,
): void {
  if (part.length === 0) return;
  const from = columns.first[left] as number;
  const end = (columns.last[left + part.length - 1] as number) + 1;
  addLines(data.subarray(from), width, lines, y, sums.subarray(from, end));
  writeLine(sums, columns, part, left);
}

interface Covers {
  columns: Cover;
  lines: Cover;
}

/** For each pixel of a line of another length the pixels that it covers, and the share that the first and last of them have in it. */
interface Cover {
  first: Int32Array;
  last: Int32Array;
  ofFirst: Float64Array;
  ofLast: Float64Array;
  /** The share of those between. */
  each: number;
}

function coverOf(from: number, to: number): Cover {
  const step = from / to;
  const cover: Cover = {
    first: new Int32Array(to),
    last: new Int32Array(to),
    ofFirst: new Float64Array(to),
    ofLast: new Float64Array(to),
    each: 1 / step,
  };
  for (let pixel = 0; pixel < to; pixel++) {
    const first = Math.min(from - 1, Math.floor(pixel * step));
    const last = Math.min(from - 1, Math.ceil((pixel + 1) * step) - 1);
    cover.first[pixel] = first;
    cover.last[pixel] = last;
    cover.ofFirst[pixel] = shareOf(first, pixel, step);
    cover.ofLast[pixel] = shareOf(last, pixel, step);
  }
  return cover;
}

/** The share that a pixel has in one that covers so many. */
const shareOf = (covered: number, pixel: number, step: number): number =>
  (Math.min(covered + 1, (pixel + 1) * step) - Math.max(covered, pixel * step)) / step;

/**
 * Adds up a part of the lines that a line covers.
 *
 * @param data of the picture, from the first pixel of that part in its first line on.
 */
function addLines(data: Uint8Array, width: number, lines: Cover, y: number, sums: Float64Array): void {
  const [first, last] = [lines.first[y] as number, lines.last[y] as number];
  const [ofFirst, ofLast] = [lines.ofFirst[y] as number, lines.ofLast[y] as number];
  // Most pictures are made smaller by a little, so that a line covers two or three.
  if (last === first + 1) return addTwo(data, first * width, { width, ofFirst, ofLast }, sums);
  if (last === first + 2) return addThree(data, first * width, { width, ofFirst, each: lines.each, ofLast }, sums);
  for (let line = first; line <= last; line++) {
    const share = line === first ? ofFirst : line === last ? ofLast : lines.each;
    const from = line * width;
    if (line === first) for (let x = 0; x < sums.length; x++) sums[x] = share * (data[from + x] as number);
    else for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] as number) + share * (data[from + x] as number);
  }
}

function addTwo(
  data: Uint8Array,
  from: number,
  { width, ofFirst, ofLast }: { width: number; ofFirst: number; ofLast: number },
  sums: Float64Array,
): void {
  for (let x = 0, at = from; x < sums.length; x++, at++)
    sums[x] = ofFirst * (data[at] as number) + ofLast * (data[at + width] as number);
}

function addThree(
  data: Uint8Array,
  from: number,
  { width, ofFirst, each, ofLast }: { width: number; ofFirst: number; each: number; ofLast: number },
  sums: Float64Array,
): void {
  for (let x = 0, at = from; x < sums.length; x++, at++)
    sums[x] =
      ofFirst * (data[at] as number) + each * (data[at + width] as number) + ofLast * (data[at + 2 * width] as number);
}

/** Writes the means of sums. @param left the first pixel that is written */
function writeLine(sums: Float64Array, columns: Cover, line: Uint8Array, left: number): void {
  const { first, last, ofFirst, ofLast, each } = columns;
  for (let at = 0, x = left; at < line.length; at++, x++) {
    const from = first[x] as number;
    const end = last[x] as number;
    let sum = (ofFirst[x] as number) * (sums[from] as number);
    if (end > from) {
      for (let pixel = from + 1; pixel < end; pixel++) sum += each * (sums[pixel] as number);
      sum += (ofLast[x] as number) * (sums[end] as number);
    }
    line[at] = sum + 0.5;
  }
}
