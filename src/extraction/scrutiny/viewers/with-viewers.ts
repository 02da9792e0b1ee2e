import type { ShownPage } from '../shown-page.js';
import type { ViewerFindings } from './compare-viewers.js';

/** Adds to each page what some viewer shows of it and the page does not draw, and where viewers differ. */
export function withViewers(pages: readonly ShownPage[], { doubts, words }: ViewerFindings): ShownPage[] {
  return pages.map((page) => ({
    ...page,
    words: [...page.words, ...(words.get(page.number) ?? [])],
    doubts: [...page.doubts, ...doubts.filter((doubt) => doubt.page === page.number)],
  }));
}
