import { CONDITION, NEGATED, REPORTED, SUBJECT, UNCHANGED, WILL_NOT_SAY, YOURS } from './english-words.js';

/**
 * What sends a payment elsewhere without a word of a new account: a correction of what is printed, what becomes of payments to it, details
 * that stand or come elsewhere, somebody else to be paid, an account for the occasion, another bank. The group `said` is what a
 * negation or a condition before it would undo.
 */
export const UP_TO = (most: number): string => `(?:[^\\s]+ ){0,${most}}?`;
const DETAILS =
  '(?:(?:bank(?:ing)?|payments?|account|acct|a/c|remittances?|eft|deposit|transfer|wire|settlement|beneficiary)(?: (?:account|transfer|/|&|and|bank(?:ing)?|payment))* (?:details?|info(?:rmation)?|instructions?|particulars|coordinates|data)|bsb(?: and account)?(?: (?:no|number)s?)?|account (?:no|number)s?)';
const SHOWN =
  '(?:(?:that (?:is|was|are)|which (?:is|was|are|appears?)) )?(?:printed|shown|stated|listed|given|quoted|displayed|appearing|published|provided|above|below|overleaf|on (?:the|this|our|your) (?:\\S+ )?(?:invoice|statement|document|page|footer|form|template|letterhead))';
const WRONG =
  '(?:errors?|mistakes?|misprint(?:ed|s)?|mis-?typed|mis-?stated|typos?|incorrect(?:ly)?|wrong(?:ly)?|erroneous(?:ly)?|inaccura\\w+|faulty|not (?:the )?(?:right|correct|ours)|out of date|outdated|obsolete)';
const CORRECTION =
  '(?:corrections?|errat(?:um|a)|corrigend(?:um|a)|rectification|amendments?|addendum|revision|update|notice of (?:change|correction))';
const PAY =
  '(?:pay|pays|paid|paying|payments?|remit|remitted|remitting|remittances?|transfer|transferred|transferring|transfers|deposit|deposits|deposited|send|sent|sending|wire|wired|direct|directed|forward|forwarded|settle|settled|funds|money|monies|go|goes|credit|credited|proceeds?|sums?|amounts?|eft)';
const ACCOUNT =
  '(?:bank )?(?:accounts?|acct|a/c)\\b(?! (?:manager|executive|team|department|holder|enquir\\w*|quer\\w+|statement|balance|name|payable|receivable))';
const BANKS =
  '(?:anz|westpac|nab|national australia bank|commonwealth(?: bank)?|comm ?bank|cba|macquarie(?: bank)?|bendigo(?: bank)?|suncorp(?: bank)?|st\\.? ?george(?: bank)?|ing(?: bank)?|hsbc|citibank|bankwest|boq|bank of \\w+|amp bank|rabobank|ubank|up bank|judo bank|(?:another|a new|a different) (?:bank|lender|institution)|\\w+ bank)';
export const SUM =
  '(?:(?:bank )?transfers?|payments?|funds|money|monies|balance|remittances?(?! (?:advice|slip))|proceeds|deposits?|sum|amount|settlement)';
const PERSON =
  '(?:colleague|brother|sister|wife|husband|spouse|son|daughter|father|mother|cousin|friend|mate|bookkeeper|foreman|business partner)';
const REACH_US =
  '(?:contact|call|phone|telephone|ring|e-?mail|text|message|whatsapp|sms|write to|reply(?: to)?|speak (?:to|with)|talk (?:to|with)|ask|get in touch|reach out|respond|let us know|click|scan)';

/** Ways to say one thing; each pattern is looked for only where a word that it needs is said. */
export interface Kind {
  needs: RegExp;
  patterns: readonly RegExp[];
}

export const kindOf = ({ needs, patterns }: { needs: RegExp; patterns: readonly string[] }): Kind => ({
  needs,
  patterns: patterns.map((source) => new RegExp(source, 'u')),
});

