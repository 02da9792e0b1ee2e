import type { Box, Word } from '../../document.js';
import { evenLight } from '../../pages/image/even-light.js';
import { mapBox, union } from '../../pages/geometry.js';
import { loadPdfjs } from '../../pages/open/pdf-file.js';
import type { Raster } from '../../pages/image/raster.js';
import type { Recogniser } from '../../pages/recognition/recogniser.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { turnWord } from '../../pages/text-layer/upright.js';
import { wordsFromGlyphs } from '../../pages/text-layer/words-from-glyphs.js';
import { findCodes } from '../codes/find-qr-codes.js';
import { findTextures } from '../codes/find-textures.js';
import type { DoubtReason } from '../scrutiny.js';
import { busyParts } from './busy-parts.js';
import { findDigitsOfText } from './digits-of-text.js';
import { drawnPartly } from './draw-partly.js';
import { hugeNumber, readFromAfar } from './from-afar.js';
import { boxOf, type FoundWriting, readWritings, wideRows, writingsOf } from './read-writing.js';
import { blendedInto } from './painted-into.js';
import { trustedText } from './trusted-text.js';
import { findRowsOfMarks } from './rows-of-marks.js';
import { type Row, rowOnPage } from './unread-rows.js';
import { findUnevenRows } from './uneven-rows.js';
import { unevenParts } from './uneven-parts.js';
import { unreadWritings } from './unread-writing.js';
import { joinedByRules } from './joined-by-rules.js';
import { writingsOnDarkShapes } from './on-dark-shapes.js';
import { cut, joinNear, NEAR, padded, scaled } from './parts.js';
import { findScatteredDigits } from './scattered-marks.js';
import { findSoftLines } from './soft-lines.js';
import { explainedCodes, withoutParts } from './explained-codes.js';
import { findTextPictures } from './text-pictures.js';
import { findWithinLines } from './within-lines.js';
import { findWriting } from './writing.js';

/** The page is searched for ink at so many dots to the inch, and what is found is drawn again at so many. */
const SEARCH_DPI = 100;
const READING_DPI = 200;

/** A smaller part has no room for an account number that can be read. */
const LEAST_SIDE = 9;

/** More parts than this are cut out of one drawing of the whole page. */
const MOST_DRAWN_APART = 2;

/** Rows of as many digits, at least, are looked for in soft and uneven ink. */
const LEAST_IN_ROW = 6;

/** Something on a page that could not be read, in points of the upright page. */
export interface Unread {
  box: Box;
  reason: DoubtReason;
}

