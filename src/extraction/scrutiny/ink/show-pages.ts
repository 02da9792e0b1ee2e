import { isCostlyToDraw } from '../../pages/text-layer/content/costly-text.js';
import type { Box, Page } from '../../document.js';
import { mapBox } from '../../pages/geometry.js';
import { crop, type Raster } from '../../pages/image/raster.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { RecognitionTimeout, withinTime } from '../../pages/recognition/recogniser.js';
import { readCodes } from '../codes/read-codes.js';
import type { ReadFile } from '../read-file.js';
import type { Doubt } from '../scrutiny.js';
import type { ShownPage } from '../shown-page.js';
import { bentLines } from './bent-lines.js';
import { BESIDE_DPI, hasWritingBeside } from './beside-sheet.js';
import { readInk } from './read-ink.js';
import { isReadTwice } from './read-twice.js';
import { readUnread } from './read-unread.js';
import { levelSlanted } from './slanted-text.js';
import { type Row, unreadRows } from './unread-rows.js';

/** Pages that were read as pictures are searched for more writing at so many dots to the inch. */
const UNREAD_DPI = 150;

/**
 * All that a person reads on each page of a file, enclosures and further documents too, in the order of the pages. A page that
 * could not be looked at whole has a doubt.
 */
export async function showPages(file: ReadFile): Promise<ShownPage[]> {
  const unread = new Set(file.document.unreadPages());
  const shown: ShownPage[] = [];
  for (const page of file.pages) {
    shown.push(unread.has(page.number) ? notLookedAt(page) : await showPage(page, file));
    unread.delete(page.number);
  }
  for (const number of unread) shown.push(notLookedAt({ number, width: 0, height: 0, words: [] }));
  return shown.sort((a, b) => a.number - b.number);
}

async function showPage(page: Page, { document, recogniser, time }: ReadFile): Promise<ShownPage> {
  if (time.looking.isUp) return notLookedAt(page);
  const text = await document.textPage(page.number);
  if (text && isCostlyToDraw(text.content.glyphs)) return notLookedAt(page);
  const known = text ? { ...page, words: levelSlanted(page.words, text) } : page;
  const inTime = withinTime(recogniser, time.page(time.looking));
  try {
    const source = text ?? (await document.drawInk(page.number, UNREAD_DPI));
    const looked: Awaited<ReturnType<typeof readUnread>> & { rows?: Row[] } =
      'draw' in source ? await readInk(source, inTime) : await readUnread(page, source, inTime);
    const { words, unread } = looked;
    const doubts = unread.map(({ box, reason }): Doubt => ({ page: page.number, box, text: '', reason }));
    if (unread.length === 0)
      for (const box of unreadRows(looked.rows ?? [], known, words, picturesOf(page, text)))
        doubts.push({ page: page.number, box, text: '', reason: 'not_legible' });
    const around = text ? null : await document.drawSurroundings(page.number, BESIDE_DPI);
    if (around && hasWritingBeside(around)) doubts.push({ ...wholeOf(page), text: '', reason: 'not_legible' });
    const shown = { ...known, words: [...known.words, ...words.filter((word) => !isReadTwice(word, known.words))] };
    const codes = await readCodes(looked.codes, shown, async (dpi, part) => {
      if ('draw' in source) return source.drawBothUpright(dpi, part);
      const plain = await document.draw(page.number, dpi, part);
      return { plain, ink: partOf(source, part, source.width / page.width) };
    });
    const bent = text && bentLines(text);
    return {
      ...shown,
      words: [...shown.words, ...codes.words],
      ...(bent && bent.words.length > 0 && { bent }),
      doubts: [...doubts, ...codes.doubts],
      inCodes: codes,
    };
  } catch (error) {
    if (error instanceof RecognitionTimeout) return notLookedAt(known);
    throw error;
  }
}

/** @param scale pixels of the picture in a point */
function partOf(picture: Raster, { x0, y0, x1, y1 }: Box, scale: number): Raster {
  const [left, top] = [Math.floor(x0 * scale), Math.floor(y0 * scale)];
  return crop(picture, left, top, Math.ceil(x1 * scale) - left, Math.ceil(y1 * scale) - top);
}

/** Where a page shows pictures, upright; a page without text is one. */
function picturesOf({ width, height }: Page, text: TextPage | null): Box[] {
  if (!text) return [{ x0: 0, y0: 0, x1: width, y1: height }];
  return text.content.pictures.map(({ box }) => mapBox(text.toUpright, box));
}

const wholeOf = ({ number, width, height }: Page) => ({ page: number, box: { x0: 0, y0: 0, x1: width, y1: height } });

function notLookedAt(page: Page): ShownPage {
  return {
    ...page,
    doubts: [{ ...wholeOf(page), text: '', reason: 'not_looked_at' }],
    inCodes: { accounts: [], announcements: [] },
  };
}
