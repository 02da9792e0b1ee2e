import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { FieldName, Page } from '../document.js';
import { readFields } from './read-fields.js';

const valuesIn = (page: Page, ...names: FieldName[]): (string | null)[] => {
  const fields = readFields([page])[0]?.fields;
  return names.map((name) => fields?.[name]?.value ?? null);
};
const accountIn = (page: Page): (string | null)[] => valuesIn(page, 'account_bsb', 'account_number', 'account_name');
const accountOn = (text: string): (string | null)[] => accountIn(pageOf(text));

const head = `
## Wattle Joinery Pty Ltd    ## TAX INVOICE
ABN 53 004 085 616

Invoice no: 20418
`;
const ACCOUNT = ['032-118', '448201', 'Wattle Joinery Pty Ltd'];

describe('an account', () => {
  it.each([
    [
      'after its bank, divided by dots',
      'Electronic Funds Transfer: Bank NAB \u00b7 BSB 032-118 \u00b7 Account 448201 \u00b7 Wattle Joinery Pty Ltd',
      'Wattle Joinery Pty Ltd',
    ],
    [
      'with a full stop inside it',
      'BSB 032-118 / Account 448201 / Wattle Joinery Pty. Ltd.',
      'Wattle Joinery Pty. Ltd.',
    ],
  ])('gives its name %s', (_, text, name) => expect(accountOn(text)[2]).toBe(name));

  it('stands as far from its labels as the page is wide', () => {
    const wide = (label: string, value: string) => label.padEnd(110) + value;
    const text = [
      wide('Account Holder', 'Wattle Joinery Pty Ltd'),
      wide('BSB', '032-118'),
      wide('Account Number', '448 201'),
    ];
    expect(accountOn(`\n${text.join('\n')}`)).toEqual(ACCOUNT);
  });

  it.each([
    [
      'under bare `Account` in a row of labels',
      `
Bank          Account name               Branch code (BSB)      Account
NAB           Wattle Joinery Pty Ltd     032-118                448 201`,
    ],
    [
      'named after a heading of the payment',
      `
EFT: Wattle Joinery Pty Ltd
BSB: 032 118
Acc: 448201`,
    ],
    [
      'of whoever it is deposited to',
      `
Direct deposit to
Wattle Joinery Pty Ltd
Branch no.
032 118
Account no.
448201`,
    ],
    [
      'of a beneficiary',
      `
Beneficiary            Wattle Joinery Pty Ltd
Beneficiary bank       Commonwealth Bank of Australia
BSB code               032-118
Beneficiary account    448201`,
    ],
    [
      'whose label for the branch is explained below',
      `
Bank State Branch   032-118
(BSB)
Account No.         448 201
In the name of      Wattle Joinery Pty Ltd`,
    ],
    [
      'after the cheque in one sentence',
      `
Make all cheques payable to Wattle Joinery Pty Ltd, or direct deposit BSB 032-118 account 448201.`,
    ],
    [
      'whose name ends a sentence in the next line',
      `
Payment by EFT only. Bank: NAB. BSB: 032118. Account: 448201. Account name: Wattle
Joinery Pty Ltd. Cheques are no longer accepted.`,
    ],
    [
      'named after `A/C`, numbered after `A/C#`',
      `
A/C: Wattle Joinery Pty Ltd
BSB: 032-118
A/C#: 448201`,
    ],
    [
      'named under the bank that holds it',
      `
Our banking details
ANZ Banking Group
BSB number 032 118
Account number 448 201
Account Wattle Joinery Pty Ltd`,
    ],
    [
      'right of whom to pay, without any label',
      `
PAY TO   Wattle Joinery Pty Ltd
         032-118 / 448201`,
    ],
    [
      'broken behind the hyphen of its BSB',
      `
Remittances: accounts@wattle.example; Direct deposits: Wattle Joinery Pty Ltd, National Australia Bank, BSB 032-
118, A/C 448 201`,
    ],
    [
      'named over two lines above its BSB',
      `
AUD payments
Wattle Joinery Pty
Ltd
BSB 032-118
A/c 448201`,
    ],
    [
      'in a line divided by bullets',
      'Bank transfer \u2022 Wattle Joinery Pty Ltd \u2022 BSB 032\u2013118 \u2022 Account 448201',
    ],
    ['behind labels in brackets', 'EFT (BSB) 032-118 (A/C) 448201 (NAME) Wattle Joinery Pty Ltd'],
    [
      'with a number that has no label, below the BSB',
      `
Remit to
Wattle Joinery Pty Ltd
Bank of Melbourne
BSB 032-118
448201`,
    ],
    [
      'named in brackets behind its number',
      "Please pay to the firm's account: BSB 032-118 Acct 448201 (Wattle Joinery Pty Ltd).",
    ],
    [
      'named before a sentence about something else',
      `
EFT PAYMENTS: BSB/ACC: 032-118 / 448201 NAME: Wattle Joinery Pty Ltd
Goods remain the property of the seller until they are paid for.`,
    ],
  ])('is read %s', (_, text) => expect(accountOn(`${head}${text}\n`)).toEqual(ACCOUNT));

  it('is read where recognition takes the stroke of `A/c` for a letter', () => {
    expect(
      accountIn(pageOf(`${head}\nBSB 032-118\nAlc 448201\n`, { source: 'ocr', confidence: 0.95 })).slice(0, 2),
    ).toEqual(['032-118', '448201']);
  });

  it('is that of the new details where the old ones are given as well', () => {
    const text = `${head}
Our bank details have changed. Do not use our old account (BSB 062-129
Account 17906118).
New account details: Wattle Joinery Pty Ltd, BSB 032-118, Account 448201
`;
    expect(accountOn(text)).toEqual(ACCOUNT);
  });
});

