import type { Page, ReadDocument } from '../../document.js';
import type { Place, PossibleAccount, WayToPay } from '../scrutiny.js';
import { knownNumbers, possibleAccounts } from './accounts/possible-accounts.js';
import { chainsOf } from './numbers/chains.js';
import { wrappedLines } from './numbers/wrapped-lines.js';
import { searchedPage } from './numbers/searched-page.js';

/** What a file shows beside the fields of one of its documents. */
export interface Findings {
  possibleAccounts: PossibleAccount[];
  otherWaysToPay: WayToPay[];
  announcements: Place[];
}

/**
 * Searches every page of a file for what else could be paid into beside the account that each of its documents asks for.
 *
 * @param pages every page of the file with all the words that it shows
 * @param read the documents of the file
 * @returns the findings of each document, in the order of `read`; all are of the whole file
 */
export function searchFile(pages: readonly Page[], read: readonly ReadDocument[]): Findings[] {
  const searched = pages.map(searchedPage);
  const chains = searched.flatMap((page) => wrappedLines(page).flatMap(chainsOf));
  const known = knownNumbers(chains, read);
  return read.map((one) => ({
    possibleAccounts: possibleAccounts(chains, one, known),
    otherWaysToPay: [],
    announcements: [],
  }));
}
