import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';
import { plainWords } from '../../payment-words.js';

/** What a table of ways to pay calls the account, and what it says in the next cell where nothing is to be paid into it. */
const ACCOUNT =
  /^(?:(?:to |by |via |our |the |this )*(?:bank (?:accounts?|transfers?|deposits?)|accounts?(?: (?:above|below|shown))?|eft|direct (?:deposits?|credits?|transfers?)|(?:bank|eft) payments?))[:.]?$/u;
const SHUT =
  /^(?:no|not (?:available|accepted|possible|in use|open|active|now)|closed|shut|off|down|unavailable|inactive|suspended|disabled|ended|withdrawn|n\/a|never|stopped|retired|x)[.!]?$/u;

/** Rows in which the account is said to be shut: `Bank transfer`, and `No` in the cell right of it. */
export const waysThatAreShut = ({ layouts }: SearchedPage): PlacedWord[][] =>
  layouts.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      row.flatMap((segment, at) => {
        const next = row[at + 1];
        return next && ACCOUNT.test(plainOf(segment)) && SHUT.test(plainOf(next))
          ? [[...segment.words, ...next.words]]
          : [];
      }),
    ),
  );

const plainOf = ({ text }: Segment): string => plainWords(text).trim();
