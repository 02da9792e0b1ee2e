import type { PageWithLines } from './alone/numbers/readings.js';
import type { Announcement, Doubt, PossibleAccount } from './scrutiny.js';

/**
 * One page of the file, set upright, with all that a person reads on it: the words of trusted text (`source` `text` or `form`,
 * confidence 1) and those that were recognised in what no trusted text explains (`source` `ocr`, confidence as recognised):
 * pictures, outlined letters, stamps, scans, fonts that lie. Recognised words of little confidence are in it too.
 */
export interface ShownPage extends PageWithLines {
  /** What of the page could not be looked at or read. */
  doubts: Doubt[];
  /** What its codes ask programs to pay, in forms that name no account of Australia, and what they announce. */
  inCodes: { accounts: PossibleAccount[]; announcements: Announcement[] };
}
