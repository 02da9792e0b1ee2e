import { pageOf, type PageOptions } from '../../../test/support/extraction/page-of-text.js';
import { readFields } from './read-fields.js';

/** BSB, account number and account name of the only document on a page. */
function accountOn(text: string, options?: PageOptions): (string | null)[] {
  const [document] = readFields([pageOf(text, options)]);
  const fields = document?.fields;
  return [fields?.account_bsb, fields?.account_number, fields?.account_name].map((field) => field?.value ?? null);
}

const head = `
## Wattle & Daughters Joinery Pty Ltd            ## TAX INVOICE
ABN 53 004 085 616

Invoice no: 20418
`;

describe('how account details are set out', () => {
  it('takes the account of a sentence that begins with `Otherwise` behind one about direct debit', () => {
    const text = `${head}
Fees come from your nominated account on the 8th if you signed a direct debit form. Otherwise please
pay by then to: Wattle Joinery Fees, BSB 062-903, account 1029 4471, reference HUTCH22.
`;
    expect(accountOn(text)).toEqual(['062-903', '10294471', 'Wattle Joinery Fees']);
  });

  it('reads labels left of their values', () => {
    const text = `${head}
Payment details
BSB:              062-903
Account number:   1029 4471
Account name:     Wattle & Daughters Joinery Pty Ltd
`;
    expect(accountOn(text)).toEqual(['062-903', '10294471', 'Wattle & Daughters Joinery Pty Ltd']);
  });

  it('takes no name for an account’s that rules give to one which is not to be paid into', () => {
    const text = `${head}
Invoices here                                DEPOSITS OF MONEY ON TRUST
Wattle Joinery General Account               Wattle Joinery Law Practice Trust Account
BSB 484-799   Acc 636141508                  BSB 016-926   Acc 3132588
`;
    expect(accountOn(text)).toEqual(['484-799', '636141508', 'Wattle Joinery General Account']);
  });

  it('takes an account in a sentence for no row of a list, wherever its BSB happens to stand', () => {
    const text = `${head}
Payment details
Account name:       Wattle & Daughters Joinery Pty Ltd
BSB:                062-903
Account number:     1029 4471

For parts only: BSB 032-000 Account 9988 7766
`;
    expect(accountOn(text)).toEqual(['062-903', '10294471', 'Wattle & Daughters Joinery Pty Ltd']);
  });

  it('reads a table with labels above its values', () => {
    const text = `${head}
Bank          BSB        Account      Account name
Westpac       032-118    448 201      Wattle & Daughters
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle & Daughters']);
  });

  it('reads labels that stand above their values in one column', () => {
    const text = `${head}
PAYMENT
Account name
Wattle & Daughters
BSB
032-118
Account number
448201
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle & Daughters']);
  });

  it('reads a table whose labels wrap in their cells', () => {
    const text = `${head}
Account title        Branch     Acct
                     code       no.
Wattle & Daughters   032-118    448201
Joinery Pty Ltd
`;
    expect(accountOn(text).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it('reads a BSB that is broken at its hyphen where its cell ends', () => {
    const text = `${head}
Account name          BSB     Account number
Wattle & Daughters    032-    448201
Joinery Pty Ltd       118
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle & Daughters Joinery Pty Ltd']);
    expect(accountOn(text.replace('032-', '999-'))[0]).toBeNull();
  });

  it('reads a grid of labels above their values', () => {
    const text = `${head}
Bank                                   BSB
Westpac                                032-118
Account no                             Account name
448201                                 Wattle & Daughters
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle & Daughters']);
  });

  it('reads one line with separators', () => {
    expect(accountOn(`${head}\nEFT: 032118 / 4482-01 (Wattle & Daughters)\n`)).toEqual([
      '032-118',
      '448201',
      'Wattle & Daughters',
    ]);
    expect(accountOn(`${head}\nWattle & Daughters | BSB 032-118 | Account 448201\n`)).toEqual([
      '032-118',
      '448201',
      'Wattle & Daughters',
    ]);
    expect(accountOn(`${head}\nBSB/Account: 032-118 448201\n`)).toEqual(['032-118', '448201', null]);
  });

  it('joins a name whose form wraps to under its label', () => {
    const text = `
## Spark & Wire Electrical
FROM
Spark & Wire Electrical Pty Ltd
ABN 53 004 085 616

TAX INVOICE
Invoice no: 20418

Bank:                     Commonwealth Bank
Account:                  Spark & Wire Electrical
Pty Ltd
BSB:                      063-123
Account No:               1098 7654
`;
    expect(accountOn(text)).toEqual(['063-123', '10987654', 'Spark & Wire Electrical Pty Ltd']);
  });

  it('joins a name that wraps where the letterhead prints it in two lines as well', () => {
    const text = `
## Highmast Provedores
## Pty Ltd
ABN 53 004 085 616

TAX INVOICE
Invoice no: 20418

B.S.B. - 306 199
Account number - 247 139 534
Acct Name - Highmast
Provedores Pty Ltd

Thank you
`;
    expect(accountOn(text)).toEqual(['306-199', '247139534', 'Highmast Provedores Pty Ltd']);
  });

  it('reads a sentence, also where it wraps inside the name', () => {
    const text = `${head}
Please pay the amount above by direct deposit to the account of Wattle & Daughters, BSB 032-118,
account number 448201, within 14 days.
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle & Daughters']);
    const wrapped = `${head}
You can pay us by electronic transfer to our Westpac account in the name of Wattle
& Daughters Joinery (BSB 032 118, account 448 201). Thank you for your business.
`;
    expect(accountOn(wrapped)).toEqual(['032-118', '448201', 'Wattle & Daughters Joinery']);
  });

  it('reads details that only the last page gives', () => {
    const [document] = readFields([
      pageOf(`${head}\nItem     Qty    Amount\nShelf    1      100.00\nContinued overleaf\n`),
      pageOf('BSB: 032-118\nAccount no: 448201\nAccount name: Wattle & Daughters\n', { number: 2 }),
    ]);
    expect(document?.fields.account_number).toMatchObject({ value: '448201', page: 2, words: ['448201'] });
  });

  it('reads a spreadsheet whose columns run over to the next page', () => {
    const [document] = readFields([
      pageOf(`${head}\nBSB\nAccount no\nAccount name\n`),
      pageOf(`\n\n\n\n\n\n\n032-118\n448201\nWattle & Daughters\n`, { number: 2 }),
    ]);
    const fields = document?.fields;
    expect([fields?.account_bsb?.value, fields?.account_number?.value, fields?.account_name?.value]).toEqual([
      '032-118',
      '448201',
      'Wattle & Daughters',
    ]);
  });
});

describe('numbers that are no account', () => {
  it.each([
    ['a customer number', 'Your account number: 7712 3345'],
    [
      'a customer number beside a BSB that has no account',
      'Account details\nAccount number: 7712 3345\n\n\n\n\nBSB for refunds to you: ________',
    ],
    ['a customer account', 'Account number   77123345\nBPAY  Biller Code: 5512  Ref: 7712 3345 1'],
    ['BPAY', 'BPAY\nBiller code: 123456\nRef: 4471 0093 2'],
    ['a telephone number', 'Call our accounts team on 02 5550 1234'],
    ['a foreign account', 'SWIFT: ABNKUS33\nRouting: 026009593\nAccount number: 88120044'],
    ['a masked card', 'Paid by Visa 4471 on 3 March'],
    ['a PayID', 'PayID: 53 004 085 616'],
    ['an IBAN', 'IBAN: GB29 NWBK 6016 1331 9268 19'],
  ])('leaves %s alone', (_, text) => {
    expect(accountOn(`${head}\n${text}\n`).slice(0, 2)).toEqual([null, null]);
  });

  it.each(['Strata Plan', 'Community Corporation', 'Owners Corporation', 'Incorporated Association', 'Reg. Scheme'])(
    'takes the number of a %s for none, where the label of the account is misread',
    (name) => {
      const text = `${head}
Finance by ${name} No. 49807 Inc, ABN 67 476 199 158, on approval
Accent name        Municipality of Sunraysia
Bank code (BSB)    032-118
Account mmber      60796636
`;
      expect(accountOn(text).slice(0, 2)).toEqual(['032-118', '60796636']);
    },
  );

  it('never cuts a number that is too long for an account', () => {
    expect(accountOn(`${head}\nBSB: 032-118\nAccount: 123456789012\n`)).toEqual(['032-118', null, null]);
  });

  it('ends with its line', () => {
    const text = `${head}
1. Direct deposit - Account name: Wattle & Daughters - BSB: 032-118 - Account: 448201
2. BPAY - Biller code 12345 Ref 7712 3345 1
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle & Daughters']);
    const wrapped = `${head}
Please pay the amount due into our account with BSB 032-118 and account number 448
201 within 14 days of the date of this invoice.
`;
    expect(accountOn(wrapped)[1]).toBeNull();
  });

  it('stands behind `Bank account` where the label of the BSB follows it', () => {
    const line = 'St.George Bank account - 776 123 609 BSB - 118-022 Your ref - 4410';
    expect(accountOn(`${head}\nTransfer to:\n${line}\n`).slice(0, 2)).toEqual(['118-022', '776123609']);
    const recognised: PageOptions = { source: 'ocr', confidence: 0.95 };
    expect(accountOn(`${head}\nTransfer to:\n${line}\n`, recognised).slice(0, 2)).toEqual(['118-022', '776123609']);
    const referred = 'St.George Bank account - 776 123 609 Ref - 118022 BSB - 118-022';
    expect(accountOn(`${head}\nTransfer to:\n${referred}\n`)[1]).not.toBe('776123609118022');
  });

  it('does not take the day of a date for the end of an account number', () => {
    expect(accountOn(`${head}\nBSB 032-118 Account 448201 12 March 2025\n`)[1]).toBe('448201');
  });
});

describe('several accounts', () => {
  it('takes the one that invoices are paid into, beside a trust account', () => {
    const text = `${head}
OFFICE ACCOUNT                        TRUST ACCOUNT
Pay this invoice here                 Deposits of money on trust only, do not pay invoices here
BSB:          032-118                 BSB:          063-550
Account no:   448201                  Account no:   991822
Account name: Quill Legal Office      Account name: Quill Legal Trust
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Quill Legal Office']);
  });

  it('never takes one that is not for this invoice', () => {
    const text = `${head}
Money in advance, not for this invoice:      Office account
BSB 016-926                                  BSB 484-799
Account 3132588                              Account 636141508
`;
    expect(accountOn(text).slice(0, 2)).toEqual(['484-799', '636141508']);
    expect(accountOn(`${head}\nNot for this invoice:\nBSB 016-926\nAccount 3132588\n`)).toEqual([null, null, null]);
  });

  it('takes one that some are told not to pay into', () => {
    const text = `${head}
Do not pay if you have a direct debit authority with us. Everyone else:
BSB 016-926
Account 3132588
`;
    expect(accountOn(text).slice(0, 2)).toEqual(['016-926', '3132588']);
  });

  it('takes it also where it stands below the trust account', () => {
    const text = `${head}
Trust account (retainers only, do not use for paying invoices)
BSB: 063-550
Account no: 991822

Our invoices are paid to our general account
BSB: 032-118
Account no: 448201
`;
    expect(accountOn(text).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it('takes the account in Australian dollars', () => {
    const text = `${head}
USD payments                          AUD payments
BSB:          012-900                 BSB:          032-118
Account no:   991822                  Account no:   448201
SWIFT:        ABCDAU2S
`;
    expect(accountOn(text).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it("takes the factor's account where the debt is assigned", () => {
    const text = `${head}
BSB: 012-900   Account no: 991822

NOTICE OF ASSIGNMENT: this debt has been assigned to Harbour Debtor Finance Pty Ltd. Payment must be made only to:
BSB: 032-118   Account no: 448201   Account name: Harbour Debtor Finance Pty Ltd
`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Harbour Debtor Finance Pty Ltd']);
  });

  it('takes the new account where the old one is closed', () => {
    const text = `${head}
Our old account BSB 012-900 Account no 991822 is closed.


Pay to our new account
BSB 032-118 Account no 448201
`;
    expect(accountOn(text).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it.each(['Cheques are no longer accepted.', 'We no longer accept cheques.', 'Please do not pay in cash.'])(
    'takes the only account where it says %j',
    (text) => {
      expect(accountOn(`${head}\nBSB 032-118 Account no 448201\n${text}\n`).slice(0, 2)).toEqual(['032-118', '448201']);
    },
  );

  it.each([
    'We never ask for settlement money by email.\nIf anyone tells you that our account is different, do not pay, and ring us.',
    'If our bank details ever change, do not pay; call us first.',
    'If you receive an email with other details, do not pay: ring us.',
    'Beware of scams. Should you be told of a new account, do not pay.\nWe do not hold settlement funds.',
    'Do not pay if anyone tells you that our details have changed.\nWe will never ask you for a bond or a refund by email.',
  ])('takes the only account where a warning of others says %j', (text) => {
    const account = `${head}\nOur general account: BSB 032-118, account 448201.\n${text}\n`;
    expect(accountOn(account).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it.each([
    'Do not pay.',
    'If you still have this account on file, do not pay.',
    'If anyone tells you to use the account below, do not pay.',
  ])('takes no account where it says %j', (text) => {
    expect(accountOn(`${head}\n${text}\nBSB 032-118 Account no 448201\n`).slice(0, 2)).toEqual([null, null]);
  });

  it.each([
    'You are set up for direct debit. $990.00 will be debited from your nominated account ending 4471\non 13 Nov 2026. No action is required.\nOR PAY BY EFT',
    'We will debit your nominated account on 13 Nov. Alternatively, transfer to',
    'Your card will be debited on 13 Nov. If you prefer to pay by bank transfer:',
    'Direct debit: the total will be debited from your bank account on 13 Nov.\nEFT:',
    'We will debit your card on 13 Nov, or you may pay into',
  ])('takes the account for a transfer that is offered beside a direct debit: %j', (text) => {
    expect(accountOn(`${head}\n${text}\nBSB 032-118 Account 448201\n`).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it.each([
    'Direct debit: we will debit your nominated account BSB 032-118 Account 448201 on the due date.',
    '$990.00 will be debited from your account\nBSB 032-118 Account 448201',
    '$990.00 will be debited from your card or bank account\nBSB 032-118 Account 448201',
    'We will debit your account below on 13 Nov. Or pay by card.\nBSB 032-118 Account 448201',
    'We will debit your account below on 13 Nov. Otherwise pay by card.\nBSB 032-118 Account 448201',
    '$990.00 will be debited from your account BSB 032-118 Account 448201 or you may pay by EFT.',
  ])("does not take the buyer's account that is debited: %j", (text) => {
    expect(accountOn(`${head}\n${text}\n`).slice(0, 2)).toEqual([null, null]);
  });
});

describe('recognised text', () => {
  const ocr: PageOptions = { source: 'ocr', confidence: 0.95 };

  it('takes letters for digits in a BSB, where its form and bank confirm it', () => {
    expect(accountOn(`${head}\nBSB: O32-1I8\nAccount no: 448201\n`, ocr).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it('never takes letters for digits in an account number', () => {
    expect(accountOn(`${head}\nBSB: 032-118\nAccount no: 44B2O1\n`, ocr).slice(0, 2)).toEqual(['032-118', null]);
    expect(accountOn(`${head}\nBSB: 032-118\nAccount no: 448 201 OTS\n`, ocr).slice(0, 2)).toEqual(['032-118', null]);
  });

  it('gives no account number that was read uncertainly', () => {
    const page = pageOf(`${head}\nBSB: 032-118\nAccount no: 448201\n`, ocr);
    for (const word of page.words) if (word.text === '448201') word.confidence = 0.6;
    expect(readFields([page])[0]?.fields.account_number).toBeNull();
  });

  it('takes a pair without labels that is printed in one, where no label speaks of an account', () => {
    const pay = (text: string) => accountOn(`${head}\nTo pay: send the total to ${text}\n`, ocr).slice(0, 2);
    expect(pay('Wattle Joinery Pty Ltd, 032118, 10294471. Thanks!')).toEqual(['032-118', '10294471']);
    expect(pay('Wattle Joinery Pty Ltd, 032118, 1029A471. Thanks!\nOrder 80294471')).toEqual([null, null]);
    expect(pay('Wattle Joinery Pty Ltd, 032118, 10294471. Thanks!\nAccount number: 44B2O1')).toEqual([null, null]);
  });

  it('forgives misread labels', () => {
    expect(accountOn(`${head}\nB5B: 032-118\nAccourt numher: 448201\n`, ocr).slice(0, 2)).toEqual([
      '032-118',
      '448201',
    ]);
  });
});

describe('every account that is printed', () => {
  const listed = (text: string, options?: PageOptions) => readFields([pageOf(text, options)])[0]?.accounts ?? [];

  it('is listed with what is said of it, the one that is not to be used as well', () => {
    const accounts = listed(`${head}
For payment of this invoice
BSB 062-903  Account number 1029 4471

Old account, closed - do not use
BSB 032-118  Account number 448201
`);
    expect(accounts).toMatchObject([
      { bsb: '062-903', accountNumber: '10294471', page: 1, said: expect.stringContaining('payment of this invoice') },
      { bsb: '032-118', accountNumber: '448201', page: 1, said: expect.stringContaining('closed - do not use') },
    ]);
    expect(accounts[0]?.box.y1).toBeLessThan(accounts[1]?.box.y0 ?? 0);
    expect(accounts[0]?.said).not.toContain('4471');
  });

  it('is listed where nothing says which is meant, and none is given', () => {
    const text = `${head}\nANZ: BSB 012-903 Account 10294471\nWestpac: BSB 032-118 Account 44820199\n`;
    expect(accountOn(text).slice(0, 2)).toEqual([null, null]);
    expect(listed(text).map((one) => one.accountNumber)).toEqual(['10294471', '44820199']);
  });

  it('is not given for another one in a line of the same form whose BSB was misread', () => {
    const lines = (second: string): string =>
      `${head}\nANZ: BSB 012-903 Account no. 10294471\nWestpac: BSB ${second} Account no. 44820199\n`;
    const asPicture = { source: 'ocr', confidence: 0.96 } as const;
    expect(accountOn(lines('9E2-118'), asPicture).slice(0, 2)).toEqual([null, null]);
    const said = lines('9E2-118').replace('10294471', '10294471 (this invoice)');
    expect(accountOn(said, asPicture).slice(0, 2)).toEqual(['012-903', '10294471']);
  });

  it('is given for none of two whose BSBs were both misread', () => {
    const text = `${head}\nANZ: BSB 9E2-903 Account no. 10294471\nWestpac: BSB 9E2-118 Account no. 44820199\n`;
    expect(accountOn(text, { source: 'ocr', confidence: 0.96 }).slice(0, 2)).toEqual([null, null]);
  });

  it('is listed without the number that was not surely read', () => {
    const page = pageOf(`${head}\nBSB: 032-118\nAccount no: 448201\n`, { source: 'ocr', confidence: 0.95 });
    for (const word of page.words) if (word.text === '448201') word.confidence = 0.6;
    expect(readFields([page])[0]?.accounts).toMatchObject([{ bsb: '032-118', accountNumber: null }]);
  });
});
