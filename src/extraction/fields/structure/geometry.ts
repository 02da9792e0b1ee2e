import type { Box } from '../../document.js';

/** The smallest box that holds all of the given ones. */
export function unionOf(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

export const widthOf = (box: Box): number => box.x1 - box.x0;
export const heightOf = (box: Box): number => box.y1 - box.y0;
export const middleOf = (box: Box): number => (box.y0 + box.y1) / 2;
export const centreOf = (box: Box): number => (box.x0 + box.x1) / 2;

/** Length that two boxes share along x; negative is the gap between them. */
export const overlapX = (a: Box, b: Box): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** Length that two boxes share along y; negative is the gap between them. */
export const overlapY = (a: Box, b: Box): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

/** Whether two boxes share a part. */
export const meet = (a: Box, b: Box): boolean => overlapX(a, b) > 0 && overlapY(a, b) > 0;

/** Whether two boxes stand on one line of text: they share at least half of the lower one's height. */
export function onOneLine(a: Box, b: Box): boolean {
  return overlapY(a, b) >= 0.5 * Math.min(heightOf(a), heightOf(b));
}
