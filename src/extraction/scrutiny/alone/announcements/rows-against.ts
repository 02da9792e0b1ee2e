import { unionOf } from '../../../fields/structure/geometry.js';
import { BANK_NAMES } from '../../../fields/lexicon/name-words.js';
import type { Box } from '../../../document.js';
import type { PlacedWord } from '../../../fields/structure/segment.js';
import type { SearchedPage } from '../numbers/searched-page.js';
import type { Place } from '../../scrutiny.js';
import { speaksOfPayment } from '../payment-words.js';
import { plainOf } from './announces.js';
import { waysToRead } from './as-read.js';
import { speaksAgainstBeside } from './beside-account.js';
import { DATE } from './dates.js';
import { isHint } from './hints.js';
import { eachOnce, type LabelledRow, labelledRows } from './labelled-rows.js';
import { saysNotTheOne } from './not-the-one.js';
import { paysElsewhere } from './other-places.js';

/*
 * Rows of a label and its value that speak against the account: `Bank matters`, beside it a person to ring; `Pay run`, beside it `Hold`; `Valid to`, beside it a
 * day.
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

const TELEPHONE = /(?<![\d-])(?:\+?61 ?|\(?0)[2-578]\)?[ -]?\d{2,4}[ -]?\d{3,4}(?:[ -]?\d{2,3})?(?![\d-])/u;
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
  `^(?:(?:[Ss]ee|[Aa]sk|[Vv]ia|[Tt]hrough|[Cc]all|[Rr]ing|[Tt]ext) )*${NAME} (?:knows?|has (?:the|our|all|new)|will|can|(?:is )?to (?:advise|call|ring|tell|confirm|phone|text|send|give|sort|arrange|handle))(?!\\p{L})`,
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
  '(?:e-?mails?|texts?|sms|calls?|letters?|messages?|phone calls?|telephone|chats?|talks?|conversations?|notes?|memos?|faxe?s?|whatsapp|voicemails?)';
const LATER =
  '(?:advise|advised|confirmed|confirm|follow|notified|come|announced|provided|given|told|sent|supplied|texted|e-?mailed)';
const UNTOLD = new RegExp(
  `^(?:(?:please|pls|all|just|only|now) )*(?:tb[acdn]\\b|(?:still |yet |is |are )*to (?:be )?${LATER}\\b|(?:will|shall) (?:be )?${LATER}\\b|(?:as |how |where |per |what )+(?:we |i |you |was |were |have |had |been |already |just |last )*${TOLD}\\b|(?:as |see |per |refer |refer to |check |use |on |in |by |from |same as |like )+(?:[^ ]+ ){0,3}?${BY_OTHER}\\b|under separate cover|separately|ask\\b|changing\\b|changed\\b|being changed|about to change|moving\\b|moved\\b|under review)`,
  'u',
);
/** Of amounts and of the settlement of a sale it is their day that is yet to be told. */
const ALSO_OF_DAYS = /^(?:the |our |your )*(?:deposits?|cash|pay|payments? (?:by|for)|settlements?)$/u;
const OF_SALE = /^(?:the |our |your )*settlements?$/u;
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

const ENDS =
  '(?:(?:account|bank account|bsb|details?|bank|banking) )?(?:(?:is |are )?(?:valid|current|active|good|live|open|in use|used|in service|usable|effective|available|held|ours|operates|operating|correct|applies|applicable)(?: (?:only|up))* (?:to|until|till|through|thru|before)|until|till|valid(?:ity)?|shuts|stops|sunset|finishes|(?:bank |account )?(?:chang(?:es?|ing|ed)|mov(?:es?|ing|ed)|switch(?:es|ing))(?: (?:on|from))?|expir(?:y|es|ing|ed|ation)(?: (?:date|on))?|ends?(?: (?:date|on))?|end(?:ing)? date|clos(?:es|ing|ed|ure)(?: (?:on|date|from|after))?|last (?:used|day|valid|active|in use|month|date)(?: (?:on|in))?|retir(?:es|ed|ing)(?: (?:on|from))?|use (?:until|till|before|up to)|not (?:after|valid after|used after)|discontinued(?: (?:on|from))?|ceas(?:es|ed)(?: (?:on|from))?|superseded(?: (?:on|from))?|replaced(?: (?:on|from))?)';
