import type { Page, ReadDocument } from '../document.js';
import { readDocument } from './documents/read-one.js';
import { splitDocuments } from './documents/split.js';
import { scanPage } from './structure/scan.js';

/**
 * Reads the fields of every document in the pages of a file.
 * @param pages pages set upright, with their words, in the order of the file
 * @returns at least one document; each page belongs to exactly one of them
 */
export function readFields(pages: Page[]): ReadDocument[] {
  return splitDocuments(pages.map(scanPage)).map(({ scan, pages: all }) => ({ ...readDocument(scan), pages: all }));
}
