import { type Raster, shrink } from './raster.js';

/** Corners of a sheet of paper in pixels, clockwise from its top left. */
export type Quad = readonly [Corner, Corner, Corner, Corner];
type Corner = readonly [x: number, y: number];

/** The picture is looked at with about this many pixels on its longer side. */
const ANALYSIS_SIDE = 400;

/** An edge of paper is a step to lighter of at least this many levels. */
const LEAST_STEP = 12;

/** At least this much of an edge must be seen between its corners. */
const LEAST_SEEN = 0.7;

/** Smallest share of the picture that is taken for a sheet. */
const LEAST_SHARE = 0.2;

const STEEPEST = 0.3;
const SLOPE_STEP = 0.01;

/** Steps larger than this count no more than it, so that a strong short edge does not win over a long one. */
const MOST_STEP = 60;

/** Below or above a dark band across the paper there is paper again: this share of what lies beyond an edge is as light as what it bounds. */
const PAPER_BEYOND = 0.5;

/** So many bands are looked behind for the edge of the sheet. */
const MOST_BANDS = 3;

/** A picture whose rim is nearly as light as this share of its lightest parts is no sheet on something darker. */
const LIGHT_RIM = 0.9;

/** A line that runs along the picture: `place` across it at the middle, `slope` by pixel. */
interface Edge {
  place: number;
  slope: number;
  seen: number;
}

/**
 * Finds a sheet of paper that lies on something darker.
 *
 * @returns null where the paper fills the picture, as in a scan, or no sheet is seen.
 */
export function findPaper(picture: Raster): Quad | null {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / ANALYSIS_SIDE));
  const small = shrink(picture, factor);
  const { width, height } = small;
  if (hasLightRim(small)) return null;
  const left = sheetEdge(small, 'left');
  const right = sheetEdge(small, 'right');
  const top = sheetEdge(small, 'top');
  const bottom = sheetEdge(small, 'bottom');
  if (!left || !right || !top || !bottom) return null;
  if ([left, right, top, bottom].filter(({ isRim }) => isRim).length > 1) return null;
  const quad: Quad = [
    crossing(left, top, width, height),
    crossing(right, top, width, height),
    crossing(right, bottom, width, height),
    crossing(left, bottom, width, height),
  ];
  const seen = [
    seenBetween(left, quad[0][1], quad[3][1]),
    seenBetween(right, quad[1][1], quad[2][1]),
    seenBetween(top, quad[0][0], quad[1][0]),
    seenBetween(bottom, quad[3][0], quad[2][0]),
  ];
  if (seen.some((share) => share < LEAST_SEEN)) return null;
  if (!isConvex(quad) || areaOf(quad) < LEAST_SHARE * width * height) return null;
  const place = ([x, y]: Corner): Corner => [(x + 0.5) * factor, (y + 0.5) * factor];
  return [place(quad[0]), place(quad[1]), place(quad[2]), place(quad[3])];
}

