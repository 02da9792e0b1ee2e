import { type Raster, shrink, type Span } from './raster.js';
import { resized } from './resized.js';
import type { PagePlace } from './straighten.js';

type Corner = readonly [x: number, y: number];

/** A picture without the page that was found in it. */
export interface Surroundings {
  picture: Raster;
  /** Size of a pixel in points of the page. */
  points: number;
  /** The corners of the page in its pixels. */
  corners: readonly Corner[];
}

/** Pixels around a page that are taken for its edge: less than writing that a person can read is high. */
const EDGE = 6;

/**
 * The picture that a page was found in, smaller, with all that the page is drawn from in the level of what lies around it. Most of the
 * picture is page, so that only what lies around it is made smaller.
 *
 * @returns null where nothing lies around the page.
 */
export function surroundingsOf(picture: Raster, { corners }: PagePlace, scale: number): Raster | null {
  // Most of the way by whole pixels, which takes less.
  const factor = Math.max(1, Math.floor(1 / scale));
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const spans = spansOf(
    corners.map(([x, y]) => [x / factor, y / factor] as const),
    EDGE,
    { width, height },
  );
  const around = shrink(picture, factor, spans);
  const level = middleAround(around, spans);
  if (level === null) return null;
  const data = around === picture ? picture.data.slice() : around.data;
  for (const [y, [from, to]] of spans.entries()) data.fill(level, y * width + from, y * width + to);
  return resized({ width, height, data }, scale * factor, { level, spans });
}

/** What is no further from a page than so many pixels, line by line. */
export function spansAround({ corners, picture }: Surroundings, within: number): Span[] {
  return spansOf(corners, EDGE + within, picture);
}

const spansOf = (
  corners: readonly Corner[],
  by: number,
  { width, height }: Pick<Raster, 'width' | 'height'>,
): Span[] => {
  const sheet = widened(corners, by);
  return Array.from({ length: height }, (_, y) => spanOf(sheet, y + 0.5, width));
};

/** Corners moved away from their middle. */
function widened(corners: readonly Corner[], by: number): Corner[] {
  const middle = (axis: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const [x0, y0] = [middle(0), middle(1)];
  return corners.map(([x, y]) => [x + Math.sign(x - x0) * by, y + Math.sign(y - y0) * by]);
}

/** From which pixel of a row up to which one lies within four corners. */
function spanOf(corners: readonly Corner[], y: number, width: number): Span {
  const crossings = corners.flatMap(([ax, ay], index): number[] => {
    const [bx, by] = corners[(index + 1) % corners.length] as Corner;
    return ay <= y === by <= y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
  });
  if (crossings.length === 0) return [0, 0];
  const within = (x: number): number => Math.min(width, Math.max(0, Math.round(x)));
  return [within(Math.min(...crossings)), within(Math.max(...crossings))];
}

/** The middle level of the pixels that no span covers; null where there are none. */
function middleAround({ width, data }: Raster, spans: readonly Span[]): number | null {
  const counts = new Uint32Array(256);
  let pixels = 0;
  for (const [y, [from, to]] of spans.entries()) {
    for (let at = y * width; at < y * width + from; at++) counts[data[at] as number]!++;
    for (let at = y * width + to; at < (y + 1) * width; at++) counts[data[at] as number]!++;
    pixels += width - (to - from);
  }
  if (pixels === 0) return null;
  let level = 0;
  for (let seen = counts[0] as number; seen <= pixels / 2; seen += counts[level] as number) level++;
  return level;
}
