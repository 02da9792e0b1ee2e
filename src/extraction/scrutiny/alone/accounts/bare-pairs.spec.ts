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
  ])('is an account where nothing says what it is: %j', (text) => expect(accounts(text)).toEqual(['733-111 98765432']));

  it.each([
    ['is of a bar code in one run', '73311198765432'],
    ['may be dates', '01.05.14-31.05.14'],
    ['may be single digits of a table', '7 3 3 1 1 1 9 8 7 6 5 4 3 2'],
    ['has a label', 'Meter no.\n733111 98765432'],
    ['has words in its line', 'Oak shelves 733111 98765432'],
    ['is two codes of a table', 'Code\n733110\n733111\n987654\n987655'],
    ['is of no bank', '999111 98765432'],
  ])('is none where it %s', (_, text) => expect(accounts(text)).toEqual([]));
});
