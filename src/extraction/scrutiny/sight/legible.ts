import type { UnseenReason } from '../scrutiny.js';
import type { Drawn } from './see-glyphs.js';

/**
 * Digits that stand out from their ground by fewer levels of 255 are too faint (black is 255 on white, #bfbfbf 64, #f4f4f4 11). The
 * faintest account of the development corpus' 64 digital documents with one has 161: white on a coloured sidebar.
 */
export const LEAST_CONTRAST = 64;

/** Fewer levels are no ink at all: grey of 0.955 has 11. */
const LEAST_INK = 16;

/**
 * Lower digits, in points, are too small: those of a font of 3.5 points, below the smallest print on forms. The lowest account of the
 * development corpus has 4.3, in footers of 6.5 points.
 */
export const LEAST_HEIGHT = 2.5;

/**
 * A digit of which more ink is missing or foreign than this share may be another: what makes a 5 of a 6 or a 9 of an 8 is 8 to 12 % of
 * their ink. Of the corpus' 128 numbers one has more (0.21, a comma reaches into its last digit) and all others at most 0.02.
 */
const MOST_FOREIGN = 0.05;

/** Ground that differs by more than this share of the contrast is no ground on which a digit is plain; the corpus has none above 0. */
const MOST_UNREST = 0.25;

/** Ink across a digit that is so much of its contrast crosses it out, whatever is still read there. */
const CROSSED_OUT = 0.5;

/** Whether a digit is crossed out: a person takes it for none, or for the one that is written beside it. */
export const isCrossedOut = ({ unrest, contrast }: Drawn): boolean => contrast >= LEAST_INK && unrest > CROSSED_OUT;

/**
 * Ink of so much of a digit's contrast, among the lines of the digit, is drawn into it: a pale stroke at the left of a 3 makes an 8 of it. No account of 193
 * honest PDFs of three corpora has any there.
 */
const DRAWN_INTO = 0.2;

/** Whether something paler than a digit is drawn into it or right beside it, so that a person may take it for another. */
export const isDrawnInto = ({ beside, contrast }: Drawn): boolean => contrast >= LEAST_INK && beside > DRAWN_INTO;

/** Why a person does not see what is drawn so; null where nothing is said against it. */
export function whyUnseen({ contrast, height }: Pick<Drawn, 'contrast' | 'height'>): UnseenReason | null {
  if (height === 0) return 'not_drawn';
  if (height < LEAST_HEIGHT) return 'too_small';
  if (contrast < LEAST_INK) return 'not_drawn';
  return contrast < LEAST_CONTRAST ? 'too_faint' : null;
}

/** Whether digits are drawn just as their font draws them, on an even ground, so that they show what the font makes of them. */
export function isPlain(drawn: Drawn): boolean {
  return whyUnseen(drawn) === null && drawn.foreign <= MOST_FOREIGN && drawn.unrest <= MOST_UNREST;
}
