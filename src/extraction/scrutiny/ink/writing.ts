import { type Component, findComponents } from '../../pages/image/components.js';
import { otsuLevel, type Raster } from '../../pages/image/raster.js';

/** A part of a picture that may be writing: shapes of one size that stand close to each other along common lines. */
export interface Writing {
  shapes: Component[];
  /** By how much its lines are turned from the level, in degrees clockwise, above -90 up to 90. */
  slope: number;
  /** Typical height of its letters in pixels. */
  height: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Writing that only a changed picture shows, with that picture: without its rules, or with the light on dark turned dark on light. */
export interface RemadeWriting {
  picture: Raster;
  writings: Writing[];
  isRemade: true;
}

/** Heights of letters that are looked for, in points: smaller ones nobody reads, larger ones are pictures. */
const LEAST_HEIGHT = 2.2;
const MOST_HEIGHT = 90;

/** Shapes of one line stand closer than this share of the larger one's size, from middle to middle, and are not more unlike in size. */
const REACH = 2.1;
const UNLIKE = 2.6;

/** A thin stroke, which has little size, is an `i` or a one beside a letter that ends on its line and is at most so many times as long or as short. */
const UNLIKE_STROKE = 1.6;

/** An account number has at least five digits; touching each other they are so many times as long as they are high. */
const LEAST_LENGTH = 2.2;
const LEAST_SHAPES = 4;

/** A picture with more shapes is noise or a texture. */
const MOST_SHAPES = 6_000;

/**
 * Finds what may be writing in a picture of dark on white, at any angle.
 *
 * @param dpi of the picture.
 * @param reach shapes of one line stand closer than so many times the larger one's size, from middle to middle.
 * @returns the writings, all shapes of the size of letters and, where there are too many to be told apart, `noise`.
 */
export function findWriting(
  picture: Raster,
  dpi: number,
  reach = REACH,
): { writings: Writing[]; shapes: Component[]; noise: boolean } {
  const level = Math.min(190, otsuLevel(picture));
  const least = (LEAST_HEIGHT * dpi) / 72;
  const most = (MOST_HEIGHT * dpi) / 72;
  const shapes = findComponents(picture, level).filter((shape) => isShape(shape, least, most));
  if (shapes.length > MOST_SHAPES) return { writings: [], shapes: [], noise: true };
  const writings = groups(shapes, reach).flatMap((members) => {
    const writing = describe(members);
    return mayBeNumber(writing) ? [writing] : [];
  });
  return { writings, shapes, noise: false };
}

const longerSide = ({ x0, y0, x1, y1 }: Component): number => Math.max(x1 - x0, y1 - y0);

/** The size of a shape whichever way it is turned: a letter's longer side, a joined word's shorter one. */
function sizeOf(shape: Component): number {
  const longer = longerSide(shape);
  const shorter = Math.min(shape.x1 - shape.x0, shape.y1 - shape.y0);
  return Math.min(longer, Math.max(2 * shorter, longer / 8));
}

/** Whether shapes end on one line. */
const areLevel = (a: Component, b: Component): boolean => Math.abs(a.y1 - b.y1) <= 1;

const areAlike = (a: number, b: number, unlike: number): boolean => Math.max(a, b) <= unlike * Math.min(a, b);

function isShape(shape: Component, least: number, most: number): boolean {
  const [width, height] = [shape.x1 - shape.x0, shape.y1 - shape.y0];
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  // A block that is filled is no letter, but for those that are one stroke.
  if (shorter > 0.3 * longer && shape.pixels > 0.95 * width * height && longer > 2 * least) return false;
  // A rule is long and thin; a letter I or a one turned any way is not as thin.
  return longer >= least && longer <= 8 * most && shorter <= most && longer < 14 * shorter && shape.pixels > 3;
}

/** Shapes that stand close to shapes of their size, in groups. */
function groups(shapes: readonly Component[], reach: number): Component[][] {
  const sorted = shapes.toSorted((a, b) => a.x0 - b.x0);
  const parents = sorted.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) {
      const above = parents[parents[at] as number] as number;
      parents[at] = above;
      at = above;
    }
    return at;
  };
  const sizes = sorted.map(sizeOf);
  const widest = Math.max(0, ...sorted.map(({ x0, x1 }) => x1 - x0));
  sorted.forEach((shape, index) => {
    const size = sizes[index] as number;
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Component;
      if (other.x0 > shape.x1 + reach * Math.max(size, widest)) break;
      const otherSize = sizes[next] as number;
      if (
        !areAlike(size, otherSize, UNLIKE) &&
        !(areLevel(shape, other) && areAlike(longerSide(shape), longerSide(other), UNLIKE_STROKE))
      )
        continue;
      if (gapBetween(shape, other) > (reach - 1) * Math.max(size, otherSize)) continue;
      parents[root(next)] = root(index);
    }
  });
  const found = new Map<number, Component[]>();
  sorted.forEach((shape, index) => {
    const key = root(index);
    const group = found.get(key);
    if (group) group.push(shape);
    else found.set(key, [shape]);
  });
  return [...found.values()];
}

/** How far two boxes are apart, in the direction in which they are further. */
function gapBetween(a: Component, b: Component): number {
  return Math.max(a.x0 - b.x1, b.x0 - a.x1, a.y0 - b.y1, b.y0 - a.y1, 0);
}

function describe(shapes: Component[]): Writing {
  const box = shapes.reduce(
    (whole, { x0, y0, x1, y1 }) => ({
      x0: Math.min(whole.x0, x0),
      y0: Math.min(whole.y0, y0),
      x1: Math.max(whole.x1, x1),
      y1: Math.max(whole.y1, y1),
    }),
    { x0: Infinity, y0: Infinity, x1: 0, y1: 0 },
  );
  const sizes = shapes.map(sizeOf).sort((a, b) => a - b);
  return { shapes, slope: slopeOf(shapes), height: sizes[sizes.length >> 1] as number, ...box };
}

