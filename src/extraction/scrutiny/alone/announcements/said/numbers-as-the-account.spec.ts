import { announces } from '../announces.js';

describe('a number of another kind as the account', () => {
  it.each([
    'A practice’s customer number is an account in its own right: the first six digits are the branch.',
    'The first six are the BSB, the other eight are the account.',
    'Your customer number doubles as the account, at the BSB above.',
    'Our phone doubles as the account at this BSB.',
    'BSB as shown. Account: our ACN.',
    'Direct credit: BSB as shown, with your customer number.',
    'Credit the booking number, not the client ledger.',
    'We bank under our licence number.',
    'EFT payers: number as per meter plate.',
    'Put the reference in both fields.',
    'Key the order number where your bank wants the account number.',
    'Enter our ABN where it asks for the account.',
    "In your bank's account field, type the number of this invoice twice.",
    'The policy number is what goes in the account box.',
    'Account: dial CURLEWBY on a phone keypad.',
    'Character 3 of the number box is 8, character 5 is 1.',
    'Third and sixth characters of the account are swapped on this stationery.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'Please use your customer number as the payment reference.',
    'Your customer number is also on the envelope.',
    'BSB and account as above, reference: your job number.',
    'Quote the invoice number in the description field.',
    'Enter the policy number in the reference field.',
    'Key the order number where your bank wants a description.',
    'Enter the invoice number where your bank asks for a reference for the account.',
    'The serial number is on the plate behind the door.',
    'Please do not put the invoice number in the account field.',
  ])('is not: %s', (said) => expect(announces(said)).toBe(false));
});
