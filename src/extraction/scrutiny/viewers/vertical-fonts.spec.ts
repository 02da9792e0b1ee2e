import { PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import { dictionaryOf } from '../../../../test/support/pdf-dictionary.js';
import { writesDownwards } from './vertical-fonts.js';

const context = PDFContext.create();
const font = (Encoding: unknown): PDFDict => dictionaryOf({ Type: 'Font', Subtype: 'Type0', Encoding }, context);
const map = (content: string, entries = {}): unknown => context.register(context.stream(content, entries));

describe('writesDownwards', () => {
  it.each([
    ['a map of the standard', 'Identity-V'],
    ['a map of Japanese', 'V'],
    ['a map that says so', map('/WMode 1 def')],
    ['a map whose dictionary says so', map('', { WMode: 1 })],
    ['a map based on another', map('/UniJIS-UCS2-V usecmap')],
  ])('finds %s', (_, encoding) => expect(writesDownwards(font(encoding))).toBe(true));

  it.each([
    ['a map of the standard', 'Identity-H'],
    ['a map that says so', map('/WMode 0 def /UniJIS-UCS2-H usecmap')],
  ])('finds nothing in %s for lines', (_, encoding) => expect(writesDownwards(font(encoding))).toBe(false));
});
