import { MAX_PAGES, type Page, type UnreadableReason } from '../document.js';
import { readContent } from './pdf-content.js';
import { openPdf } from './pdf-file.js';
import { wordsFromGlyphs } from './words-from-glyphs.js';

export type PagesResult = { outcome: 'pages'; pages: Page[] } | { outcome: 'unreadable'; reason: UnreadableReason };

/** Reads the words of every page of a PDF, JPEG or PNG file. */
export async function readPages(bytes: Uint8Array): Promise<PagesResult> {
  const opened = await openPdf(bytes);
  if ('reason' in opened) return { outcome: 'unreadable', reason: opened.reason };
  const { document } = opened;
  try {
    if (document.numPages > MAX_PAGES) return { outcome: 'unreadable', reason: 'too_many_pages' };
    const layers = await document.getOptionalContentConfig();
    const pages: Page[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const content = await readContent(page, layers);
      const { width, height } = content;
      pages.push({ number, width, height, words: wordsFromGlyphs(content.glyphs.filter((g) => !g.invisible)) });
    }
    return { outcome: 'pages', pages };
  } finally {
    await document.destroy();
  }
}
