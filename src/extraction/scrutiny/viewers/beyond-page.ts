import type { Box } from '../../document.js';
import { intersect, union } from '../../pages/geometry.js';
import type { BeyondPage } from '../../pages/text-layer/content/page-content.js';

/** At least this many strokes near each other may be a number; marks of a printer where pages are cut have fewer in one place. */
const LEAST_STROKES = 6;
/** A character or a line of them is at least so high and no higher, in points, and a number no longer than the last of them. */
const LETTERS = { least: 2, most: 60, long: 150 };
/** A field of a bar of colours is about as wide as high; a line of a digit is not. */
const SQUARE = 1.6;
/** A picture of a number is no smaller, in points. */
const PICTURE = { long: 30, short: 5 };
/** What goes on so far beyond the edge where a page is cut is there so that no white is left. */
const BLEED = 15;

/**
 * What is drawn between the edge that most viewers show and that of the sheet, which printers and some viewers show, large enough to be an account.
 *
 * @param page what most viewers show
 * @param sheet the largest area that anything shows of the page
 * @returns where that is; null where it is nothing
 */
export function inkBeyondPage(beyond: readonly BeyondPage[], page: Box, sheet: Box): Box | null {
  const shown = beyond
    .filter(({ box }) => !isOff(box, sheet))
    .map((one) => ({ ...one, box: intersect(one.box, sheet) }));
  const whole = shown.find((one) => mayHoldNumber(one, page, sheet));
  if (whole) return whole.box;
  const paths = shown.filter((one) => one.kind === 'path' && isOff(one.box, page) && mayBeLetters(one));
  for (const { box } of paths) {
    const near = paths.filter((other) => isNear(box, other.box));
    if (near.reduce((sum, { strokes }) => sum + strokes, 0) >= LEAST_STROKES)
      return near.map((one) => one.box).reduce(union);
  }
  return null;
}

/** Whether a box, or a line, has no part on a page. */
const isOff = (box: Box, page: Box): boolean =>
  box.x1 <= page.x0 || box.x0 >= page.x1 || box.y1 <= page.y0 || box.y0 >= page.y1;

/** A picture, or a path of many strokes that begins on the page. */
function mayHoldNumber({ kind, box, strokes }: BeyondPage, page: Box, sheet: Box): boolean {
  if (kind === 'path' && (strokes < LEAST_STROKES || isOff(box, page))) return false;
  if (isOff(box, page)) return isLarge(box, PICTURE.short);
  return [
    { ...sheet, y1: page.y0 },
    { ...sheet, y0: page.y1 },
    { ...sheet, x1: page.x0 },
    { ...sheet, x0: page.x1 },
  ].some((strip) => isLarge(intersect(box, strip), BLEED));
}

function isLarge({ x0, y0, x1, y1 }: Box, short: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return Math.max(width, height) >= PICTURE.long && Math.min(width, height) >= short;
}

function mayBeLetters({ box: { x0, y0, x1, y1 }, rectangle }: BeyondPage): boolean {
  const [long, short] = [Math.max(x1 - x0, y1 - y0), Math.min(x1 - x0, y1 - y0)];
  if (long < LETTERS.least || short > LETTERS.most) return false;
  return !rectangle || (long <= LETTERS.most && long > short * SQUARE);
}

/** Whether two boxes may be of one line, level or upright. */
function isNear(one: Box, other: Box): boolean {
  const both = union(one, other);
  const [width, height] = [both.x1 - both.x0, both.y1 - both.y0];
  const apart = Math.max(one.x0 - other.x1, other.x0 - one.x1, one.y0 - other.y1, other.y0 - one.y1);
  return apart <= LETTERS.long && Math.min(width, height) <= LETTERS.most;
}
