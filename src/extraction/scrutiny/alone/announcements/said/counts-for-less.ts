import { DATE } from './dates.js';
import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * What makes a page or its account count for less than something that is not there: an electronic invoice or a schedule that goes before it, a form that is out of
 * print, digits that only stand for others, bankers of other years, a firm that somebody left with his files.
 */

const PAYMENT =
  '(?:payment ?means|(?:remittance|payment|bank(?:ing)?|account) (?:data|details|block|panel|schedule|information|means|instructions|particulars))';
const BANK = '(?:mutual|bank|credit union|building society)';

/** What was written to the payer, or agreed, apart from the invoice. */
const WRITTEN =
  '(?:letters?|e-?mails?|deeds?|memos?|memorand(?:um|a)|notes?|notices?|undertakings?|directions?|authorit(?:y|ies)|arrangements?|minutes?|correspondence|fax(?:es)?|messages?|side letters?|agreements?|contracts?|protocols?|instructions?)';
/** The same without what sets out the terms of payment on honest invoices too. */
const LETTER = '(?:letters?|e-?mails?|memos?|notes?|undertakings?|directions?|side letters?|fax(?:es)?|messages?)';
const RULES =
  '(?:(?:still|continues? to|will|shall|does) )*(?:governs?|decides?|determines?|controls?|settles|fixes|directs?|dictates?|rules?|says|tells (?:you )?|states|sets out|names|nominates|stands? as to|appl(?:y|ies) to)';
const OUR_MONEY =
  '(?:fees?|payments?|money|monies|moneys|funds|rent|remittances?|settlements?|proceeds|amounts?|sums?|bills?|accounts?|invoices?|it|this|these|they|we)';

export const COUNTS_FOR_LESS: readonly Kind[] = [
  // its PaymentMeans govern remittance; remittance data travels with the e-invoice and takes precedence over this page
  {
    needs: /means|remittance|payment|bank|account|particulars/u,
    patterns: [
      `\\b${PAYMENT} (?:(?!\\bif\\b|\\bunless\\b)[^ ]+ ){0,14}?(?<said>govern(?:s|ed)?|takes? precedence|prevails?|in use\\b|supersedes?|overrides?)`,
      `\\b(?:template|form|stationery|letterhead|edition|sheet|stock|version|copies)\\b.*\\b(?:present|current|new|fresh|latest|up-to-date) (?<said>(?:remittance|payment|bank(?:ing)?|account|deposit) (?:block|panel|details|particulars|section|box)|particulars)\\b`,
    ],
  },
  // our letter of 14 November continues to govern where our fees are sent; payment remains as directed in our letter
  {
    needs:
      /letter|mail|deed|memo|note|notice|undertaking|direction|authorit|arrangement|minute|correspondence|fax|message|agreement|contract|protocol|instruction/u,
    patterns: [
      `\\b${WRITTEN}\\b ${UP_TO(16)}(?<said>${RULES}) ${UP_TO(3)}(?:where|to whom|into which account|which account|whose account) ${UP_TO(3)}${OUR_MONEY} ${UP_TO(2)}(?:sent|goes|go|paid|remitted|payable|banked|received|collected|lands?|to be)\\b`,
      `\\b${WRITTEN}\\b ${UP_TO(8)}(?<said>(?:(?:still|continues? to) )?(?:governs?|decides?|determines?|controls?|names|nominates)) (?:the|our|which) (?:bank )?(?:account|payee) (?:for|that|to which|into which|of) (?:our |the |this )?${OUR_MONEY}\\b`,
      `\\b(?<said>(?:where|to whom) ${UP_TO(4)}(?:sent|goes|go|paid|remitted|payable|banked)\\b ${UP_TO(3)}(?:is|are|remains?|continues? to be) ${UP_TO(2)}(?:governed|decided|determined|controlled|fixed|settled|directed|set out|a matter)) (?:by|in|for|of) ${UP_TO(3)}${WRITTEN}\\b`,
      `\\b(?:payments?|remittances?|settlement) (?<said>(?:is|are|remains?|continues? to be) ${UP_TO(1)}(?:governed|directed|controlled|decided|determined|dealt with)) (?:by|in) (?:our|the|his|her|that|my|an) ${UP_TO(2)}${LETTER}\\b`,
      `\\bour ${LETTER} of ${DATE},? (?:[^ ]+ ){0,12}?(?<said>(?:still|continues? to) (?:stands?|appl(?:y|ies)|governs?|holds?|counts?|binds?))\\b(?!.*\\b(?:prices?|rates?|scope|warrant\\w+|discounts?|variations?|works|programme?|dates?)\\b)`,
    ],
  },
  // stage claims follow item 14 of the particulars
  {
    needs: /particulars|deed|letter|settlement|payment|bank/u,
    patterns: [
      `\\b(?:claims?|invoices?|payments?|instal?ments?|balances?|fees|these|they|it|this) (?<said>follows?|go(?:es)? by|(?:is|are) (?:paid|payable|settled|dealt with|covered|handled) (?:by|under|in|per|as per|as in)) (?:the )?(?:items?|clauses?|paragraphs?|parts?|lines?|notes?) \\d+[a-z]? (?:of|in) (?:the|our) (?:particulars|deed|letter|side letter|settlement|payment|bank)\\b`,
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