/** Details that stand or come elsewhere. */
const ELSEWHERE = kindOf({
  needs: /details?|info|instruction|particular|coordinate|data|bsb|account|pay|remit|send|transfer/u,
  patterns: [
    // contact us for our payment details; bank details: see covering email
    `\\b${REACH_US}\\b ${UP_TO(6)}(?<said>for|to (?:get|obtain|receive|request|ask for|collect|be given)|about|regarding|with) (?:you )?(?:our |the |new |correct |current |updated |latest |right |valid )*${DETAILS}`,
    `\\b(?<said>for|to (?:get|obtain|receive|request|be given)) (?:our |the |new |correct |current |updated |latest |right |valid )*${DETAILS},? (?:please |kindly |simply |just )*${REACH_US}\\b`,
    `\\b(?:our |the )?${DETAILS}:? ${UP_TO(3)}(?<said>(?:see|refer to|as per|per|in|on|by|via|with|as (?:advised|agreed|discussed|provided|sent|given|notified|per)(?: \\w+)? (?:in|by|on|via|through|with)?) ?(?:the |our |your |an? |my |this )?(?:attach\\w+|enclosed|covering|cover|separate|accompanying|follow-?up|previous|earlier|recent|last|next|later)? ?(?:e-?mails?|letters?|sms|text(?: message)?|phone|telephone|call|attachment|sheet|whatsapp|portal|link|qr code|docusign|message|memo|fax)\\b)`,
    `\\b(?:our |the )?${DETAILS}:? ${UP_TO(2)}(?<said>(?:will|to|shall) (?:be )?(?:follow|sent|provided|advised|e-?mailed|given|communicated|notified|supplied|texted|disclosed)|upon request|on request|on application|under separate cover|to follow|follow(?:s|ing)? separately)\\b`,
    `\\b(?<said>(?:see|use|using|refer to|follow|per|apply|find) (?:the |our |an? )?(?:details |instructions |account |information )?(?:in|on|from)? ?(?:the |our |an? )?(?:attached|enclosed|accompanying|covering|separate)) (?:letter|sheet|document|notice|form|e-?mail|memo|note|page|advice)s? ${UP_TO(4)}(?:for |to |when |where |before |with |on )${UP_TO(5)}(?:pay|paying|payments?|remit\\w*|send|transfer\\w*)\\b`,
    `\\b(?<said>(?:account|${DETAILS}|details|instructions) (?:that )?(?:it|they|the (?:link|page|portal|form|site)) (?:shows?|gives?|names?|says?))\\b`,
    `\\b(?<said>use) ${UP_TO(3)}(?:details|account|instructions) (?:in|on|from|given in|shown in) (?:the |our |an? )?(?:attached|enclosed|covering|separate|accompanying)\\b`,
  ],
});

