import type { PickedLook } from '../../invoices/invoice.entity.js';
import type { Scrutiny, Sight } from '../../extraction/scrutiny/scrutiny.js';
import { enteredFields } from './entered-fields.js';

const ACCOUNT = { bsb: '062-000', accountNumber: '12345678' };
const scrutiny = (sight: Sight | null): Scrutiny => ({
  sight,
  doubts: [],
  possibleAccounts: [],
  otherWaysToPay: [],
  announcements: [],
});
const READ = scrutiny(null);
const LOOK: PickedLook = { ...ACCOUNT, scrutiny: scrutiny({ outcome: 'seen', places: [] }), textMatchesPicture: true };
const NUMBER = 'extracted_account_number';

const entered = (more: object, account = ACCOUNT) =>
  enteredFields(
    { corrected: { [NUMBER]: { read: null } }, pickedLook: LOOK, scrutiny: READ, textMatchesPicture: null, ...more },
    account,
  );

describe('what a person entered', () => {
  it('is an account that was looked at where it was picked, and still was not read', () =>
    expect(entered({})).toEqual({
      enteredByHand: [NUMBER],
      enteredUnseen: [],
      scrutiny: LOOK.scrutiny,
      textMatchesPicture: true,
    }));

  it('is unseen in every other field', () =>
    expect(
      entered({ corrected: { [NUMBER]: { read: null }, extracted_business_abn: { read: null } } }).enteredUnseen,
    ).toEqual(['extracted_business_abn']));

  it.each([
    ['nobody has looked', { pickedLook: null }, ACCOUNT],
    ['another account was looked at', {}, { ...ACCOUNT, accountNumber: '87654321' }],
    ['an account of another BSB was looked at', {}, { ...ACCOUNT, bsb: '633-000' }],
    ['the text says another account than the page shows', { textMatchesPicture: false }, ACCOUNT],
    [
      'the account that was read is set in a font that lies',
      { scrutiny: scrutiny({ outcome: 'unseen', reason: 'font_lies', places: [] }) },
      ACCOUNT,
    ],
  ])('counts as unseen where %s', (_why, more, account) =>
    expect(entered(more, account).enteredUnseen).toEqual([NUMBER]),
  );

  it('is nothing where it is as it was read: the look at another account says nothing of it', () =>
    expect(entered({ corrected: null }, ACCOUNT)).toEqual({
      enteredByHand: [],
      enteredUnseen: [],
      scrutiny: READ,
      textMatchesPicture: null,
    }));
});
