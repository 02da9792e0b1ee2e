import type { Layout } from '../structure/layout.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { valueSources, type Relation } from '../structure/values.js';
import { withoutLetterSpacing } from '../text/fold.js';
import { wordsBetween, type Run } from '../text/run.js';
import { mendedRun } from './broken-numbers.js';

/** A number that may be the invoice's. */
export interface InvoiceNumberCandidate {
  value: string;
  words: PlacedWord[];
  layout: Layout;
  segment: Segment;
  score: number;
}

const LEAD =
  /^(?:[\s:;.,=|_*>~\u00b0'"()\u2010-\u2015-]|#|\b(?:is|no|number|nr|num|ref|id)\b\.?|\bn0\b[.:]?(?=\s+[A-Z]{0,4}\d))*/iu;
const VALUE = /^[\p{L}\p{N}](?:[\p{L}\p{N}]|[-/._#\u2010-\u2015](?=[\p{L}\p{N}]))*/u;
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DATES = [
  String.raw`\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}`,
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?\s+(?:${MONTHS})\b`,
  String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s`,
];
const DATE = new RegExp(`^(?:${DATES.join('|')})`, 'i');
const MONEY = /^\$|^\d{1,3}(?:,\d{3})*\.\d{2}(?!\d)/;

/** The rest of an amount: `.50`, and in most of Europe `49,99` and `1.250,00`. */
const AMOUNT_GOES_ON = /^(?:\.\d{2}\b|,\d{2,3}(?!\d))/;

/** Recognition takes the capital I for a one: `1V00123` is `IV00123`. */
const ONE_FOR_I = /^1I?(?=[A-Z]{1,3}[-/]?\d{2})/;

/** What recognition takes the first letter of a number for, where no amount goes on so: `$/23/0586` and `§/23/0586` for `S/23/0586`. */
const MISREAD_S = /^[$§](?=\/\d)/;

/** A number that is printed with a dash is asked for with a hyphen. */
const DASHES = /[‐–—]/g;

/** Groups of one number: behind a single group, one or two digits may be something else. */
const LONG_GROUPS = /^(?:\d{2,}(?: \d{3,})+|\d(?: \d{3,}){2,}|\d{3,}(?: \d{3,})+ \d{1,2})$/;

/** The same behind letters, the first of them perhaps a year, the last perhaps with a check digit: `T 551 200 118-5`, `AO 26 1193`. */
const PREFIXED_GROUPS = /^[A-Z]{1,4} (?:\d{3,}(?: \d{3,}){1,3}(?:-\d{1,2})?|\d{2} \d{3,6})$/;

/** The end of a label that touches its value: in a table whose cells have no space between them, or where recognition lost the space. */
const GLUED_LABEL = /^(?:number|[Nn](?:u?mb?e?r|o|r)\.?)(?=[A-Z\d])/;
/** The title of the document, which touches its number: in a text layer, the number's capitals show where it starts. */
const GLUED_TITLE = {
  ocr: /^(?:TAX)?INVOICE[-:#]?(?=[A-Z]{0,4}[-/]?\d)/i,
  text: /^(?:Tax ?)?[Ii]nvoice(?!N[OR]\d)(?=[A-Z]{1,4}[-/]?\d)/,
};
const GLUED_DATE = /^date\d/;

const isRecognised = ({ spans }: Run): boolean => spans.every(({ word }) => word.word.source === 'ocr');

/** What recognition makes of `No`. */
const MISREAD_NO = /^(?:no?)?0+$/i;

const MONTH = new RegExp(`^(?:${MONTHS})[.,]?$`, 'i');

/** Whether a word is the year of a date that stands before it: `13 September 2023`. */
export const endsDate = (segment: Segment | undefined, word: PlacedWord | undefined): boolean =>
  segment !== undefined &&
  word !== undefined &&
  /^(?:19|20)\d{2}\b/.test(word.text) &&
  MONTH.test(segment.words[segment.words.indexOf(word) - 1]?.text ?? '');

/** The number at the start of a run: a word with a digit in it that is no date and no amount. */
export function leadingNumber(run: Run): { value: string; words: PlacedWord[] } | null {
  const lead = LEAD.exec(run.text)?.[0].length ?? 0;
  const glued =
    GLUED_LABEL.exec(run.text.slice(lead)) ??
    GLUED_TITLE[isRecognised(run) ? 'ocr' : 'text'].exec(run.text.slice(lead));
  const from = lead + (glued?.[0].length ?? 0);
  const rest = isRecognised(run) ? run.text.slice(from).replace(MISREAD_S, 'S') : run.text.slice(from);
  if (DATE.test(rest) || MONEY.test(rest)) return null;
  const match = VALUE.exec(rest);
  if (!match || GLUED_DATE.test(match[0])) return null;
  let value = match[0];
  const groups = /^\d+(?: \d+){1,3}$/.exec(rest.trim());
  if (groups && (LONG_GROUPS.test(groups[0]) || isRecognised(run))) value = groups[0];
  const prefixed = /^(?!A[BC]N)[A-Z]{1,4}$/.test(value)
    ? (PREFIXED_GROUPS.exec(rest.trim()) ?? /^[A-Z]{1,4}\s[-#]?\s?\d(?:[\d-]|\/(?=\d)){2,}/.exec(rest))
    : null;
  if (prefixed) value = prefixed[0];
  const follows = rest.slice(value.length);
  if (
    !/\d/.test(value) ||
    (isRecognised(run) && MISREAD_NO.test(value)) ||
    value.length > 30 ||
    /^[%@]/.test(follows) ||
    /^[^\s.,;:)|'"]/.test(follows) ||
    AMOUNT_GOES_ON.test(follows)
  )
    return null;
  if (/^\d{1,4}$/.test(value) && /^\s+(?:days?|of|x)\b/i.test(follows)) return null;
  const words = wordsBetween(run, from, from + value.length);
  const plain = value.replace(DASHES, '-');
  return { value: words.every((word) => word.word.source === 'ocr') ? plain.replace(ONE_FOR_I, 'I') : plain, words };
}

const RELATION_WORTH: Readonly<Record<Relation, number>> = {
  after: 0.6,
  right: 0.4,
  below: 0.3,
  wrapped: 0.2,
  overleaf: 0.2,
};

/** What may stand before `invoice` in the label of its number: `Fee invoice: 88`. */
const KIND_OF_INVOICE = /^\s*\p{L}+(?:[ /&-]+\p{L}+)?\s*[(/&-]?\s*$/u;
/** Another number with its label, and nothing else: `Docket 917740` before `Invoice 98599`. */
const OTHER_NUMBER = /^\s*\p{L}{2,}\.?(?: no\.?)?:?\s+\S*\d\S*\s*[|,;/]?\s*$/u;
/** Labels of the kind of document: `Document: Tax invoice 88`. */
const KIND_LABEL = /^\s*(?:document(?: type)?|type|title):\s*$/i;

/** Whether a label stands in a short line of large or bold type, or near the top with nothing but a number: `Rent invoice 88`. */
const isHeading = ({ layout, segment, box, after }: LabelHit): boolean =>
  segment.words.length <= 6 &&
  (segment.size > 1.15 * layout.bodySize ||
    segment.words.every((word) => word.word.bold) ||
    (box.y0 < 0.4 * layout.page.height && /^\W*[\p{L}\p{N}/-]*\d\W*$/u.test(after.text)));

/** How much a label says that what follows is the invoice's number. */
function labelWorth(hit: LabelHit): number {
  const line = `${hit.before.text} ${hit.words.map((word) => word.text).join(' ')}`;
  switch (hit.concept) {
    case 'invoice_number':
      return /\b(?:original|previous|prior|related|against|replaces|credit(?:ed)?|our records show|applied to)\b/i.test(
        line,
      )
        ? 1
        : 5;
    case 'invoice':
      return hit.atStart ||
        OTHER_NUMBER.test(hit.before.text) ||
        KIND_LABEL.test(hit.before.text) ||
        ((hit.marked || isHeading(hit)) && KIND_OF_INVOICE.test(hit.before.text))
        ? 3
        : 1.5;
    case 'other_number':
      if (!hit.atStart || !isProgressClaim(hit)) return 0;
      if (CLAIM_TITLE.test(hit.label) && isHeading(hit)) return 2.6;
      return CLAIM_REFERENCE.test(hit.label) ? 3 : CLAIM_NUMBER.test(hit.label) ? 2.6 : 0;
    case 'payment_reference':
      return 1.8;
    case 'reference':
      if (isOfBiller(hit)) return 0;
      return hit.atStart && (!/^our/.test(hit.label) || isUnderTitle(hit)) && hit.box.y0 < 0.45 * hit.layout.page.height
        ? 2.4
        : 1.6;
    case 'number':
      return besideTitle(hit) ? 3 : belowTitle(hit) || isInDetails(hit) ? 2.5 : 0;
    default:
      return 0;
  }
}

/** Whether a reference is the one to quote to a biller, whose code stands in its row or its lines. */
const isOfBiller = ({ layout, segment }: LabelHit): boolean =>
  [...(layout.rows[segment.row] ?? []), ...(layout.blocks[segment.block] ?? [])].some(({ text }) =>
    /\bbiller\b/i.test(text),
  );

/** Labels of a progress claim's number, which is the number of the invoice that the claim is; folded. */
const CLAIM_NUMBER = /^(?:progress|payment)?clalm(?:no|number)$/;

/** The title of a claim, with its number behind it: `Progress claim PC07`. */
const CLAIM_TITLE = /^(?:progress|payment)clalm$/;

/** Labels of the same number where the claim's ordinal stands as its number: `Progress claim no. 4`, `Claim ref PC-04/118`. */
const CLAIM_REFERENCE = /^(?:progress|payment)?clalmref(?:erence)?$/;

const isProgressClaim = (hit: LabelHit): boolean =>
  hit.layout.segments.some((one) => one.words.length <= 8 && /\b(?:progress|payment) claim\b/i.test(one.text));

const INVOICE_TITLE = /^(?:tax ?)?invoice(?: details| information| summary)?$/i;

const isInvoiceTitle = (one: Segment): boolean =>
  INVOICE_TITLE.test(withoutLetterSpacing(one.text.replace(/[^a-z]+/gi, ' ').trim()));

/** Whether a bare `No:` stands on a line with the document's title. */
function besideTitle(hit: LabelHit): boolean {
  if (!hit.atStart) return false;
  const row = hit.layout.rows[hit.segment.row] ?? [];
  const above = hit.layout.rows.slice(Math.max(0, hit.segment.row - 1), hit.segment.row).flat();
  const overlaps = (one: Segment): boolean => one.box.y0 < hit.box.y1 && one.box.y1 > hit.box.y0;
  const tall = hit.layout.segments.filter((one) => one.size > 1.4 * hit.segment.size && overlaps(one));
  return [...row, ...above, ...tall].some((one) => one !== hit.segment && isInvoiceTitle(one));
}

/** Whether a bare `Number` stands in a row of short labels beside a date, on a page that says whose invoice it is. */
const isInDetails = ({ segment, layout, box, atStart, atEnd }: LabelHit): boolean => {
  const row = layout.rows[segment.row] ?? [];
  const isRow = row.length >= 2 && row.some((one) => /^(?:invoice |issue )?dated?:?$/i.test(one.text));
  const isOfInvoice = layout.segments.some(
    (one) => one.box.y1 <= box.y0 && /^(?:tax )?invoice (?:from|to|for)\b/i.test(one.text),
  );
  return atStart && atEnd && isRow && isOfInvoice;
};

/** A number, and perhaps its date, with nothing behind them: `No. S0685, 05.02.2025`. An address goes on with a street. */
const ALONE = /^[\s.]*[A-Z]{0,4}[-/]?\d[\w/-]*(?:,? \d{1,2}([./-])\d{1,2}\1\d{2,4})?\W*$/;

/** Whether a bare `No:` heads a line of the upper half of a page whose title, above it, is that of an invoice. */
const belowTitle = ({ atStart, marked, label, box, after, layout }: LabelHit): boolean =>
  atStart &&
  (marked || label === '#' || ALONE.test(after.text)) &&
  box.y0 < 0.5 * layout.page.height &&
  layout.segments.some((one) => one.box.y1 <= box.y0 && isInvoiceTitle(one));

/** How far below a document's title the details of it reach, in lines of the title. */
const DETAILS = 4;

/** Whether a label stands in the column right under the document's title, where an invoice gives its own details. */
const isUnderTitle = ({ box, layout, segment }: LabelHit): boolean =>
  layout.segments.some(
    (one) =>
      INVOICE_TITLE.test(one.text.replace(/[^a-z]+/gi, ' ').trim()) &&
      one.box.y1 <= box.y0 &&
      box.y0 - one.box.y1 < DETAILS * one.size &&
      Math.abs(one.box.x0 - box.x0) < segment.size,
  );

/** A run that starts with a number broken at a hyphen, mended; null where it does not. */
function mendedAtStart(scan: Scan, { layout }: LabelHit, { spans: [first] }: Run): Run | null {
  const segment = first && scan.segmentOf.get(first.word);
  return segment ? mendedRun(layout, segment, first.word) : null;
}

/** What stands below the head of a column that counts the items: `#`, `No.`. */
const FIRST_ITEM = /^0{0,2}1$/;

/** Every number that may be the invoice's, with what its label says for it. */
export function invoiceNumbers(scan: Scan): InvoiceNumberCandidate[] {
  return scan.hits.flatMap((hit) => {
    const worth = labelWorth(hit);
    if (worth === 0) return [];
    for (const source of valueSources(scan, hit)) {
      const found = leadingNumber(mendedAtStart(scan, hit, source.run) ?? source.run);
      const [word] = found?.words ?? [];
      if (!found || endsDate(word && scan.segmentOf.get(word), word)) {
        if (source.relation === 'after' || source.relation === 'right') continue;
        return [];
      }
      if (hit.concept === 'number' && source.relation === 'below' && FIRST_ITEM.test(found.value)) return [];
      const score = worth + RELATION_WORTH[source.relation] - Math.min(1, source.distance / 40);
      return [{ ...found, layout: hit.layout, segment: hit.segment, score }];
    }
    return [];
  });
}
