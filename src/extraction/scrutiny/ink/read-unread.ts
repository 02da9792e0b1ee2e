import type { Page, Word } from '../../document.js';
import { evenLight } from '../../pages/even-light.js';
import type { Raster } from '../../pages/raster.js';
import type { Recogniser } from '../../pages/recogniser.js';
import { hugeNumber, readFromAfar } from './from-afar.js';
import { boxOf, readWritings } from './read-writing.js';
import type { Unread } from './read-ink.js';
import { findRowsOfMarks, PIECES } from './rows-of-marks.js';
import { type Row, rowOnPage } from './unread-rows.js';
import { findWriting } from './writing.js';

/**
 * Words from this confidence on are read, and from the lower one on where they stand beside such a word: of writing aslant, recognition
 * takes two letters here and there for a word.
 */
const SURELY_READ = 0.85;
const READ = 0.6;

/** Words of one line stand closer than so many times their size. */
const BESIDE = 3;

/**
 * Reads what recognition of a whole page left unread: what runs in another direction than the page, notes at its margin, writing.
 *
 * @param drawn the upright page as it is shown.
 */
export async function readUnread(
  page: Page,
  drawn: Raster,
  recogniser: Recogniser,
): Promise<{ words: Word[]; unread: Unread[]; rows: Row[] }> {
  const pointsPerPixel = page.width / drawn.width;
  const picture = evenLight(drawn);
  const sure = page.words.filter(({ confidence }) => confidence >= SURELY_READ);
  for (const word of page.words) {
    const { box, confidence, size } = word;
    if (confidence < READ || (confidence < SURELY_READ && !sure.some((other) => isBeside(word, other)))) continue;
    const pad = 0.1 * size;
    whiten(picture, {
      x0: (box.x0 - pad) / pointsPerPixel,
      y0: (box.y0 - pad) / pointsPerPixel,
      x1: (box.x1 + pad) / pointsPerPixel,
      y1: (box.y1 + pad) / pointsPerPixel,
    });
  }
  const dpi = 72 / pointsPerPixel;
  const { writings, noise } = findWriting(picture, dpi);
  const found = writings.map((writing) => ({ ...writing, picture, origin: [0, 0] as const, pointsPerPixel }));
  const { read, left } = await readWritings(found, recogniser);
  const unread: Unread[] = left.map((writing) => ({ box: boxOf(writing), reason: 'not_looked_at' }));
  if (noise) unread.push({ box: { x0: 0, y0: 0, x1: page.width, y1: page.height }, reason: 'not_legible' });
  const rows = findRowsOfMarks(picture, dpi).filter(({ pieces }) => pieces >= PIECES);
  const afar = await readFromAfar(drawn, pointsPerPixel, recogniser);
  const huge = hugeNumber(afar);
  if (huge) unread.push({ box: huge, reason: 'not_legible' });
  return {
    words: [...read.flatMap(({ words }) => words), ...afar],
    unread,
    rows: rows.map((row) => rowOnPage(row, pointsPerPixel)),
  };
}

function isBeside({ box, size }: Word, other: Word): boolean {
  const gap = Math.max(box.x0 - other.box.x1, other.box.x0 - box.x1);
  return gap < BESIDE * size && Math.abs(box.y0 + box.y1 - other.box.y0 - other.box.y1) < size;
}

function whiten({ width, height, data }: Raster, box: { x0: number; y0: number; x1: number; y1: number }): void {
  const [left, right] = [Math.max(0, Math.floor(box.x0)), Math.min(width, Math.ceil(box.x1))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y0)), Math.min(height, Math.ceil(box.y1))];
  for (let y = top; y < bottom && right > left; y++) data.fill(255, y * width + left, y * width + right);
}
