import { unionOf, overlapX } from '../../../fields/structure/geometry.js';
import { BANK_NAMES } from '../../../fields/lexicon/name-words.js';
import type { Box } from '../../../document.js';
import type { Layout } from '../../../fields/structure/layout.js';
import type { PlacedWord, Segment } from '../../../fields/structure/segment.js';
import type { SearchedPage } from '../numbers/searched-page.js';
import type { Place } from '../../scrutiny.js';
import { plainOf } from './announces.js';
import { waysToRead } from './as-read.js';
import { DATE } from './dates.js';

/*
 * Rows of a label and its value that speak against the account: `Bank matters`, beside it a person to ring; `Pay run`, beside it `Hold`; `Valid to`, beside it a
 * day. The two stand in cells of their own, so that no sentence has both, and neither says anything by itself.
 */

/** A label and what stands beside it, as they are read and as they are printed. */
export interface LabelledRow {
  label: string;
  value: string;
  words: PlacedWord[];
}

const MOST_WORDS_OF_LABEL = 5;
const MOST_WORDS_OF_VALUE = 16;
/** A value stands no farther from its label, in font heights. */
const FARTHEST = 30;
/** A value takes up to so many lines, which are no further apart than this many font heights and start in one place. */
const MOST_LINES = 3;
const LINE_GAP = 0.8;
const ALIGNED = 0.6;

/** The rows of a page that have a label: in a cell of its own, or before a colon or a question mark. */
export const labelledRows = ({ layouts }: SearchedPage): LabelledRow[] =>
  layouts.flatMap((layout) =>
    layout.segments.flatMap((segment) => {
      const value = valueOf(layout, segment);
      const words = [...segment.words, ...value.flatMap((line) => line.words)];
      const alone = splitAtMarks(segment.text, segment.words);
      if (value.length === 0) return alone;
      const label = segment.text.trim();
      const said = value.map(({ text }) => text).join(' ');
      return [...alone, ...rowOf(label, said, words), ...splitAtMarks(said, words)];
    }),
  );

const MARK = /(?:[:?]+|\s[-–—]+)(?=\s+\S)/gu;

function splitAtMarks(text: string, words: PlacedWord[]): LabelledRow[] {
  const rows: LabelledRow[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(MARK)) {
    const end = index + mark.length;
    rows.push(...rowOf(text.slice(from, end), text.slice(end), words));
    from = end;
  }
  return rows;
}

function rowOf(label: string, value: string, words: PlacedWord[]): LabelledRow[] {
  const count = (text: string): number => (text.match(/\S+/g) ?? []).length;
  if (!/\p{L}/u.test(label) || count(label) > MOST_WORDS_OF_LABEL || count(value) > MOST_WORDS_OF_VALUE) return [];
  return [{ label: label.trim(), value: value.trim(), words }];
}

/** What stands beside a label, which may be set on the middle of its lines. */
function valueOf(layout: Layout, label: Segment): Segment[] {
  const row = layout.rows[label.row] ?? [];
  const right = row.find(({ box }) => box.x0 >= label.box.x1);
  const first = right ?? aboveAndBelow(layout, label);
  if (!first || first.box.x0 - label.box.x1 > FARTHEST * label.size) return [];
  const lines = [first];
  for (let at = first.row + 1; lines.length < MOST_LINES && at <= first.row + 3; at++) {
    const last = lines.at(-1) as Segment;
    const below = (layout.rows[at] ?? []).find(({ box }) => Math.abs(box.x0 - first.box.x0) < ALIGNED * first.size);
    if (!below || below.box.y0 - last.box.y1 > LINE_GAP * last.size) continue;
    // The value of the next label is none of this one.
    if ((layout.rows[at] ?? []).some(({ box }) => box.x1 <= below.box.x0 && overlapX(box, label.box) > 0)) break;
    lines.push(below);
  }
  return lines;
}

/** The upper of two lines between which a label stands. */
const aboveAndBelow = (layout: Layout, { row, box, size }: Segment): Segment | undefined =>
  (layout.rows[row - 1] ?? []).find(
    (one) => one.box.x0 >= box.x1 && one.box.y1 > box.y0 - ALIGNED * size && one.box.y0 < box.y0,
  );

const THE = '(?:(?:our|your|the|this|for|re|regarding|about|any|all|new|who|whom) )*';
const OF =
  '(?: (?:matters?|side|business|stuff|things|run|runs|this|it|us|now|side|please|only|via|through|with|by|and|for|of|to|invoices?|bills?|accounts?))*';
