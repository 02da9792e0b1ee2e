import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { FieldName } from '../document.js';
import { readFields } from './read-fields.js';

const valuesIn = (text: string, ...names: FieldName[]): (string | null)[] => {
  const fields = readFields([pageOf(text)])[0]?.fields;
  return names.map((name) => fields?.[name]?.value ?? null);
};
const isInvoice = (text: string): boolean => readFields([pageOf(text)])[0]?.isInvoice ?? false;

const head = `
## Wattle Joinery Pty Ltd    ## TAX INVOICE
ABN 53 004 085 616

Invoice no: 20418
`;

describe('the name of an account', () => {
  it.each([
    ['Our bank: NAB Alice Springs, BSB 085-461, a/c 174820934, Wattle Joinery.', 'Wattle Joinery'],
    ['Westpac Wanneroo BSB 036-461 Acc 174820 Wattle Joinery', 'Wattle Joinery'],
    ['Wattle Joinery\nWestpac Wanneroo\nBSB 036-461 Acc 174820', 'Wattle Joinery'],
    ['EFT: ANZ Port Macquarie 012-700 174820 Wattle Joinery Pty Ltd', 'Wattle Joinery Pty Ltd'],
    ['St George Bank Wattle Joinery P/L\nBSB 112-879 Account 174820', 'Wattle Joinery P/L'],
    ['Bank: St George Bank Acacia Joinery P/L\nBSB 112-879 Account 174820', 'Acacia Joinery P/L'],
    ['Pay: Bendigo Bank Castlemaine Wattle Joinery BSB 633-000 Acc 174820', 'Wattle Joinery'],
    ['Bank of Queensland Toowoomba BSB 124-000 Acc 174820', null],
  ])('is not the bank or the branch of its BSB: %s', (text, name) =>
    expect(valuesIn(`${head}\n${text}`, 'account_name')).toEqual([name]),
  );

  it.each([
    ['Account name: Westpac Wanneroo Tennis Club\nBSB 036-461 Acc 174820', 'Westpac Wanneroo Tennis Club'],
    ['Account name: NAB Agribusiness Traders\nBSB 085-461 Acc 174820', 'NAB Agribusiness Traders'],
    ['Account name: St George Bakery\nBSB 112-879 Acc 174820', 'St George Bakery'],
    ['Macquarie Plumbing Pty Ltd\nBSB 182-512 Acc 174820', 'Macquarie Plumbing Pty Ltd'],
    ['Westpac Wanneroo Pty Ltd BSB 085-461 Acc 174820', 'Westpac Wanneroo Pty Ltd'],
  ])('may start as a bank does: %s', (text, name) =>
    expect(valuesIn(`${head}\n${text}`, 'account_name')).toEqual([name]),
  );

  it('stands before the way to pay in the sentence that gives a factor', () =>
    expect(
      valuesIn(
        `${head}
This invoice can only be paid to Currawong Cashflow Pty Ltd by EFT to BSB 032-118 Account 448201.`,
        'account_name',
        'account_number',
      ),
    ).toEqual(['Currawong Cashflow Pty Ltd', '448201']));

  it('stands above a line of bank and numbers without labels', () =>
    expect(
      valuesIn(
        `${head}
Please remit to our general account, as follows:

Wattle Holdings Pty Ltd
Westpac Bank   032-118   448201`,
        'account_name',
        'account_number',
      ),
    ).toEqual(['Wattle Holdings Pty Ltd', '448201']));

  it('is labelled far above the numbers of the only account', () =>
    expect(
      valuesIn(
        `${head}
Wire transfer
Beneficiary           Wattle Holdings Pty Ltd
Beneficiary bank      Westpac Banking Corporation, 275 Kent St Sydney
SWIFT                 WPACAU2S
Bank address          275 Kent St Sydney
Country               Australia
BSB                   032-118
Account               032-118 448201`,
        'account_name',
        'account_bsb',
        'account_number',
      ),
    ).toEqual(['Wattle Holdings Pty Ltd', '032-118', '448201']));

  it('stands above BSB and number under one label', () =>
    expect(
      valuesIn(
        `${head}
Direct deposit
Wattle Holdings Pty Ltd
BSB/Acc 032-118 / 448201`,
        'account_name',
        'account_number',
      ),
    ).toEqual(['Wattle Holdings Pty Ltd', '448201']));

  it('stands in the column of the BSB beside an amount', () =>
    expect(
      valuesIn(
        `${head}
Client code   Invoice   Amount       Direct Deposit
2613          20418     $5,720.00    Wattle Holdings Pty Ltd
                                     BSB 032-118
                                     Acc 448201`,
        'account_name',
        'account_number',
      ),
    ).toEqual(['Wattle Holdings Pty Ltd', '448201']));

  it('is called the title of the account', () =>
    expect(
      valuesIn(
        `${head}
Settlement by EFT only
Financial institution     National Australia Bank
Title                     Wattle Holdings Pty Ltd
BSB                       032-118
Account                   448201`,
        'account_name',
      ),
    ).toEqual(['Wattle Holdings Pty Ltd']));

  it('ends with its sentence', () =>
    expect(
      valuesIn(
        `${head}
BSB and account: 032-118 448201 in the name of Wattle Holdings Trust Account. Tenant reference: T8157`,
        'account_name',
      ),
    ).toEqual(['Wattle Holdings Trust Account']));

  it('ends at a semicolon, whatever label follows', () =>
    expect(
      valuesIn(
        `${head}
EFT; BSB: 032-118; Account number: 448201; Account name: Department of Resources Operating Account; Reference: 77`,
        'account_name',
      ),
    ).toEqual(['Department of Resources Operating Account']));

  it('goes over to the next line before the BSB', () =>
    expect(
      valuesIn(
        `${head}
Payments can be made by bank transfer, as follows. By EFT — Account: Body Corporate for Sorrento
Gardens CTS 4897   BSB: 032-118   Account no: 448201

Body Corporate for Sorrento Gardens CTS 4897`,
        'account_name',
        'account_number',
      ),
    ).toEqual(['Body Corporate for Sorrento Gardens CTS 4897', '448201']));

  it('is no column of currencies', () =>
    expect(
      valuesIn(
        `${head}
Payment in AUD:
Currency   BSB       Account     SWIFT
AUD        032-118   448201      CTBAAU2S`,
        'account_name',
        'account_number',
      ),
    ).toEqual([null, '448201']));

  it('stands in the row of a table of the BSB, whatever its column is called', () =>
    expect(
      valuesIn(
        `${head}
Remit by EFT              BSB        Account    Reference   Amount
Wattle Holdings Pty Ltd   032-118    448201     20418       $2,420.00`,
        'account_name',
        'account_number',
      ),
    ).toEqual(['Wattle Holdings Pty Ltd', '448201']));

  it('is not how a business speaks of itself', () =>
    expect(
      valuesIn(
        `${head}
Cheques payable to the College
BSB 032-118
Account 448201`,
        'account_name',
      ),
    ).toEqual([null]));
});

