import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * Corrections of what is printed that need no word of an account: `for the closing pair “37” read “74”` at the foot of a page. Invoices have amounts, dates and
 * quantities to correct, and say so.
 */

const QUOTE = '["“”\'‘’«»]?';
const DIGITS = `${QUOTE}\\d{1,9}${QUOTE}`;
/** One digit may be a number of things: `swap 2 for 3`. */
const LONG = `${QUOTE}\\d{2,9}${QUOTE}`;
/** Nothing is counted or measured behind the digits: `the first block is 600 kWh`. */
const NO_MORE = '(?:[.,;!)]|$| (?:not|and not|instead|rather))';
const PLACE = '(?:first|second|third|fourth|fifth|last|final|closing|opening|leading|trailing|middle|ending|end)';
const SOME =
  '(?:pair|group|block|triplet|trio|set|run|couple|cluster|bit|part)s?(?: of (?:digits|figures|numbers|numerals))?';
const MISPRINT = "(?:misprint(?:ed|s)?|typo|typing error|printing error|printer's error|slip of the pen)";
/** What else than an account is corrected on an invoice. */
const OF_ELSE =
  '(?!.*\\b(?:qty|quantit\\w+|hours?|days?|dates?|dated|page|total|amount|price|rate|units?|items?|gst|invoice number|room|lot|lines? \\d|meter|reading|address|postcode|po|order|abn)\\b)';

export const CORRECTED_DIGITS: readonly Kind[] = [
  // the third pair should be 58; for the closing pair “37” read “74”
  {
    needs: /\d/u,
    patterns: [
      `^${OF_ELSE}.*\\b${PLACE} ${SOME} (?<said>(?:(?:should|must|ought|needs|has|is|was) ){1,2}(?:to )?(?:be )?(?:read |say |show )?(?:as )?|reads? (?:as )?|becomes |= ?)${DIGITS}${NO_MORE}`,
      `^${OF_ELSE}.*\\bfor ${UP_TO(5)}${DIGITS},? (?:please )?(?<said>read|put|write|substitute|use|enter|key) ${UP_TO(1)}${DIGITS}${NO_MORE}`,
      `^${OF_ELSE}(?:.*[:;,] )?(?:please )?(?<said>read|put|write|substitute|use|enter|key) ${DIGITS} (?:for|instead of|in place of|where it says|where you see) ${UP_TO(4)}${DIGITS}[.!)]*$`,
      `^${OF_ELSE}(?:.*[:;,] )?(?:please )?(?<said>swap|exchange|replace|change) ${LONG} (?:for|with|by|to) ${LONG}[.!)]*$`,
      `^${OF_ELSE}(?=.*\\b(?:above|panel|box|account|bsb|slip|typo|misprint\\w*|number)\\b).*(?:^|[ :,;(])${LONG} (?<said>(?:should|must|ought to) (?:be|have been|read)) ${LONG}${NO_MORE}`,
    ],
  },
  // misprint above; a typo in the panel
  {
    needs: /misprint|typo|typing|printing|printer|slip of/u,
    patterns: [
      `^${OF_ELSE}.*\\b(?<said>${MISPRINT}):? (?:(?:in|on|of|the|our|to) )*(?:above|below|panel|box|numbers?|account|bsb|bank|payment)\\b`,
      `\\b(?:panel|numbers?|account|bsb|bank details) ${UP_TO(4)}(?<said>(?:has|have|contains?|is|are|with) (?:an? )?${MISPRINT})\\b`,
    ],
  },
].map(kindOf);
