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
