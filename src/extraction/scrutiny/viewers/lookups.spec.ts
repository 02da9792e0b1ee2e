import { PDFHexString, PDFString } from '@cantoo/pdf-lib';
import { textOf } from './lookups.js';

const LONG = 'Pay to BSB 062-000. '.repeat(7_000);

describe('textOf', () => {
  it('gives a text of any length', () => {
    expect(textOf(PDFString.of('Invoice 117'))).toBe('Invoice 117');
    expect(textOf(PDFString.of(LONG))).toBe(LONG);
    expect(textOf(PDFHexString.fromText(LONG))).toBe(LONG);
  });
});
