import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { waysThatAreShut } from './ways-that-are-shut.js';

const found = (text: string): string[] =>
  waysThatAreShut(searchedPage(pageOf(text))).map((words) => words.map((word) => word.text).join(' '));

describe('waysThatAreShut', () => {
  it.each([
    ['Method          Open?\nBank account    No', 'Bank account No'],
    ['EFT             Suspended', 'EFT Suspended'],
    ['By bank transfer          not available', 'By bank transfer not available'],
  ])('finds a cell that says so: %j', (text, row) => expect(found(text)).toEqual([row]));

  it.each([
    'Bank transfer     Yes',
    'Credit card     No',
    'Bank account     ANZ',
    'Account No.     12345678',
    'Cheque     Closed',
  ])('finds nothing in %j', (text) => expect(found(text)).toEqual([]));
});
