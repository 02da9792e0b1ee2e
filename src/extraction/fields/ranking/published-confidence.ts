import type { FieldName } from '../../document.js';
import type { Scan } from '../structure/scan.js';
import { PUBLISHED } from './published-confidence.table.js';
import { between } from './trees.js';

/** What a document was read from: its text, or recognised words. */
export type ReadFrom = 'text' | 'picture';

/** What most words of a document were read from. */
export function readFrom(scan: Scan): ReadFrom {
  const words = scan.pages.flatMap((page) => page.words);
  return words.filter((word) => word.source === 'ocr').length * 2 < words.length ? 'text' : 'picture';
}

/** What is given with a confidence: fields, whether the document is an invoice, and names of businesses that only place and type speak for. */
export type Asked = FieldName | 'is_invoice' | 'unconfirmed_business_name';

/** What each certainty was worth: points of a line that never falls. */
export type PublishedTable = Record<
  ReadFrom,
  Partial<Record<Asked, readonly (readonly [certainty: number, right: number])[]>>
>;

let table: PublishedTable | null = PUBLISHED;

/** Uses another table, or none, which gives what was known before it was measured: for `scripts/ranker/calibrate.ts`. */
export function usePublished(other: PublishedTable | null): void {
  table = other;
}

const LEAST = 0.02;
const MOST = 0.99;

/**
 * A business's name that nothing but place and type speaks for is given with no more confidence than this, though more were right where it was
 * measured (26 of 29): the documents of others confirm less than those made here.
 */
export const MOST_UNCONFIRMED = 0.65;

/**
 * How likely a value is right that was given with so much to speak for it, as documents showed that nothing else was learned from. Never falls as
 * `certainty` rises, and decides nothing: values are chosen before.
 * @param certainty 0 to 1
 * @returns 0 to 1, in hundredths
 */
export function publishedConfidence(field: Asked, from: ReadFrom, certainty: number): number {
  const points = table?.[from][field];
  const worth = points ? between(points, certainty) : certainty;
  const most = points && field === 'unconfirmed_business_name' ? MOST_UNCONFIRMED : MOST;
  return Math.round(Math.min(most, Math.max(LEAST, worth)) * 100) / 100;
}
