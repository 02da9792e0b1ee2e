import { isPrecaution, isSaidOutright, type Kind, kindOf, UP_TO } from '../said/redirections.js';

/*
 * What is said beside an account of what stands there: that it is out of use or not settled yet, that it is for something else, that its digits are
 * not in their places, that a part of the sum or all of it goes another way. Each rule asks for what is said and for what it is said of; where a line says
 * of nothing else, it is said of the account.
 */

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?[ /.-])?(?:\\d{1,2}[/.-]|${MONTH} )?(?:19|20)\\d\\d`;
const DIGIT = '(?:\\d+|zero|nought|oh|one|two|three|four|five|six|seven|eight|nine)';
const BANK =
  '(?:anz|westpac|nab|national australia bank|commonwealth|comm ?bank|cba|macquarie|bendigo|suncorp|st\\.? ?george|ing|hsbc|citibank|bankwest|boq|amp|rabobank|ubank|judo|bank of \\p{L}+|another bank|a (?:new|different) bank)\\b';

/** What the words beside an account speak of. */
const THIS =
  '(?:(?:this|the|our|these|that|those|an|a) )?(?:(?:bank|payment|whole|above|printed) )*(?:version|revision|invoice|bill|copy|account|acct|a/c|bsb|numbers?|figures?|details?|panel|block|section|box|footer|one|ones|it|they|these|this)';
const IS = '(?:(?:is|are|was|were|has|have|been|be|being|now|currently|since|still|all|only|just|got) )*';

/** That something is not in use any more, or not yet. */
const OUT_OF_USE =
  '(?:superseded|overtaken|withdrawn|revoked|discontinued|retired|decommissioned|deactivated|inactive|dormant|defunct|lapsed|terminated|seized|restrained|suspended|frozen|unused|disused|unavailable|no longer (?:active|used|in use|ours|valid|current|live)|not (?:active|in use|live|operational|ours)|out of (?:use|action|service|date))';
/** Offices are that, too, from one day to another. */
const SHUT = '(?:closed|shut(?: down)?|locked|blocked|stopped)';
const UNSETTLED =
  '(?:tb[acdn]|placeholders?|provisional|tentative|preliminary|(?:not |non-?)(?:yet )?(?:final|finali[sz]ed|confirmed|settled|correct|complete)|unconfirmed|(?:still |yet )?to be (?:advised|confirmed|announced|determined|notified|provided|finali[sz]ed|checked|verified|filled in|completed)|subject to (?:final )?(?:check|checks|checking|confirmation|revision|approval)|(?:awaiting|pending) (?:approval|confirmation|sign-?off|checks?|verification)|(?:may|might|could) (?:still |yet )change)';
const FORMER = '(?:ex|former|formerly|previous|previously|past|old|historic|historical|earlier)';
const SELF = '(?:account|acct|a/c|bsb|bank|numbers?|figures?|details?|ours?|us|one|used|active|valid|in use|panel)';
/** Whoever may take an account from its owner. */
const POWERS =
  '(?:courts?|sheriff|judge|police|tax office|ato|liquidators?|receivers?|administrators?|creditors?|bailiffs?)';

/** What an account is kept for that nobody pays an invoice for, and who else may pay into one. */
const PURPOSE =
  '(?:refunds?|returns?|chargebacks?|wages?(?: runs?)?|salar(?:y|ies)|pay ?(?:roll|runs?)|petty cash|expenses|reimbursements?|donations?|rent(?:al)?|staff (?:purchases?|wages?|pay)|superannuation)';
const OWN_PURPOSE =
  '(?:refunds?|returns?|chargebacks?|wages?(?: runs?)?|salar(?:y|ies)|pay ?(?:roll|runs?)|petty cash|reimbursements?|donations?)';
const GROUP =
  '(?:members?|staff|employees?|residents?|tenants?|owners?|students?|patients?|pensioners?|subscribers?|shareholders?|volunteers?|dealers?|wholesale(?:rs)?|trade|overseas|interstate|foreign)';

const PAPERS = '(?:invoices?|bills?|orders?|accounts?|payments?)';
const UP_TO_DATE = `(?:prior to|before|up to|until|till|through|earlier than) ${DATE}`;
const KEPT = '(?:(?:is|are|used|kept|meant|intended|reserved|strictly|exclusively|solely|only|just) )*';

/** A short line that says nothing else. */
const LINES = [
  `(?:${THIS} )?${IS}${OUT_OF_USE}(?: (?:by|with|in favou?r of|from|since|on|under|after|until|pending|due to|because of|for|in)\\b.*)?`,
  `(?:${THIS} )?${IS}${SHUT}(?: (?:by|under|pending|since|due to|because of)\\b.*)?`,
  `(?:${THIS} )?${IS}(?!appointed|approved)\\p{L}+ed (?:up )?(?:by|under|pending|on) .*\\b${POWERS}\\b.*`,
  `(?:${THIS} )?${IS}replaced(?: (?:by|with) (?:[^ ]+ ){0,3}(?:invoice|bill|copy|version|revision|statement|account|one|inv)\\b.*)?`,
  `(?:${THIS} )?${IS}${UNSETTLED}(?: (?:${SELF}|only|yet|until .*))*`,
  `${UNSETTLED} ${SELF}`,
  `${THIS} ${IS}(?:pending|outstanding|awaited|missing)`,
  `(?:a |an |the |our |my )?(?:formerly|former|previously|${FORMER}[ -]?(?:the |our )?(?:(?:bank|${SELF})[ -]?)+)`,
  `(?:a |an |the )?(?:later|newer|corrected|second|fresh|revised) (?:revision|version|copy|issue|invoice)(?: of (?:this|the|our|your) \\p{L}+)? (?:replaces|supersedes) (?:it|this|these|that)(?: .*)?`,
  `(?:the |this |our )?(?:account |bank account )?(?:that |which )?we (?:always |only )?(?:pay|refund|reimburse) (?:\\p{L}+ ){0,3}(?:from|out of)(?: (?:here|it|this account))?`,
  `(?:the )?(?:account )?(?:to )?pay from`,
  `(?:your |any |all |a )?(?:refunds?|overpayments?) (?:(?:goes|go|is|are|will|be|was|were|made|paid|sent|returned|credited|comes?) )+(?:back )?(?:to|into|from|out of)(?: (?:this account|here|the account|below))?`,
  `${KEPT}for (?:our |the |all )?${PURPOSE}(?: and ${PURPOSE})*(?: only| alone| purposes| payments)*`,
  `(?:strictly|exclusively|solely|only) (?:for )?(?:${PURPOSE}|${GROUP})(?: payments)?`,
  `(?:the |our |this is (?:the|our) )?${OWN_PURPOSE}(?: and ${OWN_PURPOSE})* (?:account|acct|a/c|only)(?: only)?`,
  `${OWN_PURPOSE} (?:\\p{L}+ ){0,2}(?:here|from here|there|from this|from there)(?: only)?`,
  `${PURPOSE} (?:payments? |account )?only`,
  `(?:for )?(?:(?:club|all|our|registered|financial|current) )*${GROUP}(?: (?:customers?|clients?|accounts?|members?|use))? only`,
  `${KEPT}for (?:(?:club|all|our|registered) )*${GROUP}(?: (?:customers?|clients?|members?|only))*`,
  `(?:only |valid |good |this is |account |details |used |applies |apply |applicable |is |are )*(?:for|to|only) (?:all |our |your )?${PAPERS} (?:issued |dated |raised |made |sent )?${UP_TO_DATE}(?: only)?`,
  `(?:all |our )?${PAPERS} (?:issued |dated |raised )?${UP_TO_DATE} only`,
  `(?:for )?(?:all |our )?${PAPERS} (?:of|from|dated|issued in) ${DATE} (?:and|or) (?:earlier|before|older)(?: only)?`,
  `(?:for )?(?:all |our )?(?:old|older|earlier|previous|last year's) ${PAPERS} only`,
  `(?:please |kindly |just )*(?:disregard|ignore|overlook|skip|forget|strike) (?:the |this |that |our )?(?:whole |entire |bank |payment )*(?:panel|box|section|block|footer|stub|strip)`,
  `(?:the |this |our )?(?:panel|block|footer|stationery|letterhead|template|box|section) (?:is |are |was |printed |printed up |dates |dated |left over |still )*(?:(?:from|in|of|for) (?:19|20)\\d\\d|[^ ]+ years? old)`,
  `(?:is |are |still )?(?:left over|leftover|a leftover) from (?:19|20)\\d\\d`,
  `(?:the |this |your |an? )?(?:amount|total|sum|balance|payment|instal\\w+|it|this)? ?(?:(?:will|to|is|are|be|being) )*(?:drawn|debited|deducted|collected|withdrawn|taken) (?:directly )?from`,
  `(?:the )?(?:bank )?account (?:that |which )?(?:you|we|they) (?:last |once |formerly )?(?:used|paid|paid into|had)(?: (?:in|last|before|until|till|up to|for)\\b.*)?`,
  `(?:where|how) (?:you|we|they) (?:last )?(?:paid|pay|used to pay|sent it)(?: it)? (?:last|in|before|until|till|up to)\\b.*`,
  `(?:a |an |the )?(?:sample|example|specimen|illustration|picture|copy) of (?:an? |the |how (?:to|an?) )?(?:\\p{L}+ ){0,2}(?:form|slip|invoice|payment|transfer|deposit|entry|layout|details|account)`,
  `your (?:bank(?:ing)? |account )+(?:details|account|number)(?: (?:as )?(?:held|on file|on record|known|we hold|we have|that we hold)\\b.*)?`,
  `your (?:payment )?details (?:as )?(?:held|on file|on record|known to us|we hold|we have|that we hold)\\b.*`,
  `(?:bank )?accounts? (?:(?:we|that|which|have|has|were|was|are|is|now|recently) )*(?:closed|cancelled|retired|discontinued|suspended|frozen|not in use|no longer (?:used|in use))(?: (?:in|on|since|from|during|after|last|this)(?: [^ ]+){1,3})?`,
  `(?:deposits?|payments?|transfers?|receipts?) (?:by|from) (?:our |the |all )?${GROUP}(?: of (?:[^ ]+ ?){1,5})?`,
  `(?:bpay|pay ?id|osko|cash|cheques?|bank cheques?)(?: payments?)? only(?: (?:as|since|because|while|this|until)\\b.*)?`,
].map((source) => new RegExp(`^(?:${source})$`, 'u'));
const LONGEST = 80;

