import type { Box } from '../document.js';

/** An affine map as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first and `outer` to its result. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function apply(matrix: Matrix, x: number, y: number): [x: number, y: number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The smallest upright box around the image of a rectangle. */
export function mapBox(matrix: Matrix, box: Box): Box {
  const [ax0, bx0, ax1, bx1] = [matrix[0] * box.x0, matrix[1] * box.x0, matrix[0] * box.x1, matrix[1] * box.x1];
  const [cy0, dy0, cy1, dy1] = [matrix[2] * box.y0, matrix[3] * box.y0, matrix[2] * box.y1, matrix[3] * box.y1];
  const [e, f] = [matrix[4], matrix[5]];
  return {
    x0: Math.min(ax0 + cy0 + e, ax1 + cy0 + e, ax0 + cy1 + e, ax1 + cy1 + e),
    y0: Math.min(bx0 + dy0 + f, bx1 + dy0 + f, bx0 + dy1 + f, bx1 + dy1 + f),
    x1: Math.max(ax0 + cy0 + e, ax1 + cy0 + e, ax0 + cy1 + e, ax1 + cy1 + e),
    y1: Math.max(bx0 + dy0 + f, bx1 + dy0 + f, bx0 + dy1 + f, bx1 + dy1 + f),
  };
}

/** The common part of two boxes; of no area where they do not meet. */
export function intersect(a: Box, b: Box): Box {
  const x0 = Math.max(a.x0, b.x0);
  const y0 = Math.max(a.y0, b.y0);
  return { x0, y0, x1: Math.max(x0, Math.min(a.x1, b.x1)), y1: Math.max(y0, Math.min(a.y1, b.y1)) };
}

export function area(box: Box): number {
  return Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0);
}

/** The share of `inner` that lies in `outer`, 0 to 1. */
export function shareInside(inner: Box, outer: Box): number {
  const whole = area(inner);
  return whole > 0 ? area(intersect(inner, outer)) / whole : 0;
}

export function union(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

export type QuarterTurn = 0 | 90 | 180 | 270;

/** The map that turns a page of the given size clockwise by quarter turns, its corner staying at the origin. */
export function turnPage(width: number, height: number, clockwise: QuarterTurn): Matrix {
  switch (clockwise) {
    case 90:
      return [0, 1, -1, 0, height, 0];
    case 180:
      return [-1, 0, 0, -1, width, height];
    case 270:
      return [0, -1, 1, 0, 0, width];
    default:
      return IDENTITY;
  }
}

/** The quarter turn nearest to a direction in degrees clockwise. */
export function nearestQuarterTurn(degrees: number): QuarterTurn {
  return ((((Math.round(degrees / 90) * 90) % 360) + 360) % 360) as QuarterTurn;
}

/** Whether boxes have an area in common. */
export function meet(a: Box, b: Box): boolean {
  const { x0, y0, x1, y1 } = intersect(a, b);
  return x1 > x0 && y1 > y0;
}
