import type { Box } from '../../../document.js';
import { unionOf } from '../../../fields/structure/geometry.js';
import type { Segment } from '../../../fields/structure/segment.js';

/** No number is set in more pieces. */
const MOST_PIECES = 6;

/**
 * Where lines show a number, in one word or in pieces beside each other: an invoice may print its account in a panel, and again on a slip.
 *
 * @param number its digits
 */
export function whereShown(number: string, segments: readonly Segment[]): Box[] {
  return segments.flatMap(({ words }) =>
    words.flatMap((_, from) => {
      let digits = '';
      for (const [at, { text }] of words.slice(from, from + MOST_PIECES).entries()) {
        if (!/\d/.test(text) || /\p{L}/u.test(text)) return [];
        digits += text.replace(/\D/g, '');
        if (digits === number) return [unionOf(words.slice(from, from + at + 1).map(({ box }) => box))];
        if (digits.length >= number.length) return [];
      }
      return [];
    }),
  );
}
