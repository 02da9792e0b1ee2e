import type { DrawnGlyph } from './page-content.js';

/** More pieces of such text make a page costly. */
const MOST_PIECES = 24;

/**
 * Whether drawing a page takes more memory than a reader has: pdf.js draws each piece of text that is filled with a pattern on a
 * canvas of its own as large as the page. An invoice set in such letters took 1.8 GB at 100 dots to the inch.
 */
export function isCostlyToDraw(glyphs: readonly DrawnGlyph[]): boolean {
  const pieces = glyphs.filter(({ luminance, invisible }) => luminance === null && !invisible);
  return new Set(pieces.map(({ operation }) => operation)).size > MOST_PIECES;
}
