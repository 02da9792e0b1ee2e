import type { ReadDocument } from '../document.js';
import { type Findings, searchFile } from './alone/search.js';
import { marksByAccount } from './ink/marks-by-account.js';
import { showPages } from './ink/show-pages.js';
import { tickedOtherwise } from './ink/ticked-otherwise.js';
import { letterheadOf } from './letterhead.js';
import { withoutMisread } from './misread.js';
import type { ReadFile } from './read-file.js';
import type { ShownPage } from './shown-page.js';
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
  const found = await withoutMisread(searchFile(shown, file.read), shown, file);
  return Promise.all(
    file.read.map(async (read, at) => {
      const findings = withCodes(found[at], shown);
      return {
        ...read,
        scrutiny: {
          sight: seeAccount(read, file.looks[at] ?? new Map()),
          letterhead: letterheadOf(shown, read),
          doubts: [...doubts, ...(await marksByAccount(read, shown, file))],
          ...findings,
          announcements: [...findings.announcements, ...(await tickedOtherwise(read, shown, file))],
        },
      };
    }),
  );
}

/** What is found on the pages of a file, with what its codes ask for and announce. */
const withCodes = (found: Findings | undefined, shown: readonly ShownPage[]): Findings => ({
  possibleAccounts: [...(found?.possibleAccounts ?? []), ...shown.flatMap(({ inCodes }) => inCodes.accounts)],
  otherWaysToPay: found?.otherWaysToPay ?? [],
  announcements: [...(found?.announcements ?? []), ...shown.flatMap(({ inCodes }) => inCodes.announcements)],
});
