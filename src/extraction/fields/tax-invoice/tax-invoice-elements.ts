import type { TaxInvoiceElements } from '../../document.js';
import type { Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { fold, plain } from '../text/fold.js';
import { matchesIn } from '../text/matches.js';

const TITLE = fold('tax invoice');
const NOT_TITLE = /\bnot (?:be )?(?:a |an )?(?:valid )?tax invoice\b/;

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const DATE = new RegExp(
  [
    String.raw`\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(?:20)?\d{2}\b`,
    String.raw`\b20\d{2}[/.-]\d{1,2}[/.-]\d{1,2}\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?[ -]?${MONTH}[ ,-]*(?:20)?\d{2}\b`,
    String.raw`\b${MONTH} \d{1,2}(?:st|nd|rd|th)?,? 20\d{2}\b`,
  ].join('|'),
);
const NOT_ISSUED = /\b(?:due|pay(?:ment)? by|expir\w*|valid (?:to|until)|deliver\w*)\b/;

const MONEY = /(?<![\d.,])\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})\.(\d{2})(?![\d%])/g;
const GST_SAID = /\b(?:includ\w*|incl?\.?|inclusive)(?: of)?(?: the)?(?: 10% )? ?gst\b|\bgst (?:is )?incl\w*/;
const GST_FREE = /\bgst[ -]?free\b/;
const SUMMARY =
  /\b(?:sub ?-?total|total|gst|balance|amount (?:due|payable|owing|paid)|paid|deposit|payment|due|bsb|account|discount|rounding|surcharge)\b/;

/** Rows that name what is to be paid, the surest first. */
const TOTALS = [
  /\b(?:total|amount|balance)(?: now)? (?:due|payable|owing)\b|\bgrand total\b|\binvoice total\b|\bplease pay\b/,
  /(?<!sub ?-?)\btotal\b(?!.*\b(?:ex|excl|excluding|before)\b)/,
];

/**
 * Looks for the elements that the Australian Taxation Office asks of a tax invoice ("Tax invoices", ato.gov.au) beside seller
 * and ABN, which are fields: the words, a date of issue, what was sold with its price, GST, total and buyer.
 * @param buyerZone the segments of the buyer's name and address
 */
export function taxInvoiceElements(scan: Scan, buyerZone: ReadonlySet<Segment>): TaxInvoiceElements {
  const rows = scan.layouts.flatMap((layout) =>
    layout.rows.map((row) => plain(row.map(({ text }) => text).join(' ')).replace(/\s+/g, ' ')),
  );
  const text = rows.join('\n');
  return {
    titled:
      rows.some((row) =>
        fold(row)
          .replace(/[^a-z]+/g, ' ')
          .includes(TITLE),
      ) && !NOT_TITLE.test(text),
    issueDate: hasIssueDate(scan, rows),
    itemDescriptions: rows.some(isItem),
    gst:
      rows.some((row) => /\bgst\b/.test(row) && (GST_SAID.test(row) || amountsOf(row).length > 0)) ||
      GST_FREE.test(text),
    buyer: [...buyerZone].some((segment) => namesSomebody(scan, segment)),
    totalCents: totalOf(rows),
  };
}

/** A date that is not the one by which to pay, said in its own segment or in the one that labels it. */
function hasIssueDate(scan: Scan, rows: readonly string[]): boolean {
  const alone = scan.layouts.some(({ segments }) =>
    segments.some(({ text }) => DATE.test(plain(text)) && !NOT_ISSUED.test(plain(text))),
  );
  return (
    alone && rows.some((row) => DATE.test(row) && (!NOT_ISSUED.test(row) || /\b(?:date|issued?|invoice)\b/.test(row)))
  );
}

function amountsOf(row: string): number[] {
  return matchesIn(row, MONEY).map(
    ([, dollars = '', cents = '']) => Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
  );
}

/** A row with words and a price that belongs to no sum. */
function isItem(row: string): boolean {
  return (
    amountsOf(row).length > 0 && !SUMMARY.test(row) && /[a-z]{3}/.test(row.replace(/\b(?:aud|qty|each|ex|inc)\b/g, ''))
  );
}

function totalOf(rows: readonly string[]): number | null {
  for (const pattern of TOTALS) {
    const amounts = rows.filter((row) => pattern.test(row) && !/\bsub ?-?total\b/.test(row)).flatMap(amountsOf);
    if (amounts.length > 0) return Math.max(...amounts);
  }
  return null;
}

/** Whether a segment of the buyer's holds more than its label. */
function namesSomebody(scan: Scan, segment: Segment): boolean {
  const labels = (scan.hitsBySegment.get(segment) ?? []).filter(({ concept }) => concept === 'buyer');
  const rest = labels.length > 0 ? (labels[0]?.after.text ?? '') : segment.text;
  return /\p{L}{3}/u.test(rest);
}
