import type { Box } from '../data';

/** Where a box is on its page, in parts of the page. */
export function placeOf(box: Box, { width, height }: { width: number; height: number }, around = 0) {
  const part = (value: number, whole: number): string => `${(value / whole) * 100}%`;
  return {
    left: part(box.x0 - around, width),
    top: part(box.y0 - around, height),
    width: part(box.x1 - box.x0 + 2 * around, width),
    height: part(box.y1 - box.y0 + 2 * around, height),
  };
}
