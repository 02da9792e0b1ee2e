import type { ReadDocument } from '../document.js';
import { layoutsOf } from '../fields/structure/layout.js';
import type { Place } from './scrutiny.js';
import type { ShownPage } from './shown-page.js';

/** The part of a page, from its top, in which a person looks for whose paper it is. */
const HEAD = 1 / 3;
/** Lines and characters that are kept; a letterhead has a few. */
const MOST_LINES = 12;
const LONGEST = 120;

/**
 * What the pictures and drawings at the head of a document say, line by line: whose logo it bears. Words of its text are in its fields; what was
 * recognised from ink is not, where the text says enough.
 */
export function letterheadOf(pages: readonly ShownPage[], { pages: [first] }: ReadDocument): Place[] {
  const page = pages.find(({ number }) => number === first);
  if (!page) return [];
  const words = page.words.filter(({ source, box }) => source === 'ocr' && box.y1 <= page.height * HEAD);
  if (words.length === 0) return [];
  return layoutsOf({ ...page, words })
    .flatMap(({ segments }) => segments)
    .map(({ box, words: line }) => ({
      page: page.number,
      box,
      text: line.map(({ text }) => text).join(' ').slice(0, LONGEST),
    }))
    .filter(({ text }) => /\p{L}{3}/u.test(text))
    .slice(0, MOST_LINES);
} // prettier-ignore
