import { checkAgainstPicture } from './check-against-picture.js';
import { FIELD_NAMES, type Page, type ReadDocument, type ReadingResult } from './document.js';
import { numbersByLine } from './fields/numbers-by-line.js';
import { MOST_UNCONFIRMED } from './fields/ranking/published-confidence.js';
import { readFields } from './fields/read-fields.js';
import { openDocument } from './pages/open/open-document.js';
import { NativeRecogniser } from './pages/recognition/native-recogniser.js';
import { PackagedRecogniser, type Recogniser } from './pages/recognition/recogniser.js';
import { type PickedAccount, withPickedAccount } from './picked-account.js';
import { ReadingTime } from './reading-time.js';
import { scrutinise } from './scrutiny/scrutinise.js';

export interface ReadingOptions {
  /** Absolute path of a `tesseract` program to use instead of the packaged one. */
  nativeTesseract?: string;
  /** Milliseconds after which the process that reads is killed; the usual time unless told. */
  limitMs?: number;
  /** The account of a document as a person picked it, to be looked at in the place of the one that is read. */
  picked?: PickedAccount | undefined;
}

let warm: Recogniser | undefined;

/**
 * Reads a PDF, JPEG or PNG file: what each document in it is, and its fields. Text recognition is started when first needed and
 * stays warm, so the recogniser of the first call holds for the process. What there is no time for stays unknown.
 *
 * @throws RecognitionTimeout when nothing of the file could be read in time.
 */
export async function readDocument(
  bytes: Uint8Array,
  { nativeTesseract, limitMs, picked }: ReadingOptions = {},
): Promise<ReadingResult> {
  warm ??= nativeTesseract ? new NativeRecogniser(nativeTesseract) : new PackagedRecogniser();
  const recogniser = warm;
  const time = new ReadingTime(limitMs);
  const opened = await openDocument(bytes, { recogniser, time });
  if (opened.outcome === 'unreadable') return opened;
  const { document } = opened;
  try {
    const pages = await document.readPages();
    if (pages.length === 0) return { outcome: 'unreadable', reason: 'no_page_can_be_opened' };
    let words = pages;
    const read = await fieldsOf(pages, async () => {
      const more = await document.readPictures(pages);
      words = more ?? pages;
      return more;
    });
    const checked = [];
    for (const each of picked ? withPickedAccount(read, words, picked) : read)
      checked.push(await checkAgainstPicture(document, each, recogniser));
    const [first, ...others] = await scrutinise({
      document,
      pages,
      read: checked.map((each) => each.read),
      looks: checked.map((each) => each.looks),
      recogniser,
      time,
    });
    if (!first) return { outcome: 'unreadable', reason: 'no_page_can_be_opened' };
    const shownNumbers = numbersByLine(pages);
    const withNumbers = (each: ReadDocument): ReadDocument => ({ ...each, shownNumbers });
    return {
      outcome: 'read',
      pageCount: pages.length,
      pages: words.map((page) => ({ ...page, view: document.viewOf(page.number) })),
      documents: [withNumbers(first), ...others.map(withNumbers)],
    };
  } finally {
    await document.close();
  }
}

/**
 * Reads the fields of every document of a file, and looks into pictures among the text for what the text does not say; what it says
 * stands, but for a business's name that a picture such as a logo says more surely.
 *
 * @param readPictures gives the pages with the words of such pictures added, or null where there are none; called where needed.
 */
export async function fieldsOf(pages: Page[], readPictures: () => Promise<Page[] | null>): Promise<ReadDocument[]> {
  const read = readFields(pages);
  const missing = read.some(({ isInvoice, fields }) => !isInvoice || FIELD_NAMES.some((name) => fields[name] === null));
  const more = missing ? await readPictures() : null;
  if (!more) return read;
  const again = readFields(more);
  if (again.length !== read.length) return read;
  return read.map((before, index) => merge(before, again[index] as ReadDocument));
}

function merge(before: ReadDocument, after: ReadDocument): ReadDocument {
  if (!before.isInvoice && after.isInvoice) return after;
  const fields = { ...before.fields };
  for (const name of FIELD_NAMES) fields[name] ??= after.fields[name];
  // Most of what stands in pictures is no name: only one that the document confirms is taken for the text's.
  const [text, picture] = [before.fields.business_name, after.fields.business_name];
  if (text && picture && picture.confidence > Math.max(MOST_UNCONFIRMED, text.confidence))
    fields.business_name = picture;
  const accounts = before.accounts.length > 0 ? before.accounts : after.accounts;
  return { ...before, fields, accounts, taxInvoice: after.taxInvoice };
}