/** Reads what a page shows and none of its trusted text explains; boxes in points of the upright page. */
export async function readInk(
  given: TextPage,
  recogniser: Recogniser,
): Promise<{ words: Word[]; unread: Unread[]; rows: Row[]; codes: Box[] }> {
  const { trusted, partly } = await trustedText(given);
  const whole = drawnPartly(given, partly);
  const shows = (operation: number) => !trusted.has(operation);
  const dashes = await dashesOf(whole);
  const before = await whole.drawBoth(SEARCH_DPI, shows);
  const points = whole.content.width / before.ink.width;
  const places = [...findCodes(before.ink, points), ...findTextures(before.ink, points, busyParts(before.ink))];
  const codes = places.map((place) => scaled(place, points));
  const explained = await explainedCodes(given, codes);
  const page = withoutParts(whole, explained.plain);
  const { plain, ink: drawn } = explained.plain.length > 0 ? await page.drawBoth(SEARCH_DPI, shows) : before;
  const busy = busyParts(drawn);
  const parts = joinNear(
    busy.map((part) => scaled(part, points)),
    NEAR,
  ).filter((part) => showsWriting(drawn, part, points) || (plain !== drawn && showsWriting(plain, part, points)));
  const writings: FoundWriting[] = [...explained.writings];
  const unread: Unread[] = [];
  // What colours set off may stand on a ground of many colours, where other ink is plain in grey only: both are read.
  const ways = [
    { draw: page.draw, of: parts, shows },
    {
      draw: page.drawInk,
      of: plain === drawn ? [] : parts.filter((part) => differ(cut(drawn, part, points), cut(plain, part, points))),
      shows,
    },
    // Letters of dashed edges are read where the edges are whole.
    ...(dashes.size > 0 ? [{ draw: page.draw, of: parts, shows: (at: number) => shows(at) && !dashes.has(at) }] : []),
  ];
  for (const { draw, of, shows } of ways) {
    const whole = of.length > MOST_DRAWN_APART ? await draw(READING_DPI, undefined, shows) : null;
    for (const part of of) {
      const box = padded(part);
      const picture = evenLight(
        whole ? cut(whole, box, page.content.width / whole.width) : await draw(READING_DPI, box, shows),
      );
      const pointsPerPixel = (box.x1 - box.x0) / picture.width;
      const dpi = 72 / pointsPerPixel;
      const { writings: found, noise } = findWriting(picture, dpi);
      if (noise) unread.push({ box: mapBox(page.toUpright, part), reason: 'not_legible' });
      const at = { origin: [box.x0, box.y0] as const, pointsPerPixel };
      const joined = noise ? null : joinedByRules(picture, dpi);
      for (const one of [{ picture, writings: found, isRemade: false }, ...(joined ? [joined] : [])])
        writings.push(...writingsOf(one, at));
    }
  }
  for (const [picture, draw] of plain === drawn
    ? [[drawn, page.draw] as const]
    : [[drawn, page.drawInk] as const, [plain, page.draw] as const])
    writings.push(...(await writingsOnDarkShapes(picture, points, (box) => draw(READING_DPI, box, shows))));
  const { read, left } = await readWritings(writings, recogniser);
  unread.push(
    ...left.map((writing): Unread => ({ box: mapBox(page.toUpright, boxOf(writing)), reason: 'not_looked_at' })),
  );
  for (const writing of unreadWritings(read))
    unread.push({ box: mapBox(page.toUpright, boxOf(writing)), reason: 'not_legible' });
  for (const box of [...findTextPictures(page.content.glyphs), ...findDigitsOfText(page.content.glyphs)])
    unread.push({ box: mapBox(page.toUpright, box), reason: 'not_legible' });
  const even = evenLight(drawn);
  const within = findWithinLines(even, points, page.content.glyphs);
  for (const box of within.letters) unread.push({ box: mapBox(page.toUpright, box), reason: 'not_legible' });
  const blended = blendedInto(page.content);
  if (blended.length > 0) unread.push({ box: mapBox(page.toUpright, blended.reduce(union)), reason: 'not_legible' });
  const words = once(read.flatMap((one) => one.words)).map((word) => turnWord(word, page.toUpright, page.turned));
  const afar = parts.length > 0 ? await readFromAfar(plain, points, recogniser) : [];
  const huge = hugeNumber(afar);
  if (huge) unread.push({ box: mapBox(page.toUpright, huge), reason: 'not_legible' });
  const level = read.flatMap((one) => one.words);
  const uneven = unevenParts(drawn, points);
  const rows = [
    ...findRowsOfMarks(even, 72 / points).map((row) => rowOnPage(row, points)),
    ...findUnevenRows(uneven, points, LEAST_IN_ROW),
    ...findSoftLines(uneven, points),
    ...wideRows(read),
    ...within.words.map((box): Row => ({ box, marks: 0, pieces: 0, level: true, unread: true })),
    // The words of the page say what stands beside what was read.
    ...findScatteredDigits(even, points, level, level.length > 0 ? wordsFromGlyphs(page.content.glyphs) : []),
  ].map((row) => ({ ...row, box: mapBox(page.toUpright, row.box) }));
  return {
    words: [...words, ...afar.map((word) => turnWord(word, page.toUpright, page.turned))],
    unread,
    rows,
    codes: codes.map((code) => mapBox(page.toUpright, code)),
  };
}

/** The operations that part lines into dashes. */
async function dashesOf({ operations: { fnArray, argsArray } }: TextPage): Promise<Set<number>> {
  const { OPS } = await loadPdfjs();
  const found = new Set<number>();
  fnArray.forEach((operation, index) => {
    const entries = operation === OPS.setGState ? ((argsArray[index] as unknown[])[0] as [string, unknown][]) : [];
    if (operation === OPS.setDash || entries.some(([key]) => key === 'D')) found.add(index);
  });
  return found;
}

/** Whether a part of the page may hold writing that is long enough, as far as the coarse drawing tells. */
function showsWriting(drawn: Raster, part: Box, points: number): boolean {
  if (Math.max(part.x1 - part.x0, part.y1 - part.y0) < LEAST_SIDE) return false;
  const picture = evenLight(cut(drawn, padded(part), points));
  const { writings, noise } = findWriting(picture, 72 / points);
  return noise || writings.length > 0 || joinedByRules(picture, 72 / points) !== null;
}

/** Leaves out what was read twice in one place. */
function once(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (const word of words)
    if (!kept.some(({ text, box }) => text === word.text && overlap(box, word.box))) kept.push(word);
  return kept;
}

const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const differ = (a: Raster, b: Raster): boolean => a.data.some((level, at) => level !== b.data[at]);
