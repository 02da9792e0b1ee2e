const KINDS =
  '(?:bank(?:ing)?|payments?|eft|remittances?|deposits?|direct (?:credit|deposit)|wire|transfer|settlement|beneficiary|payee|financial|trading|trust|receiving|receivables?|collection|company|business|corporate|bsb|account|acct|a/c|funds)';
export const DETAILS =
  '(?:details?|information|info|instructions?|particulars|data|coordinates|arrangements?|credentials|facility|facilities)';
/** Words after `account` that make it something else than a bank account. */
const NOT_ACCOUNT =
  '(?! (?:manager|executive|team|department|dept|holder|balance|statement|enquir\\w*|quer\\w+|terms|portal|login|type|application|customers?|ref\\w*|summary|activity|name\\b|service|payable|receivable|keeping|ing|office|inbox|mailbox|desk|clerk|staff|page|settings|preferences|profile))';
const ACCOUNT = `(?:${KINDS} )?(?:accounts?|acct|accnt|a/cs?|acc)(?: (?:no|number|num|nr)s?)?\\b${NOT_ACCOUNT}`;
const OF_ACCOUNT = `(?:${KINDS}(?: (?:and|&|or) |/| )){1,3}${DETAILS}\\b`;
/** What is announced to be another: account, bank, BSB, or the details of one. */
export const SUBJECT = `(?:${OF_ACCOUNT}|${ACCOUNT}|bsbs?(?: (?:no|number|code)s?)?\\b|(?:our |main |house )banks?\\b(?! (?:holiday|charges?|fees?|statement|guarantee))|bankers\\b|banking\\b(?! (?:day|hours))|remit-? ?to(?: address)?\\b)`;

/** Digits of a telephone number, in whatever groups. */
export const EIGHT_DIGITS = '(?:\\d[ -]?){8}';

export const NEGATED =
  /(?:\bnot|\bnever|\bno|n't|\bnor|\bneither|\bwithout|\bhasnt|\bhavent|\bcannot)(?: [^\s]+){0,2} ?$/u;
export const UNCHANGED =
  /\b(?:unchanged|remains?(?: exactly)? (?:the same|as|unaltered|current)|stays? the same|same as (?:before|always|ever)|no (?:\w+ )?changes?|nothing(?: \S+){0,4} (?:has|have|is) (?:\w+ )?chang\w+|nothing (?:has )?changed|not (?:\w+ )?(?:chang\w+|updated|moved|altered))/u;
/** A clause about what may happen and not about what has. */
export const CONDITION =
  /\b(?:if|unless|in case|in the event|should (?:you|our|your|these|any|there|the|bank)|whenever|when|where|before|until|whether|were (?:we|our|you)|suppose|would(?! (?:like|ask|request|appreciate))|could|(?<!\d(?:st|nd|rd|th)? |of |from |in )may(?! \d)|might)\b/u;
/** A condition about how somebody pays, which says nothing of what follows it. */
export const IF_PAYING =
  /\b(?:if|when|whenever|where) (?:you (?:are |have |wish to |would like to |choose to |prefer to )?|are )?(?:pay\w*|making|remit\w*|transferring|using|not (?:already|yet)|already) (?:(?:by|via|with|through|electronic\w*|eft|bank|direct|deposit|transfer|internet|online|banking|your|this|the|an?|invoices?|payments?|account|us|done|so|updated) ?)*/gu;
/** What others are said to say: `emails claiming that`. */
export const REPORTED =
  /(?<!\b(?:this|our|following) )\b(?:(?:e-?mails?|messages?|calls?|callers?|letters?|texts?|sms|communications?|requests?|notices?|notifications?|anyone|somebody|someone|invoices?|part(?:y|ies)|correspondence|people|anybody)(?: \S+){0,5}? (?:claim\w*|stat(?:es|ed|ing)|say\w*|said|advis\w+|ask\w*|request\w*|pretend\w*|purport\w*|suggest\w*|inform\w*|alleg\w*|tell\w*|told|notifying)|(?:e-?mails?|messages?|calls?|texts?|sms|communications?)(?: \S+){0,3}? (?:with|about|containing|quoting|regarding|for|to|of))\b/u;
export const WILL_NOT_SAY =
  /\b(?:will|would|do|shall|does) (?:never|not)\b(?: \S+){0,3} (?:notif\w*|advis\w*|inform\w*|tell|e-?mail|request|ask|announce|communicate)\b|\b(?:never|won't|don't) (?:\S+ )?(?:notify|advise|inform|tell|send|e-?mail|request|ask|announce|contact|call|text|communicate)\b/u;
/** The account or details of whoever is written to, and what they do with them. */
export const YOURS =
  /\b(?:your|yours|their|his|her|customers?'?s?|clients?'?s?|employees?'?s?|members?'?s?|tenants?'?s?)(?: (?!(?:our|new|old)\b)\S+){0,2} ?$/u;
