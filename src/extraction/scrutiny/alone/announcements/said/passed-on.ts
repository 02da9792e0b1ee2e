import { type Kind, kindOf } from './redirections.js';

/*
 * An account that somebody passed on by word of mouth, as the payer's own people write it to each other: a printed message behind the invoice says that it was
 * approved, `use the one Kelly rang through`. No invoice prints what its payer decided.
 */

const NUMBERS = '(?:ones?|accounts?|a/c|acct|(?:bank |account )?details|digits|figures|set|bsb)';
/** Whoever passed it on: a name, or a person without one; those who send the invoice say what they sent before, and who pays what they gave. */
const WHO =
  '(?!(?:you|we|i|it|is|are|was|in|on|at|of|for|to|from|with|and|or|that|which|not|below|above|shown|printed|your|our company)\\b)(?:(?:our|the|their|his|her) )?\\p{L}[\\p{L}.-]*(?: \\p{L}[\\p{L}.-]*)?';
const SPOKE = '(?:rang|phoned|called|read|dictated|spelt|spelled|quoted|recited)';
const SENT = '(?:gave|sent|texted|messaged|e-?mailed|passed|handed|left|dropped|faxed|whatsapped)';
const HOW = '(?:through|over|across|round|out|down|on|in|to)';
const WHEN =
  '(?:this (?:morning|afternoon|week)|today|yesterday|earlier|just now|last (?:week|night|month)|on (?:mon|tues|wednes|thurs|fri)day|(?:mon|tues|wednes|thurs|fri)day)';
const TO_WHOM = '(?: (?:me|us|you|him|her|them|it|accounts|reception))?';
const USE =
  '(?:use|uses|using|used|take|go with|went with|stick with|pay|paid|pay (?:it )?(?:in)?to|into|against|put it (?:to|on|through)|send it to|switch to|swap to|change to)';

export const PASSED_ON: readonly Kind[] = [
  // use the one Kelly rang through this morning; pay the account our rep texted me yesterday; go with the details phoned through
  {
    needs:
      /rang|phoned|called|read|dictat|spel|quoted|recited|rung|gave|sent|texted|messaged|mailed|passed|handed|left|dropped|faxed|whatsapped/u,
    patterns: [
      `\\b(?<said>${USE}) (?:the|that|those) (?:new |other |right |correct |second )?(?:${NUMBERS}|numbers?) (?:that |which )?${WHO} ${SPOKE}${TO_WHOM} (?:${HOW}|${WHEN})\\b`,
      `\\b(?<said>${USE}) (?:the|that|those) (?:new |other |right |correct |second )?${NUMBERS} (?:that |which )?${WHO} ${SENT}${TO_WHOM} (?:(?:${HOW} )?${WHEN}|over the phone|on the phone|by (?:phone|text|e-?mail|message))\\b`,
      `\\b(?<said>${USE}) (?:the|that|those) (?:new |other |right |correct |second )?${NUMBERS} (?:that (?:was|were) |which (?:was|were) )?(?:rung|phoned|called|read|texted) (?:through|over|in|out|across)\\b`,
    ],
  },
  // pay as per Kelly's call this morning; account as advised by Kelly on the phone
  {
    needs: /\bper\b|advised|given|confirmed|provided|supplied|quoted|read out/u,
    patterns: [
      `(?:^|[.;:,] )(?:please |pls |just )*(?<said>pay|settle|release|transfer|send it)(?: (?:it|this|on|ok|okay))* (?:as )?per (?:\\p{L}+'s|our|the|my|his|her) (?:phone )?(?:call|chat|text|voice ?mail|message)\\b`,
      `\\b(?:account|a/c|acct|bank details|bsb) (?:as |was |is |were )?(?<said>advised|given|confirmed|provided|supplied|quoted|read out) (?:to \\p{L}+ )?by (?!us\\b|our\\b)\\p{L}+(?: \\p{L}+)? (?:on|over|by) (?:the )?(?:tele)?phone\\b`,
    ],
  },
  // leave the old card as it is until the auditors have been
  {
    needs: /leave|keep|don't touch|do not touch/u,
    patterns: [
      `\\b(?<said>leave|keep) (?:the|our|his|her|their) (?:old|current|existing|present|other|former|printed|first) (?:(?:supplier|vendor|creditor|payee|bank) )?(?:card|record|entry|account|details|payee|bsb|profile) (?:as (?:it is|they are|is)|alone|untouched|where it is|(?:on|in) (?:file|the system|the books|xero|myob))\\b`,
    ],
  },
].map(kindOf);
