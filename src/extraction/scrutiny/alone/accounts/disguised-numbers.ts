import type { PrintedNumber } from '../numbers/printed-number.js';
import { labelBesideOf, labelTextOf, near, NEAR, segmentOf } from '../numbers/surroundings.js';
import { labelIn } from '../labels.js';
import { plainWords } from '../payment-words.js';
import { isInItemRow } from './other-numbers.js';

/** So many digits before the cents, and so many that are not zeros at the end: `$45,678,912.34` and not `$1,250,000.00`. */
const LEAST_BEFORE_CENTS = 6;
const LEAST_TOLD = 4;

/** What sums are called, right before them or above. */
const SUM =
  /(?<!\p{L})(?:total|sub-?total|amounts?|due|balance|paid|payments?|payable|pay|gst|tax|deposits?|owing|outstanding|sum|credits?|debits?|discount|fees?|charges?|price|cost|value|limit|cover\w*|liab\w*|insur\w*|claim|contract|retention|progress|invoices?|invoiced|aud|usd|nzd|nett?|gross|less|plus|opening|closing|brought|carried|current|overdue|days|months?|dollars)(?!\p{L})|(?<!\p{L})(?:of|for|from)\W*$/u;
const ONE_SUM = /^\d{1,9}(?:[,.' ]\d{3})*[.,]\d{2}$/;

/**
 * Whether something is written as a sum among words of an account that nothing calls a sum: the number of an account with a dollar in front and a
 * point before its last digits.
 */
export function isUncalledSum(number: PrintedNumber): boolean {
  const { chain, digits, groups } = number;
  const printed = chain.line.run.text.slice(groups[0]?.start, groups.at(-1)?.end);
  if (!ONE_SUM.test(printed)) return false;
  const whole = printed.replace(/[.,]\d{2}$/, '').replace(/\D/g, '');
  if (whole.length < LEAST_BEFORE_CENTS || digits.replace(/0+$/, '').length < LEAST_TOLD) return false;
  if (near(number, NEAR) !== 'account' || isInItemRow(number)) return false;
  return !SUM.test(plainWords(labelTextOf(number).replace(/\b(?:aud|usd|nzd)\b/gi, ' ')));
}

/** Nothing but forms of other numbers, with the signs and units that belong to them. */
const BARE = /^(?:[^\p{L}]|(?:mm|cm|km|kg|kwh|m|am|pm|aud|usd|nzd|by)(?!\p{L}))*$/iu;
const LEAST_IN_FORM = 6;

/** Whether digits in the form of dates, times or measures stand alone where the number of an account stands: `Account no:  2031-12-04 2018-07-11`. */
export function isInPlaceOfAccount(number: PrintedNumber): boolean {
  if (number.digits.length < LEAST_IN_FORM || !BARE.test(segmentOf(number).text)) return false;
  const label = labelBesideOf(number);
  if (/\d/.test(label)) return false;
  if (number.chain.form === 'date' && (DETAILS.test(plainWords(label)) || number.digits.length >= LEAST_OF_DATES))
    return labelIn(label) !== null || DETAILS.test(plainWords(label));
  return labelIn(label) === 'bank' || (labelIn(label) === 'account' && ACCOUNT_NUMBER.test(plainWords(label)));
}

/** Two dates have so many digits. */
const LEAST_OF_DATES = 11;
const ACCOUNT_NUMBER = /(?<!\p{L})(?:acc(?:oun)?t?|acct|a\/c) (?:no|num|number|#)\W*$/u;
const DETAILS = /(?<!\p{L})(?:bank(?:ing)?|account)(?: account)? details\W*$/u;
