import type { Layout } from '../../../fields/structure/layout.js';
import type { PlacedWord } from '../../../fields/structure/segment.js';
import type { SearchedPage } from '../numbers/searched-page.js';

/** The lowest letters that are drawn so have so many lines, most of them full and unlike each other; in a frame or a table all lines are alike. */
const LEAST_LINES = 4;
const LEAST_FULL = 3;

/** A full line has so many characters, in so many strokes, some longer than others: dotted rules and boxes to tick are of one length. */
const LEAST_CHARACTERS = 6;
const LEAST_STROKES = 4;

/** Lines that draw together are no further apart than this, in font heights. */
const NEXT = 2.5;

/**
 * Lines of signs, or of one letter, that draw digits together: `###  # ###`. Nothing reads them, and a person does.
 *
 * @returns the words of each such drawing
 */
export function drawnByCharacters({ layouts, shown }: SearchedPage): PlacedWord[][] {
  return layouts.flatMap(({ rows }) => {
    const drawings: PlacedWord[][] = [];
    let lines: PlacedWord[][] = [];
    const end = (): void => {
      const full = new Set(lines.map((words) => textOf(words, shown)).filter(isFull));
      if (lines.length >= LEAST_LINES && full.size >= LEAST_FULL) drawings.push(lines.flat());
      lines = [];
    };
    for (const row of rows) {
      const words = strokesIn(row, shown);
      if (words.length === 0 || !followsOn(lines.at(-1), words)) end();
      if (words.length > 0) lines.push(words);
    }
    end();
    return drawings;
  });
}

/** The words of a line that may draw. */
function strokesIn(row: Layout['rows'][number], shown: SearchedPage['shown']): PlacedWord[] {
  return row.flatMap((segment) => segment.words).filter((word) => isOfSigns(shown.get(word.word) ?? word.text));
}

function isFull(text: string): boolean {
  if (text.replaceAll(' ', '').length < LEAST_CHARACTERS) return false;
  const strokes = text.match(/(\S)\1*/gu) ?? [];
  return (
    strokes.length >= LEAST_STROKES &&
    new Set(strokes.map((stroke) => stroke.length)).size > 1 &&
    new Set(text.toLowerCase().match(/\p{L}/gu) ?? []).size <= 1
  );
}

const isOfSigns = (text: string): boolean =>
  !/\p{N}/u.test(text) && new Set(text.toLowerCase().match(/\p{L}/gu) ?? []).size <= 1;

const textOf = (words: readonly PlacedWord[], shown: SearchedPage['shown']): string =>
  words.map((word) => shown.get(word.word) ?? word.text).join(' ');

function followsOn(before: readonly PlacedWord[] | undefined, words: readonly PlacedWord[]): boolean {
  const [above, below] = [before?.[0], words[0]];
  return above !== undefined && below !== undefined && below.box.y0 - above.box.y1 <= NEXT * below.size;
}
