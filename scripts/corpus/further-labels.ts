import { readFileSync } from 'node:fs';
import type { Labelled, Vocabulary } from './vocabulary/vocabulary.js';

/** What the labels of documents for training announce; headings and the like announce nothing. */
export const CONCEPT_OF: Partial<Record<Labelled, string>> = {
  number: 'invoice_number',
  date: 'date',
  due: 'date',
  bsb: 'bsb',
  account: 'account_number',
  accountName: 'account_name',
  bank: 'bank',
  joined: 'bsb_and_account',
  billTo: 'buyer',
  from: 'supplier',
  total: 'amount',
  subtotal: 'amount',
  gst: 'amount',
  paymentReference: 'payment_reference',
  otherNumber: 'other_number',
};

/** Fields of an invoice whose further wordings fit every document; those of dates and amounts say which of several they are. */
const FITTING: readonly Labelled[] = [
  'number',
  'bsb',
  'account',
  'accountName',
  'bank',
  'joined',
  'billTo',
  'from',
  'paymentReference',
  'otherNumber',
];

/** Wordings of labels beside those of the lists and of documents for training, by what they announce (`label-wordings.txt`). */
export function furtherWordings(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync('scripts/ranker/label-wordings.txt', 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, string[]] => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2).split('; ')];
      }),
  );
}

/** A vocabulary that draws half of its own labels from further wordings. */
export function withFurtherLabels(words: Vocabulary, further: ReadonlyMap<string, readonly string[]>): Vocabulary {
  const labels = { ...words.labels };
  for (const of of FITTING) {
    const own = words.labels[of];
    const more = (further.get(CONCEPT_OF[of] ?? '') ?? []).map(capital);
    labels[of] = [
      ...Array.from({ length: Math.max(1, Math.round(more.length / own.length)) }, () => own).flat(),
      ...more,
    ];
  }
  return { ...words, labels };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
