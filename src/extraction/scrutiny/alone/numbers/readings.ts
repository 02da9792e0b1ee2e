import type { Box, Page, Word } from '../../../document.js';
import { meet } from '../../../pages/geometry.js';
import type { BentLines } from '../../ink/bent-lines.js';

/** Two words that share more than this of the smaller one stand in one place. */
const SHARED = 0.5;
/** Points of a band in which words are compared. */
const BAND = 24;

/** A page to be read, with its lines that bend. */
export interface PageWithLines extends Page {
  /** Missing where none does. */
  bent?: BentLines;
}

/**
 * The readings of a page, those with its bent lines set level after the others: set where they stand, they would part the lines that they
 * stand on.
 */
export function readingsOf({ bent, ...page }: PageWithLines): Page[] {
  if (!bent) return readingsOfWords(page);
  const beside = page.words.filter(({ box }) => !bent.places.some((place) => meet(box, place)));
  return [page, { ...page, words: [...beside, ...bent.words] }].flatMap(readingsOfWords);
}

/**
 * The readings of words: where words were recognised in the place of words of its text, the page is read once with the one and once
 * with the other, or the two would be read as one line of doubled words. Where one place was recognised in several ways, light on dark and
 * as if that were dark on light, it is read with the surest alone and without them as well: what the others make of it would part the lines.
 */
function readingsOfWords(page: Page): Page[] {
  const recognised = page.words.filter((word) => word.source === 'ocr');
  if (recognised.length === 0) return [page];
  const readings = asWrittenAndAsShown(page, recognised);
  const unsure = lessSure(recognised);
  if (unsure.size === 0) return readings;
  const surer = standingIn(
    recognised.filter((word) => !unsure.has(word)),
    [...unsure],
  );
  const without = (left: ReadonlySet<Word>): Page[] =>
    readings.map((one) => ({ ...one, words: one.words.filter((word) => !left.has(word)) }));
  return [...readings, ...without(unsure), ...without(surer)];
}

function asWrittenAndAsShown(page: Page, recognised: readonly Word[]): Page[] {
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

/** The recognised words that stand in the place of surer ones. */
function lessSure(recognised: readonly Word[]): Set<Word> {
  const unsure = new Set<Word>();
  const among = new Places();
  for (const word of [...recognised].sort((a, b) => b.confidence - a.confidence)) {
    if (among.hasOneAt(word)) unsure.add(word);
    else among.add(word);
  }
  return unsure;
}

/** The words that stand in the place of one of some others. */
function standingIn(words: readonly Word[], others: readonly Word[]): Set<Word> {
  const places = new Places();
  for (const other of others) places.add(other);
  return new Set(words.filter((word) => places.hasOneAt(word)));
}

/** Words by where they stand. */
class Places {
  private readonly bands = new Map<number, Word[]>();

  add(word: Word): void {
    for (const band of bandsOf(word.box)) {
      const there = this.bands.get(band);
      if (there) there.push(word);
      else this.bands.set(band, [word]);
    }
  }

  /** Whether one of them stands in the place of a word. */
  hasOneAt({ box }: Word): boolean {
    return bandsOf(box).some((band) => this.bands.get(band)?.some((other) => areInOnePlace(box, other.box)));
  }
}

/** The bands that a box reaches into; a word is no higher than a few of them. */
function bandsOf({ y0, y1 }: Box): number[] {
  const first = Math.floor(y0 / BAND);
  return Array.from({ length: Math.min(8, Math.max(1, Math.floor(y1 / BAND) - first + 1)) }, (_, at) => first + at);
}

/**
 * Whether two of some words were recognised in one place: one print that was read twice is no BSB with a number, and other readings of its page
 * have each of the two without the other.
 */
export function areReadTwice(placed: readonly { word: Word }[]): boolean {
  const words = [...new Set(placed.map(({ word }) => word))].filter(({ source }) => source === 'ocr');
  return words.some((word, at) => words.slice(at + 1).some((other) => areInOnePlace(word.box, other.box)));
}

function areInOnePlace(a: Box, b: Box): boolean {
  const shared =
    Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
  const area = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);
  return shared > SHARED * Math.min(area(a), area(b));
}
