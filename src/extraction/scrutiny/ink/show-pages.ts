import type { ReadFile } from '../read-file.js';
import type { ShownPage } from '../shown-page.js';

/** All that a person reads on each page of a file, enclosures and further documents too, in the order of the pages. */
export async function showPages({ document, pages }: ReadFile): Promise<ShownPage[]> {
  const shown = (await document.readPictures(pages)) ?? pages;
  return shown.map((page) => ({ ...page, doubts: [] }));
}