/** A sum that goes to somebody else, or to where it is yet to be told. */
const TO_OTHERS: readonly Kind[] = [
  // the transfer goes to our Brisbane entity; send the money via my partner
  {
    needs: /\b(?:to|through|via|by|with|into)\b/u,
    patterns: [
      `\\b${SUM} ${UP_TO(4)}(?<said>goes|go|going|flows?|runs?|passes|travels|routed|handled|collected|received|taken|banked|settled|processed) ${UP_TO(2)}(?:to|through|via|by|with|into|under) (?:our|my|an?|the) ${UP_TO(3)}(?:entity|company|firm|arm|subsidiary|affiliate|associates?|trust|partner|treasury|vehicle|nominee|${PERSON})\\b`,
      `\\b(?<said>send|pay|transfer|remit|give|wire|forward|direct|deposit|put) (?:all |half )?(?:of )?(?:the |this |that |your |any )?(?:full |whole |outstanding |invoice )*(?:${SUM}|it|this) ${UP_TO(3)}(?:via|through|to|with) (?:my|our) ${UP_TO(2)}(?:partner|${PERSON})\\b(?! (?:department|team|program))`,
    ],
  },
  // let me give you a number you can pay this into; you will hear where to send it; ask Kim which account to use
  {
    needs: /number|account|details|place|somewhere|where/u,
    patterns: [
      `\\b(?:let (?:me|us)|allow (?:me|us) to|(?:i|we)(?:'ll| will| can| shall|'m| am|'re| are)|happy to|glad to) ${UP_TO(3)}(?<said>give|send|text|pass|share|provide|supply|tell|show|message|e-?mail) ${UP_TO(3)}(?:an?|another|the|some|which|what|our) ${UP_TO(2)}(?:number|account(?! (?:statement|summary|balance))|details|place|bsb) ${UP_TO(4)}(?:pay|transfer|deposit|send|put|remit|wire|use)\\b`,
      `\\b(?<said>told|advised|informed|notified|hear|learn|tell you|let you know|text you|message you|e-?mail you|call you with) ${UP_TO(6)}(?:where|which (?:bank )?account|whose (?:bank )?account) ${UP_TO(5)}(?:pay|paid|send|sent|transfer\\w*|deposit\\w*|goes?|put|remit\\w*|use)\\b(?! (?:by|with) (?:an? |your |credit |debit )*(?:card|cheque))`,
      `\\b(?<said>ask|call|ring|text|contact|message|check with) ${UP_TO(6)}(?:where|which (?:bank )?account|whose (?:bank )?account) (?:to|you should|the|this|it|your|should) ${UP_TO(3)}(?:pay|paid|send|sent|transfer\\w*|deposit\\w*|goes?|put|remit\\w*|use)\\b(?! (?:by|with) (?:an? |your |credit |debit )*(?:card|cheque))`,
    ],
  },
  // wait for our call before you pay; sit tight with the transfer till Dana rings
  {
    needs: /\b(?:wait|hang on|sit tight|hold (?:off|on|fire))\b/u,
    patterns: [
      `\\b(?<said>wait|hang on|sit tight|hold (?:off|on|fire))\\b ${UP_TO(5)}(?:for|until|till) ${UP_TO(3)}(?:calls?|rings?|phones?|texts?|messages?|e-?mails?|go-?ahead|word|speaks?|gets? back|(?:is|are|am|'m) in touch)\\b`,
    ],
  },
].map(kindOf);

/** Parts of an invoice that say where it is paid to. */
const PART = '(?:panel|section|box|slip|part|area|footer|block|field)';

