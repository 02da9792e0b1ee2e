/** How paying by transfer is offered beside another way. */
const OR_TRANSFER = [
  String.raw`(?:otherwise|alternatively)\b(?![^.]{0,30}\b(?:cards?|bpay|cheques?)\b)`,
  String.raw`(?:or(?: you (?:can|may))?|prefer(?: to)?|rather|like to) (?:pay )?(?:(?:by|via|through) )?(?:eft\b|(?:bank|direct|internet|electronic)(?: funds)? (?:transfers?|deposits?|credits?|banking)\b|transfer\b|deposit\b|pay (?:in)?to\b)`,
  String.raw`(?:eft|(?:bank|direct) (?:transfer|deposit|credit)):`,
].join('|');

/** What stands between a direct debit and the account of whoever pays by transfer instead; an account before it is the one that is debited. */
const UP_TO_TRANSFER = String.raw`(?:(?!\d{3}-?\d{3})[^]){0,160}\b(?:${OR_TRANSFER})[^]{0,120}\d{3}[- ]?\d{3}`;

/** A warning of other accounts that somebody may give: it says nothing of the one that is printed. */
const WARNING =
  /\b(?:if|should|when(?:ever)?)\b(?![^.!?]*\b(?:this|these|below|above|following|here)\b)[^.!?\d]{0,120}\b(?:tells?|told|says?|asks?|asked|emails?|calls?|contacts?|receives?|hears?|differ(?:s|ent)?|chang(?:e|es|ed)|new|other|another)\b[^.!?\d]{0,80}\bdo not (?:pay|use|deposit)\b/gi;

/** Text near an account without what it says of others. */
export const withoutWarnings = (text: string): string => text.replace(WARNING, ' ');

/**
 * What is said near an account about whether this invoice is to be paid into it, with its weight. `payees` marks what is said to the supplier, where the buyer made the invoice: there the
 * account is the supplier's.
 */
export const ACCOUNT_PHRASES: readonly { pattern: RegExp; weight: number; payees?: boolean }[] = [
  {
    pattern: /(?<!\b(?:not|never) )\bpay (?:this|your|all|our) (?:tax )?(?:invoices?|bills?|accounts?|fees)\b/i,
    weight: 3,
  },
  { pattern: /(?<!\b(?:not|never|nor) )\bfor (?:payment of )?(?:this|all|our) (?:tax )?invoices?\b/i, weight: 3 },
  {
    pattern: /\b(?:not|never) (?:to be used )?for (?:payment of )?(?:this|these|our|any) (?:tax )?invoices?\b/i,
    weight: -5,
  },
  { pattern: /\((?:for )?this (?:tax )?(?:invoice|bill|claim)\)/i, weight: 3 },
  { pattern: /\binvoices? (?:are|is|must be|should be|to be) paid (?:in)?to\b/i, weight: 3 },
  { pattern: /\b(?:office|general|operating|business) (?:account|a\/c)\b/i, weight: 1.5 },
  { pattern: /\b(?:aud|australian dollars?|domestic|within australia|local)\b/i, weight: 1.5 },
  { pattern: /\b(?:new|current) (?:bank(?:ing)? |account |payment )?(?:account|details)\b/i, weight: 1 },
  { pattern: /\bpreferred\b/i, weight: 1 },
  { pattern: /\b(?:invoices|accounts|fees)(?: (?:and|&) (?:accounts|invoices|fees))?\b(?! ?@)/i, weight: 1 },
  { pattern: /\bassigned (?:\w+ )?to\b|\bfactor(?:ed|ing)?\b|\bdebtor finance\b|\binvoice finance\b/i, weight: 3 },
  {
    pattern:
      /\bdo not (?:use|deposit)\b(?! (?:by|in|with|any)? ?(?:cheques?|cash)| (?:if|unless|until|twice|again)\b)|\bnot (?:to be used )?for (?:payment|paying)\b/i,
    weight: -5,
  },
  // Who is not to be paid (`Do not pay the owner directly`) is another one than the account that is printed.
  {
    pattern:
      /\bdo not pay(?! (?:twice|again)\b)(?=\s*$|\s*[.,:;!()]| (?:(?:in)?to|onto|here|this|that|these|those|it)\b|(?: [\p{L}'\u2019&]+){0,4} (?:accounts?|a\/c|bsb|details|bank|number)\b)/iu,
    weight: -5,
  },
  {
    pattern: /\bdeposits? of money\b|\bon trust\b|\bmoney (?:held|in) trust\b|\btrust (?:money|deposits?|receipts?)\b/i,
    weight: -3,
  },
  { pattern: /\btrust (?:account|a\/c)\b/i, weight: -1.5 },
  {
    pattern:
      /(?<!\b(?:never|not)\b[^.!?,:;()]{0,40})(?:\bretainers?\b|\bbonds?\b|\brefunds?\b|\bdeposits only\b|\bsettlement (?:funds|money)\b)/i,
    weight: -2,
  },
  {
    pattern:
      /\b(?:old|previous|former|closed) (?:bank(?:ing)? |account )?(?:account|details)\b|(?<!\b(?:cheques?|cash|cards?)\b[^.]{0,24})\bno longer\b(?! (?:accept|take|issue|send|post|print)(?:ed|ing)? (?:\w+ )?(?:cheques?|cash|cards?|paper|statements?)\b)|\bsuperseded\b/i,
    weight: -4,
  },
  {
    pattern: /\b(?:usd|eur|gbp|nzd|sgd|hkd|jpy|cad|chf|cny|us dollars?|euro|sterling|foreign currency)\b/i,
    weight: -3,
  },
  {
    pattern: /\b(?:international|overseas|foreign|telegraphic) (?:transfers?|payments?|customers?|account)\b/i,
    weight: -2,
  },
  {
    pattern: new RegExp(
      String.raw`(?:\byour (?:nominated|chosen) (?:bank )?account\b|\b(?:will be|is) debited\b|\bwe (?:will|shall) debit\b)(?!${UP_TO_TRANSFER})`,
      'i',
    ),
    weight: -5,
    payees: true,
  },
  { pattern: /\bretentions? (?:is|are|money|moneys|monies|fund|account|trust)\b/i, weight: -2 },
  { pattern: /\bdonations?\b|\bbuilding fund\b/i, weight: -2 },
];
