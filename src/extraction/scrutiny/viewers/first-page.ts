import type { PDFDocument } from '@cantoo/pdf-lib';
import { safely } from './lookups.js';

/** The first object of a file ends before this, unless it is made to mislead. */
const HEAD = 5_000;

/**
 * Whether a file that says it is laid out for the web names another page as the first one than its tree of pages (ISO 32000-1, annex F). Browsers
 * believe the one, printers the other.
 */
export function hasAnotherFirstPage(bytes: Uint8Array, document: PDFDocument): boolean {
  const [first = ''] = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(HEAD, bytes.length))
    .toString('latin1')
    .replace(/%[^\r\n]*/g, ' ')
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .split('endobj');
  if (!first.includes('/Linearized')) return false;
  const [page, ...pages] = numbersOf(first, 'O');
  const [index = 0, ...indices] = numbersOf(first, 'P');
  if (page === undefined || pages.length > 0 || indices.length > 0) return true;
  return safely(() => document.getPage(index).ref.objectNumber) !== page;
}

const numbersOf = (object: string, key: string): number[] =>
  [...object.matchAll(new RegExp(`/${key}(?![^\\s\\d])\\s*(\\d+)`, 'g'))].map(([, digits]) => Number(digits));
