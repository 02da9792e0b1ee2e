import type { ReadDocument } from '../document.js';
import { searchFile } from './alone/search.js';
import { showPages } from './ink/show-pages.js';
import { letterheadOf } from './letterhead.js';
import type { ReadFile } from './read-file.js';
import { seeAccount } from './sight/see-account.js';
import { withViewers } from './viewers/with-viewers.js';

/**
 * Looks at a whole file as a person would see it, for what the fields of its documents leave out: whether each account asked
 * for is seen, and what else any page of the file shows that could be paid into.
 *
 * @returns the documents with their `scrutiny`.
 */
export async function scrutinise(file: ReadFile): Promise<ReadDocument[]> {
  const shown = withViewers(await showPages(file), await file.document.compareViewers(file.pages));
  const doubts = shown.flatMap((page) => page.doubts);
  const found = searchFile(shown, file.read);
  return file.read.map((read, at) => ({
    ...read,
    scrutiny: {
      sight: seeAccount(read, file.looks[at] ?? new Map()),
      letterhead: letterheadOf(shown, read),
      doubts,
      ...(found[at] ?? { possibleAccounts: [], otherWaysToPay: [], announcements: [] }),
    },
  }));
}
