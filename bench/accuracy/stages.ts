import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkAgainstPicture } from '../../src/extraction/check-against-picture.js';
import type { Page, ReadDocument } from '../../src/extraction/document.js';
import { openDocument } from '../../src/extraction/pages/open/open-document.js';
import { PackagedRecogniser } from '../../src/extraction/pages/recognition/recogniser.js';
import { fieldsOf } from '../../src/extraction/read-document.js';
import { ReadingTime } from '../../src/extraction/reading-time.js';
import { hashOfFolders } from './code-hash.js';
import { FileCache } from './file-cache.js';
import type { Read } from './score.js';
import type { Compared } from './truth.js';

/** What recognition gives of a file, before any field is looked for. */
interface Words {
  pages: Page[];
  withPictures: Page[] | null;
}

/** A machine that does something else at the same time reads no less. */
const AMPLE_MS = 1_200_000;

const NOTHING: Words = { pages: [], withPictures: null };

/** Sources whose change makes other words, and other fields, of the same file. */
const LIBRARIES = ['pdfjs-dist', 'tesseract.js', 'sharp', '@napi-rs/canvas'].map(
  (name) => `node_modules/${name}/package.json`,
);
const RECOGNITION = ['src/extraction/pages', 'src/extraction/scrutiny/fonts', ...LIBRARIES];
const READING = ['src/extraction', 'src/numbers', ...LIBRARIES];

/** Reads documents for the bench and keeps what it read, by the hashes of the file and of the code that reads. */
export class Stages {
  private readonly recogniser = new PackagedRecogniser();
  private readonly words: FileCache<Words>;
  private readonly whole: FileCache<Read>;

  /** @param folder where results are kept */
  constructor(folder: string) {
    this.words = new FileCache(folder, `words-${hashOfFolders(RECOGNITION)}`);
    this.whole = new FileCache(folder, `whole-${hashOfFolders(READING)}`);
  }

  /** Ends what recognises pictures, which else keeps the process. */
  close(): Promise<void> {
    return this.recogniser.close();
  }

  /** Reads a file as the service does, the scrutiny aside, which changes no field. */
  async readWhole(path: string): Promise<Read> {
    const bytes = readFileSync(path);
    return this.whole.get(hashOf(bytes), async () => {
      const opened = await openDocument(bytes, { recogniser: this.recogniser, time: new ReadingTime(AMPLE_MS) });
      if (opened.outcome === 'unreadable') return readOf([]);
      const { document } = opened;
      try {
        const pages = await document.readPages();
        if (pages.length === 0) return readOf([]);
        const read = await fieldsOf(pages, () => document.readPictures(pages));
        const checked = [];
        for (const each of read) checked.push((await checkAgainstPicture(document, each, this.recogniser)).read);
        return readOf(checked);
      } finally {
        await document.close();
      }
    });
  }

  /** Recognises a file, or takes the words that are kept of it, and reads the fields of them; nothing is compared with the picture. */
  async readWords(path: string): Promise<Read> {
    return readKeptDocument(await this.wordsOf(path));
  }

  /** The words of a file. */
  wordsOf(path: string): Promise<Words> {
    const bytes = readFileSync(path);
    return this.words.get(hashOf(bytes), async () => {
      const opened = await openDocument(bytes, { recogniser: this.recogniser, time: new ReadingTime(AMPLE_MS) });
      if (opened.outcome === 'unreadable') return NOTHING;
      const { document } = opened;
      try {
        const pages = await document.readPages();
        return { pages, withPictures: await document.readPictures(pages) };
      } finally {
        await document.close();
      }
    });
  }
}

/** Reads the fields of words that were kept; nothing is compared with the picture. */
export const readKeptDocument = async ({ pages, withPictures }: Words): Promise<Read> =>
  pages.length === 0 ? readOf([]) : readOf(await fieldsOf(pages, () => Promise.resolve(withPictures)));

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 24);

/** What the command line prints of a file: its first invoice, or its first document where it holds none. */
function readOf(documents: readonly ReadDocument[]): Read {
  const shown = documents.find((document) => document.isInvoice) ?? documents[0];
  const field = (name: keyof ReadDocument['fields']): Read['fields'][Compared] => {
    const found = shown?.fields[name];
    return found ? { value: found.value, confidence: found.confidence } : null;
  };
  return {
    isInvoice: shown?.isInvoice ?? null,
    isInvoiceConfidence: shown?.kindConfidence ?? 0,
    fields: {
      extracted_business_name: field('business_name'),
      extracted_business_abn: field('business_abn'),
      extracted_account_name: field('account_name'),
      extracted_account_number: field('account_number'),
      extracted_account_bsb: field('account_bsb'),
      extracted_invoice_number: field('invoice_number'),
    },
  };
}
