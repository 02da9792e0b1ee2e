import type { Box } from '../../document.js';
import { type Component, findComponents } from '../../pages/image/components.js';
import { union } from '../../pages/geometry.js';
import { otsuLevel, type Raster } from '../../pages/image/raster.js';
import { resized } from '../../pages/image/resized.js';
import { inkOfStrokes, strokesOf } from './even-contrast.js';
import { findRowsOfMarks } from './rows-of-marks.js';
import type { UnevenPart } from './uneven-parts.js';
import { type Row, rowOnPage } from './unread-rows.js';

/** Dots of a screen join as they are seen from so much farther: those of 2.6 points in each other's squares at the last. */
const FARTHER = [1, 0.6, 0.27];

/** One digit row is found in several ways; what is found once, in one of so many, is chance. */
const LEAST_ROWS = 2;

/** Marks that are as wide as this share of their height are digits, narrower ones may be bars of a code. */
const BROAD = 0.4;

/**
 * Of a row of tiles as many have as much ink as the middle one, give or take so much, or a pixel: from afar each dash of the line that a slip is cut off along is
 * of two to four.
 */
const TILES = { share: 0.75, within: 0.08, pixels: 1 };

/**
 * Finds rows of digits that recognition parts from no ground: soft, embossed, pale, of dots on dots, in a photograph. Each part of the page
 * is looked at with even contrast, dark and light, near and from farther away.
 *
 * Of the 37 pictures of the development corpus with an account 31 are matched with this. What is pale, embossed, in a photograph
 * or of dots among smaller dots has such rows; what is out of focus has not, and is found as soft lines.
 *
 * @param parts of a page without what was read, at about 100 dots to the inch.
 * @param points size of a pixel.
 * @param least so many digits a row of each part has at least
 */
export function findUnevenRows(parts: readonly UnevenPart[], points: number, least: number): Row[] {
  return parts.flatMap(({ cut, left, top }) => {
    const bars = barsIn(cut, points);
    return FARTHER.flatMap((scale) => {
      const seen = scale === 1 ? cut : resized(cut, scale);
      const strokes = strokesOf(seen);
      return [-1, 1].flatMap((side) => {
        const ink = inkOfStrokes(strokes, seen, side);
        const size = points / scale;
        const rows = findRowsOfMarks(ink, 72 / size).filter(
          (row) => areDigits(row.sizes) && !(bars && isWithin(row, bars, scale)),
        );
        if (rows.length < LEAST_ROWS || rows.every(({ marks }) => marks < least)) return [];
        return rows.map((row) => {
          const placed = rowOnPage(row, size);
          const { x0, y0, x1, y1 } = placed.box;
          const [x, y] = [left * points, top * points];
          return { ...placed, box: { x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y } };
        });
      });
    });
  });
}

/** Whether marks are neither bars nor tiles. */
function areDigits(sizes: readonly { aspect: number; ink: number }[]): boolean {
  const broad = sizes.filter(({ aspect }) => aspect >= BROAD).length;
  const inks = sizes.map(({ ink }) => ink).sort((a, b) => a - b);
  const middle = inks[inks.length >> 1] as number;
  const same = inks.filter((ink) => Math.abs(ink - middle) <= Math.max(TILES.pixels, TILES.within * middle)).length;
  return 2 * broad >= sizes.length && same < TILES.share * sizes.length;
}

/** Bars are so high at least, in points, so many times as high as wide, and end on common lines; a code has so many. */
const BAR = { height: 12, slender: 3 };
const LEAST_BARS = 12;

/** Bars are so large a share of the ink where they stand: digits over them join them to what is no bar. */
const BARS_SHARE = 0.85;

/** Where a bar code stands; null where there is none. */
function barsIn(part: Raster, points: number): Box | null {
  const shapes = findComponents(part, otsuLevel(part));
  const bars = shapes.filter(
    ({ x0, y0, x1, y1 }) => (y1 - y0) * points >= BAR.height && y1 - y0 >= BAR.slender * (x1 - x0),
  );
  const [middle] = bars.slice(bars.length >> 1);
  if (!middle) return null;
  const code = bars.filter(({ y0, y1 }) => Math.abs(y0 - middle.y0) <= 2 && Math.abs(y1 - middle.y1) <= 2);
  if (code.length < LEAST_BARS) return null;
  const box = code.map(({ x0, y0, x1, y1 }): Box => ({ x0, y0, x1, y1 })).reduce(union);
  const inkOf = (some: readonly Component[]) => some.reduce((sum, { pixels }) => sum + pixels, 0);
  const within = shapes.filter((shape) => isWithin(shape, box));
  return inkOf(code) >= BARS_SHARE * inkOf(within) ? box : null;
}

/** @param scale of the first box, whose middle is looked at, against the other */
function isWithin({ x0, y0, x1, y1 }: Box, box: Box, scale = 1): boolean {
  const [x, y] = [(x0 + x1) / 2 / scale, (y0 + y1) / 2 / scale];
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}
