import type { KeptWord } from '../../invoices/pages/kept-words.js';
import type { Correctable } from './invoice-correction.entity.js';
import { pickWords, wordsMatchValue } from './picked-words.js';

const PAGE: KeptWord[] = [
  ['Account', 1000, 1000, 4000, 2000, 1, 'text'],
  ['1234', 5000, 1100, 7000, 1900, 1, 'text'],
  ['5678', 7500, 1000, 9000, 2000, 0.9, 'ocr'],
];

describe('picked words', () => {
  it('have the box around them all', () =>
    expect(pickWords(2, PAGE, [1, 2])).toEqual({
      page: 2,
      box: { x0: 50, y0: 10, x1: 90, y1: 20 },
      words: ['1234', '5678'],
    }));

  it.each([[[3]], [[0, 99]], [[-1]], [[]]])('are words of the page: %j', (indexes) =>
    expect(pickWords(1, PAGE, indexes)).toBeNull(),
  );

  it.each<[Correctable, string, string[]]>([
    ['extracted_account_number', '12345678', ['1234', '5678']],
    ['extracted_account_number', '12345678', ['Acc:1234-5678']],
    ['extracted_account_bsb', '062-000', ['062', '000']],
    ['extracted_business_abn', '53004085616', ['ABN', '53', '004', '085', '616']],
    ['total', '143000', ['$1,430.00']],
    ['total', '143000', ['AUD', '1430']],
    ['extracted_business_name', 'Harbour Lane Joinery', ['HARBOUR', 'LANE', 'Joinery,']],
    ['extracted_invoice_number', 'HL-2041', ['#HL-2041']],
  ])('say %s to be %s: %j', (field, value, words) => expect(wordsMatchValue(field, value, words)).toBe(true));

  it.each<[Correctable, string, string[]]>([
    ['extracted_account_number', '12345678', ['1234']],
    ['extracted_account_number', '12345678', ['12345678', '9']],
    ['extracted_account_bsb', '062-000', ['062-001']],
    ['total', '143000', ['$1,430.01']],
    ['total', '143000', ['1,430.00', '10']],
    ['total', '143000', ['none']],
    ['extracted_business_name', 'Harbour Lane', ['Harbour', 'Lane', 'Joinery']],
  ])('do not say %s to be %s: %j', (field, value, words) => expect(wordsMatchValue(field, value, words)).toBe(false));
});