const REDIRECTING: readonly Kind[] = [
  // drop the last digit of the account number; the BSB above lacks its leading 0
  {
    needs: /digit|leading|trailing|final|zero|last|first/u,
    patterns: [
      `(?<said>\\b(?:add|drop|omit|skip|swap|switch|exchange|transpose|replace|substitute|remove|take off|prefix|append|insert|prepend|put)\\b) ${UP_TO(6)}(?:digits?|zeros?|noughts?|(?:leading|trailing|final|last|first) \\d) ${UP_TO(6)}(?:${SUBJECT})`,
      `(?:${SUBJECT}) ${UP_TO(6)}(?<said>lacks?|lacking|(?:is|was|are) missing|misses|omits?|omitted|(?:is|was) short of) ${UP_TO(4)}(?:digits?|zeros?|noughts?|(?:leading|trailing|final|last|first) \\d)`,
      `(?:${SUBJECT})\\W+${UP_TO(3)}(?<said>(?:first|last|leading|final) (?:\\w+ )?(?:digits|numbers|figures) of (?:our|the) )(?:abn|acn|phone|telephone|mobile|fax|postcode|invoice|order|customer)`,
      `(?<said>(?:first|last|leading|final) (?:\\w+ )?(?:digits|numbers|figures) of (?:our|the) (?:abn|acn|phone|telephone|mobile|fax|postcode|invoice|order)) ${UP_TO(4)}as (?:the |our )?(?:${SUBJECT})`,
    ],
  },
  // disregard the payment section; the details above are for our records only
  {
    needs: /ignor|disregard|overlook|skip|forget|only|purposes/u,
    patterns: [
      `(?<said>\\b(?:disregard|ignore|overlook|skip|forget)) (?:the |our |its |any |all )*(?:payment|bank(?:ing)?|remittance|deposit|eft|transfer) ${PART}`,
      `\\b(?:${SUBJECT}|details|numbers?) ${UP_TO(3)}(?:above|below|shown|printed|listed|given|overleaf|on the invoice)? ?${UP_TO(2)}(?<said>(?:is|are) (?:only |kept |shown |printed |given |there |just )*for (?:our |your |internal )?(?:records?|filing|reference|archiv\\w+|refunds|credits) (?:only|purposes))`,
    ],
  },
  // we left Westpac
  {
    needs: /left|leave|leaving|parted|broke|walked|quit|dumped|divorc|goodbye/u,
    patterns: [
      `\\bwe (?:(?:have|are|'ve|finally|recently|at last|just|also) )*(?<said>left|leaving|leave|parted (?:company|ways) with|broke (?:up )?with|walked (?:out on|away from)|quit|dumped|divorced|said goodbye to) (?:our|the|that|this|their)(?: (?:old|former|big|usual))? bank\\b(?! (?:guarantee|holiday|account open|statement))`,
      `\\bwe (?:have |are |'ve |'re )?(?<said>left|leaving|leave) (?:our |the )?(?:old |former )?(?:bank\\b|${BANKS})`,
    ],
  },
  // erratum: the account printed above; correction to our remittance details
  {
    needs: /correct|errat|corrigend|rectif|amend|addend|revis|update|notice|change|notif/u,
    patterns: [
      `(?<said>\\b${CORRECTION})\\b:? (?:to |of |regarding |re |for |- )?${UP_TO(8)}(?:${SUBJECT}|${DETAILS})`,
      `(?:${SUBJECT}|${DETAILS}) (?<said>(?:change|correction|amendment|update|revision) (?:notice|notification|advice|letter|alert)|(?:notice|notification|advice) of (?:change|correction|amendment))`,
    ],
  },
  // the account shown is a misprint; due to an error the details above are
  {
    needs:
      /error|mistake|misprint|mis-?t|mis-?st|typo|wrong|incorrect|errone|inaccura|faulty|not (?:the )?(?:right|correct|ours)|date|obsolete|oversight|mix-?up|glitch|fault/u,
    patterns: [
      `(?:${SUBJECT}|${DETAILS}) ${SHOWN} ${UP_TO(5)}(?<said>${WRONG})`,
      `\\b(?<said>(?:due to|owing to|because of|following|by|as a result of) (?:an? |our )?(?:\\w+ ){0,3}(?:error|mistake|oversight|mix-?up|glitch|fault)),? ${UP_TO(6)}(?:${SUBJECT}|${DETAILS})`,
      `\\b(?<said>${WRONG}) ${UP_TO(3)}(?:${SUBJECT}|${DETAILS}) ${UP_TO(2)}(?:was|were|is|are|has|have|got|appears?)\\b`,
    ],
  },
  // payments to the account above will bounce; our bank rejected deposits
  {
    needs:
      /bounc|return|reject|refus|declin|lost|delay|held|block|frozen|froze|freez|back|refund|revers|fail|not |astray|clos|restrict|suspend|merg|upgrad|migrat/u,
    patterns: [
      `\\b${PAY} ${UP_TO(5)}(?:to|into|in|via|through) (?:our |the |that |this |these |those )?${UP_TO(4)}(?:${SUBJECT}|${DETAILS}) ${UP_TO(5)}(?<said>bounce\\w*|be (?:returned|rejected|refused|declined|lost|delayed|held|blocked|frozen|sent back|refunded|reversed)|(?:are|is|were|have been|being|keep|get|getting) (?:\\w+ )?(?:returned|rejected|refused|declined|lost|blocked|bouncing|sent back|reversed|failing)|fail\\w*|not (?:\\w+ )?(?:arrive|reach|be (?:credited|received|accepted|processed|counted|recogni[sz]ed|applied)|count)|come back|go astray)`,
      `\\b(?:our |the |their )(?:bank|branch|financial institution) (?<said>(?:has |have |is |keeps? |will |had )?(?:been )?(?:reject\\w*|return\\w*|refus\\w*|declin\\w*|block\\w*|bounc\\w*|freez\\w*|froze\\w*|clos\\w*|restrict\\w*|suspend\\w*|merg\\w*|upgrad\\w*|migrat\\w*))\\b`,
    ],
  },
  // the details overleaf apply to this invoice; those on page 2 take precedence
  {
    needs:
      /overleaf|below|underneath|attached|enclosed|page|next|following|second|other|back|reverse|last|mail|letter/u,
    patterns: [
      `\\b(?:details|account|instructions|information|bsb) (?:overleaf|below|underneath|attached|enclosed|on (?:page \\d|the (?:next|following|second|other|back|reverse|last)\\b)[^,;]{0,20}?|in (?:this|our|the) (?:e-?mail|letter)) (?<said>appl(?:y|ies)|take precedence|takes precedence|prevails?|overrides?|(?:is|are) (?:the )?(?:to be used|correct|right|valid|current|ones? to use)|should be used|must be used|counts?)\\b`,
    ],
  },
  // pay our financier; the invoice has been factored
  {
    needs:
      /factor|assign|ceded|sold|transfer|discount|pledg|made over|novat|purchas|bought|acquir|taken over|financ|subrog|pay|remit|send|make|direct|settle|garnish/u,
    patterns: [
      `\\b(?<said>factored|assigned|ceded|sold|transferred|discounted|pledged|made over|novated) (?:to|with|by|in favou?r of)\\b.*\\b(?:pay|paid|payments?|debt|invoice|receivables?)\\b`,
      `\\b(?:invoices?|debts?|receivables?|ledger|book debts|amounts? owing) ${UP_TO(4)}(?<said>(?:has|have|had|was|were|is|are) (?:now )?(?:been )?(?:factored|assigned|ceded|sold|purchased|bought|acquired|taken over|financed|discounted|pledged|novated|subrogated))\\b`,
      `\\b(?<said>(?:pay|remit|transfer|send|make|direct|settle)) (?:(?:this|the|all|your|any|it|invoice|payment|payments|amount|balance|total|directly|due|of|straight|instead|to|with|through|funds|money) )*(?:our|their|the company's) (?:financier|factor\\w*|parent(?: company)?|subsidiary|affiliate|sister company|holding company|head office|group company|financing (?:partner|company)|debt(?:or)? (?:purchaser|collector)|collections? (?:agency|agent|company|partner)|agents?|lender|partner|owner|director|administrators?|liquidators?|receivers?|lawyers?|solicitors?|accountants?|treasury|payment (?:agent|processor|partner)|creditors?|contractors?|suppliers?|nominee|trustee)\\b`,
      `\\b(?<said>garnishee|garnishment)\\b.*\\b(?:pay|account|amount)\\b`,
      `\\b(?<said>payable (?:directly )?to|payments? (?:are|is|must|should|have|has|to) (?:\\w+ ){0,2}(?:be )?(?:made |go |sent )?to) (?:them|him|her|our (?:financier|factor|parent|subsidiary|affiliate|agent|lender|partner))\\b`,
    ],
  },
  // remit to our offshore account, where none is given that could be verified; we had to open another one
  {
    needs: /account|acct|a\/c|differ|look|unfamiliar|unusual|other than|same/u,
    patterns: [
      `\\b${PAY} ${UP_TO(6)}(?:to|into|in|via|through|using|towards?) (?:our |an? |the |my |this )?(?:company's )?(?<said>other|another|separate|fresh|offshore|holding|temporary|interim|dedicated|secondary|second|special|project|overseas|foreign|escrow|suspense|backup|back-up|reserve|spare|personal|private|clearing|nominated|affiliate|parent|subsidiary|group|head office|international|collection|ato) ${UP_TO(2)}${ACCOUNT}(?!.*\\d{3}[ -]?\\d{3})`,
      `\\b(?:we|our \\w+(?: department| team)?|the company)(?:'ve|'re)? ${UP_TO(5)}(?<said>opened|opening|open|trialling|trialing|testing|set up|setting up|have|has|got|using|use|adopted|established|obtained) (?:up )?(?:an? |our |the )?(?:other|another|separate|fresh|offshore|temporary|interim|second|special|overseas|different|replacement|project) ${UP_TO(2)}${ACCOUNT}`,
      `\\baccounts?\\b.*\\b(?<said>(?:had to|have to|were forced to|must|we) (?:\\w+ )?(?:open|use|set up|move to|change to|switch to)) (?:an?other|a new|a different|a second|a fresh|some other)(?: one| account)?\\b`,
      `\\b(?:our |the )?(?:${SUBJECT}|${DETAILS}) ${UP_TO(3)}(?<said>(?:look|looks|looking|are|is|may be|appear|appears|seem|seems|will be|read|reads) (?:\\w+ )?(?:different(?:ly)?|unfamiliar|unusual|not the same|other than))\\b`,
      `\\b(?<said>differ(?:s|ent)?) from ${UP_TO(4)}(?:invoices?|time|month|before|previous\\w*|what you have|those|the ones?|records?)\\b.*\\b(?:account|bank|bsb)|(?:account|bank|bsb)[^.]*\\bdiffer(?:s|ent)? from ${UP_TO(5)}(?:invoices?|time|month|before|previous|what you have|records?)`,
    ],
  },
  // from 1 July we are with ANZ; we bank with Westpac these days
  {
    needs: /\bwe\b/u,
    patterns: [
      `\\b(?:from|since|as of|as at|effective|starting) [^,;]{2,25},? we(?:'re| are|'ll be| will be|'ve| have)? (?<said>(?:been |now |moving |going |banking )?(?:with|at|to)) ${BANKS}\\b`,
      `\\bwe (?<said>(?:now |currently |presently )?(?:do our )?bank(?:ing)?) (?:with|at) ${BANKS} (?:these days|nowadays|now|currently|at present|for now|this year|instead|since|from)\\b`,
      `\\bwe(?:'ve| have)? ${UP_TO(2)}(?<said>gone over|moved|switched|changed|transferred|shifted|migrated|crossed) ${UP_TO(4)}(?:to|over to) ${BANKS}(?![\\w])`,
    ],
  },
  // hold payment until you hear from us; so that we can send you the right account
  {
    needs:
      /hold|suspend|delay|postpone|defer|pause|stop|halt|send|give|provide|mail|advise|supply|issue|text|forward|have|confirm/u,
    patterns: [
      `\\b(?<said>(?:hold|withhold|suspend|delay|postpone|defer|pause|stop|halt)(?: off)?(?: on)?) (?:the |all |any |this |your |making |with )*(?:payments?|paying|remittances?|remitting|transfers?|transferring)\\b ${UP_TO(6)}(?:until|till|pending|before|for now|for the moment)`,
      `\\b(?:we|i|our \\w+)(?: can| will| may|'ll| shall| could|'d)? ${UP_TO(3)}(?<said>(?:send|give|provide|e-?mail|advise|supply|issue|text|forward|let you have|confirm)) ${UP_TO(4)}(?:right|correct|proper|valid|current|actual|up-to-date|up to date) ${UP_TO(2)}(?:${SUBJECT}|${DETAILS}|account)`,
    ],
  },
  // amend your vendor master with the details below
  {
    needs: /update|amend|change|correct|adjust|revise|edit|overwrite|replace|load|enter|set up/u,
    patterns: [
      `\\b(?<said>update|amend|change|correct|adjust|revise|edit|overwrite|replace|load|enter|set up) ${UP_TO(5)}(?:vendor|supplier|creditor|payee|master|records?|systems?|ledger|database|payables|erp|template|beneficiar\\w+)\\b ${UP_TO(5)}(?:with|to|using|by|as|from|so) ${UP_TO(4)}(?:details|account|bank|bsb|information|below|following|instructions|attached)\\b`,
    ],
  },
  // note revised EFT info
  {
    needs: /revised|amended|corrected|altered|replacement|substitute/u,
    patterns: [
      `\\b(?<said>revised|amended|corrected|altered|replacement|substitute) ${UP_TO(2)}(?:eft|payment|bank|remittance|transfer|account|deposit|bsb|direct credit) (?:info|information|details?|instructions?|data|particulars|number)`,
    ],
  },
].map(kindOf);

