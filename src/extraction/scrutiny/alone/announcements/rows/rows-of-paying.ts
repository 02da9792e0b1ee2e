import { BANK_NAMES } from '../../../../fields/lexicon/name-words.js';
import { type Read, TELEPHONE } from './row-readings.js';

/*
 * What a row under a label of paying or of the bank says that no honest one does: whom to see first, that it is to be had elsewhere, that nothing is to be paid
 * yet. Who answers questions, takes cards or gets the advice of a payment is named on many invoices.
 */

const THE = '(?:(?:our|your|the|this|for|re|regarding|about|any|all|new|who|whom) )*';
const OF =
  '(?: (?:matters?|route|methods?|channel|details|instructions|side|business|stuff|things|run|runs|this|it|us|now|side|please|only|via|through|with|by|and|for|of|to|invoices?|bills?|accounts?))*';
/** What leads to whoever is paid, or to how, and not to who answers questions. */
const PAYING = `${THE}(?:bank(?:ing|ers?)?(?! account)|cashier|treasury|paymaster|account changes?|contact (?:for|about|re) (?:payments?|paying|banking|bank)|settle(?:s|ment|ments)?|settling|pay(?:ing|s|ments?)?|remit(?:s|ting|tances?)?|money|monies|funds|cash|eft|deposits?|bank (?:accounts?|details|info|information|contact)|account details|before (?:you )?(?:pay|paying|payment)|(?:where|how|when)? ?to (?:pay|settle|remit|send (?:it|this|the money|money|payment)))${OF}`;
const OF_PAYING = new RegExp(`^${PAYING}$`, 'u');
const isOfPaying = (label: string): boolean => OF_PAYING.test(label);
/** Labels under which anything is said. */
const ANYTHING =
  '(?:(?:important|special|payment|pay|invoice|a/?p|accounts?|internal|office|customer|your|our|please) )*(?:memos?|notes?|status|stage|terms|due(?: date)?|please|approval|release|authori[sz]ation|pay date|attention|attn|re|message|msg|comments?|remarks?|instructions?|actions?|a/?p|accounts(?: payable)?|finance|pay run|payment run|query|urgent|important|nb|ps|p\\.s|fyi)';
const OF_ANYTHING = new RegExp(`^${ANYTHING}$`, 'u');
const isOfAnything = (label: string): boolean => OF_ANYTHING.test(label);

