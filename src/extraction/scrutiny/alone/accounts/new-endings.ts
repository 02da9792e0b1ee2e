import type { PlacedWord } from '../../../fields/structure/segment.js';
import { matchesIn } from '../../../fields/text/matches.js';
import { wordsBetween } from '../../../fields/text/run.js';
import type { SearchedPage } from '../numbers/searched-page.js';
import type { ChosenAccount } from './known.js';

/** The last digits of an account that is told from an earlier one by them. */
export interface Ending {
  digits: string;
  words: PlacedWord[];
}

/**
 * `New ending: 716`, `the one ending 4567`: two or more digits behind it, and no month, since periods end as well.
 * A mere `account ending in 905` is the customer's, which is debited.
 */
const ENDING =
  /(?<!\p{L})(?:(?:new|correct|updated|live|latest|right|revised)(?: (?:one|account|acct|number|bank|bsb))? (?:ending|ends)|the (?:one|(?:new|other|second|right|correct|live) (?:one|account|acct))(?: that| which)? (?:ending|ends|finishing|finishes))(?: in| with| on)?[\s:.#*x-]{1,8}(\d{2,6})(?![\d/.]|\s*(?:\p{L}{3,9} )?(?:19|20)\d\d|\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;

/**
 * What a page calls the last digits of an account. Who has two accounts of a payee on file needs no more to take the other one, so this counts
 * far from all words of payment, too.
 */
export const newEndings = ({ lines }: SearchedPage): Ending[] =>
  lines.flatMap(({ run }) =>
    matchesIn(run.text, ENDING).map((match) => ({
      digits: match[1] ?? '',
      words: [...wordsBetween(run, match.index, match.index + match[0].length)],
    })),
  );

/** Those that are not the end of the account that a document asks to be paid into. */
export const otherEndings = ({ number }: ChosenAccount, found: readonly Ending[]): Ending[] =>
  found.filter(({ digits }) => number === null || !number.endsWith(digits));
