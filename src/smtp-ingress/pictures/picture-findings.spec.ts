import type { ReadingResult } from '../../extraction/document.js';
import type { TextFindings } from '../mime/message-content.js';
import { picturesFinding, withPicture } from './picture-findings.js';

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const read = (said: string, found: object = {}, fields: object = {}): ReadingResult => ({
  outcome: 'read',
  pages: [{ words: said.split(' ').map((text) => ({ text })) }],
  documents: [
    { fields, scrutiny: { sight: null, doubts: [], possibleAccounts: [], otherWaysToPay: [], announcements: [], ...found } },
  ],
} as unknown as ReadingResult); // prettier-ignore
const NOTHING: TextFindings = { announcements: [], accounts: [], waysToPay: [], unread: [] };

describe('what the pictures of a message say', () => {
  const number = { page: 1, box, text: '', bsb: null, accountNumber: '0298765432' };

  it('is the accounts that they give, where they speak of one', () => {
    const fields = { account_bsb: { value: '733-111' }, account_number: { value: '98765432' } };
    const letter = picturesFinding(read('Pay to BSB 733-111', { announcements: [{ text: 'New details.' }] }, fields));
    expect(letter).toMatchObject({ isRead: true, announcements: ['New details.'] });
    expect(letter.accounts).toEqual([{ bsb: '733-111', accountNumber: '98765432' }]);
    expect(picturesFinding(read('Account 029876 5432', { possibleAccounts: [number] })).accounts).toHaveLength(1);
    expect(
      picturesFinding(read('Jane, Accounts Payable T 029876 5432', { possibleAccounts: [number] })).accounts,
    ).toEqual([]);
  });

  it('is not known where something could not be read', () => {
    const doubts = [{ page: 1, box, text: '', reason: 'not_legible' }];
    expect(picturesFinding(read('Pay to', { doubts })).isRead).toBe(false);
    expect(picturesFinding({ outcome: 'unreadable', reason: 'no_page_can_be_opened' } as ReadingResult).isRead).toBe(false);
  });

  it('is added to what the text says', () => {
    const unread = picturesFinding({ outcome: 'unreadable', reason: 'no_page_can_be_opened' } as ReadingResult);
    expect(withPicture(withPicture(NOTHING, 'a.png', unread), 'a.png', unread).unread).toEqual(['“a.png”']);
    expect(withPicture(NOTHING, 'a.png', picturesFinding(read('ACME')))).toEqual(NOTHING);
  });
}); // prettier-ignore
