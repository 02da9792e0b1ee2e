import type { Size } from '../pictures/thin-pictures.js';

/**
 * A picture from the web that is shown no larger than this, in pixels, lying or upright, is taken for the logo that most mail of accounting
 * programs has. What it shows is not known.
 */
const LOGO = { longer: 240, shorter: 100 };
/** One whose width is not said is taken for a logo up to this height: logos keep their shape, and many templates say no more. */
const LOGO_ALONE = 80;

/** All logos of a message together have no more room than one may have, so that nothing is shown in parts of several. */
const ROOM = LOGO.longer * LOGO.shorter;
/** Nor are they as many as the digits of a BSB and an account. A logo and the signs of social networks are five to eight. */
const MOST = 10;

/** Whether a picture that is shown in this size is taken for a logo. */
export const isLogo = ({ width, height = Infinity }: Size): boolean =>
  width === undefined
    ? height <= LOGO_ALONE
    : Math.max(width, height) <= LOGO.longer && Math.min(width, height) <= LOGO.shorter;

/** Whether pictures of which each may be a logo have room together for more than one logo has. */
export function showMoreThanLogos(sizes: readonly Size[]): boolean {
  const room = sizes.reduce((sum, { width = LOGO.longer, height = LOGO.shorter }) => sum + width * height, 0);
  return room > ROOM || sizes.length > MOST;
}
