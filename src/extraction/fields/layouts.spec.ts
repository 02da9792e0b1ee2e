import type { FieldName } from '../document.js';
import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { readFields } from './read-fields.js';

/** Name, ABN, account name, BSB, account number and invoice number, as found on one page. */
function fieldsOn(text: string): (string | null)[] {
  const fields = readFields([pageOf(text)])[0]?.fields;
  const names: FieldName[] = [
    'business_name',
    'business_abn',
    'account_name',
    'account_bsb',
    'account_number',
    'invoice_number',
  ];
  return names.map((name) => fields?.[name]?.value ?? null);
}

const all = ['Quokka Trade Pty Ltd', '53004085616', 'Quokka Trade Pty Ltd', '062-903', '10294471', 'QT-2201'];

describe('whole invoices', () => {
  it('with the supplier in a side column', () => {
    const text = `
# Quokka Trade Pty Ltd           ## TAX INVOICE
ABN
53 004 085 616                   Bill to                   Invoice number
12 Example Street                Plover Dental Pty Ltd     QT-2201
Geelong VIC 3220                 4 Sample Road
                                 Mildura VIC 3500          Date
accounts@quokkatrade.com.au      ABN 11 123 456 780        3 May 2025

                                 Item                      Amount
PAYMENT                          Wheel                     100.00
Account name                     GST                       10.00
Quokka Trade Pty Ltd             Total due                 $110.00
BSB
062-903
Account number
1029 4471
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with cards of labels above their values', () => {
    const text = `
## Tax invoice
INVOICE NO        DATE            DUE              TOTAL
QT-2201           3 May 2025      17 May 2025      $110.00

FROM                              BILLED TO
Quokka Trade Pty Ltd              Plover Dental Pty Ltd
ABN 53 004 085 616                ABN 11 123 456 780
12 Example Street                 4 Sample Road
Geelong VIC 3220                  Mildura VIC 3500

PAY BY EFT
ACCOUNT NAME              BSB          ACCOUNT NO
Quokka Trade Pty Ltd      062-903      10294471
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('on a narrow receipt, centred', () => {
    const text = `
        Quokka Trade Pty Ltd
         ABN 53004085616
        12 Example Street
         Geelong VIC 3220

          TAX INVOICE
     Inv: QT-2201
     Date: 03/05/2025
     Customer: Plover Dental

     Wheel           100.00
     GST              10.00
     TOTAL          $110.00

     Pay by EFT within 7 days
     BSB 062 903
     ACC 1029 4471
     NAME Quokka Trade Pty Ltd
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with everything in the footer', () => {
    const text = `
TAX INVOICE QT-2201
3 May 2025
Plover Dental Pty Ltd
4 Sample Road, Mildura VIC 3500
Total $110.00


Direct deposit: Quokka Trade Pty Ltd, Commonwealth Bank, BSB 062-903, Acc 10294471
Quokka Trade Pty Ltd ABN 53 004 085 616 | 12 Example Street Geelong VIC 3220 | T 03 5550 1234
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('of a workshop, with a grid of numbers', () => {
    const text = `
## Quokka Trade Pty Ltd
ABN 53 004 085 616   12 Example Street Geelong VIC 3220   Ph 03 5550 1234
TAX INVOICE
Customer             Rego       Odometer     VIN                  Invoice no     Job no
Plover Dental        ABC123     120331       6T1BD3FK80X012345    QT-2201        88120

Labour                                                            100.00
GST                                                                10.00
Total                                                            $110.00

Account name  Quokka Trade Pty Ltd     BSB  062903     Account no  10294471     Please quote  QT-2201
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with the name, ACN and ABN on one line, and a heading over the account', () => {
    const text = `
Quokka Trade Pty Ltd ACN 004 085 616 ABN 53 004 085 616
INVOICE
Number: QT-2201
Date: 3 May 2025
To: Plover Dental Pty Ltd
Total: $110.00

Remit payment to:
Quokka Trade Pty Ltd
BSB: 062-903
A/C: 10294471
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with BSB and number together after one label', () => {
    const text = `
\u00a9 2025 Quokka Trade Pty Ltd (ABN 53 004 085 616)
TAX INVOICE
Invoice: QT-2201
Total: $110.00
Account name: Quokka Trade Pty Ltd
Account: 062-903 1029 4471
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with the ABN in front of the name', () => {
    const text = `
TAX INVOICE                                Invoice no. QT-2201
ABN 53 004 085 616 - Quokka Trade Pty Ltd
Total $110.00
How to pay: deposit to Quokka Trade Pty Ltd, NAB 062-903 10294471
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with a bank table in a box beside the totals', () => {
    const text = `
## Quokka Trade Pty Ltd                        TAX INVOICE
ABN: 53 004 085 616                            No. QT-2201
Sold to: Plover Dental Pty Ltd                 Date 03/05/25

Bank             Westpac                       Subtotal       100.00
BSB no           062-903                       GST             10.00
Account no       10294471                      Freight          0.00
Account name     Quokka Trade Pty Ltd          Total         $110.00
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with an address before the ABN on its line', () => {
    const text = `
## Quokka Trade Pty Ltd
12 Example Street Geelong VIC 3220 ABN 53 004 085 616
Tax invoice number: QT-2201
Customer reference: 44102
Total $110.00
Payment by direct credit: BSB 062 903, account number 1029 4471, account name Quokka Trade Pty Ltd.
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with a heading that names the account and nothing else', () => {
    const text = `
## Quokka Trade Pty Ltd
ABN 53 004 085 616
INVOICE #QT-2201
Total $110.00

Banking details
Quokka Trade Pty Ltd
Westpac Geelong
BSB 062 903
Account 10294471
`;
    expect(fieldsOn(text)).toEqual(all);
  });

  it('with small letters, and numbers of the buyer around', () => {
    const text = `
# quokka trade pty ltd
abn 53 004 085 616

invoice qt-2201
po number 4500771
your account 88120
customer abn 11 123 456 780
total due $110.00

bank details
bsb 062-903
account number 10294471
account name quokka trade pty ltd
`;
    expect(fieldsOn(text).map((value) => value?.toLowerCase())).toEqual(all.map((value) => value.toLowerCase()));
  });
});
