import type { Component } from './components.js';
import { type Bend, bendAt, FLAT } from './raster.js';

/** What the shapes of letters tell about a page. */
export interface TextDirection {
  /** Whether lines of text run up or down the page. */
  sideways: boolean;
  /** Whether, after a page with sideways lines was turned clockwise by a quarter, its letters stand on their heads. */
  upsideDown: boolean;
  /** How far lines are turned from the nearest axis, in degrees clockwise. */
  skew: number;
  /** How lines are bent, in shares of the page's width (of curled paper). */
  bend: Bend;
  /** Typical height of the letters, across their lines, in pixels; null where there is no text. */
  letterHeight: number | null;
}

const WIDEST_SKEW = 15;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
const MOST_BEND = 0.025;
const BEND_STEP = 0.00125;
const CURLED_SKEW = 3;
const CURLED_STEP = 0.25;

/** What a turn by a degree and a bend by the whole width cost: without need a sheet that was cut out is neither turned nor bent. */
const COST_OF_DEGREE = 0.01;
const COST_OF_BEND = 4;
const MAX_LETTERS = 3_000;

/**
 * Judges from the shapes on a page how its lines run: edges of letters in a line lie on common lines.
 *
 * @param curled whether lines may be bent, as on a photograph of paper.
 */
export function textDirection(
  components: readonly Component[],
  { width, height }: { width: number; height: number },
  curled: boolean,
): TextDirection {
  const letters = lettersAmong(components);
  if (letters.length < 12) return { sideways: false, upsideDown: false, skew: 0, bend: FLAT, letterHeight: null };
  const beside = followers(letters);
  const stacked = followers(letters.map(({ x0, y0, x1, y1, pixels }) => ({ x0: y0, y0: x0, x1: y1, y1: x1, pixels })));
  const sideways = stacked.length > beside.length;
  const upsideDown = standOnHeads(sideways ? stacked : beside);
  const edges: Edges[] = letters.map(({ x0, y0, x1, y1 }) =>
    sideways ? { along: (y0 + y1 - height) / 2, edges: [x0, x1] } : { along: (x0 + x1 - width) / 2, edges: [y0, y1] },
  );
  const { degrees, bend } = bestFit(edges, sideways ? height : width, curled);
  const heights = edges.map(({ edges: [from, to] }) => to - from).sort((a, b) => a - b);
  return {
    sideways,
    upsideDown,
    skew: sideways ? -degrees : degrees,
    bend: sideways ? { ...bend, twist: -bend.twist } : bend,
    letterHeight: heights[heights.length >> 1] ?? null,
  };
}

type Pair = readonly [letter: Component, next: Component];

/** Pairs of shapes of which the second stands close to the right of the first. */
function followers(letters: readonly Component[]): Pair[] {
  const sorted = letters.toSorted((a, b) => a.x0 - b.x0);
  return sorted.flatMap((letter, index) => {
    const size = Math.max(letter.x1 - letter.x0, letter.y1 - letter.y0);
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Component;
      if (other.x0 > letter.x1 + 0.3 * size) break;
      const overlap = Math.min(letter.y1, other.y1) - Math.max(letter.y0, other.y0);
      const shorter = Math.min(letter.y1 - letter.y0, other.y1 - other.y0);
      if (other.x0 >= letter.x1 - 0.2 * size && overlap > 0.5 * shorter) return [[letter, other] as const];
    }
    return [];
  });
}

/** More letters reach above the small ones than below them; neighbours that differ at one end only show which end that is. */
function standOnHeads(pairs: readonly Pair[]): boolean {
  let tops = 0;
  let bottoms = 0;
  for (const [a, b] of pairs) {
    const height = Math.max(a.y1 - a.y0, b.y1 - b.y0);
    const top = Math.abs(a.y0 - b.y0) / height;
    const bottom = Math.abs(a.y1 - b.y1) / height;
    if (top > 0.18 && top < 0.5 && bottom < 0.1) tops++;
    else if (bottom > 0.18 && bottom < 0.5 && top < 0.1) bottoms++;
  }
  return bottoms > 1.3 * tops + 5;
}

