import type { Box } from '../../document.js';
import { findComponents } from '../../pages/image/components.js';
import type { Raster } from '../../pages/image/raster.js';
import { resized } from '../../pages/image/resized.js';
import { inkOfStrokes, strokesOf } from './even-contrast.js';
import { groundsIn } from './grounds.js';
import { grown } from './grown.js';
import type { UnevenPart } from './uneven-parts.js';
import type { Row } from './unread-rows.js';

/** Lines are looked for at so many dots to the inch, where letters of one are one dark bar. */
const BAR_DPI = 36;

/** Parts of a bar that are nearer than twice this are one, in dots. */
const GAP = 1;

/** Lines are so high, in points, and so many times as long. */
const LEAST_HEIGHT = 4;
const MOST_HEIGHT = 45;
const LONG = 3.5;

/** A line differs from its ground by so many levels of 255. */
const LEAST_CONTRAST = 12;

/** Nothing in a soft line changes by more than this share of its contrast from one point to the next half: letters in focus change by twice as much. */
const SOFT = 0.3;

/** So many humps follow each other along a line (a BSB alone has six digits; squares of a mosaic gave five), each that much of its contrast high, and so far apart, as shares of its height. */
const LEAST_HUMPS = 6;
const HUMP = 0.05;
const APART = { from: 0.3, to: 1.3 };

/**
 * In a picture of another level than its page, where no edge of paper is, humps may be farther apart, if the line is no longer than so many
 * times its height; bars of so many humps each are counted together.
 */
const ON_GROUND = { apart: 2, long: 30, humps: 3 };

/** What a bar looks like along its line. */
export interface Bar {
  box: Box;
  /** Of the line, in degrees. */
  slope: number;
  /** Height of its letters in points. */
  height: number;
  contrast: number;
  /** The steepest change in it, as a share of its contrast. */
  steepest: number;
  humps: number;
  /** How far its humps are apart, as a share of its height. */
  apart: number;
}

/**
 * Finds lines of letters that are out of focus: bars that change softly, and along which one hump follows the other.
 *
 * Smudged stamps have humps 0.8 to 1.25 times their height apart, and change by 0.09 to 0.23 of their contrast, where letters in focus change by
 * 0.46 and more. The bound of 1.3 was set by an edge of paper in one photograph, with 1.32. Measured since, without being changed: of 79 invoices of
 * the development corpus (44 digital, 35 pictures) five other soft bars of six humps and more have 1.83 to 18; of 130 honest documents of the forgeries none has one; of
 * nine public pictures two photographs of receipts have some, letters out of focus themselves with 0.92 and 1.01, and edges with 1.58 and more.
 * On a ground of its own a line may have up to 2: the one bar below that in the same pictures is 51 times as long as it is high.
 *
 * @param parts of a page without what was read.
 * @param points size of a pixel.
 */
export function findSoftLines(parts: readonly UnevenPart[], points: number): Row[] {
  return parts
    .flatMap((part) => [
      ...barsIn(part, points).filter((bar) => isSoft(bar, APART.to) && bar.humps >= LEAST_HUMPS),
      ...groundsIn(part, points).flatMap((ground) => softOnGround(barsIn(ground, points))),
    ])
    .map(({ box, humps, slope }) => ({ box, marks: humps, pieces: 1, level: Math.abs(slope) < 5 }));
}

const isSoft = ({ steepest, apart }: Bar, farthest: number): boolean =>
  steepest < SOFT && apart > APART.from && apart < farthest;

/** The soft bars of one picture, if they have humps enough together: groups of a number are bars of their own. */
function softOnGround(bars: readonly Bar[]): Bar[] {
  const soft = bars.filter(
    (bar) => bar.humps >= ON_GROUND.humps && isSoft(bar, ON_GROUND.apart) && bar.humps * bar.apart < ON_GROUND.long,
  );
  return soft.reduce((sum, { humps }) => sum + humps, 0) >= LEAST_HUMPS ? soft : [];
}