function hasLightRim({ width, height, data }: Raster): boolean {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(data[x] as number, data[(height - 1) * width + x] as number);
  for (let y = 0; y < height; y++) rim.push(data[y * width] as number, data[(y + 1) * width - 1] as number);
  const middle = rim.sort((a, b) => a - b)[rim.length >> 1] as number;
  const lightest = data.slice().sort()[Math.floor(data.length * 0.9)] as number;
  return middle >= LIGHT_RIM * lightest;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** An edge of the sheet, and the steps that it was found in. */
interface SheetEdge extends Edge {
  step: Steps;
  /** Whether the sheet goes on to the rim of the picture. */
  isRim: boolean;
}

/**
 * Finds an edge of the sheet. The edge of a dark band on it, such as the heading of a table, is none: it has paper on both sides, so what
 * lies further out is looked at, and the rim of the picture is taken where there is nothing.
 */
function sheetEdge(picture: Raster, side: Side): SheetEdge | null {
  const step = steps(picture, side);
  for (let band = 0; band <= MOST_BANDS; band++) {
    const edge = findEdge(step);
    if (edge && !isPaperBeyond(picture, side, edge)) return { ...edge, step, isRim: false };
    if (!edge) return band === 0 ? null : { ...rimOf(step, side), step, isRim: true };
    forgetInside(step, edge, side);
  }
  return null;
}

const rimOf = ({ across }: Steps, side: Side): Edge => ({
  place: side === 'left' || side === 'top' ? 0 : across - 1,
  slope: 0,
  seen: 1,
});

const placeAt = ({ place, slope }: Edge, a: number, along: number): number =>
  Math.round(place + (a - along / 2) * slope);

/** Whether it is mostly paper that lies beyond an edge: as light as what lies inside it. */
function isPaperBeyond(picture: Raster, side: Side, edge: Edge): boolean {
  const { at, across, along } = linesOf(picture, side);
  const inward = side === 'left' || side === 'top' ? 1 : -1;
  const rim = inward === 1 ? 0 : across - 1;
  let light = 0;
  let looked = 0;
  for (let a = 0; a < along; a += 3) {
    const line = placeAt(edge, a, along);
    let inside = 0;
    for (let away = 2; away < 10; away++) {
      const c = line + inward * away;
      if (c >= 0 && c < across) inside = Math.max(inside, at(a, c));
    }
    for (let c = rim; inward * (line - c) > 2; c += inward) {
      looked++;
      if (at(a, c) > inside - LEAST_STEP) light++;
    }
  }
  return looked > along && light > PAPER_BEYOND * looked;
}

/** Takes away the steps at an edge and inside of it. */
function forgetInside({ values, across, along }: Steps, edge: Edge, side: Side): void {
  const outward = side === 'left' || side === 'top' ? -1 : 1;
  for (let a = 0; a < along; a++) {
    const line = Math.min(across, Math.max(-1, placeAt(edge, a, along) + 4 * outward));
    const [from, to] = outward === -1 ? [Math.max(0, line), across] : [0, Math.min(across, line + 1)];
    values.fill(0, a * across + from, a * across + to);
  }
}

/** A picture taken apart so that an edge on this side crosses its lines. */
function linesOf({ width, height, data }: Raster, side: Side) {
  const level = side === 'top' || side === 'bottom';
  return {
    across: level ? height : width,
    along: level ? width : height,
    at: (a: number, c: number): number => (level ? data[c * width + a] : data[a * width + c]) as number,
  };
}

/** How much lighter it gets inwards, line by line. */
interface Steps {
  values: Int16Array;
  across: number;
  along: number;
}

/**
 * How much lighter the picture gets towards its middle. Upright sides are given by rows, level ones turned by a quarter, so
 * that an edge always crosses the rows of the result; its columns are counted from the same origin.
 */
function steps(picture: Raster, side: Side): Steps {
  const { at, across, along } = linesOf(picture, side);
  const sign = side === 'left' || side === 'top' ? 1 : -1;
  const values = new Int16Array(along * across);
  for (let a = 0; a < along; a++) {
    for (let c = 2; c < across - 2; c++) {
      const inner = at(a, c + 1) + at(a, c + 2);
      const outer = at(a, c - 1) + at(a, c - 2);
      values[a * across + c] = (sign * (inner - outer)) / 2;
    }
  }
  return { values, across, along };
}

/** Finds the straight line with the strongest and longest step along it: roughly first, then more closely. */
function findEdge(step: Steps): Edge | null {
  const { across } = step;
  let best: Edge | null = null;
  let bestScore = 0;
  const tryLine = (place: number, slope: number) => {
    const line = measureLine(step, place, slope);
    if (line.score <= bestScore) return;
    bestScore = line.score;
    best = { place, slope, seen: line.seen };
  };
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += 2 * SLOPE_STEP) {
    for (let place = 2; place < across - 2; place++) tryLine(place, slope);
  }
  const rough = best as Edge | null;
  if (!rough) return null;
  for (let slope = rough.slope - 2 * SLOPE_STEP; slope <= rough.slope + 2 * SLOPE_STEP; slope += SLOPE_STEP / 2) {
    for (let place = rough.place - 3; place <= rough.place + 3; place++) tryLine(place, slope);
  }
  const found = best as Edge | null;
  return found && found.seen > LEAST_SEEN / 2 ? found : null;
}

/** Sums the steps along a line, of which every second place is looked at; plain arithmetic, since this is done a million times. */
function measureLine({ values, across, along }: Steps, place: number, slope: number): { score: number; seen: number } {
  let seen = 0;
  let score = 0;
  let count = 0;
  let exact = place - (along / 2) * slope + 0.5;
  for (let a = 0; a < along; a += 2) {
    const c = exact | 0;
    exact += 2 * slope;
    if (c < 2 || c >= across - 2) continue;
    count++;
    const here = a * across + c;
    let value = values[here] as number;
    const before = values[here - 1] as number;
    const after = values[here + 1] as number;
    if (before > value) value = before;
    if (after > value) value = after;
    if (value < LEAST_STEP) continue;
    seen++;
    score += value < MOST_STEP ? value : MOST_STEP;
  }
  return count * 4 < along ? { score: 0, seen: 0 } : { score, seen: seen / count };
}

/** The share of an edge between two corners that is seen. */
function seenBetween(edge: SheetEdge, from: number, to: number): number {
  if (edge.isRim) return 1;
  const { values, across, along } = edge.step;
  let seen = 0;
  let count = 0;
  for (let a = Math.max(0, Math.ceil(from) + 2); a < Math.min(along, to - 2); a++) {
    const c = placeAt(edge, a, along);
    if (c < 4 || c >= across - 4) continue;
    count++;
    let most = 0;
    for (let near = -3; near <= 3; near++) most = Math.max(most, values[a * across + c + near] as number);
    if (most >= LEAST_STEP) seen++;
  }
  return count === 0 ? 0 : seen / count;
}

/** Where an upright and a level line meet. */
function crossing(upright: Edge, level: Edge, width: number, height: number): Corner {
  const x0 = upright.place - (height / 2) * upright.slope;
  const y0 = level.place - (width / 2) * level.slope;
  const x = (x0 + upright.slope * y0) / (1 - upright.slope * level.slope);
  return [x, y0 + level.slope * x];
}

function isConvex(quad: Quad): boolean {
  return quad.every((corner, index) => {
    const next = quad[(index + 1) % 4] as Corner;
    const after = quad[(index + 2) % 4] as Corner;
    return (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0]) > 0;
  });
}

function areaOf(quad: Quad): number {
  return Math.abs(
    quad.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = quad[(index + 1) % 4] as Corner;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}
