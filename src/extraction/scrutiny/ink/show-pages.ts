import type { Page } from '../../document.js';
import type { ReadFile } from '../read-file.js';
import type { Doubt } from '../scrutiny.js';
import type { ShownPage } from '../shown-page.js';
import { readInk } from './read-ink.js';
import { slantedText } from './slanted-text.js';

/** No further page is begun to be looked at after this time. */
const LOOKING_TIME_MS = 30_000;

/** All that a person reads on each page of a file, enclosures and further documents too, in the order of the pages. */
export async function showPages({ document, pages, recogniser }: ReadFile): Promise<ShownPage[]> {
  const deadline = performance.now() + LOOKING_TIME_MS;
  const shown: ShownPage[] = [];
  for (const page of pages) {
    const text = await document.textPage(page.number);
    if (!text) {
      shown.push({ ...page, doubts: [] });
      continue;
    }
    if (performance.now() > deadline) {
      shown.push({ ...page, doubts: [wholePage(page)] });
      continue;
    }
    const { words, unread } = await readInk(text, recogniser);
    const doubts = unread.map(({ box, reason }): Doubt => ({ page: page.number, box, text: '', reason }));
    shown.push({ ...page, words: [...page.words, ...slantedText(text), ...words], doubts });
  }
  return shown;
}

const wholePage = ({ number, width, height }: Page): Doubt => ({
  page: number,
  box: { x0: 0, y0: 0, x1: width, y1: height },
  text: '',
  reason: 'not_looked_at',
});
