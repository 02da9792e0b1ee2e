import type { ReadingResult } from '../../extraction/document.js';
import type { TextFindings } from '../mime/message-content.js';
import { picturesFinding, withPicture } from './picture-findings.js';

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
/** A line of words, as on a typewriter. */
const lineOf = (said: string) =>
  [...said.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, size: 10, angle: 0, box: { x0: 6 * index, y0: 0, x1: 6 * (index + text.length), y1: 10 } })); // prettier-ignore
const read = (said: string, found: object = {}, fields: object = {}): ReadingResult => ({
  outcome: 'read',
  pages: [{ number: 1, width: 400, height: 20, words: lineOf(said) }],
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

  it('is the accounts that only its ink shows, whatever its words say', () => {
    const shown = { page: 1, box, text: '014-601 123455377', bsb: '014-601', accountNumber: '123455377' };
    expect(picturesFinding(read('Harbour Electrical', { possibleAccounts: [shown] })).accounts).toHaveLength(1);
    const misread = { ...number, text: '029876 5432' };
    expect(picturesFinding(read('Phone 029876 5432', { possibleAccounts: [misread] })).accounts).toEqual([]);
  });

  it('is numbers alone, since the text beside them may say what they are', () => {
    expect(picturesFinding(read('014-601 123455377')).accounts).toEqual([{ bsb: '014-601', accountNumber: '123455377' }]);
    for (const alone of ['123455377', 'Our new number is: 123455377'])
      expect(picturesFinding(read(alone)).accounts).toEqual([{ bsb: null, accountNumber: '123455377' }]);
    const whole = { page: 1, box, text: '014-601 123455377', bsb: '014-601', accountNumber: '123455377' };
    expect(picturesFinding(read('Jane 014-601 123455377', { possibleAccounts: [whole] })).accounts).toHaveLength(1);
    for (const other of ['0412 345 678', '(02) 9876 5432', '71 878 325 243', '2026', 'Lic 214477']) // Forms of other numbers.
      expect([other, picturesFinding(read(other)).accounts]).toEqual([other, []]);
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