describe('the number of an account', () => {
  it.each([
    ['is whole where a sentence breaks it', '266. Cheques are welcome too.', '448201266'],
    ['is not given where it may go on in the next line', '266 Cheques are welcome too.', null],
  ])('%s', (_, next, number) =>
    expect(
      valuesIn(
        `${head}
Our bank is Westpac. Acct name Wattle Joinery Pty Ltd; BSB 032 118; Acct number 448 201
${next}`,
        'account_number',
      ),
    ).toEqual([number]),
  );

  it.each([
    ['30% secures the date', '44820166'],
    ['30 66', null],
  ])('is whole above a percentage, and not above what may be its rest: %s', (next, number) =>
    expect(
      valuesIn(
        `${head}
Bank: J & T Example  BSB: 032-118  Acc: 44820166
${next}`.replaceAll('  ', ' '),
        'account_number',
      ),
    ).toEqual([number]),
  );
});

describe('the name of a business', () => {
  it('is no line of labels', () =>
    expect(
      valuesIn(
        `
## Kestrel Grain Pty Ltd
ABN 53 004 085 616

RECIPIENT CREATED TAX INVOICE
RCTI number           GR-7557
Grower (supplier)     M Whitcombe Farms
Supplier ABN          51 824 753 556`,
        'business_name',
      ),
    ).toEqual(['M Whitcombe Farms']));

  it('holds the plan of an owners corporation after its dash', () =>
    expect(
      valuesIn(
        `
TAX INVOICE 8877
The Owners - Strata Plan 18183
ABN 53 004 085 616

Total due $812.50
Account name: The Owners - Strata Plan 18183
BSB: 032-118
Account number: 448201`,
        'business_name',
      ),
    ).toEqual(['The Owners - Strata Plan 18183']));

  it('stands above the person who directs it', () =>
    expect(
      valuesIn(
        `
## Wattle Music Academy
Desmond Tuilagi, Director · ABN 53 004 085 616

## Term 4 invoice
Invoice ref: T4-559
Amount to pay: $918.00`,
        'business_name',
      ),
    ).toEqual(['Wattle Music Academy']));

  it.each([
    ['Wattle Conveyancing', 'Quentin Lindqvist, Licensed Conveyancer | ABN 53 004 085 616', 'Wattle Conveyancing'],
    ['', 'Quentin Lindqvist, Principal | ABN 53 004 085 616', 'Quentin Lindqvist'],
    ['', 'Dr Marlene Dragicevic BDSc FRACDS (OMS) Provider 9379161A ABN 53 004 085 616', 'Dr Marlene Dragicevic'],
  ])('is no job, no degree and no number of a provider: %s %s', (title, line, name) =>
    expect(
      valuesIn(
        `
${title === '' ? '' : `## ${title}`}
${line}

Invoice: 13426
Total $812.50`,
        'business_name',
      ),
    ).toEqual([name]),
  );

  it('follows its label in its line', () =>
    expect(
      valuesIn(
        `
## Lantana Livestock Agents Pty Ltd       ## ACCOUNT SALE
ABN 51 824 753 556                         Recipient Created Tax Invoice

Vendor Ashworth Pastoral Co       Vendor ABN 53 004 085 616
PIC    N3883085                   Sale date 06/02/2025

Net proceeds credited to your account: $89,671.84
Account: Ashworth Pastoral Co   BSB: 032-118   No: 448201`,
        'business_name',
        'business_abn',
      ),
    ).toEqual(['Ashworth Pastoral Co', '53004085616']));

  it('goes on below in smaller type where the document prints it as one elsewhere', () =>
    expect(
      valuesIn(
        `
## Kestrel
Executive Search
ABN 53 004 085 616

## Invoice 881
Total due $812.50
Account name: Kestrel Executive Search
BSB: 032-118
Account number: 448201`,
        'business_name',
      ),
    ).toEqual(['Kestrel Executive Search']));
});

describe('an ABN', () => {
  it('is the supplier\u2019s below the job of a person', () =>
    expect(
      valuesIn(
        `
Quentin Ferrante
Principal
ABN 53 004 085 616

## Tax Invoice
Invoice no. 2026-004
Total $812.50`,
        'business_abn',
      ),
    ).toEqual(['53004085616']));
});

describe("an invoice's number", () => {
  it('stands in the title of a claim', () =>
    expect(
      valuesIn(
        `
## Wattle Steel Pty Ltd
ABN 53 004 085 616

## PROGRESS CLAIM PC07
Claimed amount $45,980.00`,
        'invoice_number',
      ),
    ).toEqual(['PC07']));

  it('stands beside a tall title over several lines', () => {
    const page = pageOf(`
Wattle Joinery Pty Ltd
ABN 53 004 085 616

                                 Number    SP882982
#### Invoice
                                 Date      3 July 2026

Total $812.50`);
    const words = page.words.map((word) =>
      word.text === 'Invoice' ? { ...word, box: { ...word.box, y0: word.box.y0 - 24, y1: word.box.y1 - 24 } } : word,
    );
    expect(readFields([{ ...page, words }])[0]?.fields.invoice_number?.value).toBe('SP882982');
  });

  it('stands after a bare hash below the title', () =>
    expect(
      valuesIn(
        `
## Invoice
Mirela Yeo
ABN 53 004 085 616

#59
17 January 2025

Total $812.50`,
        'invoice_number',
      ),
    ).toEqual(['59']));
});

describe('the kind of a document', () => {
  it.each(['RATES AND VALUATION NOTICE', 'Annual Valuation and Rates Notice'])(
    'is that of an invoice for %s',
    (title) =>
      expect(
        isInvoice(`
## Mallee Coast Shire Council
ABN 53 004 085 616
## ${title}

General rate             $1,837.44
Total due                $2,452.54
Biller code: 12345  Ref: 8812`),
      ).toBe(true),
  );

  it('is that of a remittance, in long words', () =>
    expect(
      isInvoice(`
Wattle Grocers Ltd
ABN 53 004 085 616
## Electronic Funds Transfer Remittance
Payee: Goldfinch Farms Pty Ltd
Bank: BSB 032-118 Account xxxxx123
Document      Your invoice   Date          Net
2368783212    INV3225        3 Jul 2025    $495.00
9006476703    INV6005        4 Jul 2025    $495.00
Total payment $990.00`),
    ).toBe(false));

  it('is that of a statement dated in its title, with a column of invoices', () =>
    expect(
      isInvoice(`
Wattle Medical Supplies       STATEMENT AS AT 6 OCTOBER 2025
ABN 53 004 085 616

Inv date       Invoice     Amount      Paid      Owing
01/07/2025     350623      $753.77     $0.00     $753.77
08/07/2025     805319      $151.98     $0.00     $151.98
16/07/2025     443408      $875.24     $0.00     $875.24

Amount now due $1,780.99
Please pay Wattle Medical Supplies BSB 032-118 Acc 448201`),
    ).toBe(false));

  it('is that of a statement where a column says invoice row after row', () =>
    expect(
      isInvoice(`
## Wattle Hardware Pty Ltd       ## Account Summary
ABN 53 004 085 616

Date          Type        Reference     Debit      Balance
01/07/2026    Invoice     440121        $118.00    $118.00
08/07/2026    Invoice     440987        $220.00    $338.00
16/07/2026    Invoice     441310        $90.00     $428.00
20/07/2026    Payment     EFT           -$118.00   $310.00

Total due $310.00
BSB 032-118   Account 448201`),
    ).toBe(false));

  it('is that of an invoice whose own number stands in a box over a table of items with their codes', () =>
    expect(
      isInvoice(`
## WATTLE THEATRE SUPPLIES
PTY LIMITED   ABN 53 004 085 616   8 Orion Road Lane Cove West NSW 2066

TAX INVOICE NO.   INVOICE DATE   CUSTOMER NO.   PURCHASE ORDER
9204417           12.11.2026     0000417720     HH-4500192287

INVOICE TO                       DELIVER TO
Harbourside Hospital Limited     Theatre store, level 3
Locked Bag 5, Kogarah NSW 2217   Deliver via loading dock B

Code        Description                  Qty    Price     Amount
PT-44120    Drape, extremity, sterile    6      188.20    1,129.20
PT-20981    Glove, surgical 7.5 PF       20     61.40     1,228.00
PT-70033    Suction tubing 3 m           4      72.00     288.00

Subtotal 2,645.20     GST 0.00     Invoice total AUD 2,645.20

BANK                  BSB        ACCOUNT NO    ACCOUNT NAME
Westpac               034-198    602 114       Wattle Theatre Supplies Pty Limited`),
    ).toBe(true));

  it('is that of a statement whose rows of invoices have other rows between them', () =>
    expect(
      isInvoice(`
Wattle Medical Supplies       ## MONTHLY ACCOUNT
ABN 53 004 085 616

Inv date       Invoice     Amount      Owing
               Brought forward         $90.00
01/07/2025     350623      $753.77     $753.77
               Payment     -$90.00     $0.00
08/07/2025     805319      $151.98     $151.98
               Credit      -$10.00     $0.00
16/07/2025     443408      $875.24     $875.24

Balance owing $1,780.99
Please pay Wattle Medical Supplies BSB 032-118 Acc 448201`),
    ).toBe(false));
});
