import type { AccountLooks } from '../check-against-picture.js';
import type { Page, ReadDocument } from '../document.js';
import type { OpenDocument } from '../pages/open/open-document.js';
import type { Recogniser } from '../pages/recognition/recogniser.js';
import type { ReadingTime } from '../reading-time.js';

/** A file that was read, still open. */
export interface ReadFile {
  document: OpenDocument;
  /** Every page of the file, as `readPages` gave them. */
  pages: readonly Page[];
  /** The documents of the file, checked against the picture. */
  read: readonly ReadDocument[];
  /** How the account of each document looks in its place, in their order. */
  looks: readonly AccountLooks[];
  recogniser: Recogniser;
  /**
   * No page is begun to be looked at when `time.looking` is up, and each has `time.page(time.looking)`, which `withinTime` makes a
   * recogniser keep to. What was not looked at, `document.unreadPages()` included, ends as a doubt `not_looked_at`.
   */
  time: ReadingTime;
}
