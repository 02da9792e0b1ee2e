import { BANK_NAMES } from '../../../fields/lexicon/name-words.js';
import { plainWords } from '../payment-words.js';

/*
 * What stands right before a number and makes an account of it beside the one that is printed: a word that says that it takes the other's place or
 * is for some payments, or the name of a bank. No other word near an account says so little of what the number is.
 */

const OTHERWISE =
  '(?:new(?:er|est)?|now|latest|updated?|revised|amended|correct(?:ed|ion)?|right|actual|real|true|use|using|instead|alternatively|replaces|replaced (?:by|with)|replacement|' +
  'should (?:be|read)|changed? (?:to|into)|becomes|old|former(?:ly)?|ours|not|but|or|usd|aud|trust|office|overseas|international|' +
  '(?:over|under|above|below|up to) [$]?[\\d,]+(?:\\.\\d\\d)?|(?:from|as of|after|until|before) \\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9}(?: \\d{4})?)';
const COUNT = '(?:\\s(?:no|nos|num|number|one|is|it|this|that|acct?|account|details))*';
const MARKS = '[\\s.:#=()\\[\\]–—>-]*';
const REPLACES = new RegExp(`(?:^|[^\\p{L}])${OTHERWISE}${COUNT}${MARKS}$`, 'u');
const ARROW = /(?:[-=–—]>|[→⇒➔»])\s*$/u;

/** Whether what stands before a number says that it takes the place of another one, or is for some payments: `Correct no. `, `USD: `, `should be `. */
export const isSaidToReplace = (before: string): boolean => ARROW.test(before) || REPLACES.test(plainWords(before));

/** Whether a word for number stands right before a number, which makes one of a kind of its own of it: `Correct no. `. */
export const isCounted = (before: string): boolean => /(?<!\p{L})(?:no|nos|num|number)[\s.:#]*$/iu.test(before);

const BANK = `(?:${BANK_NAMES.filter((name) => name.length > 2)
  .map((name) => plainWords(name).replaceAll('.', String.raw`\.`))
  .sort((a, b) => b.length - a.length)
  .join('|')})(?: (?:bank|australia|ltd|limited))*`;
/** What banks and their members call an account. */
const HELD =
  '(?:member(?:ship)?|loan|facility|agreement|client|customer|policy|mortgage|cma|cdia|savings?|saver|cheque|transaction|business|access|cash management)';
const AT_BANK = new RegExp(`(?:^|[^\\p{L}])${BANK}[\\s,:–—-]*${COUNT}${MARKS}$`, 'u');
const HELD_HERE = new RegExp(`(?:^|[^\\p{L}])${HELD}${COUNT}${MARKS}$`, 'u');
/** Places are called so as well. */
const NAMES_BANK = new RegExp(
  `(?:^|[^\\p{L}])${BANK}(?![\\p{L}]| (?:st|street|rd|road|university|park|fields|pass|place|centre|shire|city|district))`,
  'u',
);

/** Whether the name of a bank stands right before a number: `Macquarie 51472609`. */
export const isAtBank = (before: string): boolean => AT_BANK.test(plainWords(before));

/** Whether a number is said to be held at a bank, by the word that its members have for an account: `Westpac, Wagga Wagga, member 51472609`. */
export function isHeldAtBank(before: string): boolean {
  const plain = plainWords(before);
  return HELD_HERE.test(plain) && NAMES_BANK.test(plain);
}
