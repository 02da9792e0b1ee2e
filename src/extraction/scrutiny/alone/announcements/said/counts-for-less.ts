import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * What makes a page or its account count for less than something that is not there: an electronic invoice or a schedule that goes before it, a form that is out of
 * print, digits that only stand for others, bankers of other years, a firm that somebody left with his files.
 */

const PAYMENT =
  '(?:payment ?means|(?:remittance|payment|bank(?:ing)?|account) (?:data|details|block|panel|schedule|information|means|instructions|particulars))';
const BANK = '(?:mutual|bank|credit union|building society)';

export const COUNTS_FOR_LESS: readonly Kind[] = [
  // its PaymentMeans govern remittance; remittance data travels with the e-invoice and takes precedence over this page
  {
    needs: /means|remittance|payment|bank|account|particulars/u,
    patterns: [
      `\\b${PAYMENT} (?:(?!\\bif\\b|\\bunless\\b)[^ ]+ ){0,14}?(?<said>govern(?:s|ed)?|takes? precedence|prevails?|in use\\b|supersedes?|overrides?)`,
      `\\b(?:template|form|stationery|letterhead|edition|sheet|stock|version|copies)\\b.*\\b(?:present|current|new|fresh|latest|up-to-date) (?<said>(?:remittance|payment|bank(?:ing)?|account|deposit) (?:block|panel|details|particulars|section|box)|particulars)\\b`,
    ],
  },
  // the account number on documents sent by email is a token; PDF copies carry stand-in digits
  {
    needs: /token|stand-?in|proxy|pseudonym|substitute|surrogate|scrambled|disguised|placeholder|made-up|fictitious/u,
    patterns: [
      `\\b(?:account (?:number|no)s?|bsb|digits|numbers|figures)\\b ${UP_TO(8)}(?<said>(?:is|are) (?:only |just |merely )?(?:an? )?(?:tokens?|stand-?ins?|prox(?:y|ies)|pseudonyms?|substitutes?|surrogates?|scrambled|disguised))\\b`,
      `(?<said>\\b(?:stand-?in|substitute|placeholder|proxy|made-up|fictitious) (?:digits|numbers?|figures|account))\\b`,
    ],
  },
  // bankers: Bendigo Bank 1998 to 2025, Hume Mutual since; transfer of our trading account to Hume Mutual; hello to Hume Mutual
  {
    needs: /bankers|transfer|transition|migration|mutual|bank|union|society/u,
    patterns: [
      `\\bbankers\\b:? .*(?<said>\\b(?:to|until) (?:19|20)\\d\\d\\b|\\bsince\\b)`,
      `\\b(?:transfer|transition|move|migration) of (?:our |the )?(?:trading |main |bank )?(?<said>accounts?|receivables|banking|ledger) to (?!you\\b|your\\b)`,
      `\\b(?<said>hello to|(?:proud )?members? of) (?:\\p{L}+ ){1,2}${BANK}\\b`,
      `(?<!your )\\bto (?!your\\b)(?:\\p{L}+ ){1,2}${BANK},? (?:account |a/c )?(?<said>ending)(?: in)? \\d{3,4}\\b`,
    ],
  },
  // the account above is that of the continuing partners; this matter went with him; he took his clients' files with him
  {
    needs: /account|details|matter|files?|clients?/u,
    patterns: [
      `\\b(?:account|details|bsb) (?:above|below|shown|here|printed) (?<said>(?:is|are) (?:(?:that|those) of|the (?:old|former|previous|continuing|late))) (?!us\\b|our\\b|the (?:supplier|company|payee|business)\\b)`,
      `\\b(?:matters?|files?|clients?|round|ledger) (?<said>went|moved|travelled) with (?:him|her|them)\\b`,
      `\\btook (?:his|her|their|the|our) ${UP_TO(3)}(?:files?|clients?|ledgers?|books|customers?) (?<said>with (?:him|her|them))\\b`,
    ],
  },
].map(kindOf);