/** Of shapes that are so much longer one way, as joined and stretched letters are, the middles of two lines are nearer than those of one. */
const LONG_SHAPE = 2;

/** Whether most shapes are long, and all of those along the same axis. */
function areLongAlike(shapes: readonly Component[]): boolean {
  const wide = shapes.filter(({ x0, y0, x1, y1 }) => x1 - x0 >= LONG_SHAPE * (y1 - y0)).length;
  const high = shapes.filter(({ x0, y0, x1, y1 }) => y1 - y0 >= LONG_SHAPE * (x1 - x0)).length;
  return 2 * Math.max(wide, high) > shapes.length && Math.min(wide, high) === 0;
}

/** How far the edges of two boxes are apart, and a little of how far their middles are. */
function distanceBetween(a: Component, b: Component): number {
  const across = Math.max(0, a.x0 - b.x1, b.x0 - a.x1);
  const down = Math.max(0, a.y0 - b.y1, b.y0 - a.y1);
  return Math.hypot(across, down) + 0.01 * Math.hypot(a.x0 + a.x1 - b.x0 - b.x1, a.y0 + a.y1 - b.y0 - b.y1);
}

/** Angles are told apart in steps of so many degrees. */
const STEP = 5;

/** The direction in which most shapes have their nearest neighbour, made more exact by how well their middles agree on lines. */
function slopeOf(shapes: readonly Component[], areLong = areLongAlike(shapes)): number {
  const middles = shapes.map(({ x0, y0, x1, y1 }) => [(x0 + x1) / 2, (y0 + y1) / 2] as const);
  if (shapes.length === 1) {
    const { x0, y0, x1, y1 } = shapes[0] as Component;
    return x1 - x0 >= y1 - y0 ? 0 : 90;
  }
  const sample = middles.slice(0, 400);
  const votes = new Float64Array(180 / STEP);
  for (const [index, [x, y]] of sample.entries()) {
    let nearest = Infinity;
    let angle = 0;
    for (const [other, [u, v]] of sample.entries()) {
      if (other === index) continue;
      const distance = areLong
        ? distanceBetween(shapes[index] as Component, shapes[other] as Component)
        : Math.hypot(u - x, v - y);
      if (distance < nearest) [nearest, angle] = [distance, (Math.atan2(v - y, u - x) * 180) / Math.PI];
    }
    const bin = Math.round((((angle % 180) + 180) % 180) / STEP) % votes.length;
    for (const [beside, weight] of [
      [-1, 0.5],
      [0, 1],
      [1, 0.5],
    ] as const)
      votes[(bin + beside + votes.length) % votes.length]! += weight;
  }
  const rough = votes.indexOf(Math.max(...votes)) * STEP;
  // Long shapes that follow each other aslant are no line of them.
  if (areLong && rough % 90 > 2 * STEP && rough % 90 < 90 - 2 * STEP) return slopeOf(shapes, false);
  let best = { slope: rough, score: -1 };
  for (let slope = rough - 2 * STEP; slope <= rough + 2 * STEP; slope++) {
    const score = agreement(sample, slope) * (slope % 90 === 0 ? 1.02 : 1);
    if (score > best.score) best = { slope, score };
  }
  const turned = ((best.slope % 180) + 180) % 180;
  return turned > 90 ? turned - 180 : turned;
}

/** How well points agree on lines that are turned by some degrees: a sum of squares of a histogram across them. */
function agreement(points: readonly (readonly [number, number])[], degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const counts = new Map<number, number>();
  for (const [x, y] of points) {
    const across = (y * cos - x * sin) / 3;
    const bin = Math.floor(across);
    counts.set(bin, (counts.get(bin) ?? 0) + 1 - (across - bin));
    counts.set(bin + 1, (counts.get(bin + 1) ?? 0) + across - bin);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

/** Strokes that fill their boxes and share both their ends are the dashes of a rule or the bars of a code. */
const RULED_SHARE = 0.85;

function isRuled(shapes: readonly Component[]): boolean {
  const full = shapes.filter(({ x0, y0, x1, y1, pixels }) => pixels > 0.85 * (x1 - x0) * (y1 - y0));
  if (full.length < RULED_SHARE * shapes.length) return false;
  const [first] = full;
  if (!first) return false;
  const near = (a: number, b: number) => Math.abs(a - b) <= 2;
  const inRow = full.filter(({ y0, y1 }) => near(y0, first.y0) && near(y1, first.y1)).length;
  const inColumn = full.filter(({ x0, x1 }) => near(x0, first.x0) && near(x1, first.x1)).length;
  return Math.max(inRow, inColumn) >= RULED_SHARE * shapes.length;
}

/** Whether a writing is long enough to hold an account number. */
function mayBeNumber({ shapes, slope, height }: Writing): boolean {
  if (isRuled(shapes)) return false;
  const [sin, cos] = [Math.sin((slope * Math.PI) / 180), Math.cos((slope * Math.PI) / 180)];
  let [from, to] = [Infinity, -Infinity];
  for (const { x0, y0, x1, y1 } of shapes) {
    const along = ((x0 + x1) / 2) * cos + ((y0 + y1) / 2) * sin;
    const half = (Math.abs((x1 - x0) * cos) + Math.abs((y1 - y0) * sin)) / 2;
    from = Math.min(from, along - half);
    to = Math.max(to, along + half);
  }
  if (to - from < LEAST_LENGTH * height) return false;
  return (
    shapes.length >= LEAST_SHAPES ||
    shapes.some(({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0) >= LEAST_LENGTH * height)
  );
}
