import { crop, type Raster } from '../../pages/image/raster.js';
import { busyParts } from './busy-parts.js';
import { joinNear } from './parts.js';

/** What differs from its ground by so many levels of 255 is looked at: grey of 0.93 on white differs by 18. */
const LEAST_CONTRAST = 16;

/** Smaller parts have no room for a number, in points. */
const LEAST = { longer: 25, shorter: 5 };

/** Parts nearer to each other than this, in pixels, are looked at as one, with so much of what is around them. */
const AROUND = 20;

/** A part of a page in which something stands out, however little, with what is around it. */
export interface UnevenPart {
  cut: Raster;
  /** Where its corner lies on the page, in pixels. */
  left: number;
  top: number;
}

/**
 * The parts of a page in which numbers may stand that recognition parts from no ground.
 *
 * @param picture without what was read, at about 100 dots to the inch.
 * @param points size of a pixel.
 */
export function unevenParts(picture: Raster, points: number): UnevenPart[] {
  return joinNear(busyParts(picture, LEAST_CONTRAST), AROUND)
    .filter(({ x0, y0, x1, y1 }) => {
      const [width, height] = [(x1 - x0) * points, (y1 - y0) * points];
      return Math.max(width, height) >= LEAST.longer && Math.min(width, height) >= LEAST.shorter;
    })
    .map((part) => {
      const [left, top] = [Math.max(0, part.x0 - AROUND), Math.max(0, part.y0 - AROUND)];
      const [right, bottom] = [Math.min(picture.width, part.x1 + AROUND), Math.min(picture.height, part.y1 + AROUND)];
      return { cut: crop(picture, left, top, right - left, bottom - top), left, top };
    });
}
