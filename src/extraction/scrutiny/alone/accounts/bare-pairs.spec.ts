import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchPages } from '../search.js';

const accounts = (text: string): string[] =>
  searchPages([pageOf(text)]).possibleAccounts.map(({ bsb, accountNumber }) => `${bsb} ${accountNumber}`);

describe('a pair of numbers away from all words of payment', () => {
  it.each([
    'Osprey Capital\n733111 98765432',
    'Kindly use\n733111\n98765432\nOsprey Capital',
    '733111   98765432',
    '7331 1198 7654 32',
    '"000123" 733111: 98765432"',
    '<733-111< 98765432<',
    'Please keep this for your file.\nFirst: 733111\nSecond: 98765432',
    'Osprey Capital\nCode    733-111\nNo.     98765432',
    'Osprey Capital\n733,111 98,765,432',
    'Osprey Capital 733111 98765432',
    'Lender code 733111 98765432',
    'Settlements from August on: 733111 / 98765432.',
    'Settlements from August on: 733111, 98765432',
    'Meter no.\n733111 98765432',
    'Note: settle this to Osprey 733-111 /\n98765432',
    'Note: settle this to Osprey 733111 /\n98765432',
    'Note: settle this to Osprey (733-111)\n98765432',
    'its with Osprey 733 111 then\n987 65432 for the lunch',
    'our new one is 733-111 no.\n98765432',
  ])('is an account where nothing says what it is: %j', (text) => expect(accounts(text)).toEqual(['733-111 98765432']));

  it.each([
    ['is of a bar code in one run', '73311198765432'],
    ['may be dates', '01.05.14-31.05.14'],
    ['may be single digits of a table', '7 3 3 1 1 1 9 8 7 6 5 4 3 2'],
    ['stands in the row of an item', 'Oak shelves 733111 98765432 1 240.00 240.00'],
    ['stands among other numbers', 'Oak shelves 733111 98765432 554'],
    ['is two codes of a table', 'Code\n733110\n733111\n987654\n987655'],
    ['is of no bank', '999111 98765432'],
    ['is of no bank, over two lines', 'its with Osprey 999 111 then\n987 65432 for the lunch'],
    ['goes on in a line that starts with words', 'shelves from lot 733 111 then\nlot 98765432'],
    ['is two lines of a list', 'Widget 733-111\n98765432 washers'],
    ['is the start of a telephone number', 'call Osprey on 733 111 or\n0491 570 156 any day'],
    ['is two sums of whole dollars', '106,550 10,655'],
    ['is read out of sums of whole dollars', '7,440 750 1,100 1,079'],
  ])('is none where it %s', (_, text) => expect(accounts(text)).toEqual([]));
});

describe('digits in twos', () => {
  const found = (source: 'ocr' | 'text') =>
    searchPages([pageOf('73 31 11\n98 76 54 32', { source })]).possibleAccounts.map(
      ({ accountNumber }) => accountNumber,
    );

  it('are an account where they were recognised in a picture', () => expect(found('ocr')).toEqual(['98765432']));
  it('may be times in text', () => expect(found('text')).toEqual([]));
});

describe('a pair on its head', () => {
  const found = (text: string, source: 'ocr' | 'text' = 'ocr') => {
    const { width, height, words, ...page } = pageOf(text, { source });
    const onHead = words.map((word) => {
      const { x0, y0, x1, y1 } = word.box;
      return {
        ...word,
        angle: 180 as const,
        box: { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 },
      };
    });
    return searchPages([{ ...page, width, height, words: onHead }]).possibleAccounts.map(
      ({ bsb, accountNumber }) => `${bsb} ${accountNumber}`,
    );
  };

  it.each([
    'slip (cut here)\nOsprey Bakehouse   733-111\n9876 5432     $ as above',
    'Pls USE 733111 9876 5432 tks',
    'Job 733 111 987 654 32',
  ])('is an account in a picture, whatever is read around it: %j', (text) =>
    expect(found(text)).toEqual(['733-111 98765432']),
  );

  it('is none where it is one run, of no bank or of text', () => {
    expect(found('Form 73311198765432')).toEqual([]);
    expect(found('Osprey   999-111\n9876 5432     $ as above')).toEqual([]);
    expect(found('slip (cut here)\nOsprey Bakehouse   733-111\n9876 5432     $ as above', 'text')).toEqual([]);
  });
});
