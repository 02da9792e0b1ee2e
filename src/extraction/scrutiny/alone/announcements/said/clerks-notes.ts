import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * What looks like a note of a clerk of whoever pays: another number of the vendor, another site of it, to which another account belongs in the payer's books.
 * A supplier prints its number there to be quoted, and never two of them.
 */

const VENDOR = '(?:vendor|supplier|creditor|payee|vdr|vend|remit[ -]to|pay[ -]to)';
const ITS = '(?:(?: (?:site|code|no|number|id|location|loc|suffix|record|account|card|file)s?)?[.:#]*)';
const NUMBER = '(?=[a-z]{0,3}-?\\d)[\\w-]{1,12}';
const OTHER_THAN = '(?:not|was|formerly|ex|instead of|rather than|replaces|replacing)';
const BECOMES =
  '(?:→|⇒|➔|➜|▶|-+>|=+>|>+|»|becomes|is now|now|moved to|changed to|replaced by|superseded by|merged (?:in)?to)';
/** What recognition makes of an arrow also stands in ranges, and in numbers of two parts. */
const PERHAPS = '(?:-|\u2013|\u2014|to)';

export const CLERKS_NOTES: readonly Kind[] = [
  // Vendor site: 02 (not 01); Vendor 20417 → 20981; use vendor site 02; recoded to supplier 20981
  {
    needs: /vendor|supplier|creditor|payee|vdr|vend|remit|pay/u,
    patterns: [
      `\\b${VENDOR}${ITS} ${NUMBER},? \\(?(?<said>${OTHER_THAN}) ${UP_TO(1)}${NUMBER}(?:[).,;]|$| )`,
      `\\b(?<said>(?:pay|remit[ -]to|vendor pay)[ -]site)[.:#]* ${NUMBER}(?:[).,;]|$| )`,
      `\\b${VENDOR}${ITS} (?<said>(?:changed|moved|switched|amended|corrected|updated) to) ${NUMBER}(?:[).,;]|$| )`,
      `\\b(?<said>not) ${VENDOR}${ITS} ${NUMBER}(?:[).,;]|$)`,
      `\\b${VENDOR}${ITS} ${NUMBER} (?<said>${BECOMES}) ${NUMBER}(?:[).,;]|$| )`,
      `\\b(?:vendor|vdr|vend|creditor)${ITS} \\d{3,8} (?<said>${PERHAPS}) \\d{3,8}(?:[).,;]|$| (?:per|by|ok|as)\\b)`,
      `\\b(?<said>use|pay|post to|remit to|select|set to|send to|enter against) (?:the |our )?(?:${VENDOR} site|site code|pay site|remit[ -]to site|alternate (?:site|payee)) ?[.:#]*${NUMBER}`,
      `\\b(?<said>re-?cod(?:e|ed)|mov(?:e|ed)|switch(?:ed)?|chang(?:e|ed)|re-?assign(?:ed)?|re-?mapp?(?:ed)?) (?:(?:this|it|invoice|from|over) )*to ${VENDOR}${ITS} ${NUMBER}`,
    ],
  },
].map(kindOf);
