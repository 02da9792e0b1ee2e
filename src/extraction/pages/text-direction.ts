import type { Component } from './components.js';

/** What the shapes of letters tell about a page. */
export interface TextDirection {
  /** Whether lines of text run up or down the page. */
  sideways: boolean;
  /** How far lines are turned from the nearest axis, in degrees clockwise. */
  skew: number;
  /** Typical height of the letters, across their lines, in pixels; null where there is no text. */
  letterHeight: number | null;
}

const WIDEST_SKEW = 15;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
const MAX_LETTERS = 4_000;

/** Judges from the shapes on a page how its lines run: edges of letters in a line lie on common lines. */
export function textDirection(components: readonly Component[]): TextDirection {
  const letters = lettersAmong(components);
  if (letters.length < 12) return { sideways: false, skew: 0, letterHeight: null };
  const level = bestAngle(letters.map(({ x0, y0, x1, y1 }) => ({ along: (x0 + x1) / 2, edges: [y0, y1] })));
  const upright = bestAngle(letters.map(({ x0, y0, x1, y1 }) => ({ along: (y0 + y1) / 2, edges: [x0, x1] })));
  const sideways = upright.score > level.score * 1.15;
  const heights = letters.map(({ x0, y0, x1, y1 }) => (sideways ? x1 - x0 : y1 - y0)).sort((a, b) => a - b);
  return {
    sideways,
    skew: sideways ? -upright.degrees : level.degrees,
    letterHeight: heights[Math.floor(heights.length / 2)] ?? null,
  };
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
  along: number;
  edges: readonly number[];
}

function bestAngle(letters: readonly Edges[]): { degrees: number; score: number } {
  let best = { degrees: 0, score: alignment(letters, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const score = alignment(letters, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-WIDEST_SKEW, WIDEST_SKEW, COARSE_STEP);
  look(best.degrees - COARSE_STEP, best.degrees + COARSE_STEP, FINE_STEP);
  return best;
}

/** How well the edges of letters agree on lines that are turned by an angle: a sum of squares of a histogram. */
function alignment(letters: readonly Edges[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Map<number, number>();
  for (const { along, edges } of letters) {
    for (const [side, edge] of edges.entries()) {
      const place = edge - along * slope;
      const bin = Math.floor(place);
      const share = place - bin;
      const key = bin * 2 + side;
      counts.set(key, (counts.get(key) ?? 0) + 1 - share);
      counts.set(key + 2, (counts.get(key + 2) ?? 0) + share);
    }
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}