const ENDS_BEFORE = new RegExp(`^${ENDS}$`, 'u');
const IS_DATE = new RegExp(
  `^(?:(?:on|in|by|from|after|mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?${DATE}[.)]?(?: (?:only|inclusive|at latest))?$`,
  'u',
);
const ENDS_AT = new RegExp(`^${ENDS}:? (?:(?:on|in|by|from|after) )?${DATE}$`, 'u');
const STATE = /^(?:account |bank |current )?(?:status|state|standing|condition|type)$/u;
const SHUT =
  /^(?:(?:is|now|soon|about to be|being) )*(?:clos(?:ing|ed|es)|inactive|old|former|retir(?:ing|ed)|ending|ends|expir(?:ing|ed)|superseded|dormant|frozen|suspended|blocked|on hold|chang(?:ing|ed)|mov(?:ing|ed)|replaced|being \p{L}+|under \p{L}+|until\b.*|wind(?:ing)? (?:down|up)|wound up|phas(?:ing|ed) out|legacy|previous|historic\w*|archived|disused|not in use|no longer \p{L}+|discontinued|cancelled|migrat(?:ing|ed))(?: (?:soon|now|shortly|on|in|from|since|by|at|after)\b.*)?[.!]?$/u;

const PERIOD = new RegExp(
  `^\\(?(?:(?:from|since|used|in use|valid|open) )*(?:(?:${DATE}|start|opening) ?(?:-|to|until|till|through) ?${DATE}|(?:to|until|till|up to|ended|closed|valid to|-) ?${DATE})\\)?$`,
  'u',
);
const OF_USE =
  /^(?:account |bank account )?(?:(?:in )?use|used?|valid(?:ity)?|active|current|open|operated|operating|ours|held|years?|life|lifetime|dates? (?:of use|used))$/u;

/** `From 1 November`, beside it `Ask Kim`. */
const FROM_DATE = new RegExp(`^(?:from|after|since|as (?:of|from)|until|before|to|till|effective) ${DATE}$`, 'u');
const TO_BE_ASKED =
  /^(?:please )?(?:ask|call|ring|phone|text|see|contact|message|speak|e-?mail|tb[acn]|new|another|other)\b/u;
/** What the account is for, where it is for something else. */
const IS_FOR = /^(?:(?:only )?for|use|for use|used for|purpose|takes|accepts|covers|scope)$/u;
const NOT_FOR_INVOICES =
  /^(?:refunds?|wages|payroll|petty cash|reimbursements?)(?: only)?$|^(?:[^ ]+ ){0,2}(?:deposits?|bonds?|retentions?|donations?|jobs?|sites?) only$/u;
/** A label that announces another one by itself. */
const ANNOUNCES =
  /^(?:our |the )?(?:(?:bank(?:ing)?|bsb|payee|bank account|account details?)(?: details?)? (?:changes?|updates?|switch|move|news|transition)|(?:change|update) (?:of|to|in) (?:our |the )?(?:bank|bsb|payee|account details)[^ ]*(?: details)?|(?:new|next|future|other) (?:bank(?: account| details)?|account(?: details)?|bsb))$/u;
const NONE = /^(?:no(?:ne)?|nil|n\/a|never|not (?:any|applicable)|unchanged|-)\b/u;
const announcesAnother = ({ label, value }: Read): boolean =>
  ANNOUNCES.test(label) && !NONE.test(value.plain) && !/^\W*\$?\d/u.test(value.plain);

/** That the account beside it ends, or is ending, whatever the day is: whoever prints it wants to be paid elsewhere. */
const saysItEnds = ({ label, value }: Read): boolean =>
  (ENDS_BEFORE.test(label) && IS_DATE.test(value.plain) && !ON_HOLIDAYS.test(`${label} ${value.plain}`)) ||
  (OF_USE.test(label) && PERIOD.test(value.plain)) ||
  (STATE.test(label) && SHUT.test(value.plain)) ||
  (IS_FOR.test(label) && NOT_FOR_INVOICES.test(value.plain)) ||
  (FROM_DATE.test(label) && (TO_BE_ASKED.test(value.plain) || TELEPHONE.test(value.printed)));

/** Offices are closed at the end of the year. */
const ON_HOLIDAYS =
  /^(?:clos\p{L}+|until|till)(?: (?:on|from|date))?:? (?:\p{L}{3,9},? )?(?:(?:2\d|3[01])(?:st|nd|rd|th)? dec|\d{1,2}(?:st|nd|rd|th)? jan)/u;

interface Read {
  label: string;
  value: { plain: string; printed: string };
}

