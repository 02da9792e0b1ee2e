import type { Word } from '../../document.js';
import { area, intersect, nearestQuarterTurn } from '../geometry.js';
import type { DrawnGlyph, PageContent } from './content/page-content.js';
import { wordsFromGlyphs } from './words-from-glyphs.js';

/**
 * How a page of a PDF is to be read: from the words of its text layer, as a picture, or from the words if a sample of them is
 * found to stand in the picture.
 */
export type TextLayerJudgement = { readAs: 'text' | 'text-if-shown'; words: Word[] } | { readAs: 'picture' };

/** A page with fewer characters has no text layer worth its name if something else is drawn on it. */
const FEW_CHARACTERS = 40;

/** A scan with fewer has been stamped, numbered or signed afterwards: the invoice itself is in the picture. */
const FEW_ON_SCAN = 250;

/** Outlined letters: so many small curved shapes on a page with little text. */
const MANY_SHAPES = 60;

/** A pattern or shading that covers so much of a page with little text may hold pictures of text. */
const PATTERN_COVER = 0.02;

/** Text that slopes by more degrees is read as a picture. */
const MOST_SLOPE = 1.5;

/** Share of the page that pictures of a scan cover. */
const SCAN_COVER = 0.5;

/** Shares of characters in words as people write them, below which a text layer is garbage or doubtful. */
const GARBAGE_BELOW = 0.6;
const DOUBTFUL_BELOW = 0.8;

/** Decides whether the text layer of a page says what the page shows. */
export function judgeTextLayer(content: PageContent): TextLayerJudgement {
  const page = { x0: 0, y0: 0, x1: content.width, y1: content.height };
  const covered = content.pictures.reduce((sum, { box }) => sum + area(intersect(box, page)), 0);
  const isScan = covered > SCAN_COVER * area(page);
  const shown = content.glyphs.filter((glyph) => !glyph.invisible);
  const glyphs = isScan ? content.glyphs : shown;
  const characters = count(glyphs);
  if (isScan && characters < FEW_ON_SCAN) return { readAs: 'picture' };
  if (characters < FEW_CHARACTERS && isDrawn(content)) return { readAs: 'picture' };
  if (isAslant(glyphs)) return { readAs: 'picture' };
  const words = wordsFromGlyphs(glyphs);
  if (words.length === 0) return { readAs: 'text', words };
  const mapped = glyphs.filter((glyph) => glyph.mapped).length / glyphs.length;
  const share = Math.min(mapped, plausibleShare(words));
  if (share < GARBAGE_BELOW || lacksLetters(glyphs, words)) return { readAs: 'picture' };
  const certain = !isScan && share >= DOUBTFUL_BELOW;
  return { readAs: certain ? 'text' : 'text-if-shown', words };
}

/** Whether a page draws what may be text in other ways: as outlines, as a picture of each letter, or within a pattern. */
function isDrawn({ shapes, pictures, areas, width, height }: PageContent): boolean {
  const patterned = areas.some(
    ({ box, luminance }) => luminance === null && area(box) > PATTERN_COVER * width * height,
  );
  return shapes.length > MANY_SHAPES || pictures.length > MANY_SHAPES || patterned;
}

/** Whether most of a text runs neither level nor upright; in a picture it is set straight. */
function isAslant(glyphs: readonly DrawnGlyph[]): boolean {
  const aslant = glyphs.filter(
    ({ direction }) => Math.abs(direction - nearestQuarterTurn(direction)) % 360 > MOST_SLOPE,
  );
  return aslant.length * 2 > glyphs.length;
}

/** Words without a meaning make more than this share of the text where a font, not an icon, has no usable mapping. */
const MOST_UNMAPPED = 0.04;

/** No letter or digit makes so much of a text. */
const MOST_OF_ONE = 0.5;

/** Whether a font has no mapping for some of its characters, digits for example, or the same for most. */
function lacksLetters(glyphs: readonly DrawnGlyph[], words: readonly Word[]): boolean {
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  const unmapped = words.reduce((sum, { text }) => sum + (UNMAPPED_WORD.test(text) ? text.length : 0), 0);
  if (unmapped > MOST_UNMAPPED * length) return true;
  const counts = new Map<string, number>();
  for (const { text } of glyphs) if (/[\p{L}\p{N}]/u.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return all >= FEW_CHARACTERS && Math.max(...counts.values()) > MOST_OF_ONE * all;
}

function count(glyphs: readonly DrawnGlyph[]): number {
  return glyphs.filter((glyph) => !glyph.space).length;
}

const WORD = /^["'“‘(]*\p{Lu}?[\p{Ll}'’&-]+["'”’.,:;!?)]*$/u;
const CAPITALS = /^["'“‘(#]*[\p{Lu}\d][\p{Lu}\d&.'’/#-]*["'”’.,:;!?)]*$/u;
const NUMBER = /^[-–+(]*[A-Z]{0,3}\$?[\d.,:/()%\s–-]+[A-Za-z%]{0,3}[.,:;)]*$/;
const COMPOUND = /^[("“‘]*\p{L}?[\p{L}\d]+([-–—/&.@_:'’]+[\p{L}\d]+)+["'”’.,:;!?)]*$/u;
/** Several characters of which the font does not say what they are. */
const UNMAPPED_WORD = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uE000-\uF8FF\uFFFD]{3}/;
const MARK = /^[-–—|•·.:;,*&/+=_#@$~✓()]+$/;

/** The share of characters that stand in words, numbers, addresses or marks as people write them; 0 to 1. */
export function plausibleShare(words: readonly Word[]): number {
  let plausible = 0;
  let all = 0;
  for (const { text } of words) {
    all += text.length;
    if (isPlausible(text)) plausible += text.length;
  }
  return all === 0 ? 1 : plausible / all;
}

function isPlausible(text: string): boolean {
  if (NUMBER.test(text) || MARK.test(text)) return true;
  const letters = text.replace(/\P{L}/gu, '');
  const spoken = letters.length < 5 || /[aeiouyàáâäãåèéêëìíîïòóôöõùúûü]/i.test(letters);
  return spoken && (WORD.test(text) || CAPITALS.test(text) || COMPOUND.test(text));
}
