import { editDistance } from '../../fields/text/edit-distance.js';
import type { RecognisedWord } from '../recognition/recogniser.js';

/** Words that announce the numbers and names on which the payment of an invoice depends. */
export const LABELS: ReadonlySet<string> = new Set([
  'bsb',
  'branch',
  'account',
  'accountno',
  'acct',
  'acc',
  'a/c',
  'number',
  'no',
  'num',
  'nr',
  'name',
  'title',
  'invoice',
  'inv',
  'payable',
]);

/** Long ones may be misread in so many letters, and be read with so little confidence. */
const LONG = 5;
const MISREAD = 2;
const READABLE = 0.5;

/** Whether a word is, or is nearly, one of the labels. */
export function isLabel({ text, confidence }: RecognisedWord): boolean {
  const word = text.toLowerCase().replace(/[^a-z/]/g, '');
  if (confidence < READABLE) return false;
  if (LABELS.has(word)) return true;
  return [...LABELS].some((label) => label.length >= LONG && editDistance(word, label, MISREAD) <= MISREAD);
}
