import { announces, plainOf } from '../announces.js';
import { asksToCheck } from './asks-to-check.js';

describe('asksToCheck', () => {
  it.each([
    'Before you transfer any money, telephone this office on the number on our website and check the account with the person who acts for you.',
    'Before making a payment, please ring us on a number you already have to confirm our bank details.',
    'Please call our office by phone to verify the account number before you send the balance.',
    'Before paying us, phone our accounts team and confirm these details.',
  ])('finds a precaution: %s', (said) => {
    expect(asksToCheck(plainOf(said))).toBe(true);
    expect(announces(said)).toBe(false);
  });

  it.each([
    ['names a number', 'Before you transfer any money, telephone this office on 0491 570 110 and check the account.'],
    ['names somebody', 'Before you transfer any money, telephone Carl on his mobile and check the account with him.'],
    ['has its number from a message', 'Before you pay, call this office on the number in our text and confirm the account.'],
    ['asks for another account', 'Before you transfer any money, telephone this office on the number on our website and ask for the account.'],
    ['goes on', 'Before you transfer any money, telephone this office and check the account, which has changed.'],
    ['is of somebody else', 'Before you transfer any money, telephone the lender and check their account.'],
  ])('does not find a sentence that %s', (_, said) => expect(asksToCheck(plainOf(said))).toBe(false)); // prettier-ignore
});