/** What is said of mistakes that a payer may make, of fees, and of contracts. */
const OF_PAYERS =
  /\b(?:you (?:enter|entered|provide|provided|supply|supplied|use|used|key)|without (?:a |the |your |an? )?(?:\S+ )?(?:reference|invoice|remittance|number|description)|(?:incorrect|wrong|missing|no) (?:\S+ )?(?:reference|description)|responsib\w+|liab\w+|dishonou?r\w*|at your (?:own )?risk|fees? (?:may|will|appl)|mis-?directed|insufficient)\b/u;
/** What a payer does with an account of theirs. */
const THEIR_OWN =
  /\b(?:your|my|their|customer'?s?|client'?s?|tenant'?s?) (?:own |new |bank |current |existing )*(?:bank|account|details|a\/c|card)/u;
/** What frauds say. */
const WARNING =
  /\b(?:beware|scams?|scammers?|criminals?|hackers?|phishing|suspicious|be careful|be wary|vigilant|impersonat\w*|hoax|fake|bogus|never|unexpected|if in doubt|verify|double[- ]check)\b/u;

/** What is confirmed by another way, or told there when it should come, is a precaution. */
const CONFIRMED =
  /\b(?:confirm\w*|verif\w*|check\w*|validat\w*|discuss\w*|chang\w+|updat\w+|query|queries|enquir\w*)\b[^,;]*$/u;
/** What is said before a payment is made holds of it all the same. */
const BEFORE_PAYING =
  /\bbefore (?:you )?(?:pay\w*|remit\w*|transfer\w*|mak\w+ (?:the |any |your |a |this )?payments?)|\byou (?:may|might|will) (?:notice|see|find|observe)(?: that)?/gu;

/** Whether a sentence sends a payment elsewhere than to the account that is printed. */
export function redirects(sentence: string): boolean {
  const said = sentence.replace(BEFORE_PAYING, ' ').replace(/\s+/g, ' ');
  if (isPrecaution(said)) return false;
  return (
    goesToOthers(said) ||
    REDIRECTING.some((kind) => isSaidOutright(said, kind)) ||
    isSaidOutright(said, ELSEWHERE, CONFIRMED)
  );
}

/** Whether a sentence warns, says that nothing changes, or speaks of mistakes and accounts of those who pay. */
export const isPrecaution = (said: string): boolean =>
  [WARNING, UNCHANGED, WILL_NOT_SAY, OF_PAYERS, THEIR_OWN].some((pattern) => pattern.test(said));

/** Whether a sentence says that a sum goes to somebody else, or to where it is yet to be told. */
export const goesToOthers = (said: string): boolean => TO_OTHERS.some((kind) => isSaidOutright(said, kind));

/** @param unless what may not stand before it either */
export const isSaidOutright = (said: string, { needs, patterns }: Kind, unless?: RegExp): boolean =>
  needs.test(said) &&
  patterns.some((pattern) => {
    const match = pattern.exec(said);
    if (!match) return false;
    const word = match.groups?.said ?? '';
    const before = said.slice(0, match.index + Math.max(0, match[0].indexOf(word)));
    if (NEGATED.test(before) || YOURS.test(said.slice(0, match.index)) || unless?.test(before)) return false;
    return !CONDITION.test(before) && !REPORTED.test(before);
  });
