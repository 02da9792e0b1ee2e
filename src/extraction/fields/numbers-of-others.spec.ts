import { pageOf, type PageOptions } from '../../../test/support/extraction/page-of-text.js';
import { readFields } from './read-fields.js';

/** BSB and account number of the only document on a page. */
function accountOn(text: string, options?: PageOptions): (string | null)[] {
  const fields = readFields([pageOf(text, options)])[0]?.fields;
  return [fields?.account_bsb, fields?.account_number].map((field) => field?.value ?? null);
}

const utility = (line: string, below = ''): string => `
## Bluestone Energy                ## Tax invoice
${line}
${below}
Tern Bay Aquatic Centre                               Account number 771 240 118
Tax invoice no. 20261114773

Pay by direct debit (we will debit your bank account xxx-xx2 xxxxx318 on the due date).
`;

describe('digits of business and telephone numbers', () => {
  it.each([
    ['Bluestone Energy Retail Pty Ltd ABN 74 664 033 238 13 55 10 Faults 1800 555 001', ''],
    ['Bluestone Energy Retail Pty Ltd ABN 74664 033 238 1300 555 001', ''],
    ['Bluestone Energy Retail Pty Ltd ABN 74 664', '033 238 13 55 10'],
    ['Bluestone Energy Retail Pty Ltd ACN 664 033 238 13 55 10', ''],
    ['Bluestone Energy Retail Pty Ltd A.C.N. 664 033 238, phone 13 55 10', ''],
    ['Bluestone Energy Retail Pty Ltd 74 664 033 238 | 1300 555 001', ''],
  ])('%s %s is no account', (line, below) => {
    for (const source of ['text', 'ocr'] as const)
      expect(accountOn(utility(line, below), { source })).toEqual([null, null]);
  });

  it.each([
    'Account enquiries 1300 555 001',
    'Accounts 13 55 10',
    'Accounts 1800 555 001',
    'Accounts (03) 6010 8988',
    'Account queries 0412 345 678',
    'ABN 53 004 085 616',
    'ACN 004 085 616',
  ])('%s beside a BSB is not its account number', (line) => {
    const text = `
## Wattle & Daughters Joinery Pty Ltd            ## TAX INVOICE
Invoice no: 20418

Payment by EFT
BSB 032-118
${line}
`;
    for (const source of ['text', 'ocr'] as const) expect(accountOn(text, { source })).toEqual(['032-118', null]);
  });

  it.each([
    ['BSB 032-118 Account 138 722', '138722'],
    ['BSB 032-118 Account number 130 055 501', '130055501'],
    ['BSB 032-118 Account number 1300 5550', '13005550'],
    ['EFT 032-118 1300 138 722', '1300138722'],
    ['BSB 032-118 Account 004 085 616', '004085616'],
    ['BSB 032-118 Account 53 004 085', '53004085'],
  ])('%s is an account all the same', (line, number) => {
    const text = `
## Wattle & Daughters Joinery Pty Ltd            ## TAX INVOICE
ABN 53 004 085 616
Call us on 13 87 22

Invoice no: 20418

Payment by EFT
${line}
`;
    expect(accountOn(text)).toEqual(['032-118', number]);
  });

  it.each([
    ['Community Corporation No. 60671 Inc - BSB 032-118 Acnct No 53917151', '53917151'],
    ['The Owners - Strata Plan 49807 BSB 032-118 Acnct No 53917151', '53917151'],
    ['Body Corporate 4417 BSB 032-118 Account 53917151', '53917151'],
  ])('of a plan in the name of its owners are no account: %s', (line, number) => {
    const text = `
## Community Corporation No. 60671 Inc            ## TAX INVOICE
Invoice no: 20418

Our bank account
${line}
`;
    expect(accountOn(text)).toEqual(['032-118', number]);
  });
});