/** What leads to whoever is paid, or to how, and not to who answers questions. */
const PAYING = `${THE}(?:bank(?:ing)?(?! account)|settle(?:s|ment|ments)?|settling|pay(?:ing|s|ments?)?|remit(?:s|ting|tances?)?|money|monies|funds|cash|transfers?|transferring|eft|deposits?|bank (?:accounts?|details|info|information|contact)|account details|before (?:you )?(?:pay|paying|payment)|(?:where|how|when)? ?to (?:pay|settle|remit|send (?:it|this|the money|money|payment)))${OF}`;
const OF_PAYING = new RegExp(`^${PAYING}$`, 'u');
const isOfPaying = (label: string): boolean => OF_PAYING.test(label);
/** Labels under which anything is said. */
const ANYTHING =
  '(?:(?:important|special|payment|pay|invoice|a/?p|accounts?|internal|office|customer|your|our|please) )*(?:memos?|notes?|status|stage|terms|due(?: date)?|attention|attn|re|message|msg|comments?|remarks?|instructions?|actions?|a/?p|accounts(?: payable)?|finance|pay run|payment run|query|urgent|important|nb|ps|p\\.s|fyi)';
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

/** A person who is to be seen about the payment. */
const namesPerson = ({ label, value }: Read): boolean =>
  isOfPaying(label) &&
  !HONEST.test(`${label} ${value.plain}`) &&
  !OF_BANK.test(value.plain) &&
  (TITLED.test(value.printed) ||
    KNOWS.test(value.printed) ||
    (TELEPHONE.test(value.printed) && NAMED_FIRST.test(value.printed)));

const TOLD =
  '(?:e-?mailed|texted|told|phoned|advised|discussed|notified|sent|messaged|spoken|instructed|directed|rung|mentioned|explained|whatsapped|dictated)';
const BY_OTHER =
  '(?:e-?mails?|texts?|sms|calls?|letters?|messages?|phone calls?|telephone|chats?|talks?|conversations?|notes?|memos?|faxe?s?|whatsapp|voicemails?)';
const LATER =
  '(?:advise|advised|confirmed|confirm|follow|notified|come|announced|provided|given|told|sent|supplied|texted|e-?mailed)';
const UNTOLD = new RegExp(
  `^(?:(?:please|pls|all|just|only|now) )*(?:tb[acdn]\\b|(?:still |yet |is |are )*to (?:be )?${LATER}\\b|(?:will|shall) (?:be )?${LATER}\\b|(?:as |how |where |per |what )+(?:we |i |you |was |were |have |had |been |already |just |last )*${TOLD}\\b|(?:as |see |per |refer |refer to |check |use |in |by |from )+(?:the |our |my |your |a |an |last |separate|recent |earlier |separate |attached |enclosed |covering |previous |today's |yesterday's )*${BY_OTHER}\\b|under separate cover|separately|ask\\b|wait\\b|(?:on )?hold\\b|changing\\b|changed\\b|being changed|about to change|moving\\b|moved\\b|under review)`,
  'u',
);
/** Which amounts and terms are agreed says nothing of where to pay. */
const isUntold = ({ label, value }: Read): boolean =>
  isOfPaying(label) &&
  !/^(?:deposits?|cash|pay|payments? (?:by|for))$/u.test(label) &&
  UNTOLD.test(value.plain) &&
  !HONEST.test(value.plain);

const HOLD = new RegExp(
  `^(?:please |kindly |on |just |must |payments? (?:is |are )?)*(?:hold|wait|stop|pause|park|withhold|do not pay|don't pay|not to be paid|leave unpaid)\\b(?:$| ?[;,.!(/-]| (?:off|on|fire|this|it|yet|now|payments?|for (?:the |our |a |your )?(?:call|word|advice|details|bank|account|new|go-?ahead|confirmation|instructions?|us|me)\\b|until|till|pending|and|from))`,
  'u',
);
const OF_GOODS =
  /deliver|pick ?up|collect|goods|site|access|depot|stock|order|parcel|gate|booking|shipment|despatch|dispatch|card|phone/u;
const isHeld = ({ label, value }: Read): boolean =>
  !OF_GOODS.test(`${label} ${value.plain}`) &&
  ((isOfAnything(label) && HOLD.test(value.plain)) ||
    (isOfPaying(label) && /^(?:please )?(?:on )?(?:hold|wait)\b/u.test(value.plain)));

const ENDS =
  '(?:(?:account|bank account|bsb|details?|bank|banking) )?(?:(?:is |are )?(?:valid|current|active|good|live|open|in use|used|in service|usable|effective|available|held|ours|operates|operating|correct|applies|applicable)(?: (?:only|up))* (?:to|until|till|through|thru|before)|until|till|valid(?:ity)?|expir(?:y|es|ing|ed|ation)(?: (?:date|on))?|ends?(?: (?:date|on))?|end(?:ing)? date|clos(?:es|ing|ed|ure)(?: (?:on|date|from|after))?|last (?:used|day|valid|active|in use|month|date)(?: (?:on|in))?|retir(?:es|ed|ing)(?: (?:on|from))?|use (?:until|till|before|up to)|not (?:after|valid after|used after)|discontinued(?: (?:on|from))?|ceas(?:es|ed)(?: (?:on|from))?|superseded(?: (?:on|from))?|replaced(?: (?:on|from))?)';
