import type { Box } from '../../document.js';
import type { PageContent } from '../../pages/text-layer/content/page-content.js';
import { meet, union } from '../../pages/geometry.js';
import { wordsFromGlyphs } from '../../pages/text-layer/words-from-glyphs.js';
import { couldMatter } from './could-matter.js';

/** Something that some viewers or printers show and others do not, in points of the page as its `/Rotate` shows it. */
export interface DifferingPart {
  box: Box;
  /** What it says; empty where it is a picture or a drawing. */
  text: string;
}

/** At least this many paths together may be letters. */
const MAY_BE_LETTERS = 6;

/**
 * The parts of a page in layers that are not always shown, and beyond its edges, that could change whom somebody pays.
 *
 * @param sheet the largest area that anything shows of the page; all there is where it is not known.
 */
export function differingParts(
  { glyphs, differing }: Pick<PageContent, 'glyphs' | 'differing'>,
  sheet: Box | null,
): DifferingPart[] {
  const parts: DifferingPart[] = [];
  const doubtful = glyphs.filter((glyph) => glyph.differs && (!sheet || isOn(sheet, glyph.box)));
  if (doubtful.length > 0) {
    const words = wordsFromGlyphs(doubtful);
    const text = words.map((word) => word.text).join(' ');
    const unread = doubtful.some(({ mapped, untrusted, space }) => !space && (!mapped || untrusted));
    if (unread || couldMatter(text) || isSentence(text))
      parts.push({ box: words.map(({ box }) => box).reduce(union), text });
  }
  for (const { kind, box } of differing) if (kind === 'picture') parts.push({ box, text: '' });
  const paths = differing.filter(({ kind }) => kind === 'path').map(({ box }) => box);
  const hides = paths.some((path) => glyphs.some(({ text, box }) => /\d/.test(text) && meet(path, box)));
  if (paths.length >= MAY_BE_LETTERS || hides) parts.push({ box: paths.reduce(union), text: '' });
  return parts;
}

/** At least this many words in a row are more than a mark on a page (`DRAFT COPY`): they may say anything. */
const LEAST_WORDS = 3;

const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= LEAST_WORDS;

function isOn(sheet: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > sheet.x0 && x < sheet.x1 && y > sheet.y0 && y < sheet.y1;
}
