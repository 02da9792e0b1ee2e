import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * Notices of those who claim what is owed to whoever sends the invoice: courts, the tax office, creditors, buyers of a business or of its debts. They name
 * no account, come on a page of their own or in small print, and say in the law's words that somebody else is to be paid.
 */

const MONEY = '(?:money|monies|moneys|sums?|funds|amounts?|debts?)';
const PAPERS = '(?:invoices?|bills?|debts?|receivables?|accounts receivable|claims?)';
/** Whom the law lets collect what is owed to another. */
const OFFICERS =
  '(?:(?:deputy )?commissioner|registrar|sheriff|official (?:receiver|trustee)|liquidators?|receivers?(?: and managers?)?|administrators?|claimant|applicant|bailiff|trustee in bankruptcy)';
/** Whoever is to be paid according to the invoice, in the words of others. */
const SUPPLIER =
  '(?:contractor|subcontractor|supplier|vendor|seller|grantor|debtor|landlord|builder|creditor|assignor|respondent|company named)';
const SOON = '(?:now |today |hereby |forthwith )*';

export const CLAIMS_OF_OTHERS: readonly Kind[] = [
  // forward the money that you hold for the person named to the Registrar; what you owe Dana Fox
  {
    needs: /hold|owe|retain|send|forward|give|hand|deliver|release|pay|remit/u,
    patterns: [
      `\\b${MONEY} (?:that |which )?(?:you|they) (?:hold|are holding|have) (?<said>for|on behalf of) (?!us\\b|you\\b|me\\b)`,
      `\\bwhat(?:ever)? (?:you|the \\w+) (?<said>owes?)(?: to)? (?!us\\b|me\\b|the\\b|our\\b|by\\b|and\\b|on\\b|as\\b|is\\b|at\\b|now\\b|to\\b|for\\b|in\\b|before\\b|when\\b|or\\b)\\p{L}+`,
      `\\b(?<said>send|forward|give|hand(?: over)?|deliver|release|pay|remit) (?:the|any|all|this|that|it|those|such|every) ${UP_TO(12)}to the ${OFFICERS}\\b`,
      `\\b(?<said>must|may|should|are|do) not (?:to )?pay (?:that|the|your) (?:business|company|firm|trader|${SUPPLIER})\\b`,
      `\\b(?:pay|paid|give|send|release|remit|settle|payments?|${MONEY})\\b.*\\b(?<said>rather than|instead of|and not) (?:to |with |by )?(?:the|your) ${SUPPLIER}\\b`,
      `(?<said>\\b(?:is|are|being) (?:hereby )?(?:required|directed|ordered|obliged|bound) to (?:retain|withhold|hold back)) (?:the |this |that |any |all )?(?:${MONEY}|payments?)\\b`,
      `\\bwe ${SOON}(?<said>claim|require|demand) (?:from you )?(?:the |all |any )?${MONEY} (?:that |which )?(?:you|is|are) (?:owe|owed|owing|due) (?:to )?(?!us\\b)`,
    ],
  },
  // we have sold the business; the invoices are hers; the debt now benefits Marlin; the bakery is good for the money
  {
    needs:
      /sold|good for|hers|\bhis\b|theirs|benefit|vest|pass|accrue|discharge|belong|property|shoes|dissolved|wound up|deregistered|liquidated/u,
    patterns: [
      `\\bwe(?:'ve| have)? (?:now |recently |just )?(?<said>sold) (?:the|our|this) (?:whole |entire )?(?:business|company|practice|firm|shop|debtors?)\\b`,
      `\\b(?:${PAPERS}|payments?|${MONEY}) ${UP_TO(6)}(?<said>(?:is|are|becomes?) ${SOON}(?:hers|his|theirs))\\b`,
      `\\b${PAPERS} (?:(?:now|in front|overleaf|enclosed|attached) )*(?<said>benefits?|vests? in|accrues? to|inures? to|(?:has|have) (?:passed|vested)) (?!from\\b|you\\b|your\\b)`,
      `\\b(?<said>(?:has|have|takes?) (?:the )?(?:full |whole )?benefit of) (?:every|all|any|this|the|each) (?:\\p{L}+ )?${PAPERS}\\b`,
      `\\b(?:what(?:ever)? (?:is|was|remains) (?:owing|owed|due|payable)|${MONEY}|payments?|${PAPERS}) (?<said>belongs? to) (?!us\\b|our\\b|the (?:supplier|seller|company|vendor)\\b)`,
      `\\b(?:${PAPERS}|${MONEY}) (?<said>(?:is|are|becomes?) ${SOON}(?:the )?(?:sole )?property of) (?!us\\b|our\\b|the (?:supplier|seller|company|vendor)\\b)`,
      `\\b(?<said>(?:is|are) good for) (?:the|this|that|your|my|our) (?:${MONEY}|bill|balance|rest)\\b`,
      `(?<said>\\b(?:steps?|stepped|stands?) (?:in|into) the shoes of)\\b`,
      `\\b(?:the|our|this) (?:partnership|company|business|trust) (?<said>(?:was|has been|is|is being) (?:dissolved|wound up|deregistered|liquidated))\\b`,
      `\\b(?<said>${MONEY}|payments?) ${UP_TO(9)}(?:does|do|will|shall) not (?:be a )?(?:good |valid )?discharge\\b`,
    ],
  },
  // presented under the Merrin early settlement programme; their notice reaches payers; section 26A request
  {
    needs: /settlement|payment|finance|funding|factoring|discounting|purchase|notice|26a|withholding/u,
    patterns: [
      `\\b(?<said>(?:early (?:settlement|payment)|supply[ -]chain (?:finance|funding)|reverse factoring|dynamic discounting|(?:invoice|receivables?|debtors?) (?:finance|funding|discounting|purchase)) (?:programme?|facility|scheme|platform|arrangement))\\b`,
      `\\b(?:their|its|(?:the )?(?:funder|financier|programme?|purchaser)'s) (?<said>notice) ${UP_TO(2)}(?:reaches|comes|follows|arrives|goes|is (?:sent|served|issued)) (?:to )?(?:payers?|debtors?|customers?|buyers?|you)\\b`,
      `\\b(?<said>(?:section|sec|s)\\.? ?26a|(?:payment )?withholding (?:request|notice))\\b`,
    ],
  },
  // the account on the face of an invoice is an example; the supplier nominates its account by text message
  {
    needs: /account|details|bsb|face of|figures|numbers|digits/u,
    patterns: [
      `\\b(?:bank )?(?:account|bsb|(?:bank|account|payment) details)\\b ${UP_TO(8)}(?<said>(?:is|are) (?:only |just |merely )?(?:an? |for )?(?:example|sample|specimen|illustrati(?:on|ve)|placeholder|dummy)s?)\\b`,
      `\\b(?:figures|numbers|digits|account|details|bsb) ${UP_TO(5)}(?<said>(?:is|are) (?:only |just |purely |merely )?for (?:show|display|decoration|layout))\\b`,
      `\\b(?<said>nominates?|will nominate|designates?) (?:its|our|the|an?|his|her|their) (?:bank )?account\\b`,
      `\\b(?<said>(?:advises?|gives?|tells?|provides?|communicates?|texts?|sends?|discloses?) (?:you )?(?:of )?(?:its|our|the) (?:bank )?account (?:details|numbers?)) (?:to you )?(?:only )?(?:by|via|in|through) (?:an? |the )?(?:text|sms|phone|telephone|letter|whatsapp|message|post|fax)\\b`,
      `\\b(?:route|pay|process|settle|release|payments?)\\b.*\\b(?<said>not|rather than|instead of) (?:by |from |as on |per |on )?(?:the |this )?(?:face of (?:the|this|an) (?:invoice|bill)|printed page)\\b`,
    ],
  },
].map(kindOf);
