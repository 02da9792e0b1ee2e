import type { Page, Word } from '../../document.js';
import { evenLight } from '../../pages/even-light.js';
import type { Raster } from '../../pages/raster.js';
import type { Recogniser } from '../../pages/recogniser.js';
import { boxOf, readWritings } from './read-writing.js';
import type { Unread } from './read-ink.js';
import { findWriting } from './writing.js';

/** Words from this confidence on are read. */
const READ = 0.6;

/**
 * Reads what recognition of a whole page left unread: what runs in another direction than the page, notes at its margin, writing.
 *
 * @param drawn the upright page as it is shown.
 */
export async function readUnread(
  page: Page,
  drawn: Raster,
  recogniser: Recogniser,
): Promise<{ words: Word[]; unread: Unread[] }> {
  const pointsPerPixel = page.width / drawn.width;
  const picture = evenLight(drawn);
  for (const { box, confidence, size } of page.words) {
    if (confidence < READ) continue;
    const pad = 0.1 * size;
    whiten(picture, {
      x0: (box.x0 - pad) / pointsPerPixel,
      y0: (box.y0 - pad) / pointsPerPixel,
      x1: (box.x1 + pad) / pointsPerPixel,
      y1: (box.y1 + pad) / pointsPerPixel,
    });
  }
  const { writings, noise } = findWriting(picture, 72 / pointsPerPixel);
  const found = writings.map((writing) => ({ ...writing, picture, origin: [0, 0] as const, pointsPerPixel }));
  const { read, left } = await readWritings(found, recogniser);
  const unread: Unread[] = left.map((writing) => ({ box: boxOf(writing), reason: 'not_looked_at' }));
  if (noise) unread.push({ box: { x0: 0, y0: 0, x1: page.width, y1: page.height }, reason: 'not_legible' });
  return { words: read.flatMap(({ words }) => words), unread };
}

function whiten({ width, height, data }: Raster, box: { x0: number; y0: number; x1: number; y1: number }): void {
  const [left, right] = [Math.max(0, Math.floor(box.x0)), Math.min(width, Math.ceil(box.x1))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y0)), Math.min(height, Math.ceil(box.y1))];
  for (let y = top; y < bottom && right > left; y++) data.fill(255, y * width + left, y * width + right);
}
