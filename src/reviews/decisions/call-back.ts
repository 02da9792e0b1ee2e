import type { Invoice } from '../../invoices/invoice.entity.js';

/** Digits of an Australian number without its prefix: `+61 2 9876 5432` and `(02) 9876 5432` are the same. */
function significant(number: string): string {
  return number
    .replace(/\D/g, '')
    .replace(/^(0011)?61/, '')
    .replace(/^0/, '');
}

/**
 * Warns where the number that was called is on the very document: the forger answers there. Null if it does not, or where
 * the document was read before its numbers were kept.
 */
export function callBackWarning(number: string, invoice: Pick<Invoice, 'shownNumbers'> | null): string | null {
  const called = significant(number);
  const shown = invoice?.shownNumbers ?? [];
  return called.length >= 6 && shown.some((line) => line.includes(called))
    ? 'The number that was called is on the document itself: the forger may have answered.'
    : null;
}
