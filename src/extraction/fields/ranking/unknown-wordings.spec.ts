import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import type { FieldName } from '../../document.js';
import { isLabel } from '../lexicon/match-labels.js';
import { readFields } from '../read-fields.js';

interface Wording {
  number?: string;
  name?: string;
  bsb?: string;
  account?: string;
}

/** An invoice that gives one detail under a label of its own, and the others under usual ones. */
const invoice = ({
  number = 'Invoice number',
  name = 'Account name',
  bsb = 'BSB',
  account = 'Account number',
}: Wording) => `
## TAX INVOICE

Bluegum Bikes Pty Ltd                   ${number}   40718
ABN 53 004 085 616                      Date   3 May 2025
12 Kent Street, Perth WA 6000           Customer no.   88213

Bill to
Plover Dental Pty Ltd
9 Albert Avenue, Dubbo NSW 2830

Description                   Qty       Amount
Service of two bicycles       2         $220.00
Total due                               $220.00

Please pay by bank transfer
${name}   Bluegum Holdings Unit Trust
${bsb}   062-000
${account}   12345678
`;

const EXPECTED: Partial<Record<FieldName, string>> = {
  business_name: 'Bluegum Bikes Pty Ltd',
  business_abn: '53004085616',
  account_name: 'Bluegum Holdings Unit Trust',
  account_bsb: '062-000',
  account_number: '12345678',
  invoice_number: '40718',
};

describe('wordings that no list holds', () => {
  it.each<Wording>([
    { number: 'Invoice serial' },
    { number: 'Invoice sequence' },
    { number: 'Billing record' },
    { number: 'Ref. of our invoice' },
    { number: 'Inv. identification' },
    { name: 'Account owned by' },
    { name: 'Owner of account' },
    { name: 'Name that the account is in' },
    { bsb: 'BSB of our bank' },
    { account: 'Number of our account' },
    { account: 'Acct to credit' },
    { account: 'Account (8 digits)' },
    { account: 'Acc credited' },
    { account: 'Number at the bank' },
  ])('reads %j', (wording) => {
    expect(Object.values(wording).filter((label) => isLabel(label as string))).toEqual([]);
    const [read] = readFields([pageOf(invoice(wording))]);
    const values = Object.keys(EXPECTED).map((name) => [name, read?.fields[name as FieldName]?.value]);
    expect(Object.fromEntries(values)).toEqual(EXPECTED);
  });

  it('takes no number for the invoice’s that is said to be another one', () => {
    const text = invoice({ number: 'Job sheet' }).replace(
      '88213',
      '88213\n                                        Purchase order   7716',
    );
    expect(readFields([pageOf(text)])[0]?.fields.invoice_number ?? null).toBeNull();
  });

  it('takes no name for the account’s where none stands beside it', () => {
    const text = invoice({ name: 'Thank you' }).replace('Bluegum Holdings Unit Trust', 'for your business');
    expect(readFields([pageOf(text)])[0]?.fields.account_name ?? null).toBeNull();
  });

  const accountOf = (text: string) => {
    const fields = readFields([pageOf(text)])[0]?.fields;
    return [fields?.account_bsb?.value ?? null, fields?.account_number?.value ?? null];
  };

  it('takes no number of the buyer for the account', () => {
    const text = invoice({ account: 'Customer number' }).replace('12345678', '88213');
    expect(accountOf(text)).toEqual(['062-000', null]);
  });

  it('takes no number whose words say nothing of an account for one', () =>
    expect(accountOf(invoice({ account: 'Reference' }))).toEqual(['062-000', null]));

  it('gives none of two accounts between which nothing decides', () => {
    const text = invoice({ account: 'Acc credited' }).replace(
      '12345678',
      '12345678\n\nBSB   083-004\nAcc credited   23456789',
    );
    expect(accountOf(text)).toEqual([null, null]);
  });

  it('gives no BSB where another stands beside it and neither has a number', () => {
    const text = invoice({ account: 'Thanks' }).replace('12345678', 'a lot\nBSB   083-004');
    expect(accountOf(text)).toEqual([null, null]);
  });
});
