import { PAYEE_RECORD } from './on-file.js';
import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * Ways to somebody else's account that are pointed at and not named: the way that a cent came, particulars that were left at the desk, payees that are told on the
 * day, a plan that takes the place of the transfer, print that has yet to catch up.
 */

/** What is sent back to whoever paid. */
const NO_REFUND = '(?!.*\\b(?:refund\\w*|overpa\\w+|we (?:will|can|have) (?:return|send|pay))\\b)';

export const INDIRECT_ROUTES: readonly Kind[] = [
  // send the amount back the way it came, to the account that it arrived from
  {
    needs: /came|arrived|credit of/u,
    patterns: [
      `^${NO_REFUND}.*\\b(?:send|pay|return|transfer|remit|using|use)\\b.*(?<said>\\b(?:the (?:same )?way (?:that )?it came|(?:the account|where) (?:that |which )?it (?:came|arrived) from))\\b`,
      `(?<said>\\bcredit of (?:\\$ ?0?\\.\\d\\d|\\d{1,2} cents?|one cent)) (?:from us|on your|in your|to your)\\b`,
    ],
  },
  // he likes to be paid in his own right; he left his particulars at your front desk; we invoice, Wirrabara banks
  {
    needs: /\bpaid\b|\bleft\b|invoice|look/u,
    patterns: [
      `\\b(?:likes?|prefers?|asks?|wants?|expects?) to be paid (?<said>in (?:his|her|their) own (?:right|name)|direct(?:ly)?|himself|herself|themselves|separately)\\b`,
      `\\bleft (?<said>(?:his|her|their|our) (?:bank |account )?(?:particulars|details)) (?:at|with|on|in) (?:your|the)\\b`,
      `\\bwe invoice[;,] (?:and )?${UP_TO(4)}(?<said>banks|collects|receives)\\b`,
      `\\blooks? after (?<said>(?:the |our )?(?:money|cash|payments|funds) (?:that )?(?:coming|comes?) in)\\b`,
    ],
  },
  // its first instalment takes the place of the transfer below
  {
    needs: /place of|stands? in for/u,
    patterns: [
      `(?<said>\\b(?:takes?|taking|in) the place of|\\bstands? in for) (?:the|this|your|a|any) (?:bank )?(?:transfer|payment|eft|deposit)\\b`,
    ],
  },
  // figures and payees are circulated on the morning of settlement
  {
    needs: /payees?|directions?/u,
    patterns: [
      `\\b(?:payees?|payment directions?)\\b ${UP_TO(4)}(?<said>(?:is|are|will be) (?:circulated|advised|sent|given|notified|provided|issued|told)) (?:on|by|before|in|to|the)\\b`,
    ],
  },
  // our printed stationery will catch up next month; panels are placeholder text; we are the second
  {
    needs: /catch|caught|behind|lags|placeholder|\bwe are the\b/u,
    patterns: [
      `\\b(?:stationery|letterhead|print|template|paper|forms?|printing) (?<said>will catch up|(?:has|have) (?:not|yet to) ca(?:ught|tch) up|(?:is|are) (?:still )?behind|lags?)\\b`,
      `\\b(?:panels?|blocks?|boxes|footer|details) (?<said>(?:is|are) (?:only |just )?placeholders?)\\b`,
      `^we are the (?<said>second|third|other|lower|last)(?: one| of (?:them|these|those|the two))?[.!]*$`,
    ],
  },
  // I know the number by heart; Kim writes back with the rest of what you need; we like to see one dollar first
  {
    needs: /by heart|from memory|rest of|remainder of|other half of|first/u,
    patterns: [
      `^(?<said>.*\\b(?:knows?|learnt|learned|recites?|have|has|says?) (?:the|our|its|that|this)(?: new)? (?:numbers?|digits|account|bsb|figures) (?:by heart|from memory|off by heart))\\b`,
      `\\b(?:write|writes|reply|replies|ring|rings|call|calls|text|texts|e-?mail|e-?mails|message|messages|come|comes|get|gets)(?: (?:back|you|to you))* ${UP_TO(4)}(?<said>with the (?:rest|remainder|other half) of) (?:what (?:you need|is needed|to (?:pay|enter))|the (?:bank |account )?(?:details|numbers?|digits|account|particulars|instructions)|(?:it|them)[.!])`,
      `\\b(?:see|get|receive|have|(?:try|test)(?: (?:us|it|the account) with)?|begin with|start with|send(?: us)?)(?: (?:just|only))? (?:an?|one|the)? ?(?:single |first |small |test )?(?:dollar|cent|\\$ ?[01](?:\\.\\d\\d)?) (?<said>first)\\b(?!.*\\b(?:confirm|check|verif|arriv)\\w*)`,
    ],
  },
].map(kindOf);

const ENDS =
  /(?<!\b(?:your|his|her|their|customer|card|visa|mastercard|direct debit)(?: [^ ]+){0,2} )\b(?:a\/c|acct?|account)(?: (?:no|number))?[.:]? (?:ends?|ending)(?: in| with)? ?(\d{2,5})(?!\d)/u;
/** The same of what the payer has on file: `Does the supplier card in your system end in 207?` */
const ON_FILE_ENDS = new RegExp(
  `\\b(?:${PAYEE_RECORD}|(?:account|number|details|one|card|record) (?:that |which )?(?:you (?:still |now )?(?:hold|have|keep|show|see)|(?:in|on) your (?:\\p{L}+ )?(?:systems?|files?|books|ledgers?|screens?|records?))(?: for us)?|(?:record|card|entry|file) (?:of|for) us) ${UP_TO(6)}(?:ends?|ending|finish(?:es)?)(?: in| with)? (\\d{2,5})(?!\\d)`,
  'u',
);
const OF_CARDS = /\b(?:visa|mastercard|amex|credit|debit|fuel|gift) /u;

/**
 * Whether a sentence says that an account ends in other digits than those that are asked to be paid into.
 *
 * @param plain in plain words
 * @param numbers of the accounts; none says nothing
 */
export function endsOtherwise(plain: string, numbers: readonly string[]): boolean {
  const ending = ENDS.exec(plain)?.[1] ?? (OF_CARDS.test(plain) ? undefined : ON_FILE_ENDS.exec(plain)?.[1]);
  return ending !== undefined && numbers.length > 0 && !numbers.some((number) => number.endsWith(ending));
}
