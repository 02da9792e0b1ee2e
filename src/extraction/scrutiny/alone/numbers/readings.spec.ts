import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import type { Page } from '../../../document.js';
import { searchPages } from '../search.js';
import { readingsOf } from './readings.js';

const over = (first: string, second: string, confidence: number): Page => {
  const page = pageOf(first, { source: 'ocr' });
  return { ...page, words: [...page.words, ...pageOf(second, { source: 'ocr', confidence }).words] };
};
const said = ({ words }: Page): string => words.map(({ text }) => text).join(' ');

describe('readingsOf', () => {
  it('reads what was recognised twice in one place with the surest alone, too', () => {
    const page = over('733-111\n98765432', '[ls\nEEER', 0.4);
    expect(readingsOf(page).map(said)).toEqual(['733-111 98765432 [ls EEER', '733-111 98765432', '[ls EEER']);
    expect(searchPages([page]).possibleAccounts).toContainEqual(
      expect.objectContaining({ bsb: '733-111', accountNumber: '98765432' }),
    );
  });

  it('keeps what is less sure as well, whatever is surer', () => {
    const page = over('Friends farewell', '733-111 98765432', 0.5);
    expect(readingsOf(page).map(said)).toContain('733-111 98765432');
    expect(searchPages([page]).possibleAccounts.length).toBeGreaterThan(0);
  });

  it('reads a page once where nothing was recognised twice', () => {
    const page = over('733-111', '\n\n98765432', 0.4);
    expect(readingsOf(page)).toEqual([page]);
  });

  it('takes no account from one print that was read twice', () => {
    const twice = over('Bank transfer\nGST 633.11', 'Bank transfer\nGST 1,633.1155', 0.9);
    expect(searchPages([twice]).possibleAccounts).toEqual([]);
  });

  it('takes the account that one of two readings of a place is', () => {
    const page = over('Bank transfer\n733-111 98765432', 'Bank transfer\n733.11 9876', 0.9);
    expect(searchPages([page]).possibleAccounts).toContainEqual(
      expect.objectContaining({ bsb: '733-111', accountNumber: '98765432' }),
    );
  });
});
