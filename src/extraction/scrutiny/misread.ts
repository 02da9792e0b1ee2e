import type { Box, Word } from '../document.js';
import { editDistance } from '../fields/text/edit-distance.js';
import { intersect, meet, shareInside, union } from '../pages/geometry.js';
import type { Raster } from '../pages/image/raster.js';
import type { OpenDocument } from '../pages/open/open-document.js';
import type { Region } from '../pages/recognition/regions.js';
import type { Witness } from '../pages/recognition/witness/witness.js';
import { type Findings, searchFile } from './alone/search.js';
import type { ReadFile } from './read-file.js';
import type { Place, PossibleAccount } from './scrutiny.js';
import type { ShownPage } from './shown-page.js';

/**
 * Below this confidence a recognised word may be misread, and from this probability on the second recogniser is believed. On 45 pictures of
 * `npm run corpus` it read 20 words of so little confidence otherwise and so surely: 17 rightly, two without their accents, one wrongly.
 */
const DOUBTED = 0.85;
const CREDIBLE = 0.85;
/** One letter in so many may differ, and one in any word: what differs more is not the same word. */
const LETTERS_PER_SLIP = 3;
/** Words that are asked about on a page, at most: each takes 27 ms. */
const MOST_WORDS = 24;
/**
 * Dots to the inch at which words are looked at again, and what is seen around them, in their heights. Of 150 words that were surely read on 18
 * pictures, the second recogniser reads 149 or 150 alike with up to 0.15 around them, 146 with 0.25 and its edges rounded to pixels, 125 with 0.35.
 */
const DPI = 200;
const AROUND = 0.125;

const WITHOUT_DIGITS = /^\P{N}*\p{L}\P{N}*$/u;

/**
 * Leaves out sentences that were found only because a word was misread: no honest invoice prints `Pty Lid`. A sentence stays
 * unless the second recogniser surely reads nearly the same words and it is harmless with them, so that both would have to misread what a
 * person sees.
 *
 * @param found for each document of the file, as `searchFile` found it on the pages that are `shown`
 */
export async function withoutMisread(
  found: readonly Findings[],
  shown: readonly ShownPage[],
  {
    document,
    read,
    recogniser,
    time,
  }: Pick<ReadFile, 'read' | 'recogniser' | 'time'> & { document: Pick<OpenDocument, 'draw'> },
): Promise<Findings[]> {
  const sentences = found.flatMap(({ announcements }) => announcements);
  const doubted = shown.map((page) => ({
    page,
    words: page.words.filter((word) => isDoubted(word) && sentences.some((one) => isIn(one, page, word))),
  }));
  const witness = doubted.some(({ words }) => words.length > 0) ? await recogniser.witness?.() : null;
  if (!witness) return [...found];
  const reread = new Map<Word, Word>();
  for (const { page, words } of doubted) {
    if (words.length === 0 || time.looking.isUp) continue;
    // One drawing for all words of a page: each takes as long as what the page shows.
    const part = intersect(words.map(({ box }) => around(box)).reduce(union), wholeOf(page));
    const picture = await document.draw(page.number, DPI, part);
    const scale = picture.width / (part.x1 - part.x0);
    for (const word of words.slice(0, MOST_WORDS)) {
      const text = await lookAgain(word, picture, regionOf(intersect(around(word.box), part), part, scale), witness);
      if (text !== null) reread.set(word, { ...word, text });
    }
  }
  if (reread.size === 0) return [...found];
  const pages = shown.map((page) => ({ ...page, words: page.words.map((word) => reread.get(word) ?? word) }));
  const again = searchFile(pages, read);
  return found.map((one, at) => harmlessOnce(one, again[at]));
}

/** What was found, without the sentences that are not found again, and what only they said of an account. */
function harmlessOnce(found: Findings, again: Findings | undefined): Findings {
  const misread = found.announcements.filter((place) => !isAmong(again?.announcements, place));
  const isOfMisread = (place: PossibleAccount): boolean =>
    place.bsb === null &&
    place.accountNumber === null &&
    misread.some(({ page, text }) => page === place.page && text === place.text);
  return {
    ...found,
    announcements: found.announcements.filter((place) => !misread.includes(place)),
    possibleAccounts: found.possibleAccounts.filter(
      (place) => !isOfMisread(place) || isAmong(again?.possibleAccounts, place),
    ),
  };
}

const isIn = ({ page, box }: Place, { number }: ShownPage, word: Word): boolean =>
  page === number && shareInside(word.box, box) > 0.5;

const isDoubted = ({ source, confidence, text }: Word): boolean =>
  source === 'ocr' && confidence < DOUBTED && WITHOUT_DIGITS.test(text);

/** What the second recogniser reads instead of a word, where it is sure and nearly agrees; null otherwise. */
async function lookAgain(word: Word, picture: Raster, region: Region, witness: Witness): Promise<string | null> {
  const { text, probability } = await witness.read(picture, region);
  const slips = Math.max(1, Math.floor(word.text.length / LETTERS_PER_SLIP));
  const isNearlySame = text !== word.text && editDistance(word.text, text, slips) <= slips;
  return probability >= CREDIBLE && isNearlySame && WITHOUT_DIGITS.test(text) ? text : null;
}

const wholeOf = ({ width, height }: ShownPage): Box => ({ x0: 0, y0: 0, x1: width, y1: height });

/** Where a box of a page lies in the drawing of a part of it. */
const regionOf = (box: Box, part: Box, scale: number): Region => ({
  x0: (box.x0 - part.x0) * scale,
  y0: (box.y0 - part.y0) * scale,
  x1: (box.x1 - part.x0) * scale,
  y1: (box.y1 - part.y0) * scale,
});

function around({ x0, y0, x1, y1 }: Box): Box {
  const margin = AROUND * (y1 - y0);
  return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin };
}

const isAmong = (places: readonly Place[] | undefined, { page, box }: Place): boolean =>
  places?.some((other) => other.page === page && meet(other.box, box)) ?? true;
