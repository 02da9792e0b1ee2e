import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The fields that are compared, as a corpus and `npm run cli -- read` name them. */
export const COMPARED = [
  'extracted_business_name',
  'extracted_business_abn',
  'extracted_account_name',
  'extracted_account_number',
  'extracted_account_bsb',
  'extracted_invoice_number',
] as const;

export type Compared = (typeof COMPARED)[number];

/** What one document of a corpus says, as whoever made the corpus knows it. A field that it does not show is null. */
export type Truth = {
  /** Path from the folder of the corpus. */
  file: string;
  kind: string;
  traits: string[];
  document_is_invoice: boolean;
  /** Every account that it prints, as `scripts/corpus` notes it of the documents that it makes. */
  printed_accounts?: string[];
} & Record<Compared, string | null>;

/** A corpus on disk: `FOLDER/truth.jsonl`, one JSON object a line, and the files that it names. */
export interface Corpus {
  name: string;
  documents: (Truth & { path: string })[];
}

/** Opens a corpus. @throws Error where the folder holds no `truth.jsonl` */
export function openCorpus(folder: string): Corpus {
  const truth = join(folder, 'truth.jsonl');
  if (!existsSync(truth)) throw new Error(`${truth} is missing: a corpus is a folder with truth.jsonl and its files`);
  const lines = readFileSync(truth, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const documents = lines.map((line) => {
    const { traits, ...one } = JSON.parse(line) as Truth;
    return { ...one, traits: [traits ?? []].flat().filter((trait) => trait !== ''), path: join(folder, one.file) };
  });
  return { name: basename(resolve(dirname(truth))), documents };
}

const digits = (text: string): string => text.replace(/\D/g, '');

const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\./g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .replace(/\bproprietary\b/g, 'pty')
    .replace(/\blimited\b/g, 'ltd')
    .trim();

/** A value in the form in which two printings of it are equal; null if there is none. */
export function comparable(field: Compared, value: string | null | undefined): string | null {
  const text = String(value ?? '').trim();
  if (text === '') return null;
  if (field === 'extracted_invoice_number') return text.normalize('NFKC').toUpperCase().replace(/\s+/g, '');
  return field.endsWith('name') ? words(text) : digits(text);
}