describe('a number that was not read surely', () => {
  const doubtful = (text: string, ...words: string[]): Page => {
    const page = pageOf(text, { source: 'ocr', confidence: 0.95 });
    return {
      ...page,
      words: page.words.map((word) => (words.includes(word.text) ? { ...word, confidence: 0.5 } : word)),
    };
  };

  it('is not given, and no other account instead of it', () => {
    const text = `${head}
Please pay into our office account:   BSB 032-118   Account No 448201
Moneys in trust only:                 BSB 034-516   Account No 85487091
`;
    expect(accountIn(doubtful(text, '448201')).slice(0, 2)).toEqual(['032-118', null]);
    expect(accountIn(doubtful(text, '448201', '034-516')).slice(0, 2)).toEqual(['032-118', null]);
  });

  it('is taken from where it stands again, surely read', () => {
    const text = `${head}
Pay to BSB 032-118   Account No 448207

Payment slip:   BSB 032-118   Account No 448201
`;
    expect(accountIn(doubtful(text, '448207')).slice(0, 2)).toEqual(['032-118', '448201']);
  });

  it('keeps an account behind its label from another BSB, though it says nothing', () => {
    const text = `${head}
Office account BSB 032-118
Account No 5Ubb 7a5
Trust account BSB 03
Account No 85487091
`;
    expect(accountIn(pageOf(text, { source: 'ocr', confidence: 0.95 }))[1]).toBeNull();
  });
});

describe('a business name', () => {
  const nameOn = (text: string): string | null => valuesIn(pageOf(text), 'business_name')[0] ?? null;

  it.each([
    [
      'behind the word for its part in a contract',
      `
PROGRESS CLAIM / TAX INVOICE
Claimant: Wattle Joinery Pty Ltd ABN 53 004 085 616
Respondent: Summit Civil Pty Ltd ABN 33 007 457 141`,
    ],
    [
      'in the sentence that says who runs a franchise',
      `
## CleanSweep
CleanSweep Ringwood is independently owned and operated by Wattle Joinery Pty Ltd ABN 53 004 085 616 under licence`,
    ],
    [
      'over two lines of such a sentence',
      `
## CleanSweep
CleanSweep Ringwood is independently owned and operated by Wattle Joinery Pty
Ltd ABN 53 004 085 616 under licence from CleanSweep Franchising Pty Ltd
Tax Invoice: 5521`,
    ],
    [
      'larger than what stands close beside it',
      `
## Wattle Joinery Pty Ltd  Your reference 8310739
                           Date   9 March 2025
Tax invoice
Summit Civil Pty Ltd
142 Grote Rd, Fitzroy VIC 3065

ABN 53 004 085 616`,
    ],
  ])('is read %s', (_, text) => expect(nameOn(text)).toBe('Wattle Joinery Pty Ltd'));
});

it('reads a person over what the person does as the business', () => {
  const text = `
Priya Okonkwo
Software Contractor
ABN 53 004 085 616

Invoice 2026-W33
`;
  expect(valuesIn(pageOf(text), 'business_name')).toEqual(['Priya Okonkwo']);
});

