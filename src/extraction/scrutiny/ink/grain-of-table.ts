import type { Box } from '../../document.js';
import type { Raster } from '../../pages/image/raster.js';
import { spansAround, type Surroundings } from '../../pages/image/surroundings.js';

/*
 * Where a sheet lies on wood, its edge and shadow cut the grain into strokes of one length, in a row along the sheet. What is written there, in ink that a person
 * can tell from the wood, has edges; grain has none.
 */

/** So near to a sheet, in pixels, its own edge and its shadow are looked at, and not what it lies on. */
const SHADOW = 6;

/**
 * How much neighbouring pixels of a row differ where there is grain and nothing else: so little in levels of 255, and at most so many times as
 * much as around the whole sheet; all but a twentieth of them. Of rows that four honest photographs have beside a sheet, the
 * steps are up to 7 and 1.25 times those of the table; of writing in 12 to 70 levels more or less than two of these tables, level and
 * upright, they are 11 and 2.7 times as high where it had been found at all, and 90 in ink on wood.
 */
const MOST_STEP = 9;
const LIKE_TABLE = 1.5;
const ALL_BUT = 0.05;

/** A row of which no larger share than this lies off the shadow is not known to be grain. */
const LEAST_SEEN = 0.2;

/** So many pixels around a row go with it. */
const AROUND = 2;

/** In the place of a step: what is too near to the sheet. */
const NOT_SEEN = 255;

/** How even what a sheet lies on is. */
export class GrainOfTable {
  private found: Raster | null = null;
  private usual: number | null = null;

  constructor(private readonly around: Surroundings) {}

  /** How much each pixel differs from those right of it and below it; measured when it is first asked for. */
  get steps(): Raster {
    this.found ??= stepsIn(this.around);
    return this.found;
  }

  /**
   * Whether there is nothing but grain in a part.
   *
   * @param steps those of the picture that the part is given in, which may be turned
   */
  isAllIn(part: Box, steps: Raster): boolean {
    const counts = countsIn(steps, part);
    const seen = sumOf(counts) - (counts[NOT_SEEN] as number);
    if (seen === 0 || seen < LEAST_SEEN * sumOf(counts)) return false;
    this.usual ??= highOf(countsIn(this.steps, { x0: 0, y0: 0, x1: this.steps.width, y1: this.steps.height }));
    return highOf(counts) <= Math.min(MOST_STEP, LIKE_TABLE * this.usual);
  }
}

function stepsIn(around: Surroundings): Raster {
  const { width, height, data } = around.picture;
  const steps = new Uint8Array(width * height).fill(NOT_SEEN);
  for (const [y, [from, to]] of spansAround(around, SHADOW).entries()) {
    if (y + 1 === height) break;
    for (let x = 0; x + 1 < width; x++) {
      if (x >= from && x < to) continue;
      const at = y * width + x;
      const level = data[at] as number;
      const step = Math.max(Math.abs((data[at + 1] as number) - level), Math.abs((data[at + width] as number) - level));
      steps[at] = Math.min(step, NOT_SEEN - 1);
    }
  }
  return { width, height, data: steps };
}

function countsIn({ width, height, data }: Raster, { x0, y0, x1, y1 }: Box): Uint32Array {
  const counts = new Uint32Array(NOT_SEEN + 1);
  const [left, right] = [Math.max(0, x0 - AROUND), Math.min(width, x1 + AROUND)];
  for (let y = Math.max(0, y0 - AROUND); y < Math.min(height, y1 + AROUND); y++)
    for (let at = y * width + left; at < y * width + right; at++) counts[data[at] as number]!++;
  return counts;
}

const sumOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);

/** The step that all but a few are no higher than. */
function highOf(counts: Uint32Array): number {
  const all = sumOf(counts) - (counts[NOT_SEEN] as number);
  let [step, seen] = [0, counts[0] as number];
  while (step < NOT_SEEN - 1 && seen < (1 - ALL_BUT) * all) seen += counts[++step] as number;
  return step;
}
