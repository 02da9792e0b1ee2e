import type { Box } from '../../document.js';
import { union } from '../../pages/geometry.js';
import { crop, type Raster } from '../../pages/image/raster.js';

/** Parts of a page closer than this are looked at together, in points. */
export const NEAR = 14;

/** What stands beside a part is drawn with it, in points. */
const PAD = 3;

/** A part with a little of what is beside it. */
export const padded = ({ x0, y0, x1, y1 }: Box): Box => ({ x0: x0 - PAD, y0: y0 - PAD, x1: x1 + PAD, y1: y1 + PAD });

/** A box in units of another size. */
export const scaled = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 * by,
  y0: y0 * by,
  x1: x1 * by,
  y1: y1 * by,
});

/**
 * A part cut out of a picture.
 *
 * @param points size of a pixel.
 */
export function cut(picture: Raster, box: Box, points: number): Raster {
  const [left, top] = [Math.round(box.x0 / points), Math.round(box.y0 / points)];
  return crop(picture, left, top, Math.round(box.x1 / points) - left, Math.round(box.y1 / points) - top);
}

/** Parts joined to those closer than so much, in their own units, until none is so near another. */
export function joinNear(parts: readonly Box[], near: number): Box[] {
  const joined: Box[] = [];
  for (const part of parts) {
    let whole = part;
    for (let at = joined.length - 1; at >= 0; at--) {
      const other = joined[at] as Box;
      if (!areNear(whole, other, near)) continue;
      whole = union(whole, other);
      joined.splice(at, 1);
      at = joined.length;
    }
    joined.push(whole);
  }
  return joined;
}

const areNear = (a: Box, b: Box, near: number): boolean =>
  a.x0 - near < b.x1 && b.x0 - near < a.x1 && a.y0 - near < b.y1 && b.y0 - near < a.y1;
