import type { ReadDocument } from '../document.js';
import { layoutsOf } from '../fields/structure/layout.js';
import type { Segment } from '../fields/structure/segment.js';
import type { Place } from './scrutiny.js';
import type { ShownPage } from './shown-page.js';

/** The part of a page, from its top, in which a person looks for whose paper it is. */
const HEAD = 1 / 3;
/** At most this many lines are kept, the largest ones: what a person sees first is not put aside by small print before it. */
const MOST_LINES = 24;
/** Characters that are kept of each; in letters of 6 points a line across a page has 200. */
const LONGEST = 300;

/** A line of text that a person sees first is so much larger than the words of its page, in the middle, or of so many points. */
const LARGER = 1.3;
const LARGE = 14;

/**
 * What the pictures and drawings at the head of a document say, line by line: whose logo it bears; and its large lines of text, of which the
 * fields keep one name. What was recognised from ink is in no field, where the text says enough.
 */
export function letterheadOf(pages: readonly ShownPage[], { pages: [first] }: ReadDocument): Place[] {
  const page = pages.find(({ number }) => number === first);
  if (!page) return [];
  const words = page.words.filter(({ box }) => box.y1 <= page.height * HEAD);
  const segmentsOf = (recognised: boolean): Segment[] => {
    const some = words.filter(({ source }) => (source === 'ocr') === recognised);
    return some.length === 0 ? [] : layoutsOf({ ...page, words: some }).flatMap(({ segments }) => segments);
  };
  const sizes = page.words.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? LARGE;
  const large = segmentsOf(false).filter(({ size }) => size >= Math.min(usual * LARGER, LARGE));
  const lines = [...segmentsOf(true), ...large]
    .map(({ box, size, words: line }) => ({
      size,
      place: { page: page.number, box, text: line.map(({ text }) => text).join(' ').slice(0, LONGEST) },
    }))
    .filter(({ place: { text } }) => /\p{L}{3}/u.test(text));
  const kept = new Set(lines.toSorted((a, b) => b.size - a.size).slice(0, MOST_LINES));
  return lines.filter((line) => kept.has(line)).map(({ place }) => place);
} // prettier-ignore
