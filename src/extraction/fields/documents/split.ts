import type { Page } from '../../document.js';

/** Divides the pages of a file into the documents they make. */
export function splitDocuments(pages: Page[]): Page[][] {
  return [pages];
}
