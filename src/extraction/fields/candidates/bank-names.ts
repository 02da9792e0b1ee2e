import { BANK_NAMES, COMMON_NAME_WORDS } from '../lexicon/name-words.js';
import { plain } from '../text/fold.js';
import { endsInForm } from './names.js';
import { matchesIn } from '../text/matches.js';

const key = (text: string): string =>
  plain(text)
    .replace(/\b(?:limited|ltd|bank name|bank:)\b/g, '')
    .replace(/[^a-z0-9&. ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text is the name of a bank, perhaps with the place of its branch, and nothing else. */
export const isBankName = (text: string): boolean =>
  BANK_NAMES.includes(`${key(text)} bank`) ||
  BANK_NAMES.includes(key(text).replace(/(?<=.) bank$/, '')) ||
  BANK_NAMES.includes(key(text)) ||
  BANK_NAMES.includes(key(text).replace(/^(?:the )?bank:? (?=.)/, '')) ||
  BANK_NAMES.includes(key(text.replace(/,\s*\p{Lu}\p{L}+$/u, '')));

/** Whether a line is a bank's name with the place of its branch: `ANZ Fitzroy`. */
export const isBranch = (text: string): boolean =>
  text.split(/\s+/).length <= 4 && !endsInForm(text) && BANK_NAMES.some((bank) => key(text).startsWith(`${bank} `));

/** Where a bank's name, or the start of one, ends a text after a separator: `Example Pty Ltd, Westpac`; else its length. */
export function endBeforeBank(text: string): number {
  const separator = [
    ...matchesIn(
      text,
      /\s*(?:[,|/\u2022\u00b7\u25b8\u25ba]|\s[-\u2013\u2014]\s|(?:\b(?:held|kept|maintained)\s+)?\b(?:at|with)\b|(?<=\b(?:ltd|limited|inc|p\/l|account|a\/c)\.?)(?=\s))\s*/gi,
    ),
  ].find((match) => {
    const rest = key(text.slice(match.index + match[0].length));
    return (
      rest !== '' &&
      BANK_NAMES.some((bank) => bank === rest || bank.startsWith(`${rest} `) || rest.startsWith(`${bank} `))
    );
  });
  return separator?.index ?? BANK_BEHIND.exec(text)?.index ?? text.length;
}

/** A bank's abbreviation behind a name that is not in capitals itself: `A Example CBA`. */
const BANK_BEHIND = /(?<=\p{Ll}\p{P}*)\s+(?:ANZ|CBA|NAB|WBC|BOQ|IMB|CUA|HSBC|ING|Westpac|Commbank)\s*$/u;

/** What parts a bank's name from the name behind it. */
const BEHIND_BANK = /\s*(?:\/\s*|(?:[,|\u2022\u00b7\u25b8\u25ba:]|\s[-\u2013\u2014])\s+)(?=\p{Lu})/gu;

/** Whether a word of a text is one of a trade: `St George Joinery` is no branch of a bank. */
const hasTrade = (text: string): boolean =>
  key(text)
    .split(' ')
    .some((word) => COMMON_NAME_WORDS.has(word));

/** Whether a line starts with a bank's name: `NAB Fremantle BSB 082-001`. */
export const startsWithBank = (text: string): boolean =>
  BANK_NAMES.some((bank) => `${key(text)} `.startsWith(`${bank} `));

/** Where the name of an account starts behind that of its bank: `National Australia Bank, A Example`, `ANZ Fitzroy, A Example`; else 0. */
export function startAfterBank(text: string): number {
  const separator = matchesIn(text, BEHIND_BANK).find(({ index }) => {
    const before = text.slice(0, index);
    return index > 0 && (isBankName(before) || (isBranch(before) && !hasTrade(before)));
  });
  return separator ? separator.index + separator[0].length : 0;
}
