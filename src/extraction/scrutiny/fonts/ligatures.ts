import { contoursOf } from './disguises.js';
import type { Outline } from './outline.js';

/** Where a ligature is cut into its letters: so many places across it, none so near its edges that nothing is left of a letter. */
const PLACES = 24;
const EDGE = 3;

/** What fonts join: `ff`, `ti`, `ffl`, `Th`, `st`. Of other letters more than one could be drawn by digits. */
const LIGATURE = /^(?:[fTt][fhijklt]{1,2}|[cs]t)$/;

/** Tells what single outlines draw. */
export interface Looks {
  likeLetter: (letter: string, outline: Outline) => boolean;
  digitLike: (outline: Outline) => string | null;
}

/**
 * Whether an outline that says a ligature draws its letters beside each other: cut across at some place, what stands left of it looks like the first
 * letter, and the rest like the others. Half a seven looks like a `t`, so at no place may it fall into digits; ones alone are the stems of letters.
 */
export const drawsLigature = (says: string, outline: Outline, looks: Looks): boolean =>
  LIGATURE.test(says) && isOfLetters(says, outline, looks) && !isOfDigits(says.length, outline, looks, false);

const isOfLetters = (says: string, outline: Outline, looks: Looks): boolean =>
  says.length === 1
    ? looks.likeLetter(says, outline)
    : halvesOf(outline).some(
        ([left, right]) => looks.likeLetter(says.charAt(0), left) && isOfLetters(says.slice(1), right, looks),
      );

/**
 * Whether an outline draws up to so many digits.
 *
 * @param isTold whether a digit that is no one stands before them
 */
function isOfDigits(most: number, outline: Outline, looks: Looks, isTold: boolean): boolean {
  const digit = looks.digitLike(outline);
  if (digit !== null && (isTold || digit !== '1')) return true;
  return (
    most > 1 &&
    halvesOf(outline).some(([left, right]) => {
      const first = looks.digitLike(left);
      return first !== null && isOfDigits(most - 1, right, looks, isTold || first !== '1');
    })
  );
}

/** What stands left and right of each place where an outline may be cut. */
function halvesOf(outline: Outline): [Outline, Outline][] {
  const [from, to] = reachOf(outline);
  return Array.from({ length: PLACES - 2 * EDGE + 1 }, (_, at): [Outline, Outline] => {
    const cut = from + ((to - from) * (EDGE + at)) / PLACES;
    return [cutOff(outline, cut, 'left'), cutOff(outline, cut, 'right')];
  });
}

function reachOf({ edges }: Outline): [number, number] {
  let [from, to] = [Infinity, -Infinity];
  for (let at = 0; at < edges.length; at += 2) {
    from = Math.min(from, edges[at] as number);
    to = Math.max(to, edges[at] as number);
  }
  return [from, to];
}

/** What of an outline stands on one side of a vertical line. What crosses it is closed along it. */
function cutOff({ edges, evenOdd }: Outline, cut: number, side: 'left' | 'right'): Outline {
  const within = (x: number): number => (side === 'left' ? Math.min(x, cut) : Math.max(x, cut));
  const kept = contoursOf(edges).filter(({ box }) => (side === 'left' ? box.x0 < cut : box.x1 > cut));
  const parts: number[] = [];
  for (const contour of kept)
    for (let at = 0; at < contour.edges.length; at += 4) {
      const [x0, y0, x1, y1] = contour.edges.slice(at, at + 4) as [number, number, number, number];
      if ((x0 - cut) * (x1 - cut) < 0) {
        const y = y0 + ((cut - x0) / (x1 - x0)) * (y1 - y0);
        parts.push(within(x0), y0, cut, y, cut, y, within(x1), y1);
      } else parts.push(within(x0), y0, within(x1), y1);
    }
  return { edges: parts, evenOdd };
}
