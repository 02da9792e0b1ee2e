import type { Box, Word } from '../../document.js';
import { meet } from '../../pages/geometry.js';
import { couldMatter, digitsOf } from './could-matter.js';
import { opensOther, saidByLink, type LinkWords } from './links.js';
import { wordsInBox } from './words-in-box.js';

/** An annotation of a page, with its place on the upright page. */
export interface Annotation {
  /** `FreeText`, `Widget`, `Stamp` and so on (ISO 32000-1, section 12.5.6). */
  subtype: string;
  flags: number;
  box: Box;
  /** Whether it brings an appearance that draws something. */
  drawn: boolean;
  /** What it says, where it is not a description for those who cannot see it. */
  contents: string;
  /** The value of a form field of text or choice, or the caption of a button; null where it has none. */
  value: string | null;
  /** Where a link leads; null where it is none, or leads within the file. */
  link: string | null;
  /** What is said of a field while a pointer rests on it, of a file that is attached, and of whose a note is and what it is about. */
  tip: string;
  /** Whether it looks otherwise while a pointer is on it. */
  changesUnderPointer: boolean;
  /** Whether viewers are to draw a border around it. */
  border: boolean;
  /** Whether viewers are to paint the ground of a field, or lines around it. */
  ground: boolean;
}

/** What viewers show differently of an annotation, and what they show that is drawn nowhere. */
export interface AnnotationFinding {
  /** The place that viewers and printers show differently; null where nothing that matters does. */
  doubt: { box: Box; text: string } | null;
  /** Words that a viewer makes an appearance for, or shows beside the page. */
  words: Word[];
}

const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;
const TOGGLES_VIEW = 256;

/** What never is more than a mark beside, below or over text. */
const MARKS = new Set(['Highlight', 'Underline', 'Squiggly', 'StrikeOut']);

/** What viewers show by a sign of their own, its words beside the page. */
const NOTES = new Set(['Text', 'FileAttachment', 'Popup']);

/** What is drawn where it brings no appearance. */
const DRAWN_BY_VIEWERS = new Set([
  ...['Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Ink', 'Stamp', 'Caret', 'Watermark'],
  'Projection',
]);

/** What plays, whatever it shows until then. */
const PLAYED = new Set(['Screen', 'Movie', 'RichMedia', '3D']);

const STANDARD = new Set([
  ...PLAYED,
  ...MARKS,
  ...NOTES,
  ...DRAWN_BY_VIEWERS,
  'Link',
  'FreeText',
  'Widget',
  'Redact',
  'Sound',
  'PrinterMark',
  'TrapNet',
]);

/** Says what viewers and printers show differently of an annotation that could change whom somebody pays. */
export function judgeAnnotation(annotation: Annotation, pageWords: readonly Word[]): AnnotationFinding {
  const { flags, box, tip } = annotation;
  if (flags & HIDDEN) return { doubt: null, words: [] };
  const { doubt, words } = judgeShown(annotation, pageWords);
  const said = [couldMatter(tip) ? tip : '', saidByLink(annotation.link ?? '', wordsAt(annotation, pageWords))];
  return { doubt, words: [...words, ...wordsInBox(said.filter((one) => one !== '').join('\n'), box)] };
}

/** What is shown in the place of an annotation and before it in its line, and what it says itself. */
function wordsAt({ box, contents, value, tip }: Annotation, pageWords: readonly Word[]): LinkWords {
  const within = pageWords.filter((word) => isInside(word.box, box)).map(({ text }) => text);
  const before = pageWords.filter((word) => leadsTo(word.box, box)).map(({ text }) => text);
  return { shown: [...within, contents, value ?? '', tip].join(' '), before: before.slice(-WORDS_BEFORE).join(' ') };
}

const WORDS_BEFORE = 12;

/** Whether a word stands in the first line of a box, before it. */
function leadsTo(word: Box, box: Box): boolean {
  const middle = (word.y0 + word.y1) / 2;
  return word.x1 <= box.x0 + 1 && middle > box.y0 && middle < Math.min(box.y1, box.y0 + 2 * (word.y1 - word.y0));
}

function judgeShown(annotation: Annotation, pageWords: readonly Word[]): AnnotationFinding {
  const { subtype, flags, box, drawn, contents, value, link, changesUnderPointer } = annotation;
  const inside = pageWords.filter((word) => word.source === 'form' && isInside(word.box, box));
  const shown = inside.map(({ text }) => text).join(' ');
  const doubt = (text: string) => ({ box, text });
  if (subtype === 'Redact' || !STANDARD.has(subtype)) {
    return { doubt: drawn || subtype === 'Redact' ? doubt(contents) : null, words: wordsInBox(contents, box) };
  }
  if (subtype === 'Link') {
    const words = couldMatter(contents) ? wordsInBox(contents, box) : [];
    return { doubt: drawn || opensOther(link ?? '') ? doubt(shown || (link ?? '')) : null, words };
  }
  if (PLAYED.has(subtype)) return { doubt: doubt(contents), words: wordsInBox(contents, box) };
  const onScreen = !(flags & NO_VIEW);
  const printed = (flags & PRINT) !== 0;
  if (!onScreen && !printed) return { doubt: null, words: [] };
  if (changesUnderPointer || (drawn && (!onScreen || flags & TOGGLES_VIEW)))
    return { doubt: doubt(value ?? contents), words: [] };

  const said = subtype === 'Widget' ? (value ?? '') : contents;
  const differs =
    subtype === 'Widget' && drawn
      ? value !== null && differInDigits(said, shown)
      : couldMatter(said) && !shownAs(said, shown);
  const words = differs || !drawn ? wordsInBox(said, box) : [];
  if (differs || coversDigits(annotation, said, pageWords)) return { doubt: doubt(said), words };
  if (!drawn) return { doubt: DRAWN_BY_VIEWERS.has(subtype) ? doubt(said) : null, words };
  const screenOnly = !printed && !MARKS.has(subtype) && !NOTES.has(subtype);
  const matters = inside.length === 0 ? subtype !== 'Widget' : couldMatter(shown);
  return { doubt: screenOnly && matters ? doubt(shown) : null, words };
}

/** Whether viewers draw a field themselves where the page shows a digit: over it, or so that both are read as one. */
function coversDigits({ subtype, drawn, ground, box }: Annotation, said: string, words: readonly Word[]): boolean {
  if (subtype !== 'Widget' || drawn || (said.trim() === '' && !ground)) return false;
  return words.some(({ text, source, box: own }) => source !== 'form' && /\d/.test(text) && meet(box, own));
}

/** Whether a value and what its field shows are different numbers; zeros that a format adds at the end are none. */
function differInDigits(said: string, shown: string): boolean {
  if (!couldMatter(said) && !couldMatter(shown)) return false;
  const [a, b] = [digitsOf(said), digitsOf(shown)];
  return a.replace(/0+$/, '') !== b.replace(/0+$/, '');
}

/** Whether what is said is shown in the same place, too. */
function shownAs(said: string, shown: string): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  return letters(shown).includes(letters(said));
}

function isInside(word: Box, box: Box): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return x > box.x0 - 1 && x < box.x1 + 1 && y > box.y0 - 1 && y < box.y1 + 1;
}