/** All that is long and stands out, in focus or not; boxes in points of the page. */
export function barsIn({ cut, left, top }: UnevenPart, points: number): Bar[] {
  const scale = (BAR_DPI * points) / 72;
  const small = resized(cut, scale);
  const strokes = strokesOf(small);
  return [-1, 1].flatMap((side) => {
    const ink = inkOfStrokes(strokes, small, side);
    return findComponents(grown(ink, GAP), 127).flatMap((shape) => {
      const axis = axisOf(ink, shape);
      const [length, height] = [axis.length / scale, axis.height / scale];
      if (length < LONG * height || height * points < LEAST_HEIGHT || height * points > MOST_HEIGHT) return [];
      const [x, y] = [axis.x / scale, axis.y / scale];
      const line = alongLine(cut, { ...axis, x, y, length, height }, side);
      if (line === null) return [];
      return [{
        box: {
          x0: (left + shape.x0 / scale) * points, y0: (top + shape.y0 / scale) * points,
          x1: (left + shape.x1 / scale) * points, y1: (top + shape.y1 / scale) * points,
        },
        slope: (axis.angle * 180) / Math.PI,
        height: height * points,
        ...line,
      }];
    });
  }); // prettier-ignore
}

/** The line along which a shape lies: its middle, direction, and the sides of a bar that spreads as far. */
interface Axis {
  x: number;
  y: number;
  angle: number;
  length: number;
  height: number;
}

function axisOf({ width, data }: Raster, { x0, y0, x1, y1 }: Box): Axis {
  let [count, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      if (data[y * width + x] !== 0) continue;
      count++;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumYY += y * y;
      sumXY += x * y;
    }
  }
  const [x, y] = [sumX / count, sumY / count];
  // A pixel spreads by a twelfth itself.
  const [xx, yy, xy] = [sumXX / count - x * x + 1 / 12, sumYY / count - y * y + 1 / 12, sumXY / count - x * y];
  const [mean, half] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  return {
    x: x + 0.5,
    y: y + 0.5,
    angle: Math.atan2(2 * xy, xx - yy) / 2,
    length: Math.sqrt(12 * (mean + half)),
    height: Math.sqrt(12 * Math.max(0, mean - half)),
  };
}

/** How a picture changes along a line; null where the line hardly differs from its ground. */
function alongLine(
  picture: Raster,
  { x, y, angle, length, height }: Axis,
  side: number,
): Pick<Bar, 'contrast' | 'steepest' | 'humps' | 'apart'> | null {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const levelAt = (along: number, across: number): number =>
    sampled(picture, x + along * cos - across * sin, y + along * sin + across * cos);
  const steps = Math.floor(length);
  const rows = Math.max(3, Math.round(0.7 * height));
  const outside = 0.9 * height + 2;
  const profile = new Float64Array(steps);
  let [steepest, most] = [0, 0];
  for (let step = 0; step < steps; step++) {
    const along = step - steps / 2;
    const ground = (levelAt(along, -outside) + levelAt(along, outside)) / 2;
    let sum = 0;
    for (let row = 0; row < rows; row++) {
      const across = (row / (rows - 1) - 0.5) * 0.7 * height;
      const level = levelAt(along, across);
      sum += side * (level - ground);
      most = Math.max(most, side * (level - ground));
      steepest = Math.max(steepest, Math.abs(level - levelAt(along + 1, across)));
    }
    profile[step] = sum / rows;
  }
  if (most < LEAST_CONTRAST) return null;
  const humps = humpsOf(profile, HUMP * most);
  return { contrast: most, steepest: steepest / most, humps, apart: length / Math.max(1, humps) / height };
}

function sampled({ width, height, data }: Raster, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const dx = Math.min(1, Math.max(0, x - 0.5 - left));
  const dy = Math.min(1, Math.max(0, y - 0.5 - top));
  const at = top * width + left;
  const above = (data[at] as number) * (1 - dx) + (data[at + 1] as number) * dx;
  const below = (data[at + width] as number) * (1 - dx) + (data[at + width + 1] as number) * dx;
  return above + (below - above) * dy;
}

/** How often a line rises and falls again by so much. */
function humpsOf(profile: Float64Array, least: number): number {
  let [humps, rising] = [0, true];
  let turn = profile[0] ?? 0;
  for (const value of profile) {
    if (rising ? value > turn : value < turn) turn = value;
    else if (Math.abs(value - turn) >= least) {
      if (rising) humps++;
      rising = !rising;
      turn = value;
    }
  }
  return humps;
}
