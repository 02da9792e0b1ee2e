import type { Box } from '../../extraction/document.js';
import { shownWords } from '../../invoices/pages/kept-words.js';
import type { KeptWord } from '../../invoices/pages/kept-words.js';
import { centsOf } from '../../invoices/total.js';
import type { Correctable } from './invoice-correction.entity.js';

/** Words of a page that somebody picked for a value. */
export interface PickedWords {
  page: number;
  /** Around all of them, in points of the upright page. */
  box: Box;
  words: string[];
}

/** The words of these indexes, in the order given; null if the page has no such word. */
export function pickWords(page: number, kept: readonly KeptWord[], indexes: readonly number[]): PickedWords | null {
  const all = shownWords(kept);
  const picked = indexes.flatMap((index) => all[index] ?? []);
  if (picked.length < indexes.length || picked.length === 0) return null;
  const boxes = picked.map(({ box }) => box);
  return {
    page,
    box: {
      x0: Math.min(...boxes.map(({ x0 }) => x0)),
      y0: Math.min(...boxes.map(({ y0 }) => y0)),
      x1: Math.max(...boxes.map(({ x1 }) => x1)),
      y1: Math.max(...boxes.map(({ y1 }) => y1)),
    },
    words: picked.map(({ text }) => text),
  };
}

const OF_DIGITS: readonly Correctable[] = [
  'extracted_business_abn',
  'extracted_account_number',
  'extracted_account_bsb',
];

/** Whether words say a value as it is kept: the same digits, the same amount, or the same text except for its case and what is around it. */
export function wordsMatchValue(field: Correctable, value: string, words: readonly string[]): boolean {
  const text = words.join(' ');
  if (OF_DIGITS.includes(field)) return text.replace(/\D/g, '') === value.replace(/\D/g, '');
  if (field === 'total') return amountIn(text) === value;
  return plain(text) === plain(value);
}

/** An amount such as `$1,430.00` or `AUD 1430` in cents; null for anything else. */
function amountIn(text: string): string | null {
  const [amount, further] = text.match(/\d[\d,\s]*(?:\.\d{1,2})?/g) ?? [];
  if (amount === undefined || further !== undefined) return null;
  try {
    return centsOf(amount.replace(/[,\s]/g, ''));
  } catch {
    return null;
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s#:,.;|]+|[\s:,;|]+$/g, '');
