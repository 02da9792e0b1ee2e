import { isForInterpreters } from './interpreters.js';

/*
 * What honest businesses print beside their account and what was learned takes for something else. Each is held against a whole line, word for word: whoever
 * writes anything else into it says something else.
 */
const SITES = '(?:facebook|instagram|linkedin|youtube|tiktok)';
const CARD = '(?:visa|mastercard|amex|american express|diners(?: club)?|eftpos)';
const TAX_OFFICE = '(?:ato|australian taxation office|tax office)';
const CERTIFICATES = '(?:stcs|lgcs|veecs|escs|small[- ]scale technology certificates)';
const WORKERS = '(?:people|staff|workers|crews?|team|nurses|guards|pickers|drivers)';
const DAYS = '(?:\\d{1,3}|\\p{L}+(?:-\\p{L}+)?) days';
const BILL = '(?:memorandum|memo|invoice|bill|account|fee note|tax invoice)';
const FIGURES = '(?:figures|fees|amounts?|totals?|charges|sums|prices|rates)';
/** Columns of a progress claim. */
const HEADS =
  '(?:(?:invoiced?|claimed|billed|certified) (?:prior|previously|to date|now|this (?:claim|period|invoice|month))|(?:previous|previously|prior) (?:claims?|claimed|invoiced|billed|certified)|this (?:claim|invoice|period|month)|now|to date|remaining|stage|fee|complete|contract (?:sum|value))';
const LINES = new RegExp(
  `^(?:${[
    '(?:pay ?id|osko|bpay|paypal)(?: (?:and|or) (?:pay ?id|osko|bpay|paypal))* (?:is|are) not (?:available|offered|supported|set up) (?:for|on|with) (?:this|our) account',
    'we do not (?:have|use|offer) (?:a )?(?:pay ?id|osko|bpay|paypal)',
    `(?:we (?:only )?(?:accept|take) )?${CARD}(?:(?:,| and| or| &|, and) ${CARD})*(?: cards?)?(?: only| accepted| welcome)`,
    // What a client owes the tax office is none of what is billed, nor is what a solar installer trades for its customer.
    `(?:please note that )?(?:the |your |any )?(?:income |land |payroll )?tax(?: payable| owing| due)? (?:goes|is paid|is payable|is to be paid) (?:direct(?:ly)? )?to the ${TAX_OFFICE}(?: with the payment slip (?:it|they) (?:has|have) sent you)?(?:,? (?:and )?not to us)?`,
    `(?:the |your |all )?${CERTIFICATES} (?:are|have been|will be) assigned to our agent(?: (?!pay)\\p{L}+){0,2}(?:,? and no part of (?:the|this|your) payment goes to them)?`,
    '(?:we|(?:the|our) [\\p{L}-]+) (?:have|has|hold|holds|use|uses) no other (?:bank )?accounts?',
    `wages are paid to our ${WORKERS}(?: (?:weekly|fortnightly|monthly|(?:every|on) \\p{L}+day))?(?:,? so please pay (?:us )?(?:on time|promptly))?`,
    // Names are read as what they stand for.
    '(?:the|our) (?:sole trader|owner|proprietor|company|trustee) behind (?:this|the|our) (?:business|trading) name is us',
    '(?:bank )?cheques?:? (?:(?:can|may|should|must|are|is|to) be |are |please )?(?:made (?:out|payable)|payable|drawn) to us(?: please)?',
    // Counsel waits for no client.
    `(?:(?:my|our|these|counsel's|the) )?fees are (?:due|payable) within ${DAYS} of (?:the date of )?this ${BILL}(?: of fees)?,? whether or not (?:your firm|your office|the firm|you|you and your firm) (?:has|have|is|are) (?:(?:been )?(?:put |placed )?in funds|been paid)(?: by (?:your|the) client)?`,
    // A funeral waits for the estate.
    `(?:this|our|your|the) ${BILL} (?:may|can) (?:be left|be left over|wait|stand|stand over) until (?:the estate is (?:settled|finali[sz]ed)|probate (?:is|has been) granted|the grant of probate)(?:[;,] (?:please|kindly) (?:tell us|let us know)(?: if (?:that|this) is (?:your wish|what you (?:wish|want|would like)))?)?`,
    `(?:the |your )?(?:ccs|child ?care subsidy)(?: (?:withheld|withholding|\\(?\\d{1,2}(?:\\.\\d+)?%\\)?))* (?:is|has been|was) already (?:in|included in|taken off|deducted from|allowed for in) the ${FIGURES}(?: above| shown)?`,
    `(?:the )?gst (?:is|has been) (?:already )?(?:in|included in|added to) (?:these|the|all|all the) ${FIGURES}(?: above| shown)?`,
    'gst on the above,? where (?:it applies|applicable):? \\$[\\d,]+\\.\\d\\d',
    // A hirer's own number ends the hire.
    '(?:an )?off[- ]?hire numbers? (?:is|are) only (?:good|valid|accepted) if (?:you (?:get|got|have) (?:one|it|them) from us|we (?:issued?|gave) (?:it|one|them)(?: to you)?)',
    `${HEADS}(?: ${HEADS})+`,
    `(?:like|follow)(?: (?:and|&) (?:like|follow))? us on ${SITES}(?:(?:,| and| &|, and) ${SITES})*`,
  ].join('|')})[.!]?$`,
  'u',
);

/** What a business calls itself behind an article: `Lifeboat First Aid Foundation`, `made out to the Foundation`. */
const BODY =
  /\b(?:foundation|association|society|club|council|church|parish|school|college|university|trust|institute|cooperative|co-op|chambers|clinic|practice|company)\b/giu;

/**
 * A sentence with the names of whoever is paid as `us`.
 *
 * @param names that the document is paid under
 */
export function withUs(said: string, names: readonly string[]): string {
  const bodies = new Set(names.flatMap((name) => name.toLowerCase().match(BODY) ?? []));
  return names
    .reduce((rest, name) => rest.replaceAll(name, 'us'), said)
    .replace(/\bthe (?<body>[\p{L}-]+)/giu, (whole, body: string) => (bodies.has(body.toLowerCase()) ? 'us' : whole));
}

/**
 * Whether a line is one of the few that say nothing of the account, whatever was learned says of them.
 *
 * @param plain a line as `plainWords` makes it
 */
export const isUsualLine = (plain: string): boolean => LINES.test(plain) || isForInterpreters(plain);
