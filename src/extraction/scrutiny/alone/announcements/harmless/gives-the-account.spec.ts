import { givesTheAccount } from './gives-the-account.js';

const ACCOUNT = { bsb: '062000', number: '12345678', invoiceNumber: 'WX/20-4' };
const NAMES = ['Acme Widgets Pty Ltd', 'Acme Widgets Office Account', 'Old Jinker Wines'];
const gives = (said: string): boolean => givesTheAccount(said, ACCOUNT, NAMES);

describe('givesTheAccount', () => {
  it.each([
    "If your finance team can't use a card, transfer to Acme Widgets, BSB 062-000, account number 12345678 and put the invoice number in the description.",
    'We accept EFT (BankSA, Old Jinker Wines, BSB 062-000, account 12345678) or a card over the phone on (08) 5550 6129.',
    'If it suits, payment may be sent to Westpac Ballarat, Acme Widgets Office Account, BSB 062-000, account 12345678.',
    'Because this bill has been rendered, please pay our office account, not the trust account: Acme Widgets Office Account, Westpac Nowra, BSB 062 000, account number 1234 5678, quoting WX/20-4.',
    'Transfers go to Acme Widgets Pty Ltd, CBA, BSB 062-000, account number 12345678, please use the invoice number as reference.',
    'If you would rather pay by bank transfer, our account is Acme Widgets, BSB 062-000, account number 12345678.',
    'Alternatively, pay by EFT to BSB 062-000, account 12345678, in the name of Acme Widgets Pty Ltd.',
    'Direct deposit: Acme Widgets Pty Ltd, ANZ, BSB 062000, a/c 12345678, or cheque, or cash at the office.',
    'To pay by bank transfer: BSB 062-000 Account 12345678 (Acme Widgets Pty Ltd), quoting your surname.',
    'We do not take cards, so please transfer to Acme Widgets, BSB 062-000, account 12345678.',
    'No cheques please, bank transfer to BSB 062-000 account 12345678 only.',
    'All money for this job comes to us at BSB 062-000, account 12345678.',
  ])('knows %s', (said) => expect(gives(said)).toBe(true));

  it.each([
    ['is of another account', 'Transfers go to Acme Widgets, BSB 062-000, account 12345679.'],
    ['is of another bank', 'Transfers go to Acme Widgets, BSB 062-001, account 12345678.'],
    ['gives half of it', 'Transfers go to Acme Widgets, account 12345678.'],
    ['gives another one, too', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678, or account 98765432.'],
    ['has a digit more', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678 9.'],
    ['has a digit less in front', 'Transfers go to Acme Widgets, BSB 062-000, account 1 12345678.'],
    ['says what was', 'Transfers went to Acme Widgets, BSB 062-000, account 12345678.'],
    ['rules it out', 'Please do not pay to Acme Widgets, BSB 062-000, account 12345678.'],
    ['calls it the old one', 'Our old account is Acme Widgets, BSB 062-000, account 12345678.'],
    ['names somebody else', 'Please pay Dana, BSB 062-000, account 12345678.'],
    ['names somebody else for it', 'Transfers go to Osprey Capital, BSB 062-000, account 12345678.'],
    ['has somebody to ring', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678, or ring Dana on 0491 570 158.'],
    ['has cash fetched', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678, or cash on 0491 570 158.'],
    ['has a telephone for something else', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678, or on 0491 570 158.'],
    ['does not take transfers', 'We do not take transfers, so please pay BSB 062-000, account 12345678.'],
    ['is for money that comes by another way', 'All money for this job comes to Dana at BSB 062-000, account 12345678.'],
    ['waits', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678 until June.'],
    ['is for some', 'If you are a school, transfer to Acme Widgets, BSB 062-000, account 12345678.'],
    ['is at a bank that is said to be shut', 'Transfers go to Westpac Closed, Acme Widgets, BSB 062-000, account 12345678.'],
    ['says it at a bank', 'Transfers go to Westpac no longer, BSB 062-000, account 12345678.'],
    ['goes on', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678, which is full.'],
    ['quotes a number', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678, quoting 98765432.'],
    ['has a number for its details', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678 and use your customer number for the payment details.'],
    ['quotes a digit to be added', 'Transfers go to Acme Widgets, BSB 062-000, account 12345678 and put a 4 in front.'],
    ['rules out the account behind it', 'Please pay our trust account, not our office account: Acme Widgets Office Account, BSB 062-000, account 12345678.'],
    ['does not say which of two it is', 'Please pay our office account, not our trust account: Acme Widgets Pty Ltd, BSB 062-000, account 12345678.'],
    ['rules it out without a colon', 'Please pay our office account, not our trust account Acme Widgets Office Account, BSB 062-000, account 12345678.'],
  ])('does not know a sentence that %s', (_, said) => expect(gives(said)).toBe(false)); // prettier-ignore

  it('takes no name for one that speaks against the account', () => {
    const said = (name: string) =>
      givesTheAccount(`Transfers go to ${name}, BSB 062-000, account 12345678.`, ACCOUNT, [name]);
    for (const name of ['New Leaf Gardens', 'Ferncliffe Abbott Lawyers Office Account', 'Wombat Burrow ELA Inc'])
      expect(said(name)).toBe(true);
    for (const name of [
      'Account Closed',
      'Old Account Jinker',
      'Superseded Details',
      'See Letter Enclosed',
      'Ring Dana First',
    ])
      expect(said(name)).toBe(false);
  });
});
