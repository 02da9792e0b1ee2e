import type { Box } from '../../document.js';
import { type Component, findComponents } from '../../pages/image/components.js';
import { evenLight } from '../../pages/image/even-light.js';
import type { Raster } from '../../pages/image/raster.js';

/*
 * Boxes and circles to tick, as they are drawn: recognition reads them as `O`, `®` or nothing, and files may draw them as lines. What tells an empty one from
 * one that is ticked, crossed or filled is the ink in its middle.
 */

/** A box to tick in points, and whether it is empty. */
export interface BoxToTick {
  box: Box;
  isEmpty: boolean;
}

/** Lighter than this of 255 is no ink: in a scan of 170 dots to the inch the line of a box has 150 to 190. */
const INK = 200;
/** How high and wide a box is, in font heights of the line that it stands before, and how far from square. */
const LEAST = 0.45;
const MOST = 1.5;
const SQUARE = 1.35;
/** The middle of a box, as a share of each side, and the share of it that is ink in an empty and in a ticked one. */
const MIDDLE = 0.44;
const EMPTY = 0.03;
const TICKED = 0.18;
/** An empty box is closed: from its middle so many of the directions end at its line, all but one where a thin line fades. */
const DIRECTIONS = 16;
const CLOSED = 15;

/**
 * The boxes to tick in a strip beside lines of text, from top to bottom.
 *
 * @param drawn the strip as it is shown
 * @param at where it stands on the page, in points
 * @param size of the font of the lines
 */
export function boxesToTick(drawn: Raster, at: Box, size: number): BoxToTick[] {
  const points = (at.x1 - at.x0) / drawn.width;
  const picture = evenLight(drawn);
  const side = size / points;
  return joined(findComponents(picture, INK), side)
    .filter((shape) => isSquare(shape, side))
    .flatMap((shape) => {
      const ink = middleOf(picture, shape);
      const isEmpty = ink <= EMPTY && isClosed(picture, shape);
      if (!isEmpty && ink < TICKED) return [];
      const box = {
        x0: at.x0 + shape.x0 * points,
        x1: at.x0 + shape.x1 * points,
        y0: at.y0 + shape.y0 * points,
        y1: at.y0 + shape.y1 * points,
      };
      return [{ box, isEmpty }];
    })
    .sort((a, b) => a.box.y0 - b.box.y0);
}

/** Shapes with those that stand in them: a tick need not touch its box. */
function joined(shapes: readonly Component[], side: number): Component[] {
  const large = shapes.filter((shape) => shape.x1 - shape.x0 >= LEAST * side && shape.y1 - shape.y0 >= LEAST * side);
  return large.filter(
    (shape) => !large.some((other) => other !== shape && contains(other, shape) && isSquare(other, side)),
  );
}

const contains = (a: Component, b: Component): boolean => a.x0 <= b.x0 && a.x1 >= b.x1 && a.y0 <= b.y0 && a.y1 >= b.y1;

function isSquare({ x0, x1, y0, y1 }: Component, side: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return (
    Math.min(width, height) >= LEAST * side &&
    Math.max(width, height) <= MOST * side &&
    Math.max(width, height) <= SQUARE * Math.min(width, height)
  );
}

/** The share of the middle of a shape that is ink. */
function middleOf({ width, data }: Raster, { x0, x1, y0, y1 }: Component): number {
  const [padX, padY] = [((1 - MIDDLE) / 2) * (x1 - x0), ((1 - MIDDLE) / 2) * (y1 - y0)];
  let [ink, all] = [0, 0];
  for (let y = Math.round(y0 + padY); y < Math.round(y1 - padY); y++)
    for (let x = Math.round(x0 + padX); x < Math.round(x1 - padX); x++, all++)
      if ((data[y * width + x] as number) <= INK) ink++;
  return all === 0 ? 0 : ink / all;
}

/** Whether a line runs around a shape. */
function isClosed({ width, data }: Raster, { x0, x1, y0, y1 }: Component): boolean {
  const [x, y] = [(x0 + x1 - 1) / 2, (y0 + y1 - 1) / 2];
  let ends = 0;
  for (let at = 0; at < DIRECTIONS; at++) {
    const [dx, dy] = [Math.cos((2 * Math.PI * at) / DIRECTIONS), Math.sin((2 * Math.PI * at) / DIRECTIONS)];
    for (let far = 1; ; far += 0.5) {
      const [px, py] = [Math.round(x + far * dx), Math.round(y + far * dy)];
      if (px < x0 || px >= x1 || py < y0 || py >= y1) break;
      if ((data[py * width + px] as number) > INK) continue;
      ends++;
      break;
    }
  }
  return ends >= CLOSED;
}
