import type { FieldEvidence, ReadDocument, Word } from '../../../document.js';
import { lengthenedNumbers } from './lengthened-numbers.js';

const word = (text: string, x: number, y = 100): Word => ({
  text,
  box: { x0: x, y0: y, x1: x + 6 * text.length, y1: y + 10 },
  ...{ source: 'text', confidence: 1, size: 10, bold: false, angle: 0 },
});
const field = (value: string, x: number, width = 6 * value.length): FieldEvidence => ({
  value,
  confidence: 1,
  page: 1,
  box: { x0: x, y0: 100, x1: x + width, y1: 110 },
  words: [value],
});
/** What is found around an account of `062-000 12345678` at 20 and 100, whose number ends at 148. */
const found = (...words: Word[]): string[] => {
  const fields = { account_bsb: field('062-000', 20), account_number: field('12345678', 100) };
  const all = [word('062-000', 20), word('12345678', 100), ...words];
  return lengthenedNumbers({ number: 1, width: 595, height: 842, words: all }, {
    fields,
  } as unknown as ReadDocument).map(({ text }) => text);
};

describe('lengthenedNumbers', () => {
  it.each([
    ['two digits', [word('21', 160)], '12345678 21'],
    ['two small ones, lower', [{ ...word('21', 152), box: { x0: 152, y0: 104, x1: 160, y1: 112 } }], '12345678 21'],
    ['a hyphen and two', [word('-', 152), word('21', 162)], '12345678 21'],
    ['a letter that looks like one', [word('2l', 156)], '12345678 2l'],
    ['two behind the BSB', [word('21', 70)], '062-000 21'],
    ['one before the number', [word('No', 68), word('3:', 84)], '3: 12345678'],
    ['two before the BSB', [word('31', 2)], '31 062-000'],
    ['one beneath', [word('9', 140, 114)], '12345678 9'],
    ['two beneath the BSB', [word('21', 20, 114)], '062-000 21'],
  ])('finds %s with a number', (_what, words, text) => expect(found(...words)).toEqual([text]));

  it.each([
    ['nothing', []],
    ['words', [word('for', 152), word('14', 176)]],
    ['letters', [word('SOS', 152)]],
    ['a number of its own', [word('20417', 152)]],
    ['a sum', [word('$21', 152)]],
    ['a date', [word('1/5', 152)]],
    ['digits far behind', [word('21', 190)]],
    ['digits in another line', [word('21', 152, 114)]],
    ['digits beneath with a label', [word('Days', 60, 114), word('14', 110, 114)]],
    ['digits beneath in a row of cells', [word('14', 110, 114), word('Net', 300, 114)]],
    ['digits further below', [word('14', 110, 130)]],
    ['a label before', [word('No', 84)]],
  ])('takes %s for no part of it', (_what, words) => expect(found(...words)).toEqual([]));
}); // prettier-ignore
