import type { Box } from '../../document.js';

/** How the library writes a path: each command with the numbers of its points. */
const NUMBERS_AFTER: readonly number[] = [2, 2, 6, 0];
const MOVE = 0;
const CURVE = 2;

/** Parts with fewer corners than this and no curve are rectangles or lines. */
const LEAST_CORNERS = 5;

/** Boxes of the parts of a path that are no rectangles; a letter is one part, and one more for each hole. */
export function partsOf(data: ArrayLike<number>): Box[] {
  const parts: Box[] = [];
  let box: Box | null = null;
  let corners = 0;
  const finish = () => {
    if (box && corners > LEAST_CORNERS) parts.push(box);
    box = null;
    corners = 0;
  };
  for (let at = 0; at < data.length;) {
    const command = data[at] as number;
    const numbers = NUMBERS_AFTER[command];
    if (numbers === undefined) return [];
    if (command === MOVE) finish();
    if (command === CURVE) corners += LEAST_CORNERS;
    for (let point = at + 1; point + 1 <= at + numbers; point += 2) {
      const [x, y] = [data[point] as number, data[point + 1] as number];
      const before: Box = box ?? { x0: x, y0: y, x1: x, y1: y };
      box = {
        x0: Math.min(before.x0, x),
        y0: Math.min(before.y0, y),
        x1: Math.max(before.x1, x),
        y1: Math.max(before.y1, y),
      };
      corners++;
    }
    at += 1 + numbers;
  }
  finish();
  return parts;
}
