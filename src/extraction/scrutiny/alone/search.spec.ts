import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { readFields } from '../../fields/read-fields.js';
import { searchFile } from './search.js';

const invoice = `
## Wattle Joinery Pty Ltd    ## TAX INVOICE
ABN 53 004 085 616

Invoice no: 20418                     Customer no: 104482
Date: 03/06/2026                      Due date: 17/06/2026

Description           Qty     Price      Amount
Oak shelves           2       450.00     900.00
Total due                                $990.00

Please pay by EFT
Account name: Wattle Joinery Pty Ltd
BSB: 032-118
Account number: 448201
Reference: 20418
`;

/** The accounts that are found beside 032-118 448201 in an invoice with some text more, and pages after it. */
const accounts = (more: string, ...pages: string[]): string[] => {
  const all = [invoice + more, ...pages].map((text, at) => pageOf(text, { number: at + 1 }));
  const [found] = searchFile(all, readFields(all.slice(0, 1)));
  return (found?.possibleAccounts ?? []).map(({ bsb, accountNumber }) => `${bsb ?? ''} ${accountNumber ?? ''}`.trim());
};

describe('an account beside the one asked for', () => {
  it.each([
    ['with its labels', 'Pay to BSB 733-111 Account 98765432'],
    ['without labels', 'Please pay to 733-111 98765432'],
    ['in dots', 'Please transfer to 733.111 98.765.432'],
    ['in one run', 'Please transfer to 73311198765432'],
    ['with letters for digits', 'New bank: BSB 733-lll Acct 98765432'],
    ['with digits of another script', 'Bank ٧٣٣-١١١ ٩٨٧٦٥٤٣٢'],
    ['with invisible characters', 'Bank 7\u206333-1\u034f11 98\u200b76\ufe0f5432'],
    ['in words', 'Pay to: seven three three one one one, account nine eight seven six five four three two'],
    ['that a label calls a reference', 'Transfer with order 733-111 98765432'],
  ])('is found %s', (_, text) => expect(accounts(text)).toEqual(['733-111 98765432']));

  it('is found on any page', () => {
    const letter = 'Dear customer,\nour bank details have changed:\nBSB 733-111\nAccount number 98765432';
    expect(accounts('', letter)).toEqual(['733-111 98765432']);
  });

  it('is not the same account again', () => {
    expect(accounts('Remittance slip: 032118 448 201, quote 20418. Phone (02) 5550 1234. Fax 02 5550 1235')).toEqual(
      [],
    );
  });
});
