import type { Raster } from '../../pages/image/raster.js';

/** The runs of light and dark along a line of pixels, whatever their levels: each is lighter or darker than the runs beside it. */
export interface Runs {
  count: number;
  /** The lightest or darkest level of each run, and the pixel that has it. */
  levels: Uint8Array;
  peaks: Uint16Array;
  /** Where each run ends, in pixels from the start of the line: where the level is halfway to that of the next. */
  ends: Float32Array;
}

/** A line of pixels of a picture, from left to right or from top to bottom. */
export interface Line {
  first: number;
  length: number;
  /** From one pixel to the next. */
  step: number;
}

/** Room for the runs of lines of so many pixels. */
export const noRuns = (length: number): Runs => ({
  count: 0,
  levels: new Uint8Array(length + 1),
  peaks: new Uint16Array(length + 1),
  ends: new Float32Array(length + 1),
});

/**
 * Parts a line of pixels where its level turns back by so much, at least. No level divides light from dark in all of it, so light that falls
 * off, a dark frame beside something pale, and two greys make no difference.
 *
 * @param runs are overwritten.
 */
export function findRuns({ data }: Raster, line: Line, least: number, runs: Runs): void {
  const { first, length, step } = line;
  const { levels, peaks } = runs;
  const end = first + length * step;
  let count = 0;
  let pixel = first;
  let [low, high] = [data[first] as number, data[first] as number];
  let [lowest, highest] = [first, first];
  // Until the first turn nothing says whether it rises or falls.
  while (pixel < end && high - low < least) {
    const level = data[pixel] as number;
    if (level > high) {
      high = level;
      highest = pixel;
    } else if (level < low) {
      low = level;
      lowest = pixel;
    }
    pixel += step;
  }
  let rises = lowest <= highest;
  if (high - low >= least) {
    levels[count] = rises ? low : high;
    peaks[count++] = ((rises ? lowest : highest) - first) / step;
  }
  let peak = rises ? highest : lowest;
  let top = rises ? high : low;
  while (pixel < end) {
    if (rises) {
      for (; pixel < end; pixel += step) {
        const level = data[pixel] as number;
        if (level > top) {
          top = level;
          peak = pixel;
        } else if (top - level >= least) break;
      }
    } else {
      for (; pixel < end; pixel += step) {
        const level = data[pixel] as number;
        if (level < top) {
          top = level;
          peak = pixel;
        } else if (level - top >= least) break;
      }
    }
    if (pixel >= end) break;
    levels[count] = top;
    peaks[count++] = (peak - first) / step;
    top = data[pixel] as number;
    peak = pixel;
    rises = !rises;
    pixel += step;
  }
  levels[count] = top;
  peaks[count++] = (peak - first) / step;
  runs.count = count;
  findEnds(data, line, runs);
}

/**
 * The runs of the same line that turn back by more.
 *
 * @returns false where these are the same, and are not written.
 */
export function findStrongRuns({ data }: Raster, line: Line, weak: Runs, least: number, runs: Runs): boolean {
  let isSame = true;
  for (let at = 1; at < weak.count && isSame; at++)
    isSame = Math.abs((weak.levels[at] as number) - (weak.levels[at - 1] as number)) >= least;
  if (isSame) return false;
  const { levels, peaks } = runs;
  let count = 0;
  let [highest, lowest, rising] = [0, 0, 0];
  for (let at = 1; at < weak.count; at++) {
    const level = weak.levels[at] as number;
    if (level > (weak.levels[highest] as number)) highest = at;
    if (level < (weak.levels[lowest] as number)) lowest = at;
    if (rising >= 0 && (weak.levels[highest] as number) - level >= least) {
      levels[count] = weak.levels[highest] as number;
      peaks[count++] = weak.peaks[highest] as number;
      [lowest, rising] = [at, -1];
    } else if (rising <= 0 && level - (weak.levels[lowest] as number) >= least) {
      levels[count] = weak.levels[lowest] as number;
      peaks[count++] = weak.peaks[lowest] as number;
      [highest, rising] = [at, 1];
    }
  }
  const end = rising >= 0 ? highest : lowest;
  levels[count] = weak.levels[end] as number;
  peaks[count++] = weak.peaks[end] as number;
  runs.count = count;
  findEnds(data, line, runs);
  return true;
}

function findEnds(data: Uint8Array, { first, length, step }: Line, { count, levels, peaks, ends }: Runs): void {
  for (let run = 1; run < count; run++) {
    const own = levels[run] as number;
    const middle = (own + (levels[run - 1] as number)) / 2;
    const isLighter = own > middle;
    const from = peaks[run - 1] as number;
    let at = (peaks[run] as number) - 1;
    while (at > from && (data[first + at * step] as number) > middle === isLighter) at--;
    const here = data[first + at * step] as number;
    const next = data[first + (at + 1) * step] as number;
    ends[run - 1] = at + 0.5 + (next === here ? 0.5 : (middle - here) / (next - here));
  }
  ends[count - 1] = length;
}
