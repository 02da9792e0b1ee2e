import type { PDFDict } from '@cantoo/pdf-lib';
import { at, dictAt, isTrue, itemsOf, nameAt, name, nameOf } from './lookups.js';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ZERO = '0'.charCodeAt(0);

/**
 * Whether a form asks viewers to draw its fields anew, which not all do, with fonts that may draw other digits than its appearances show: such that the
 * file holds itself, or whose codes of digits it changes.
 */
export function redrawsUnlike(form: PDFDict): boolean {
  if (!isTrue(at(form, 'NeedAppearances'))) return false;
  const resources = dictAt(form, 'DR');
  const fonts = resources && dictAt(resources, 'Font');
  return (fonts?.keys() ?? []).some((key) => {
    const font = fonts && dictAt(fonts, key.decodeText());
    return !font || isOdd(font);
  });
}

function isOdd(font: PDFDict): boolean {
  if (!['Type1', 'TrueType', 'MMType1'].includes(nameAt(font, 'Subtype') ?? '')) return true;
  const descriptor = dictAt(font, 'FontDescriptor');
  if (['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)))) return true;
  const encoding = dictAt(font, 'Encoding');
  let code = 0;
  return itemsOf(encoding && at(encoding, 'Differences')).some((item) => {
    const called = nameOf(item);
    if (called === undefined) code = Number(item?.toString());
    else {
      const digit = DIGITS[code++ - ZERO];
      return DIGITS.includes(called) ? called !== digit : digit !== undefined;
    }
    return false;
  });
}
