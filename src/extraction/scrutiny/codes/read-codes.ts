import type { Box, Page, Word } from '../../document.js';
import { shareInside } from '../../pages/geometry.js';
import type { PlainAndInk, Raster } from '../../pages/image/raster.js';
import { isNearPayment } from '../ink/unread-rows.js';
import { wordsInBox } from '../viewers/words-in-box.js';
import { accountsInText } from '../alone/in-text.js';
import { announcementsInText } from '../alone/announcements/announcements.js';
import type { Announcement, Doubt, PossibleAccount } from '../scrutiny.js';
import { isPrintedBillpay } from './billpay-codes.js';
import { bareAccount, contentOf } from './code-content.js';
import { IN_CODE } from './in-code.js';
import { decodeCodes } from './decode-codes.js';

/** What the codes of a page say. */
export interface CodesOfPage {
  /** As if they were printed where the codes stand. */
  words: Word[];
  /** The accounts that codes name, and what they ask programs to pay. */
  accounts: PossibleAccount[];
  /** Sentences in codes that announce another account. */
  announcements: Announcement[];
  /** Codes near words of payment that cannot be decoded. */
  doubts: Doubt[];
}

/** Draws a part of a page with up to so many dots to the inch, also with the ink that only its colour sets off from its ground. */
export type DrawPart = (dpi: number, part: Box) => Promise<PlainAndInk>;

/** Codes are drawn with so many dots to the inch, or as many as make so many pixels. */
const DPI = 300;
const MOST_PIXELS = 2_000_000;

/** A code needs light around it, and its edge may not have been made out, in points. */
const PAD = 20;

/**
 * Reads what may be codes.
 *
 * @param places where they may stand, in points of the upright page
 * @param page with all the words that were read on it
 */
export async function readCodes(places: readonly Box[], page: Page, draw: DrawPart): Promise<CodesOfPage> {
  const read: CodesOfPage = { words: [], accounts: [], announcements: [], doubts: [] };
  const all = places.map((place) => within(page, place));
  const boxes = all.filter((box, at) => !all.slice(0, at).some((other) => shareInside(box, other) > MOSTLY));
  for (const box of boxes.slice(MOST_PLACES))
    read.doubts.push({ page: page.number, box, text: '', reason: 'not_looked_at' });
  const printed = page.words.map(({ text }) => text);
  for (const box of boxes.slice(0, MOST_PLACES)) {
    const inches = ((box.x1 - box.x0) * (box.y1 - box.y0)) / 72 ** 2;
    const dpi = Math.min(DPI, Math.sqrt(MOST_PIXELS / inches));
    const { plain, ink } = await draw(dpi, box);
    const codes = await decodeCodes(plain);
    // In grey nothing may be left of a code whose colours are as light as each other.
    if (codes.length === 0 && !isSame(plain, ink)) codes.push(...(await decodeCodes(ink)));
    let unknown = codes.some(({ text }) => text === null);
    for (const { text } of codes) {
      if (text === null || isPrintedBillpay(text.trim(), printed)) continue;
      const content = contentOf(text);
      read.words.push(...wordsInBox(content.said, box));
      const where = { page: page.number, box, text: `${IN_CODE}${text.slice(0, MOST_SHOWN)}` };
      const bare = bareAccount(content.said);
      for (const { bsb, accountNumber } of bare ? [bare] : accountsInText(content.said).accounts)
        read.accounts.push({ ...where, bsb, accountNumber });
      if (announcementsInText(text).length > 0) read.announcements.push(where);
      if (content.pays) read.accounts.push({ ...where, bsb: null, accountNumber: null });
      unknown ||= content.unknown;
    }
    if (unknown && isNearPayment(box, page.words))
      read.doubts.push({ page: page.number, box, text: '', reason: 'not_legible' });
  }
  return read;
}

/** Whether two pictures are the same to the last pixel. */
const isSame = (one: Raster, other: Raster): boolean =>
  one === other || (one.width === other.width && Buffer.compare(one.data, other.data) === 0);

/** More places are not looked at; an honest page here has 6 at most. */
const MOST_PLACES = 40;

/** What lies in another place by so large a share was looked at with it. */
const MOSTLY = 0.9;

/** At most this much of a code is quoted. */
const MOST_SHOWN = 200;

function within({ width, height }: Page, { x0, y0, x1, y1 }: Box): Box {
  return {
    x0: Math.max(0, x0 - PAD),
    y0: Math.max(0, y0 - PAD),
    x1: Math.min(width, x1 + PAD),
    y1: Math.min(height, y1 + PAD),
  };
}