const isOfAccount = (bare: string): boolean => LINES.some((line) => line.test(bare));
/** A heading goes on in the label below it: `We pay suppliers from`, below it `Account name`. */
const LABEL_BEHIND = / (?:account|acct|a\/c|bank|bsb)(?: (?:name|number|no|details))?$/u;

const KINDS: readonly Kind[] = [
  // the 4 and the 7 are transposed; use sub-account suffix 07
  {
    needs:
      /transpos|swap|jumbl|interchang|mixed|muddl|wrong way|order|suffix|prefix|check ?digit|sub-?account|extension/u,
    patterns: [
      `\\b(?:${DIGIT}s?|digits?|numbers?|figures|numerals|two of them|they) ${UP_TO(3)}(?<said>transposed|swapped|interchanged|jumbled|muddled|mixed up|the wrong way (?:a?round|about)|in the wrong order|out of order)\\b`,
      `^(?:[^ ]+ ){0,6}?(?<said>suffix|prefix|check ?digits?|sub-?account)\\b ${UP_TO(4)}${DIGIT}\\b`,
      `^(?:[^ ]+ ){0,4}?${DIGIT} ${UP_TO(3)}(?<said>as (?:an? |the )?(?:suffix|prefix|sub-?account))\\b`,
      `\\b(?:account|acct|bsb) ${UP_TO(3)}(?<said>extension) ${DIGIT}\\b`,
    ],
  },
  // moved to Macquarie in March
  {
    needs: /moved|shifted|switched|changed|transferred|gone|now|currently|look|hold|handle|took/u,
    patterns: [
      `^(?:\\p{L}+ ){0,3}?(?<said>moved|shifted|switched|changed|transferred|gone)(?: (?:it|all|our|the|everything|banks?|banking|across|over|accounts?))* (?:to|with|into|over to) (?:the )?${BANK}`,
      `^(?:we are |we're |we |our \\p{L}+ is )?(?<said>now|currently) (?:banking )?(?:with|at) ${BANK}`,
      `^(?:now )?${BANK} (?:now )?(?<said>looks? after|handles?|holds?|took over) (?:us|our (?:banking|money|accounts?))\\b`,
    ],
  },
  // half of this is due straight to our subcontractor; 40% of this amount is due to Moss Plastering
  {
    needs: /\b(?:due|owed|owing|belongs?|goes|payable)\b/u,
    patterns: [
      `(?:half|thirds?|quarters?|part|portion|share|some|most|rest|remainder|%|per cent|percent|\\$ ?[\\d,.]+) of (?:this|the|it|that)\\b ${UP_TO(3)}(?:is |are )?(?<said>due|owed|owing|belongs?|goes|payable) (?:straight |direct(?:ly)? |only )?to (?!us\\b|me\\b|be\\b|this\\b|secure|confirm|start|commence|hold|book|proceed|reserve|our (?:account|office|trust|bank)|the (?:account|above|supplier|contractor|office|builder))`,
    ],
  },
  // this account is not monitored
  {
    needs: /monitored|watched|checked|reconciled|looked at|attended/u,
    patterns: [
      `(?<!mail )\\b(?:this|the|that|our) (?:bank )?(?:account|acct|a/c|bsb) (?<said>(?:is |are )?(?:not|un|never|no longer)(?: being)?[ -]?(?:monitored|watched|checked|reconciled|looked at|attended))\\b`,
    ],
  },
  // numbers as per the docket in the box
  {
    needs: /docket|slip|label|carton|box|sticker|envelope|parcel|note|tag|lid|packag/u,
    patterns: [
      `\\b(?:numbers|figures|digits|account|acct|bsb|bank) ${UP_TO(2)}(?<said>(?:as )?per|as (?:shown|on|in|printed|written)|shown|on|in|from|off) ${UP_TO(2)}(?:the |our |your )?${UP_TO(2)}(?:docket|packing slip|delivery (?:slip|note)|label|carton|box|sticker|envelope|parcel|tag|lid|packag\\w+)\\b(?! (?:on|at|below|above|to|opposite))`,
    ],
  },
].map(kindOf);

