import type { Raster } from './raster.js';

/** A picture made smaller (or larger) by any factor; each pixel is the mean of what it covers. */
export function resized({ width, height, data }: Raster, scale: number): Raster {
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const columns = coverOf(width, across);
  const lines = coverOf(height, down);
  const result = new Uint8Array(across * down);
  const sums = new Float64Array(width);
  for (let y = 0, to = 0; y < down; y++) {
    addLines(data, width, lines, y, sums);
    to = writeLine(sums, columns, result, to);
  }
  return { width: across, height: down, data: result };
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

/** Adds up the lines that a line covers. */
function addLines(data: Uint8Array, width: number, lines: Cover, y: number, sums: Float64Array): void {
  const [first, last] = [lines.first[y] as number, lines.last[y] as number];
  const [ofFirst, ofLast] = [lines.ofFirst[y] as number, lines.ofLast[y] as number];
  // Most pictures are made smaller by a little, so that a line covers two or three.
  if (last === first + 1) return addTwo(data, first * width, ofFirst, ofLast, sums);
  if (last === first + 2) return addThree(data, first * width, { ofFirst, each: lines.each, ofLast }, sums);
  for (let line = first; line <= last; line++) {
    const share = line === first ? ofFirst : line === last ? ofLast : lines.each;
    const from = line * width;
    if (line === first) for (let x = 0; x < width; x++) sums[x] = share * (data[from + x] as number);
    else for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + share * (data[from + x] as number);
  }
}

function addTwo(data: Uint8Array, from: number, ofFirst: number, ofLast: number, sums: Float64Array): void {
  const width = sums.length;
  for (let x = 0, at = from; x < width; x++, at++)
    sums[x] = ofFirst * (data[at] as number) + ofLast * (data[at + width] as number);
}

function addThree(
  data: Uint8Array,
  from: number,
  { ofFirst, each, ofLast }: { ofFirst: number; each: number; ofLast: number },
  sums: Float64Array,
): void {
  const width = sums.length;
  for (let x = 0, at = from; x < width; x++, at++)
    sums[x] =
      ofFirst * (data[at] as number) + each * (data[at + width] as number) + ofLast * (data[at + 2 * width] as number);
}

/** Writes the means of sums. @returns where the next line begins */
function writeLine(sums: Float64Array, columns: Cover, result: Uint8Array, to: number): number {
  const { first, last, ofFirst, ofLast, each } = columns;
  const count = first.length;
  for (let x = 0; x < count; x++) {
    const from = first[x] as number;
    const end = last[x] as number;
    let sum = (ofFirst[x] as number) * (sums[from] as number);
    if (end > from) {
      for (let at = from + 1; at < end; at++) sum += each * (sums[at] as number);
      sum += (ofLast[x] as number) * (sums[end] as number);
    }
    result[to + x] = sum + 0.5;
  }
  return to + count;
}