it('reads the number of an invoice whose title says what it is for', () => {
  const text = `
## Wattle Joinery Pty Ltd
ABN 53 004 085 616

## Rent invoice (tax invoice) 32720
Tenant: Summit Civil Pty Ltd
`;
  expect(valuesIn(pageOf(text), 'invoice_number')).toEqual(['32720']);
});

describe('the business', () => {
  it('has the ABN of its letterhead, not those of the terms overleaf', () => {
    const [first, second] = [
      pageOf(`${head}\nTotal   $120.00\n\nBSB 032-118 Account 448201`),
      pageOf(`
Terms and conditions
1. The customer must pay the price by the due date. The Seller, ABN 51 824 753 556 as agent, may charge interest.`),
    ];
    const fields = readFields([first, { ...second, number: 2 }])[0]?.fields;
    expect(fields?.business_abn?.value).toBe('53004085616');
  });

  it.each([
    ['that payments are made to', 'Payable to Wattle Joinery Pty Ltd, ABN 53 004 085 616', 'Wattle Joinery Pty Ltd'],
    ['before its address', 'From: Priya Prendergast, 182 Swanston Rd, Newtown NSW 2042', 'Priya Prendergast'],
  ])('is the one %s', (_, text, name) =>
    expect(
      valuesIn(pageOf(`\nTAX INVOICE\nNo: A37145\n\n${text}\n\nTotal $120.00`), 'business_name', 'invoice_number'),
    ).toEqual([name, 'A37145']),
  );

  it('is a person without the letters behind the name', () => {
    const text = `
Dr Amara Osei FRACS
Level 3, Brunswick Medical Centre
ABN 53 004 085 616

TAX INVOICE 20418

EFT: Dr Amara Osei, BSB 032-118, Acc 448201`;
    expect(valuesIn(pageOf(text), 'business_name', 'account_name')).toEqual(['Dr Amara Osei', 'Dr Amara Osei']);
  });

  it('is not the customer that `TO` names', () => {
    const text = `
INVOICE SI-204 FROM WATTLE JOINERY PTY LTD
ABN 53004085616
TO Murrumba Training Limited

Total $120.00`;
    expect(valuesIn(pageOf(text), 'business_name')).toEqual(['WATTLE JOINERY PTY LTD']);
  });

  it.each([
    ['of which the letterhead is a division', 'Wattlebird\na division of Wattle Joinery Pty Ltd\nABN 53 004 085 616'],
    [
      'without its number in the register of associations',
      'Wattle Joinery Pty Ltd (Inc. No. A0023824B)\nABN 53 004 085 616',
    ],
    ['that stands wide apart from its ABN', '## Wattle\n\nWattle Joinery Pty Ltd          ABN 53 004 085 616'],
  ])('is the one %s', (_, text) =>
    expect(valuesIn(pageOf(`\n${text}\n\nTAX INVOICE 20418\n\nTotal $120.00`), 'business_name')).toEqual([
      'Wattle Joinery Pty Ltd',
    ]),
  );
});

describe('an invoice', () => {
  it.each([
    ['a letterspaced title', 'T A X  I N V O I C E\n\nNo: INV-47467'],
    ['the number of a docket', 'TAX INVOICE / RECEIPT\nDocket 917740 Invoice INV-47467'],
    [
      'its date and its total',
      'Invoice from\nWattle Joinery Pty Ltd\n\nNumber       Date          Total\nINV-47467    1 May 2026    $120.00',
    ],
    ['a heading for its details', 'Invoice details\nNumber   INV-47467'],
    ['its label right before its number', 'Tax invoice\n\nInvoice numberINV-47467\nInvoice date14-Jan-25'],
  ])('has a number under %s', (_, text) => {
    const [document] = readFields([pageOf(`\nWattle Joinery Pty Ltd\nABN 53 004 085 616\n\n${text}\n\nTotal $120.00`)]);
    expect([document?.isInvoice, document?.fields.invoice_number?.value]).toEqual([true, 'INV-47467']);
  });

  it('has a number that begins with the letter of `number`', () => {
    const text = '\nWattle Joinery Pty Ltd\nABN 53 004 085 616\n\nTax Invoice N2737\n\nTotal $120.00';
    expect(valuesIn(pageOf(text), 'invoice_number')).toEqual(['N2737']);
  });
});
