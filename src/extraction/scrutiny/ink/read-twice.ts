import type { Box, Word } from '../../document.js';
import { area, intersect } from '../../pages/geometry.js';

/** Two readings of one print share so much of each other's place. */
const SAME_PLACE = 0.6;

/**
 * Whether a word was recognised before at the same place: one number that is read twice is no BSB with a number of an account. What the text
 * of a page says there is another matter, since nobody may see it, and `000` on its head is a part of the line that stands on its head.
 */
export const isReadTwice = ({ text, box, angle }: Word, before: readonly Word[]): boolean =>
  before.some(
    (other) =>
      other.source === 'ocr' && other.text === text && other.angle === angle && share(box, other.box) > SAME_PLACE,
  );

/** How much of the larger of two boxes both share. */
const share = (a: Box, b: Box): number => area(intersect(a, b)) / Math.max(area(a), area(b), Number.MIN_VALUE);
