import type { Outline } from './outline.js';

/** A character as it is drawn, fitted into a square: 0 paper to 1 ink, row by row, from the top. */
export interface Ink {
  pixels: Float32Array;
  /** The box of what is drawn, in the outline's own units. */
  width: number;
  height: number;
  /** Its middle. */
  x: number;
  y: number;
}

/**
 * Draws an outline as large as it fits into a square, its sides in their proportion, by the areas that its edges enclose in each
 * pixel (signed areas, added up along each row).
 *
 * @returns null where nothing is drawn.
 */
export function inkOf({ edges, evenOdd }: Outline, side: number): Ink | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < edges.length; i += 2) {
    const x = edges[i] as number;
    const y = edges[i + 1] as number;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  const [width, height] = [x1 - x0, y1 - y0];
  const longer = Math.max(width, height);
  if (!(longer > 0) || !Number.isFinite(longer)) return null;
  const scale = side / longer;
  const left = (side - width * scale) / 2;
  const top = (side - height * scale) / 2;
  const sums = new Float32Array((side + 2) * side);
  for (let i = 0; i < edges.length; i += 4) {
    addEdge(
      sums,
      side,
      ((edges[i] as number) - x0) * scale + left,
      (y1 - (edges[i + 1] as number)) * scale + top,
      ((edges[i + 2] as number) - x0) * scale + left,
      (y1 - (edges[i + 3] as number)) * scale + top,
    );
  }
  const pixels = new Float32Array(side * side);
  for (let row = 0; row < side; row++) {
    let sum = 0;
    for (let column = 0; column < side; column++) {
      sum += sums[row * (side + 2) + column] as number;
      const times = Math.abs(sum);
      const odd = times % 2;
      pixels[row * side + column] = evenOdd ? (odd > 1 ? 2 - odd : odd) : Math.min(1, times);
    }
  }
  return { pixels, width, height, x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

/** Adds the area right of an edge to the pixels of the rows that it crosses. */
function addEdge(sums: Float32Array, side: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const direction = ay < by ? 1 : -1;
  const [topX, topY, endX, endY] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (endX - topX) / (endY - topY);
  const lastRow = Math.min(side, Math.ceil(endY));
  for (let row = Math.max(0, Math.floor(topY)); row < lastRow; row++) {
    const from = Math.max(topY, row);
    const to = Math.min(endY, row + 1);
    const share = to - from;
    if (share <= 0) continue;
    const p = clamp(topX + (from - topY) * slope, side);
    const q = clamp(topX + (to - topY) * slope, side);
    const [left, right] = p < q ? [p, q] : [q, p];
    addSpan(sums, row * (side + 2), direction * share, left, right);
  }
}

/** Spreads a part of an edge that lies in one row, from `left` to `right`, over the pixels below it. */
function addSpan(sums: Float32Array, start: number, height: number, left: number, right: number): void {
  const first = Math.floor(left);
  const last = Math.ceil(right);
  const add = (column: number, value: number) => {
    sums[start + column] = (sums[start + column] as number) + value;
  };
  if (last <= first + 1) {
    const inside = first + 1 - (left + right) / 2;
    add(first, height * inside);
    add(first + 1, height * (1 - inside));
    return;
  }
  const each = height / (right - left);
  let before = 0;
  for (let column = first; column < last; column++) {
    const from = Math.max(left, column);
    const to = Math.min(right, column + 1);
    const covered = each * (to - from) * (column + 1 - (from + to) / 2) + each * (from - left);
    add(column, covered - before);
    before = covered;
  }
  add(last, height - before);
}

const clamp = (x: number, side: number): number => Math.min(Math.max(x, 0), side);
