import { turn } from '../../pages/image/raster.js';
import type { Surroundings } from '../../pages/image/surroundings.js';
import { PIECES } from './rows-of-marks.js';
import { type UnevenPart, unevenParts } from './uneven-parts.js';
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
export function hasWritingBeside({ picture, points }: Surroundings): boolean {
  const parts = unevenParts(picture, points);
  const haveRows = (seen: readonly UnevenPart[]): boolean =>
    findUnevenRows(seen, points, LEAST_IN_ROW).some(({ marks, pieces }) => marks >= LEAST_IN_ROW && pieces < PIECES);
  return haveRows(parts) || haveRows(parts.map((part) => ({ ...part, cut: turn(part.cut, 90) })));
}
