import type { Box } from '../../document.js';
import type { Outline } from './outline.js';

export interface Contour {
  edges: number[];
  box: Box;
}

/** What has more contours than this is no character: in the same documents none that is looked at here has more than 4. */
const MOST_CONTOURS = 200;

/** What lies apart from the largest contour and takes less of its room is a mark on it: an accent, a dot, a line below. */
const SMALL = 0.3;

/**
 * What is left of an outline without what may only dress it: the rings or boxes around all of it, and the marks beside its largest
 * part. A digit in a circle, on a black square or with a dot above is read as a digit by everybody.
 *
 * @returns null where it is of more parts than are told apart
 */
export function undressed({ edges, evenOdd }: Outline): Outline[] | null {
  const contours = contoursOf(edges);
  if (contours.length < 2) return [];
  if (contours.length > MOST_CONTOURS) return null;
  const found: Contour[][] = [];
  let inside = contours;
  for (let ring = 0; ring < 2; ring += 1) {
    const around = inside.find((one) => inside.every((other) => other === one || isIn(other.box, one.box)));
    if (!around || inside.length < 2) break;
    inside = inside.filter((one) => one !== around);
    found.push(inside);
  }
  const largest = contours.reduce((best, one) => (areaOf(one.box) > areaOf(best.box) ? one : best));
  const unmarked = contours.filter(
    ({ box }) => isIn(box, largest.box) || areaOf(box) >= SMALL * areaOf(largest.box) || overlaps(box, largest.box),
  );
  if (unmarked.length < contours.length) found.push(unmarked);
  return found.map((some) => ({ edges: some.flatMap((one) => one.edges), evenOdd }));
}

/** An accent has no more contours than the two of a ring and one more. */
const MOST_OF_ACCENT = 3;

/** An accent may reach so far into a letter, as a share of its height, and take so much of its square where the letter is narrow. */
const TOUCHING = 0.15;
const OF_NARROW = 0.2;

/**
 * Parts a letter from its accents: what lies above or below its largest part, and is no wider.
 *
 * @returns the letter alone and how high its accents are; null where there are none, or something else.
 */
export function unaccented({ edges, evenOdd }: Outline): { letter: Outline; height: number } | null {
  const contours = contoursOf(edges);
  if (contours.length < 2 || contours.length > MOST_CONTOURS) return null;
  const { box } = contours.reduce((best, one) => (areaOf(one.box) > areaOf(best.box) ? one : best));
  const [width, height, middle] = [box.x1 - box.x0, box.y1 - box.y0, (box.x0 + box.x1) / 2];
  const within = TOUCHING * height;
  const marks = contours.filter((one) => one.box.y0 >= box.y1 - within || one.box.y1 <= box.y0 + within);
  const most = Math.max(SMALL * areaOf(box), OF_NARROW * height * height);
  const isAccent = (one: Contour) =>
    areaOf(one.box) < most &&
    Math.abs((one.box.x0 + one.box.x1) / 2 - middle) < Math.max(width, OF_NARROW * height) / 2;
  if (marks.length === 0 || marks.length > MOST_OF_ACCENT || !marks.every(isAccent)) return null;
  const letter = contours.filter((one) => !marks.includes(one)).flatMap((one) => one.edges);
  return {
    letter: { edges: letter, evenOdd },
    height: Math.max(...marks.map((one) => one.box.y1 - one.box.y0)),
  };
}

/** The closed lines of an outline. */
export function contoursOf(edges: readonly number[]): Contour[] {
  const contours: Contour[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    const [x0, y0, x1, y1] = edges.slice(at, at + 4) as [number, number, number, number];
    const open = contours.at(-1);
    if (open && open.edges.at(-2) === x0 && open.edges.at(-1) === y0 && !isClosed(open)) {
      open.edges.push(x0, y0, x1, y1);
      open.box = {
        x0: Math.min(open.box.x0, x1),
        y0: Math.min(open.box.y0, y1),
        x1: Math.max(open.box.x1, x1),
        y1: Math.max(open.box.y1, y1),
      };
    } else
      contours.push({
        edges: [x0, y0, x1, y1],
        box: { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) },
      });
  }
  return contours;
}

const isClosed = ({ edges }: Contour): boolean => edges[0] === edges.at(-2) && edges[1] === edges.at(-1);

const areaOf = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);

const isIn = (a: Box, b: Box): boolean => a.x0 >= b.x0 && a.x1 <= b.x1 && a.y0 >= b.y0 && a.y1 <= b.y1;

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
