import type { Box } from '../../document.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { union } from '../../pages/geometry.js';
import { wordsFromGlyphs } from '../../pages/text-layer/words-from-glyphs.js';
import { holdsNumber } from './could-matter.js';
import type { DifferingPart } from './differing-parts.js';

/** A character that is shown this close to a hidden one of the same text is that character drawn again, in points. */
const SAME_PLACE = 2;

/** At least this many hidden characters of which it is not known what they show may be a number. */
const UNREAD = 5;

/** What is written as large as this, in points, in the colour of its ground may hide something, with the outlines of one viewer only. */
const LARGE = 40;

/**
 * Numbers as long as an account in text that cannot be seen because something is painted over it, or because it has the colour of its
 * ground: nobody honest hides an account, and whether it is hidden hangs on how a viewer blends, composes and mixes colours. None of
 * the 153 PDFs of the development and public corpora has any on a page that is read from its text.
 */
export function hiddenNumbers(glyphs: readonly DrawnGlyph[]): DifferingPart[] {
  const hidden = glyphs.filter(({ covered, faint, space }) => (covered === true || faint === true) && !space);
  if (hidden.length === 0) return [];
  const shown = glyphs.filter(({ invisible, space }) => !invisible && !space);
  const alone = hidden.filter((glyph) => !shown.some((other) => isSame(glyph, other)));
  const unread = alone.filter(({ mapped, untrusted }) => !mapped || untrusted);
  const words = wordsFromGlyphs(alone);
  const text = words.map((word) => word.text).join(' ');
  const boxes: Box[] = alone.map(({ box }) => box);
  const isGround = alone.some(({ faint, size }) => faint === true && size >= LARGE);
  return isGround || unread.length >= UNREAD || holdsNumber(text) ? [{ box: boxes.reduce(union), text }] : [];
}

const isSame = (a: DrawnGlyph, b: DrawnGlyph): boolean =>
  a.text === b.text && Math.abs(a.x - b.x) < SAME_PLACE && Math.abs(a.y - b.y) < SAME_PLACE;
