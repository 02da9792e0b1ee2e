import type { Box } from '../../document.js';
import { crop, type Raster, turn } from '../../pages/image/raster.js';
import type { Surroundings } from '../../pages/image/surroundings.js';
import { GrainOfTable } from './grain-of-table.js';
import { PIECES } from './rows-of-marks.js';
import { unevenParts } from './uneven-parts.js';
import { findUnevenRows } from './uneven-rows.js';

/** At so many dots to the inch of the page what lies around it is searched. */
export const BESIDE_DPI = 100;

/**
 * A row has so many marks at least, which are not of pieces, as grain is. Around the sheets of the 13 photographs of pages in the development corpus, on
 * tables and cloth, in light and in shadow, none has any; at 190 dots to the inch one had seven. Of 108 accounts that were written level and upright
 * around four of these sheets, black, white and grey, 10 to 31 points high, 104 have one; the others are grey on grey.
 */
const LEAST_IN_ROW = 7;

/** Whether something that may be writing is seen around a sheet, level or upright: on the table, on a slip, on another page below it. */
export function hasWritingBeside(around: Surroundings): boolean {
  const { picture, points } = around;
  const parts = unevenParts(picture, points);
  const grain = new GrainOfTable(around);
  return [0, 90].some((turned) =>
    parts.some(({ cut, left, top }) => {
      const turnedAs = (part: Raster): Raster => (turned === 0 ? part : turn(part, 90));
      const rows = findUnevenRows([{ cut: turnedAs(cut), left: 0, top: 0 }], points, LEAST_IN_ROW).filter(
        ({ marks, pieces }) => marks >= LEAST_IN_ROW && pieces < PIECES,
      );
      if (rows.length === 0) return false;
      const steps = turnedAs(crop(grain.steps, left, top, cut.width, cut.height));
      return rows.some(({ box }) => !grain.isAllIn(inPixels(box, points), steps));
    }),
  );
}

const inPixels = ({ x0, y0, x1, y1 }: Box, points: number): Box => ({
  x0: Math.floor(x0 / points),
  y0: Math.floor(y0 / points),
  x1: Math.ceil(x1 / points),
  y1: Math.ceil(y1 / points),
});