const TAKEN = '(?:debit(?:ed)?|charged?|bill(?:ed)?|draw|drawn|deduct(?:ed)?|collect(?:ed)?)';
const NO_TRANSFER =
  "(?:no need to (?:pay|transfer|do)|(?:do not|don't|need not|needn't) (?:pay|transfer|send|deposit)|(?:pay|transfer|send|deposit) nothing|nothing to transfer|instead|rather than)";
/** That the sum is taken from whoever pays: what is said of an account or a card of theirs. */
const DEBITS = [
  `\\b(?:card|account|we|amount|total|sum|it)\\b ${UP_TO(4)}${TAKEN}\\b.*\\b${NO_TRANSFER}\\b`,
  `\\b(?:collected|taken|drawn|debited|deducted) from your (?:bank )?account by (?!us\\b|our\\b|direct\\b|the\\b|eft\\b|cards?\\b|close\\b|way\\b|bank\\b|noon\\b|end\\b|\\d|(?:mon|tues|wednes|thurs|fri)day\\b|${MONTH})`,
  `^(?:please |kindly |just )*(?:sign|complete|fill|return|send back|give|grant|send)\\b (?:[^ ]+ ){0,4}(?:form|authority|permission|mandate|consent|authori[sz]ation)\\b.*\\b(?:debit|draw|charge|collect)\\b`,
].map((source) => new RegExp(source, 'u'));

