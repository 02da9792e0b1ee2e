import type { Box, Page, Word } from '../../../document.js';

/** Two words that share more than this of the smaller one stand in one place. */
const SHARED = 0.5;
/** Points of a band in which words are compared. */
const BAND = 24;

/**
 * The readings of a page: where words were recognised in the place of words of its text, the page is read once with the one and once
 * with the other, or the two would be read as one line of doubled words.
 */
export function readingsOf(page: Page): Page[] {
  const recognised = page.words.filter((word) => word.source === 'ocr');
  if (recognised.length === 0 || recognised.length === page.words.length) return [page];
  const written = page.words.filter((word) => word.source !== 'ocr');
  const doubled = standingIn(recognised, written);
  if (doubled.size === 0) return [page];
  const replaced = standingIn(written, recognised);
  return [
    { ...page, words: page.words.filter((word) => !doubled.has(word)) },
    // What a font that lies says there is not what it shows, whether or not that could be read.
    { ...page, words: page.words.filter((word) => !replaced.has(word) && !word.untrusted) },
  ];
}

/** The words that stand in the place of one of some others. */
function standingIn(words: readonly Word[], others: readonly Word[]): Set<Word> {
  const bands = new Map<number, Word[]>();
  for (const other of others) {
    for (const band of bandsOf(other.box)) {
      const there = bands.get(band);
      if (there) there.push(other);
      else bands.set(band, [other]);
    }
  }
  return new Set(
    words.filter((word) =>
      bandsOf(word.box).some((band) => bands.get(band)?.some((other) => areInOnePlace(word.box, other.box))),
    ),
  );
}

/** The bands that a box reaches into; a word is no higher than a few of them. */
function bandsOf({ y0, y1 }: Box): number[] {
  const first = Math.floor(y0 / BAND);
  return Array.from({ length: Math.min(8, Math.max(1, Math.floor(y1 / BAND) - first + 1)) }, (_, at) => first + at);
}

function areInOnePlace(a: Box, b: Box): boolean {
  const shared =
    Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
  const area = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);
  return shared > SHARED * Math.min(area(a), area(b));
}
