import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { readFields } from '../../../fields/read-fields.js';
import { searchFile } from '../search.js';

const invoice = `
## Wattle Joinery Pty Ltd    ## TAX INVOICE
ABN 53 004 085 616

Invoice no: 20418                     Customer no: 104482
Date: 03/06/2026                      Due date: 17/06/2026
Total due                             $990.00

Please pay by EFT
Account name: Wattle Joinery Pty Ltd
BSB: 032-118
Account number: 448201
`;
const accounts = (near: string): (string | null)[] => {
  const page = pageOf(`${invoice}${near}\n`);
  return (searchFile([page], readFields([page]))[0]?.possibleAccounts ?? []).map(({ accountNumber }) => accountNumber);
};
const far = (text: string): string => `${'\n'.repeat(20)}${text}`;

describe('a number beside the account that a word before it makes another one', () => {
  it.each([
    'NEW: 98765432',
    'Correct no. 98765432',
    'should be 98765432',
    'now 98765432',
    'USD: 98765432',
    'Over $1,000: 98765432',
    'From 1 July: 98765432',
    'not 448201 but 98765432',
    '448201 -> 98765432',
    'Macquarie 98765432',
    'Westpac, Wagga Wagga, member 98765432',
    far('Westpac, Wagga Wagga, member 98765432'),
    far('Suncorp loan 98765432'),
  ])('is one: %j', (near) => expect(accounts(near)).toContain('98765432'));

  it.each([
    'Job 98765432',
    'Member 98765432',
    'Bendigo Street, client 98765432',
    'New sheets over 10,000',
    'CBA98765',
    'Old: 448201',
    'Please use 20418',
    'Quote 104482 or 20418',
    far('New: 98765432'),
    far('Westpac 98765432'),
  ])('is none: %j', (near) => expect(accounts(near)).toEqual([]));
});
