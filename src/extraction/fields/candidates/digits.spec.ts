import type { WordSource } from '../../document.js';
import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { layoutOf } from '../structure/layout.js';
import { runOf } from '../text/run.js';
import { leadingAccountNumber, leadingBsb } from './digits.js';

const runIn = (text: string, source: WordSource = 'text') =>
  runOf(layoutOf(pageOf(text, { source })).segments[0]?.words ?? []);
const bsbIn = (text: string, source?: WordSource) => leadingBsb(runIn(text, source))?.digits ?? null;
const accountIn = (text: string, source?: WordSource) => leadingAccountNumber(runIn(text, source))?.digits ?? null;

describe('a BSB at the start of a text', () => {
  it.each([
    ['062-903', '062903'],
    [': 062 903', '062903'],
    ['062\u2013903 12345678', '062903'],
    ['06-29-03', '062903'],
    ['is 062903.', '062903'],
    ['nr 062-903', '062903'],
    ['(6 digits) - 062-903', '062903'],
    ['(6 branches) 062-903', null],
    ['06290', null],
    ['0629034', null],
    ['O62-9O3', null],
  ])('of %j is %j', (text, digits) => {
    expect(bsbIn(text)).toBe(digits);
  });

  it('may hold look-alikes in recognised text, if its bank exists', () => {
    expect(bsbIn('O62-9O3', 'ocr')).toBe('062903');
    expect(bsbIn('99S-9O3', 'ocr')).toBeNull();
  });

  it('stands after a colon that was read as a stroke', () => {
    const words = (layoutOf(pageOf('1 062-903', { source: 'ocr' })).segments[0]?.words ?? []).map((one, at) => ({
      ...one,
      word: { ...one.word, confidence: at === 0 ? 0.3 : 0.95 },
    }));
    expect(leadingBsb(runOf(words))?.digits).toBe('062903');
    expect(bsbIn('1 062-903', 'ocr')).toBeNull();
  });
});

describe('an account number at the start of a text', () => {
  it.each([
    ['10294471', '10294471'],
    [': 1029 4471', '10294471'],
    ['10-294-471.', '10294471'],
    ['0012345 (AUD)', '0012345'],
    ['448201 12 March 2025', '448201'],
    ['1234', null],
    ['12345678901', null],
    ['12345 67890 12345', null],
    ['12345A', null],
    ['12345.67', null],
    ['12/05/2025', null],
    ['name 12345678', null],
  ])('of %j is %j', (text, digits) => {
    expect(accountIn(text)).toBe(digits);
  });

  it('is not whole where recognised text goes on with letters that look like digits', () => {
    expect(accountIn('1029 44 OT1', 'ocr')).toBeNull();
    expect(accountIn('1029 44 AUD', 'ocr')).toBe('102944');
  });
});