const NOT_NAMES =
  '(?:Pty|Ltd|Limited|Inc|Bank|Card|Visa|Mastercard|Amex|Phone|Tel|Call|Ph|Mob|Mobile|Net|Days?|Due|EFT|BPAY|PayID|Cash|Cheque|Direct|Deposit|Credit|Debit|Transfer|Terms|Weekly|Monthly|Xero|Stripe|Square|PayPal|Zip|Afterpay|Accounts?|Office|Head|Australia|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const NAME = `(?!${NOT_NAMES}(?!\\p{L}))\\p{Lu}[\\p{Ll}'’]+`;
const TITLED = new RegExp(
  `(?<!\\p{L})(?:Mrs?|Ms|Miss|Dr|Mx)\\.? (?:\\p{Lu}\\.? ?){0,3}${NAME}|(?<![\\p{L}.])(?:\\p{Lu}\\. ?){1,3}${NAME}(?! (?:Pty|Ltd|Co|Bank|Group|&))`,
  'u',
);
const NAMED_FIRST = new RegExp(
  `^\\W*(?:(?:[Ss]ee|[Aa]sk|[Vv]ia|[Tt]hrough|[Ww]ith|[Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|[Hh]old for|[Ff]or|[Tt]o|[Cc]ontact|[Ss]peak to) )*${NAME}`,
  'u',
);
/** `Kim will ring you`, `Kim has the numbers`. */
const KNOWS = new RegExp(
  `^(?:(?:[Ss]ee|[Aa]sk|[Vv]ia|[Tt]hrough|[Cc]all|[Rr]ing|[Tt]ext) )*${NAME} (?:knows?|has (?:the|our|all|new)|(?:will|can|is to|to) (?:call|ring|tell|phone|text|give you|let you know|be in touch))(?!\\p{L})`,
  'u',
);
const OF_BANK = new RegExp(
  `(?<!\\p{L})(?:${BANK_NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')}|bank)(?!\\p{L})`,
  'u',
);
/** Whoever answers questions, takes cards or gets what is sent about payments. */
const HONEST =
  /quer(?:y|ies)|enquir|inquir|question|cards?\b|remittance advi[cs]e|overdue|problem|trouble|hardship|dispute|difficult|arrange a plan|advice to|@/u;

/** What is listed with the person that paid it, or goes to the one that owns the account: only a telephone makes it more. */
const OF_LISTS =
  /^(?:the |our |by )*(?:payments?|deposits?|eft|cash|funds|money|pay|remit|bank details|bank accounts?|account details|(?:payments?|pay|remit|money|funds|cash|deposits?) (?:to|by|via|from|for|of))$/u;

/** A person who is to be seen about the payment. */
const namesPerson = ({ label, value }: Read): boolean => {
  if (!isOfPaying(label) || HONEST.test(`${label} ${value.plain}`) || OF_BANK.test(value.plain)) return false;
  if (TELEPHONE.test(value.printed) && NAMED_FIRST.test(value.printed)) return true;
  return KNOWS.test(value.printed) || (TITLED.test(value.printed) && !OF_LISTS.test(label));
};

const TOLD =
  '(?:e-?mailed|texted|told|phoned|advised|discussed|notified|sent|messaged|spoken|instructed|directed|rung|mentioned|explained|whatsapped|dictated)';
const BY_OTHER =
  '(?:e-?mails?|texts?|sms|calls?|letters?|messages?|phone calls?|telephone|chats?|talks?|conversations?|notes?|memos?|faxe?s?|whatsapp|voicemails?|(?:delivery |packing )?(?:dockets?|slips?)|requisitions?)';
const LATER =
  '(?:advise|advised|confirmed|confirm|follow|notified|come|announced|provided|given|told|sent|supplied|texted|e-?mailed)';
const UNTOLD = new RegExp(
  `^(?:(?:please|pls|all|just|only|now) )*(?:tb[acdn]\\b|(?:still |yet |is |are )*to (?:be )?${LATER}\\b|(?:will|shall) (?:be )?${LATER}\\b|(?:as |how |where |per |what )+(?:we |i |you |was |were |have |had |been |already |just |last )*${TOLD}\\b|(?:as |see |per |refer |refer to |check |use |on |in |by |from |same as |like )+(?:[^ ]+ ){0,3}?${BY_OTHER}\\b|under separate cover|separately|ask\\b|changing\\b|changed\\b|being changed|about to change|moving\\b|moved\\b|under review)`,
  'u',
);
/** Of amounts and of the settlement of a sale it is their day that is yet to be told. */
const ALSO_OF_DAYS = /^(?:the |our |your )*(?:deposits?|cash|pay|payments? (?:by|for)|settlements?)$/u;
const OF_SALE = /^(?:the |our |your )*settlements?$/u;
/** Whether a label is of the settlement of a sale, as conveyancers print it. */
export const isOfSale = (label: string): boolean => OF_SALE.test(label);
const DAY_UNTOLD = /^(?:tb[acdn]|(?:still |yet |is |are )*to be)\b/u;
const isUntold = ({ label, value }: Read): boolean =>
  isOfPaying(label) &&
  !(ALSO_OF_DAYS.test(label) && (DAY_UNTOLD.test(value.plain) || !label.includes('settle'))) &&
  UNTOLD.test(value.plain) &&
  !HONEST.test(value.plain);

const HOLD = new RegExp(
  `^(?:please |kindly |on |just |must |payments? (?:is |are )?)*(?:hold|wait|stop|pause|park|withhold|do not pay|don't pay|not to be paid|leave unpaid)\\b(?:$| ?[;,.!(/-]| (?:off|on|fire|this|it|yet|now|payments?|for (?:the |our |a |your )?(?:call|word|advice|details|bank|account|new|go-?ahead|confirmation|instructions?|us|me)\\b|until|till|pending))`,
  'u',
);
/** What is held is goods or money in trust, and what is not to be paid is taken from an account of the payer's. */
const OF_GOODS =
  /\btrust\b|debit|deducted|automatic|already|\bif\b|unless|\bcash\b|cheque|statement|deliver|pick ?up|collect|goods|site|access|depot|stock|order|parcel|gate|booking|shipment|despatch|dispatch|card|phone/u;
const HELD = /^(?:please )?(?:on )?(?:hold|wait|parked|paused|withheld|frozen|blocked)\b/u;
/** `After a call with Kim`, `When Kim rings`. */
const AFTER_WORD =
  /^(?:only )?(?:after|once|when|until|till) (?:[^ ]+ ){0,3}?(?:calls?|rings?|texts?|phones?|chat|talk|word|speaks?|spoken|spoke|advises|confirms)\b/u;
const isHeld = ({ label, value }: Read): boolean =>
  !OF_GOODS.test(`${label} ${value.plain}`) &&
  ((isOfAnything(label) && HOLD.test(value.plain)) ||
    ((isOfPaying(label) || isOfAnything(label)) && AFTER_WORD.test(value.plain)) ||
    (isOfPaying(label) && HELD.test(value.plain)));

/** A label that announces another one by itself. */
const ANNOUNCES =
  /^(?:our |the )?(?:(?:bank(?:ing)?|bsb|payee|bank account|account details?)(?: details?)? (?:changes?|updates?|switch|move|news|transition)|(?:change|update) (?:of|to|in) (?:our |the )?(?:bank|bsb|payee|account details)[^ ]*(?: details)?|(?:new|next|future|other) (?:bank(?: account| details)?|bsb))$/u;
/** Customers may have a new account, too, which nobody has to ask for. */
const NEXT_ACCOUNT = /^(?:our |the )?(?:new|next|future|other) accounts?(?: details)?$/u;
const IS_ELSEWHERE = /^(?:please )?(?:ask|call|ring|phone|text|see|from|via|by|with|tb[acn]|to be|yes, see)\b/u;
const NONE = /^(?:no(?:ne)?|nil|n\/a|never|not (?:any|applicable)|unchanged|-)\b/u;
const announcesAnother = ({ label, value }: Read): boolean =>
  (ANNOUNCES.test(label) || (NEXT_ACCOUNT.test(label) && IS_ELSEWHERE.test(value.plain))) &&
  !NONE.test(value.plain) &&
  !/^\W*\$?\d/u.test(value.plain);

/** Whether a row says whom to see about paying, that where to pay is told elsewhere, or not to pay yet. */
export const keepsFromPaying = (row: Read): boolean =>
  namesPerson(row) || isUntold(row) || isHeld(row) || announcesAnother(row);
