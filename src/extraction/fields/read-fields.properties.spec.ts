import fc from 'fast-check';
import { isValidAccountNumber } from '../../numbers/account-number.js';
import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { readFields } from './read-fields.js';

const pieces = fc.constantFrom(
  'BSB',
  'BSB:',
  'Account',
  'Account no',
  'A/C',
  'Acc name:',
  'ABN',
  'ACN',
  'TAX INVOICE',
  'Invoice no',
  'EFT:',
  'Pay to',
  'Bill to:',
  'Wattle Pty Ltd',
  'Bluegum & Sons',
  '/',
  '|',
  '(',
  ')',
  '-',
  '#',
  '$110.00',
  '12/05/2025',
  '062-903',
  '062 903',
  '53 004 085 616',
  '04 8',
  'O4I 22S',
);
const numbers = fc.integer({ min: 0, max: 99_999_999_999 }).map(String);
const line = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: numbers }), { maxLength: 6 })
  .chain((parts) => fc.constantFrom(' ', '   ', '        ').map((gap) => parts.join(gap)));
const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
const source = fc.constantFrom('text' as const, 'ocr' as const);

const digitsIn = (words: readonly string[]): string => words.join('').replace(/\D/g, '');

/** `npm run test:fuzz-fields` asks for many more. */
const RUNS = Number(process.env['FUZZ_FIELDS_RUNS'] ?? 24);

describe('whatever stands on a page', () => {
  it('gives account numbers only as they are printed, never cut, joined with other words or repaired', () => {
    fc.assert(
      fc.property(text, source, (page, from) => {
        for (const document of readFields([pageOf(page, { source: from })])) {
          const account = document.fields.account_number;
          if (!account) continue;
          expect(isValidAccountNumber(account.value)).toBe(true);
          expect(digitsIn(account.words)).toContain(account.value);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('gives evidence for every value, on a page of the document', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), source, (texts, from) => {
        const pages = texts.map((one, at) => pageOf(one, { number: at + 1, source: from }));
        const documents = readFields(pages);
        expect(documents.flatMap((document) => document.pages)).toEqual(pages.map((page) => page.number));
        for (const document of documents) {
          for (const field of Object.values(document.fields)) {
            if (!field) continue;
            expect(field.words.length).toBeGreaterThan(0);
            expect(document.pages).toContain(field.page);
            expect(field.confidence).toBeGreaterThan(0);
            expect(field.box.x1).toBeGreaterThan(field.box.x0);
          }
        }
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it('is read in bounded time, however many words there are', () => {
    const page = pageOf(
      Array.from({ length: 250 }, (_, at) => `BSB 062-903   Account ${at}0000   ABN ${at}`).join('\n'),
    );
    const started = performance.now();
    readFields([page]);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
