import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { FieldName } from '../document.js';
import { readFields } from './read-fields.js';

const read = (text: string, ...names: FieldName[]): (string | null)[] => {
  const fields = readFields([pageOf(text)])[0]?.fields;
  return names.map((name) => fields?.[name]?.value ?? null);
};
const accountOn = (text: string): (string | null)[] =>
  read(`${head}${text}\n`, 'account_bsb', 'account_number', 'account_name');

const head = `
## Wattle Joinery Pty Ltd    ## TAX INVOICE
ABN 53 004 085 616

Invoice no: 20418
`;

describe('an account', () => {
  it('number is no BSB under a label that says so', () => {
    expect(accountOn('Payment details\nAccount (no BSB): 448 201\nBSB: 032-118')).toEqual(['032-118', '448201', null]);
  });

  it('is the one that replaces another in a list, whatever is said above both', () => {
    const lines = `This invoice has been assigned to Derby Wines Pty Ltd (ABN 80 238 149 666).
Account title: Wattle Joinery Pty Ltd
Superseded from 1 July
BSB nr 633-449 Acc 7837407

New customers and this bill
BSB nr 062-205 Acc 2147456582`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['062-205', '2147456582']);
  });

  it('number is not the number of a title in large type above a table of accounts', () => {
    const lines = `## Invoice for services No 6079307
                          BSB                                         Account number
Fees and invoices         481-525                                     22948341
Rental bonds              181-453                                     392643740`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['481-525', '22948341']);
  });

  it('is none where two are listed line by line, whatever stands above the first', () => {
    const lines =
      'Westpac: Branch code 032-118 Account no 448201\nCommonwealth Bank: Branch code 062-000 Account no 99887766';
    expect(accountOn(`Subject to the terms of Derby Wines Pty Ltd ABN 80 238 149 666\n${lines}`)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is the one that a remark in brackets gives for this invoice', () => {
    const table = `
                                    BSB        Acc
Repairs (this invoice)              032-118    448201
New vehicles                        062-000    99887766`;
    expect(accountOn(table)).toEqual(['032-118', '448201', null]);
  });

  it('has a name that starts like the label of a foreign transfer', () => {
    const text = 'Beneficiary: SWIFT JOINERY\nBSB: 032-118\nAccount no: 448201';
    expect(accountOn(text)).toEqual(['032-118', '448201', 'SWIFT JOINERY']);
    expect(accountOn('BSB: 032-118\nAccount no: 448201\nAccount name\nSWIFT ANZBAU3M')[2]).toBeNull();
  });

  it.each([
    [
      'with a label before its name in one line',
      'Remit to: BankSA BSB 032-118 Acct 448201 Name Wattle Joinery Pty Ltd',
    ],
    ['in a sentence about a bank', 'Please pay into NAB 032-118 account 448201 (Wattle Joinery Pty Ltd) by 19 June.'],
    ['divided by middle dots', 'Transfer: Wattle Joinery Pty Ltd \u00b7 032-118 \u00b7 448201'],
    [
      'with a number sign',
      `
BANK : NAB
BSB : 032 118
ACC N\u00b0 : 448201
ACC NAME : Wattle Joinery Pty Ltd`,
    ],
  ])('is read %s', (_, text) => expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle Joinery Pty Ltd']));

  it.each([
    ['with its branch for the BSB', 'Deposit to: Wattle Joinery Pty Ltd; Branch 032-118; A/C No. 448 201'],
    [
      'in a sentence that says where it is held',
      'Kindly remit by electronic transfer to the account of Wattle Joinery Pty Ltd held with Westpac, BSB 032-118, account 448201.',
    ],
    [
      'under words that introduce it',
      `
New details: Wattle Joinery Pty Ltd
BSB 032-118
Account Number 448201`,
    ],
    [
      'below the old one that is not to be used',
      `
Our banking details have changed. Do not use our old account BSB 012-225 Account 3040715, which has been closed.

Wattle Joinery Pty Ltd
BSB 032-118
Account Number 448201`,
    ],
  ])('is read %s', (_, text) => expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle Joinery Pty Ltd']));

  it('is the one for invoices among rows of purposes', () => {
    const text = `
Purpose                  BSB        Account
Trust receipts           062-807    807982549
Invoices and accounts    032-118    448201
Rental bonds             082-541    668874241`;
    expect(accountOn(text).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it('is none where two are given and nothing says which is to be paid into', () => {
    const text = `
Pay by EFT to either
CBA 062-807 807982549
NAB 082-541 668874241`;
    expect(accountOn(text)).toEqual([null, null, null]);
  });

  it('stands in lines without labels below a heading', () => {
    const text = `
Payments can be made directly into our account:

Wattle Joinery Pty Ltd
ANZ Fitzroy
013-118
448201`;
    expect(accountOn(text)).toEqual(['013-118', '448201', 'Wattle Joinery Pty Ltd']);
  });

  it('is not taken for the BSB whose label stands behind its number', () => {
    expect(accountOn('\n732-851 :BSB\n510866 :Account number').slice(0, 2)).toEqual(['732-851', '510866']);
  });

  it.each([
    [
      'beside the other ways to pay',
      'Make cheque payable to Wattle Joinery Pty. Ltd. and    BSB 032-118\npost to 128 Pitt St, Perth WA 6000                     Account 448201',
      'Wattle Joinery Pty. Ltd.',
    ],
    [
      'right behind its label',
      'BSB 032-118\nAccount number 448201\nBeneficiary nameWattle Joinery Pty Ltd',
      'Wattle Joinery Pty Ltd',
    ],
  ])('has its name %s', (_, text, name) => expect(accountOn(`\nPay by EFT\n${text}`)[2]).toBe(name));

  it.each([
    [
      'whose name a sentence goes on after',
      'Pay Wattle Joinery Pty Ltd by EFT\nBank State Branch: 032-118   Account: 448201',
    ],
    [
      'under the code and the account of its bank',
      'Payee:          Wattle Joinery Pty Ltd\nBank code:      032-118\nBank account:   448201',
    ],
    ['before its BSB', 'Remit to account 448 201 at BSB 032-118 (Wattle Joinery Pty Ltd)'],
  ])('is read %s', (_, text) =>
    expect(accountOn(`\n${text}`)).toEqual(['032-118', '448201', 'Wattle Joinery Pty Ltd']),
  );

  it('is never cut where the words of its label end', () => {
    const text = `Account cipher   Name             BSB       Quote
736 026 897      Hargreave Carts  089-114   4918202`;
    expect(['736026897', null]).toContain(accountOn(text)[1]);
  });

  it('is none of two in a list, whatever stands above the list', () => {
    const list = (above: string) =>
      accountOn(
        `${above}\nSt.George Bank: BSB 116-344 Account 220749507\nCommonwealth Bank: BSB 064-511 Account 8426475`,
      );
    expect(list('TOTAL AUD          $9,787.42')).toEqual([null, null, null]);
    expect(list('Your local tradesmen')).toEqual([null, null, null]);
  });

  it('is none of two in a list whose label of the numbers is misspelt', () => {
    const list = `Issued as agent for Giannopoulos & Turnbull Pty Ltd, ABN 89 508 570 821\nSuncorp Bank: BSB 483-315 Accc 576960137\nWestpac: BSB 032-446 Accc 40781347`;
    expect(accountOn(list).slice(0, 2)).toEqual([null, null]);
  });

  it('is the one for invoices where a line between two says what the other is for', () => {
    const text = `Fees and invoices
BSB nr 119-884 Acc Number 213415366
Rental bonds
BSB nr 085-995 Acc Number 12836765`;
    expect(accountOn(text).slice(0, 2)).toEqual(['119-884', '213415366']);
  });

  it('is never cut where its line ends', () => {
    const text = (first: string, rest: string) =>
      `EFT: Account Name: Wattle Joinery Pty Ltd / BSB Number: 032-118 / A/C No: ${first}\n${rest} / Reference: 20418`;
    expect(accountOn(text('6 331 522', '119'))[1]).toBeNull();
    expect(accountOn(text('426', '589 168'))[1]).toBe('426589168');
    expect(accountOn(text('23', '122 621'))[1]).toBe('23122621');
    expect(accountOn(text('23', '122 Example Street'))[1]).toBeNull();
  });

  it('has a name after whose it is said to be', () => {
    const text = 'Bank NAB | Payee Wattle Joinery Pty Ltd | Bank/State/Branch 032-118 | Bank Account No. 448201';
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle Joinery Pty Ltd']);
  });

  it('follows its BSB after a slash that was misread', () => {
    const page = pageOf(`${head}In favour of Wattle Joinery EFT:\n032-118 ~ 448201\n`, {
      source: 'ocr',
      confidence: 0.95,
    });
    const fields = readFields([page])[0]?.fields;
    expect([fields?.account_bsb?.value, fields?.account_number?.value]).toEqual(['032-118', '448201']);
  });

  it('is not a BSB that was read twice', () => {
    expect(accountOn('\nBSB: 032-118 032-118\nAccount name: Wattle Joinery Pty Ltd')).toEqual([
      '032-118',
      null,
      'Wattle Joinery Pty Ltd',
    ]);
  });

  it('is the one at the bank that the document says to use', () => {
    const text = `
Bank    BSB        Account      Use for
CBA     062-807    807982549    Deposits on orders
ANZ     013-551    491299       Invoices
NAB     082-541    668874241    Hire bonds

For this invoice please use our ANZ account.`;
    expect(accountOn(text).slice(0, 2)).toEqual(['013-551', '491299']);
  });

  it('has a name that holds the number of a strata plan', () => {
    const text = `
Account name: Stratacare Trust Account PS418822X
BSB: 032-118
Acc no: 448201`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Stratacare Trust Account PS418822X']);
  });

  it.each(['National Australia Bank, W Kruse', 'St.George Bank \u2013 W Kruse', 'ANZ | W Kruse'])(
    'has the name behind that of its bank: %s',
    (line) => {
      expect(accountOn(`Pay to: ${line}\nBSB 032-118\nAccount 448201`)).toEqual(['032-118', '448201', 'W Kruse']);
    },
  );

  it.each([' ', '     '])('is that for this bill, whose number it is not, with a gap of "%s"', (gap) => {
    const lines = `Account name: Mbeki Family Trust

Deposit acoomt
New customers and this bill${gap}062-205 2147456582
Superseded from 1 July${gap}633-449 7837407`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['062-205', '2147456582']);
  });

  it('has its name below the label where a table stands beside it', () => {
    const text = `
Issued                        Description        Qty    Amount
3/3/2026                      Valuation          3      360.00
Account name                  Travel             1      84.50
Wattle Joinery Pty Ltd        Subtotal                  444.50
BSB                           GST                       44.45
032-118                       Total                     488.95
Account
448201`;
    expect(accountOn(text)[2]).toBe('Wattle Joinery Pty Ltd');
  });
});

it('reads the number beside `Sales invoice`', () => {
  const text = `
## Wattle Joinery
ABN 53 004 085 616

Sales invoice      SI-009912
Account            ACORN01
Date               21/06/2026
`;
  expect(read(text, 'invoice_number')).toEqual(['SI-009912']);
});

it('takes no bank statement for an invoice that it lists', () => {
  const text = `
## Southern Mutual Bank
Transaction account BSB 032-118 Account 448201

Date      Transaction          Debit      Credit       Balance
1 May     Invoice 221 Gable    $40.00                  $900.00
3 May     Salary                          $2,000.00    $2,900.00

Opening balance $940.00 Closing balance $2,900.00
`;
  expect(readFields([pageOf(text)])[0]?.isInvoice).toBe(false);
});

describe('an account whose parts no known label announces', () => {
  it('is given beside the remark that somebody else is not to be paid', () => {
    const lines = `Pay by EFT
BSB    032-118
Acct   448201
Please do not pay the centre.`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it.each(['Do not pay this account.', 'Do not pay into our old account at this bank.', 'Do not pay.'])(
    'is not given where the words forbid it: %s',
    (words) => {
      expect(accountOn(`BSB    032-118\nAcct   448201\n${words}`).slice(0, 2)).toEqual([null, null]);
    },
  );

  it('is given below a label that has a value of its own', () => {
    const lines = `Total payable                                             $1,204.50
Option             Where
Bank transfer      Wattle Joinery Fees, 032-118, 448 201`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it('is given beside a sentence of another column that ends in a label', () => {
    const lines = `                                              Pay into
                                              Wattle Joinery Trust Account
Interest 14% after the due date.              032-118 - 448201`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it('is not read out of the biller code and the reference of BPAY', () => {
    const lines = `Option             Where                Your reference
BPAY               032118               984714173`;
    expect(accountOn(lines).slice(0, 2)).toEqual([null, null]);
  });

  it('is not read out of a number in threes and the BSB in the next cell', () => {
    const [bsb, account] = accountOn('Please pay to:\n032 118 084     089 733     Wattle Joinery (matter 149599)');
    expect([null, '089-733']).toContain(bsb);
    expect([null, '032118084']).toContain(account);
  });

  it.each(['You may use whichever account suits you:', 'Either of our accounts will do.'])(
    'is none where the payer may choose: %s',
    (words) => {
      const lines = `${words}
Everyday account         ANZ
BSB 032-118              BSB 012-003
Account 448201           Account 99887766`;
      expect(accountOn(lines)).toEqual([null, null, null]);
    },
  );

  it('is the supplier’s, not the one where retentions are held', () => {
    const lines = `Electronic transfer
Account title    Wattle Joinery Pty Ltd
BSB / number     032-118   448201
Retention is held in the account Derby Shire Retentions, 012-003 99887766.`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it.each([
    ['in two groups', '032 118      012003'],
    ['in one, before the number', '032118      012003'],
  ])('has as its BSB the number that is printed %s, where either may be one', (_, line) => {
    expect(accountOn(`Please pay by cheque or directly:\nParish Hall A/c\n${line}`).slice(0, 2)).toEqual([
      '032-118',
      '012003',
    ]);
  });

  it.each(['Bank is Harper & Sons 032-118 448201', 'Bank     Harper & Sons     032-118     448201'])(
    'has a name without the label before it: %s',
    (line) => {
      expect(accountOn(`Harper & Sons\n${line}`)).toEqual(['032-118', '448201', 'Harper & Sons']);
    },
  );

  it('is the one below its BSB where another stands beside it', () => {
    const lines = `PAY AUD TO                          OR USD TO
Wattle Joinery Pty Ltd              Wattle Joinery Pty Ltd
062-303                             084-485
71 033 819                          560183178
SWIFT WYEFAU2S                      SWIFT EEPGAU2S`;
    expect(accountOn(lines).slice(0, 2)).toEqual(['062-303', '71033819']);
  });

  it('number is never the BSB of the next column', () => {
    const lines = `PAY AUD TO                          OR USD TO
062-303                             084-485
as agreed                           as agreed`;
    expect(accountOn(lines).slice(0, 2)).toEqual([null, null]);
  });

  it.each([
    [
      'Bank details for transfer\nWattle Automotive\nNAB 083-004\n28-441-0936',
      ['083-004', '284410936', 'Wattle Automotive'],
    ],
    ['Into CBA please:\nA. Wattle 062-692 2088 3104', ['062-692', '20883104', 'A. Wattle']],
  ])('stands in lines of its bank, BSB and number without labels: %j', (lines, account) => {
    expect(accountOn(lines)).toEqual(account);
  });

  it.each([
    ['062-000 1008\n7741 Wattle Joinery.', '10087741'],
    ['062-000 1008\n7741.', '10087741'],
    ['062-000 1008\n77 41 Wattle Joinery.', null],
    ['062-000 1008\n7741 Wattle Road, Bourke NSW 2840', null],
    ['062-000 1008\n7741 sheep were shorn.', null],
    ['062-000 1008\n12/05/2026 is the last day.', null],
  ])('number that a sentence breaks is whole only where its first line is too short for one: %j', (line, number) => {
    const text = `The team has to be paid on Friday so please put it in the bank straight away. CBA Bourke: ${line}`;
    expect(accountOn(text)[1]).toBe(number);
  });

  it.each([
    ['ING / Rosalind M Achterberg / 923-100 / 552031884', ['923-100', '552031884', 'Rosalind M Achterberg']],
    ['▸ NAB Hay ▸ BSB 080-774 ▸ No. 4011 8820 ▸ Wattle Joinery P/L', ['080-774', '40118820', 'Wattle Joinery P/L']],
  ])('stands in one line behind its bank, with marks between: %s', (line, account) => {
    expect(accountOn(`Total $4,800\n\n${line}\n\nwrite 0087 so we know that it is you`)).toEqual(account);
  });

  it.each([
    [
      'The simplest way is a transfer to the Wattle Members Account (Bank Australia, BSB 313-140, account 282447).',
      ['313-140', '282447', 'Wattle Members Account'],
    ],
    [
      'BSB 063-595\nAccount 4077 2018\nName CBA/Wattle and Joinery P/L',
      ['063-595', '40772018', 'Wattle and Joinery P/L'],
    ],
  ])('is in a name without an article or a bank: %j', (line, account) => {
    expect(accountOn(`Total $4,800\n\n${line}\n`)).toEqual(account);
  });

  it('is no number behind a name that only starts like a bank', () => {
    expect(accountOn('Total $4,800\n\nAnzac Parade depot / 923-100 / 552031884').slice(0, 2)).toEqual([null, null]);
  });

  it('is not made of a number in four equal groups that no label calls one', () => {
    const details = `
Date of invoice   Billing number    Payment terms
2023-08-24        128 346 398 063   2-Dec-2023`;
    expect(accountOn(details).slice(0, 2)).toEqual([null, null]);
    expect(accountOn('\nPay by EFT\nBSB and account: 128 346 398 063').slice(0, 2)).toEqual(['128-346', '398063']);
  });
});