const labelOf = (text: string): string =>
  plainOf(text)
    .replace(/[^\p{L}\p{N}/.' ]+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A row in each way that it is read. */
const readings = ({ label, value }: LabelledRow): Read[] =>
  waysToRead(label).flatMap((one) =>
    waysToRead(value).map((printed) => ({
      label: labelOf(one),
      value: { plain: plainOf(printed).replace(/^[ :;-]+/u, ''), printed },
    })),
  );

const saysItEndsAtOnce = (line: string): boolean => ENDS_AT.test(line) && !ON_HOLIDAYS.test(line);

/**
 * How far above or below the account, in points, a row is one of its own: five lines. What an invoice says elsewhere is valid to a day is a quote or an offer.
 */
const OWN_ROWS = 60;
/** The label of the account stands so far left of its number, in points. */
const OWN_LABELS = 220;

const boxOf = (words: readonly PlacedWord[]): Box => unionOf(words.map(({ word }) => word.box));

/** What nothing but an account has, within ten lines of it. */
const OF_ACCOUNT = /\b(?:account|bank|bsb|banking|last used|in use|use until|used (?:until|to))\b/u;
const BESIDE = 150;

/** Whether words belong to an account: by what they say, or by where they stand. */
function areOfAccount(page: SearchedPage, label: string, words: readonly PlacedWord[], accounts: readonly Account[]) {
  const box = boxOf(words);
  const isOwn = OF_ACCOUNT.test(label);
  return accounts.some(({ page: number, box: account }) => {
    if (number !== page.number) return false;
    const reach = isOwn ? BESIDE : OWN_ROWS;
    if (box.y1 <= account.y0 - reach || box.y0 >= account.y1 + reach) return false;
    return isOwn || (box.x0 < account.x1 && box.x1 > account.x0 - OWN_LABELS);
  });
}

type Account = Pick<Place, 'page' | 'box'>;

/**
 * Label and value as one sentence. Of 13,430 rows of 287 honest documents, what rules find beside an account takes one, and what was learned none whose label
 * speaks of payment; of others it takes `28 July: Settling further and better particulars`.
 */
function saysAsSentence(row: LabelledRow, names: readonly string[], isBeside: boolean): boolean {
  const said = `${row.label.replace(/[\s:?-]+$/u, '')}: ${row.value}`;
  const isOfPayment = speaksOfPayment(row.label) !== null;
  // A line that runs up to the next column is no label.
  if (!row.inCells || /[.,;!]$/u.test(row.label) || (!isOfPayment && !isBeside)) return false;
  return waysToRead(said).some((one) => {
    const plain = plainOf(one);
    if (isBeside && (speaksAgainstBeside(plain) || saysNotTheOne(plain))) return true;
    return isOfPayment && !OF_SALE.test(labelOf(row.label)) && (paysElsewhere(plain) || isHint(one, names));
  });
}

const isBesideSome = (page: SearchedPage, words: readonly PlacedWord[], accounts: readonly Account[]): boolean => {
  const { y0, y1 } = boxOf(words);
  return accounts.some(({ page: at, box }) => at === page.number && y1 > box.y0 - BESIDE && y0 < box.y1 + BESIDE);
};

/** The rows of a page that say not to pay, whom to see about it, or that the account beside them ends. */
export function rowsAgainst(
  page: SearchedPage,
  accounts: readonly Account[],
  names: readonly string[] = [],
): PlacedWord[][] {
  const rows = labelledRows(page)
    .filter((row) => {
      const read = readings(row);
      if (read.some((one) => namesPerson(one) || isUntold(one) || isHeld(one) || announcesAnother(one))) return true;
      if (saysAsSentence(row, names, isBesideSome(page, row.words, accounts))) return true;
      return read.some(saysItEnds) && areOfAccount(page, labelOf(row.label), row.words, accounts);
    })
    .map(({ words }) => words);
  const lines = page.layouts.flatMap(({ segments }) =>
    segments
      .filter(
        ({ text, words }) => saysItEndsAtOnce(labelOf(text)) && areOfAccount(page, labelOf(text), words, accounts),
      )
      .map(({ words }) => words),
  );
  return eachOnce([...rows, ...lines, ...endsInRow(page, accounts)]);
}

/** A bill has a period of its own, which says nothing of the account. */
const OF_BILL = /\b(?:period|supply|supplied|service|billing|bill|statement|usage|from|tax|invoice|due)\b/u;

/** Cells in the row of the account that give the time of its use. */
const endsInRow = (page: SearchedPage, accounts: readonly Account[]): PlacedWord[][] =>
  page.layouts.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const own = row.find(({ words }) => words.some((word) => accounts.some((one) => isIn(page, word, one))));
      if (!own) return [];
      return row
        .filter(
          (cell, at) =>
            cell !== own && PERIOD.test(plainOf(cell.text)) && !OF_BILL.test(plainOf(row[at - 1]?.text ?? '')),
        )
        .map(({ words }) => [...own.words, ...words]);
    }),
  );

const isIn = (page: SearchedPage, { word: { box } }: PlacedWord, account: Account): boolean =>
  account.page === page.number &&
  box.x0 < account.box.x1 &&
  box.x1 > account.box.x0 &&
  box.y0 < account.box.y1 &&
  box.y1 > account.box.y0;
