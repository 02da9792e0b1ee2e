import { chooseInvoiceNumber } from '../assignment/invoice-number.js';
import { invoiceNumbers } from '../candidates/invoice-numbers.js';
import { titleOf } from '../kind/titles.js';
import { INVOICE_KINDS } from '../lexicon/kinds.js';
import { joinScans, type Scan } from '../structure/scan.js';
import { fold, plain } from '../text/fold.js';
import { readDocument } from './read-one.js';

/** The pages that make one document. */
export interface PageGroup {
  /** What its fields are read from: the pages without what is only enclosed with them. */
  scan: Scan;
  /** All of its pages. */
  pages: number[];
}

/** What a page alone says of which document it belongs to. */
interface PageSigns {
  /** Invoice number under a plain label, folded; null where the page gives none. */
  number: string | null;
  title: 'invoice' | 'remittance' | 'other' | null;
  /** Whether the page alone surely is an invoice, what kind of document it is, and the ABN that it alone is issued under. */
  isInvoice: boolean;
  kind: string;
  abn: string | null;
  /** Whether it says who asks to be paid, or into which account. */
  asksItself: boolean;
  /** Which page of its document it says it is; 0 where it does not say. */
  ordinal: number;
  /** Its letters and digits, folded, without anything between them. */
  letters: string;
  isCoverLetter: boolean;
}

/** A page that is an invoice with less confidence may be a part of one. */
const SURELY = 0.8;

/** A number under a label that names it counts; a bare reference does not. */
const PLAIN_LABEL = 3;

function signsOf(scan: Scan): PageSigns {
  const text = plain(scan.layouts.flatMap((layout) => layout.segments.map((segment) => segment.text)).join(' '));
  const letters = fold(text).replace(/[^a-z0-9]/g, '');
  const number = chooseInvoiceNumber(invoiceNumbers(scan), new Set());
  const title = titleOf(scan);
  const alone = readDocument(scan);
  return {
    number: number && number.score >= PLAIN_LABEL ? fold(number.value).replace(/[^a-z0-9]/g, '') : null,
    title:
      title === null
        ? null
        : INVOICE_KINDS.has(title)
          ? 'invoice'
          : title === 'remittance_advice'
            ? 'remittance'
            : 'other',
    isInvoice: alone.isInvoice && alone.kindConfidence >= SURELY,
    kind: alone.kind,
    abn: alone.fields.business_abn?.value ?? null,
    asksItself: alone.fields.business_abn !== null || alone.fields.account_bsb !== null,
    letters,
    ordinal: Number(/\bpage:? *(\d{1,3}) *(?:of|\/) *\d{1,3}\b/.exec(text)?.[1] ?? 0),
    isCoverLetter: /\b(?:we enclose|please find (?:enclosed|attached)|enclosed (?:is|please find)|attached is)\b/.test(
      text,
    ),
  };
}

/** Whether a page opens another document than the one that the pages before it make. */
function opensDocument(page: PageSigns, before: readonly PageSigns[]): boolean {
  if (page.ordinal > 1 || !(page.title === 'invoice' || (page.isInvoice && page.asksItself))) return false;
  const isTitled = page.title === 'invoice';
  if (isTitled && before.some((one) => one.title === 'other') && !before.some((one) => one.title === 'invoice'))
    return true;
  const numbers = before.flatMap((one) => one.number ?? []);
  if (page.number !== null && numbers.length > 0) return !numbers.includes(page.number);
  if (page.isInvoice && before.some((one) => one.isInvoice) && isOthers(page, before)) return true;
  return (
    isTitled &&
    page.number === null &&
    page.ordinal === 1 &&
    before.some((one) => one.ordinal >= 1 && one.title === 'invoice')
  );
}

/** Whether a page is issued under another ABN than all pages before it. */
const isOthers = ({ abn }: PageSigns, before: readonly PageSigns[]): boolean => {
  const abns = before.flatMap((one) => one.abn ?? []);
  return abn !== null && abns.length > 0 && !abns.includes(abn);
};

/**
 * Divides the scanned pages of a file into the documents they make: another one starts where a page has the title of an
 * invoice and another invoice number. Covering letters go with the invoice that follows them, all other pages with the one before.
 */
export function splitDocuments(pages: readonly Scan[]): PageGroup[] {
  if (pages.length < 2) return [{ scan: joinScans(pages), pages: numbersOf(pages) }];
  const documents: { scans: Scan[]; signs: PageSigns[] }[] = [];
  for (const scan of pages) {
    const signs = signsOf(scan);
    const current = documents.at(-1);
    if (!current) {
      documents.push({ scans: [scan], signs: [signs] });
    } else if (opensDocument(signs, current.signs)) {
      const letters = takeCoverLetters(current);
      documents.push({ scans: [...letters.scans, scan], signs: [...letters.signs, signs] });
    } else {
      current.scans.push(scan);
      current.signs.push(signs);
    }
  }
  return documents.map(({ scans, signs }) => ({
    scan: joinScans(withoutEnclosures(scans, signs)),
    pages: numbersOf(scans),
  }));
}

const numbersOf = (scans: readonly Scan[]): number[] => scans.flatMap((scan) => scan.pages.map((page) => page.number));

/**
 * The pages of an invoice without those that are documents of another kind and only enclosed, whose accounts and amounts are not the
 * invoice's. A payment advice stays: it is often where the account stands.
 */
function withoutEnclosures(scans: readonly Scan[], signs: readonly PageSigns[]): Scan[] {
  if (!signs.some((one) => one.isInvoice)) return [...scans];
  return scans.filter((_, at) => {
    const page = signs[at];
    const isOther = page?.title === 'other' || page?.kind === 'bank_details_letter';
    return page && (page.isInvoice || !isOther || continues(page, signs.slice(0, at)));
  });
}

/**
 * A shorter number stands by chance among the letters and digits of a page. On 903 pages of other documents an invoice's number of two characters
 * stood on 75 % of them, of three on 10.6 %, of four on 1.2 %, of five on 0.1 % (459 numbers, pages of the test and development documents).
 */
const LEAST_TELLING = 4;

/** Whether a page says that it follows the pages before it, and under which number: what it speaks of makes it no document of its own. */
const continues = ({ ordinal, letters }: PageSigns, before: readonly PageSigns[]): boolean =>
  before.some(
    (one) =>
      ordinal === one.ordinal + 1 &&
      one.isInvoice &&
      one.number !== null &&
      one.number.length >= LEAST_TELLING &&
      letters.includes(one.number),
  );

/** Takes the covering letters off the end of a document that has more pages than them. */
function takeCoverLetters(document: { scans: Scan[]; signs: PageSigns[] }): { scans: Scan[]; signs: PageSigns[] } {
  let from = document.signs.length;
  while (from > 1 && document.signs[from - 1]?.isCoverLetter && document.signs[from - 1]?.number === null) from -= 1;
  return { scans: document.scans.splice(from), signs: document.signs.splice(from) };
}
