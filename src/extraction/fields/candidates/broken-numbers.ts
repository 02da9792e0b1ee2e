import { overlapX } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import type { Run } from '../text/run.js';

/** The first part of a number that a browser broke at its hyphen, where its cell ends: `INV-` over `3262`. */
const FIRST_PART = /^[\p{L}\d][\p{L}\d/.-]{0,11}[-\u2010\u2011]$/u;
/** The rest of it: digits, perhaps with letters or further parts behind them. */
const REST = /^\d{2,}[\p{L}\d]*(?:[-/][\p{L}\d]+)*$/u;
/** The rest stands right below, and starts where the first part does or has its middle or its end there; in font heights. */
const NEAR = { below: 0.9, aside: 0.5 };
/** A word this near on the same line goes on the line: the hyphen broke nothing. */
const SAME_LINE = 0.6;

/** The word that a number goes on with in the next line of its cell; null where its first part is not broken at a hyphen. */
function restOf(layout: Layout, segment: Segment, word: PlacedWord): PlacedWord | null {
  if (!FIRST_PART.test(word.text)) return null;
  const size = Math.max(1, word.size);
  const beside = segment.words[segment.words.indexOf(word) + 1];
  if (beside && beside.box.x0 - word.box.x1 < SAME_LINE * size) return null;
  const isBelow = ({ box }: PlacedWord): boolean =>
    box.y0 > word.box.y0 + 0.5 * size &&
    box.y0 - word.box.y1 < NEAR.below * size &&
    overlapX(box, word.box) > 0 &&
    [box.x0 - word.box.x0, box.x1 - word.box.x1, (box.x0 + box.x1 - word.box.x0 - word.box.x1) / 2].some(
      (apart) => Math.abs(apart) < NEAR.aside * size,
    );
  const [first, second] = layout.segments
    .filter((one) => one.row > segment.row)
    .flatMap((one) => one.words.filter(isBelow));
  return first && !second && REST.test(first.text) ? first : null;
}

/** A run of words of a segment whose first word is followed by the rest of a number from the next line of its cell, without a space; null where it is not broken. */
export function mendedRun(layout: Layout, segment: Segment, word: PlacedWord): Run | null {
  const rest = restOf(layout, segment, word);
  if (!rest) return null;
  const [end, text] = [word.text.length, word.text + rest.text];
  return {
    text,
    spans: [
      { start: 0, end, word },
      { start: end, end: text.length, word: rest },
    ],
  };
}
