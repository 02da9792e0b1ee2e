import type { PDFDict } from '@cantoo/pdf-lib';
import { at, textOf } from './lookups.js';
import { parsed } from './reference-sections.js';

const KEY = 'ActualText';

/** Names of content, in which each sign may be written as its code. */
const NAMES = /\/([^\s\0()<>[\]{}/%]+)/g;

/**
 * Whether a dictionary says digits in the place of what is drawn (ISO 32000-1, section 14.9.4): Chrome and Acrobat copy those when a person copies the
 * account that is seen.
 */
export const saysOtherDigits = (dict: PDFDict): boolean => holdsDigit(textOf(at(dict, KEY)));

/** Whether the content of a page, or of a form on it, does so. */
export function contentSaysOtherDigits(content: Buffer): boolean {
  if (!content.includes(KEY) && !content.includes('#')) return false;
  return [...content.toString('latin1').matchAll(NAMES)].some(
    ({ 0: whole, 1: name = '', index }) =>
      decoded(name) === KEY && holdsDigit(textOf(parsed(content.subarray(index + whole.length)))),
  );
}

const decoded = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const holdsDigit = (text: string | undefined): boolean => text !== undefined && /\p{Nd}/u.test(text);