/** Shapes with the size and form of letters. */
function lettersAmong(components: readonly Component[]): Component[] {
  const sized = components.filter(({ x0, y0, x1, y1, pixels }) => {
    const width = x1 - x0;
    const height = y1 - y0;
    const longer = Math.max(width, height);
    const shorter = Math.min(width, height);
    return longer >= 5 && longer <= 120 && shorter >= 2 && longer / shorter < 8 && pixels > 0.08 * width * height;
  });
  const sizes = sized.map(({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const letters = sized.filter(({ x0, y0, x1, y1 }) => {
    const size = Math.max(x1 - x0, y1 - y0);
    return size > 0.4 * usual && size < 3 * usual;
  });
  const step = Math.ceil(letters.length / MAX_LETTERS);
  return step > 1 ? letters.filter((_, index) => index % step === 0) : letters;
}

interface Edges {
  /** Place along the line, from the middle of the page. */
  along: number;
  /** Places across it of the letter's two edges. */
  edges: readonly [number, number];
}

interface Fit {
  degrees: number;
  bend: Bend;
  score: number;
}

function bestFit(letters: readonly Edges[], length: number, curled: boolean): Fit {
  const measure = alignment(letters, length);
  let best: Fit = { degrees: 0, bend: FLAT, score: measure(0, FLAT) };
  const look = (degrees: number, bend: Bend) => {
    const cost = COST_OF_DEGREE * Math.abs(degrees) + COST_OF_BEND * (Math.abs(bend.sag) + Math.abs(bend.twist));
    const score = measure(degrees, bend) * (curled ? 1 - cost : 1);
    if (score > best.score) best = { degrees, bend, score };
  };
  for (let degrees = -WIDEST_SKEW; degrees <= WIDEST_SKEW; degrees += COARSE_STEP) look(degrees, FLAT);
  if (curled) lookForBend(look, () => best);
  const { degrees: rough, bend } = best;
  for (let degrees = rough - COARSE_STEP; degrees <= rough + COARSE_STEP; degrees += FINE_STEP) look(degrees, bend);
  return best;
}

/** Tries sags at small angles first, then S shapes around the best of them, then all three once more together. */
function lookForBend(look: (degrees: number, bend: Bend) => void, best: () => Fit): void {
  for (let degrees = -CURLED_SKEW; degrees <= CURLED_SKEW; degrees += CURLED_STEP) {
    for (let sag = -MOST_BEND; sag <= MOST_BEND; sag += BEND_STEP) look(degrees, { sag, twist: 0 });
  }
  const sagged = best();
  for (let degrees = sagged.degrees - 1; degrees <= sagged.degrees + 1; degrees += CURLED_STEP) {
    for (let twist = -MOST_BEND; twist <= MOST_BEND; twist += BEND_STEP) {
      for (let change = -2; change <= 2; change++) {
        look(degrees, { sag: sagged.bend.sag + change * BEND_STEP, twist });
      }
    }
  }
}

/** Tells how well the edges of letters agree on lines that are turned and bent: a sum of squares of a histogram. */
function alignment(letters: readonly Edges[], length: number): (degrees: number, bend: Bend) => number {
  const extent = Math.max(...letters.map(({ edges }) => edges[1]));
  const margin = Math.ceil(length * (Math.tan((WIDEST_SKEW * Math.PI) / 180) / 2 + 3 * MOST_BEND)) + 2;
  const size = Math.ceil(extent) + 2 * margin + 2;
  const page: LinesOfPage = { letters, length, margin, bins: [new Float32Array(size), new Float32Array(size)] };
  return (degrees, bend) => agreement(page, degrees, bend);
}

/** The edges of the letters of a page, and room for two histograms of them with a margin before the first. */
interface LinesOfPage {
  letters: readonly Edges[];
  length: number;
  margin: number;
  bins: readonly [Float32Array, Float32Array];
}

/** Not in the function that is made for each page: what V8 compiles of that is lost with it. */
function agreement({ letters, length, margin, bins }: LinesOfPage, degrees: number, bend: Bend): number {
  const half = length / 2;
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (const counts of bins) counts.fill(0);
  for (const { along, edges } of letters) {
    const shift = margin - along * slope - length * bendAt(bend, along / half);
    for (let side = 0; side < 2; side++) {
      const place = (edges[side] as number) + shift;
      const bin = place | 0;
      const counts = bins[side] as Float32Array;
      counts[bin] = (counts[bin] as number) + 1 - (place - bin);
      counts[bin + 1] = (counts[bin + 1] as number) + place - bin;
    }
  }
  let sum = 0;
  for (const counts of bins) for (const count of counts) sum += count * count;
  return sum;
}
