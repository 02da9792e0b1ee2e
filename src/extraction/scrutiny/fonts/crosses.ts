import { inkOf } from './ink.js';
import type { Outline } from './outline.js';

/** A cross is drawn in so many squares along each side, and looked at in fifths of it. */
const SIDE = 20;
const FIFTH = SIDE / 5;

/** A cross is about as wide as it is high: those of 332 fonts are between 0.8 and 1.2 times as wide, but for 10. */
const ASPECT = { least: 0.8, most: 1.25 };

/**
 * What of a fifth is ink where the strokes are, at least, and where none are, at most. Of the crosses of those fonts 275 are found, and of their digits only two
 * of dingbats that are crosses. Slanted and hairline ones are not found, and are looked at on the page.
 */
const INKED = 0.12;
const BARE = 0.1;

const CORNERS = [
  [0, 0],
  [0, 4],
  [4, 0],
  [4, 4],
] as const;
const SIDES = [
  [0, 2],
  [2, 0],
  [2, 4],
  [4, 2],
] as const;

/**
 * Whether an outline is a sign of multiplication: two strokes from corner to corner. `5 × $65.00` stands on many an invoice, and the network that reads
 * characters does not know the sign. No digit has ink in all four corners and none in the middle of each side.
 */
export function drawsCross(outline: Outline): boolean {
  const ink = inkOf(outline, SIDE);
  if (!ink) return false;
  const aspect = ink.width / ink.height;
  if (aspect < ASPECT.least || aspect > ASPECT.most) return false;
  const shareIn = ([row, column]: readonly [number, number]): number => {
    let sum = 0;
    for (let y = row * FIFTH; y < (row + 1) * FIFTH; y++)
      for (let x = column * FIFTH; x < (column + 1) * FIFTH; x++) sum += ink.pixels[y * SIDE + x] as number;
    return sum / (FIFTH * FIFTH);
  };
  return (
    shareIn([2, 2]) >= INKED &&
    CORNERS.every((corner) => shareIn(corner) >= INKED) &&
    SIDES.every((side) => shareIn(side) <= BARE)
  );
}