const ENDS_BEFORE = new RegExp(`^${ENDS}$`, 'u');
const IS_DATE = new RegExp(
  `^(?:(?:on|in|by|from|after|mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?${DATE}[.)]?(?: (?:only|inclusive|at latest))?$`,
  'u',
);
const ENDS_AT = new RegExp(`^${ENDS}:? (?:(?:on|in|by|from|after) )?${DATE}$`, 'u');
const STATE = /^(?:account |bank |current )?(?:status|state|standing|condition|type)$/u;
const SHUT =
  /^(?:(?:is|now|soon|about to be|being) )*(?:clos(?:ing|ed|es)|inactive|old|former|retir(?:ing|ed)|ending|ends|expir(?:ing|ed)|superseded|dormant|frozen|suspended|blocked|on hold|chang(?:ing|ed)|mov(?:ing|ed)|replaced|being \p{L}+|under \p{L}+|until\b.*|wind(?:ing)? down|phas(?:ing|ed) out|legacy|previous|historic\w*|archived|disused|not in use|no longer \p{L}+|discontinued|cancelled|migrat(?:ing|ed))(?: (?:soon|now|shortly|on|in|from|since|by|at|after)\b.*)?[.!]?$/u;

const PERIOD = new RegExp(
  `^\\(?(?:(?:from|since|used|in use|valid|open) )*(?:(?:${DATE}|start|opening) ?(?:-|to|until|till|through) ?${DATE}|(?:to|until|till|up to|ended|closed|valid to|-) ?${DATE})\\)?$`,
  'u',
);
const OF_USE =
  /^(?:account |bank account )?(?:(?:in )?use|used?|valid(?:ity)?|active|current|open|operated|operating|ours|held|years?|life|lifetime|dates? (?:of use|used))$/u;

/** That the account beside it ends, or is ending, whatever the day is: whoever prints it wants to be paid elsewhere. */
const saysItEnds = ({ label, value }: Read): boolean =>
  (ENDS_BEFORE.test(label) && IS_DATE.test(value.plain)) ||
  (OF_USE.test(label) && PERIOD.test(value.plain)) ||
  (STATE.test(label) && SHUT.test(value.plain));

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

/**
 * How far above or below the account, in points, a row is one of its own: five lines. What an invoice says elsewhere is valid to a day is a quote or an offer.
 */
const OWN_ROWS = 60;
/** The label of the account stands so far left of its number, in points. */
const OWN_LABELS = 220;

const boxOf = (words: readonly PlacedWord[]): Box => unionOf(words.map(({ word }) => word.box));

function isOwnRow(page: SearchedPage, words: readonly PlacedWord[], accounts: readonly Account[]): boolean {
  const box = boxOf(words);
  return accounts.some(
    ({ page: number, box: account }) =>
      number === page.number &&
      box.y1 > account.y0 - OWN_ROWS &&
      box.y0 < account.y1 + OWN_ROWS &&
      box.x0 < account.x1 &&
      box.x1 > account.x0 - OWN_LABELS,
  );
}

type Account = Pick<Place, 'page' | 'box'>;

/** The rows of a page that say not to pay, whom to see about it, or that the account beside them ends. */
export function rowsAgainst(page: SearchedPage, accounts: readonly Account[]): PlacedWord[][] {
  const rows = labelledRows(page)
    .filter((row) => {
      const read = readings(row);
      if (read.some((one) => namesPerson(one) || isUntold(one) || isHeld(one))) return true;
      return read.some(saysItEnds) && isOwnRow(page, row.words, accounts);
    })
    .map(({ words }) => words);
  const lines = page.layouts.flatMap(({ segments }) =>
    segments
      .filter(({ text, words }) => ENDS_AT.test(labelOf(text)) && isOwnRow(page, words, accounts))
      .map(({ words }) => words),
  );
  return once([...rows, ...lines, ...endsInRow(page, accounts)]);
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

/** Each row once, the shortest where several have the same words. */
function once(rows: PlacedWord[][]): PlacedWord[][] {
  const kept: PlacedWord[][] = [];
  for (const row of rows.toSorted((a, b) => a.length - b.length))
    if (!kept.some((other) => other.every((word) => row.includes(word)))) kept.push(row);
  return kept;
}