/** Whether a sentence beside an account says that it is not the one to pay into, or not with all that is due. */
export function saysNotTheOne(plain: string): boolean {
  const bare = bareOf(plain);
  if (bare.length <= LONGEST && [bare, bare.replace(LABEL_BEHIND, '')].some(isOfAccount)) return true;
  if (DEBITS.some((debit) => debit.test(bare))) return true;
  return !isPrecaution(plain) && KINDS.some((kind) => isSaidOutright(bare, kind));
}

const VOID =
  '(?:void|cancell?ed|withdrawn|revoked|rescinded|superseded|replaced|obsolete|invalid|not final|not payable|not for payment|not to be paid|(?:only )?a (?:draft|copy|specimen|placeholder))';
const OF_DOCUMENT = new RegExp(
  `^(?:this|the above|the attached) (?:tax )?(?:invoice|version|revision|document|bill|copy) (?:(?:is|was|has|have|been|now|only|just|hereby) )+${VOID}\\b(?!.*\\b(?:if|unless|when|once|until|after|where)\\b)`,
  'u',
);

/** Whether a sentence, wherever it stands, says of its document that it is not the one to pay by. */
export const saysDocumentIsVoid = (plain: string): boolean => OF_DOCUMENT.test(bareOf(plain));

/** A sentence without its marks and what it starts with. */
const bareOf = (plain: string): string =>
  plain
    .replace(/[()[\]"“”*]+/gu, ' ')
    .replace(/[.,;:!?]+(?= |$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:note|nb|n\.b|attention|important|please note)\b(?: that)? */u, '');
