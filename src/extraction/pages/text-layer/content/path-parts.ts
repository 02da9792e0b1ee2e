import type { Box } from '../../../document.js';

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

/**
 * Whether a path is one shape without a dent, such as a rectangle with round corners, however many curves these have: no digit is one, but for a
 * bar. Where the points that steer its curves turn one way only, and once around, so does the shape.
 */
export function isConvex(data: ArrayLike<number>): boolean {
  const points = pointsOfOnePart(data);
  if (points === null || points.length < 3) return false;
  const steps = points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point;
    return [nextX - x, nextY - y] as const;
  });
  const turns = steps.map(([x, y], at) => {
    const [nextX, nextY] = steps[(at + 1) % steps.length] as Point;
    return (x * nextY - y * nextX) / (Math.hypot(x, y) * Math.hypot(nextX, nextY));
  });
  const isOneWay = turns.every((turn) => turn > -LEAST_TURN) || turns.every((turn) => turn < LEAST_TURN);
  return isOneWay && [0, 1].every((axis) => reversalsOf(steps.map((step) => step[axis] as number)) <= 2);
}

type Point = readonly [x: number, y: number];

/** A turn by less than this, as its sine, is one of rounding: the curves of a circle turn by a tenth and more. */
const LEAST_TURN = 0.02;
/** Points nearer to each other, in units of the page, are one. */
const ONE_POINT = 1e-3;

/** The points of a path of one part, those that steer its curves too, each once; null where it has several. */
function pointsOfOnePart(data: ArrayLike<number>): Point[] | null {
  const points: Point[] = [];
  for (let at = 0; at < data.length;) {
    const command = data[at] as number;
    const numbers = NUMBERS_AFTER[command];
    if (numbers === undefined || (command === MOVE && at > 0)) return null;
    for (let point = at + 1; point + 1 <= at + numbers; point += 2)
      add(points, [data[point] as number, data[point + 1] as number]);
    at += 1 + numbers;
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && points.length > 1 && areOne(first, last)) points.pop();
  return points;
}

function add(points: Point[], point: Point): void {
  const last = points.at(-1);
  if (!last || !areOne(last, point)) points.push(point);
}

const areOne = ([x, y]: Point, [otherX, otherY]: Point): boolean => Math.hypot(x - otherX, y - otherY) < ONE_POINT;

/** How often a closed way goes back along an axis. */
function reversalsOf(steps: readonly number[]): number {
  const directions = steps.map((step) => Math.sign(Math.abs(step) < ONE_POINT ? 0 : step)).filter((one) => one !== 0);
  return directions.filter((one, at) => one !== directions[(at + 1) % directions.length]).length;
}

/** A character that is drawn in one stroke has so many lines or curves, and a rectangle fewer. */
const LINES_OF_STROKE = 5;

/** How many characters a path may draw: one for each of its parts, more where a part has more lines than one takes. */
export function strokesIn(data: ArrayLike<number> | undefined): number {
  let strokes = 0;
  let lines = 0;
  for (let at = 0; data && at < data.length;) {
    const command = data[at] as number;
    const numbers = NUMBERS_AFTER[command];
    if (numbers === undefined) break;
    lines = command === MOVE ? 0 : lines + 1;
    if (command === MOVE || lines % LINES_OF_STROKE === 0) strokes++;
    at += 1 + numbers;
  }
  return Math.max(1, strokes);
}

/** Boxes of the lines and curves of a path, one by one; what closes it is left out. */
export function segmentsOf(data: ArrayLike<number>): Box[] {
  const segments: Box[] = [];
  let [fromX, fromY] = [0, 0];
  for (let at = 0; at < data.length;) {
    const command = data[at] as number;
    const numbers = NUMBERS_AFTER[command];
    if (numbers === undefined) return [];
    const points = Array.from({ length: numbers }, (_, index) => data[at + 1 + index] as number);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    if (command !== MOVE && numbers > 0)
      segments.push({
        x0: Math.min(fromX, ...xs),
        y0: Math.min(fromY, ...ys),
        x1: Math.max(fromX, ...xs),
        y1: Math.max(fromY, ...ys),
      });
    [fromX, fromY] = [xs.at(-1) ?? fromX, ys.at(-1) ?? fromY];
    at += 1 + numbers;
  }
  return segments;
}
