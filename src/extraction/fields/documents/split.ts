import { chooseInvoiceNumber } from '../assignment/invoice-number.js';
import { invoiceNumbers } from '../candidates/invoice-numbers.js';
import { titleOf } from '../kind/titles.js';
import { INVOICE_KINDS } from '../lexicon/kinds.js';
import { joinScans, type Scan } from '../structure/scan.js';
import { fold, plain } from '../text/fold.js';

/** What a page alone says of which document it belongs to. */
interface PageSigns {
  /** Invoice number under a plain label, folded; null where the page gives none. */
  number: string | null;
  title: 'invoice' | 'other' | null;
  /** Which page of its document it says it is; 0 where it does not say. */
  ordinal: number;
  isCoverLetter: boolean;
}

/** A number under a label that names it counts; a bare reference does not. */
const PLAIN_LABEL = 3;

function signsOf(scan: Scan): PageSigns {
  const text = plain(scan.layouts.flatMap((layout) => layout.segments.map((segment) => segment.text)).join(' '));
  const number = chooseInvoiceNumber(invoiceNumbers(scan), new Set());
  const title = titleOf(scan);
  return {
    number: number && number.score >= PLAIN_LABEL ? fold(number.value).replace(/[^a-z0-9]/g, '') : null,
    title: title === null ? null : INVOICE_KINDS.has(title) ? 'invoice' : 'other',
    ordinal: Number(/\bpage:? *(\d{1,3}) *(?:of|\/) *\d{1,3}\b/.exec(text)?.[1] ?? 0),
    isCoverLetter: /\b(?:we enclose|please find (?:enclosed|attached)|enclosed (?:is|please find)|attached is)\b/.test(
      text,
    ),
  };
}

/** Whether a page opens another document than the one that the pages before it make. */
function opensDocument(page: PageSigns, before: readonly PageSigns[]): boolean {
  if (page.ordinal > 1 || page.title !== 'invoice') return false;
  if (before.some((one) => one.title === 'other') && !before.some((one) => one.title === 'invoice')) return true;
  const numbers = before.flatMap((one) => one.number ?? []);
  if (page.number === null)
    return page.ordinal === 1 && before.some((one) => one.ordinal >= 1 && one.title === 'invoice');
  return numbers.length > 0 && !numbers.includes(page.number);
}

/**
 * Divides the scanned pages of a file into the documents they make: another one starts where a page has the title of an
 * invoice and another invoice number. Covering letters go with the invoice that follows them, all other pages with the one before.
 */
export function splitDocuments(pages: readonly Scan[]): Scan[] {
  if (pages.length < 2) return [joinScans(pages)];
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
  return documents.map((document) => joinScans(document.scans));
}

/** Takes the covering letters off the end of a document that has more pages than them. */
function takeCoverLetters(document: { scans: Scan[]; signs: PageSigns[] }): { scans: Scan[]; signs: PageSigns[] } {
  let from = document.signs.length;
  while (from > 1 && document.signs[from - 1]?.isCoverLetter && document.signs[from - 1]?.number === null) from -= 1;
  return { scans: document.scans.splice(from), signs: document.signs.splice(from) };
}
