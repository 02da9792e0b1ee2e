import { findComponents } from '../../pages/image/components.js';
import { crop, invert, otsuLevel, type Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';
import { resized } from '../../pages/image/resized.js';
import type { UnevenPart } from './uneven-parts.js';

/** Side of the squares by which grounds are told apart, in pixels. */
const SQUARE = 8;

/** A ground has room for a number, in points. */
const LEAST = { longer: 40, shorter: 10 };

/** It fills so much of the box around it, letters on it may be as light as what is beside it, and is less than so much of all. */
const FILLED = 0.5;
const MOST = 0.92;

/** It differs by so many levels of 255 from what is around it, as paper in a frame does not. */
const LEAST_CONTRAST = 60;

/**
 * The areas of another level in a part of a page, as dark pictures on white paper are, each without its edges: beside an edge soft
 * letters hardly stand out.
 *
 * @param points size of a pixel.
 */
export function groundsIn({ cut, left, top }: UnevenPart, points: number): UnevenPart[] {
  const coarse = resized(cut, 1 / SQUARE);
  const level = otsuLevel(coarse);
  const [across, down] = [cut.width / coarse.width, cut.height / coarse.height];
  const areas = [...findComponents(coarse, level), ...findComponents(invert(coarse), 254 - level)];
  return areas.flatMap(({ x0, y0, x1, y1, pixels }): UnevenPart[] => {
    const size = (x1 - x0) * (y1 - y0);
    if (pixels < FILLED * size || size > MOST * coarse.width * coarse.height) return [];
    if (contrastOf(coarse, { x0, y0, x1, y1 }) < LEAST_CONTRAST) return [];
    const edge = SQUARE / 2;
    const [x, y] = [Math.round(x0 * across + edge), Math.round(y0 * down + edge)];
    const [width, height] = [Math.round(x1 * across - edge) - x, Math.round(y1 * down - edge) - y];
    const sides = [width * points, height * points];
    if (Math.max(...sides) < LEAST.longer || Math.min(...sides) < LEAST.shorter) return [];
    return [{ cut: crop(cut, x, y, width, height), left: left + x, top: top + y }];
  });
}

/** By how much the usual level in a box differs from the usual one outside of it. */
function contrastOf({ width, height, data }: Raster, { x0, y0, x1, y1 }: Region): number {
  const [inside, outside] = [new Uint32Array(256), new Uint32Array(256)];
  for (let y = 0, at = 0; y < height; y++) {
    const isRowIn = y >= y0 && y < y1;
    for (let x = 0; x < width; x++, at++) (isRowIn && x >= x0 && x < x1 ? inside : outside)[data[at] as number]!++;
  }
  const within = (x1 - x0) * (y1 - y0);
  return Math.abs(middleOf(inside, within) - middleOf(outside, data.length - within));
}

/** The middle one of so many levels; 0 of none. */
function middleOf(counts: Uint32Array, count: number): number {
  if (count === 0) return 0;
  let [level, seen] = [0, counts[0] as number];
  while (seen <= count >> 1) seen += counts[++level] as number;
  return level;
}
