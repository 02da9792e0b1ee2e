import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { FieldName } from '../document.js';
import { readFields } from './read-fields.js';

function valuesOn(text: string, ...names: FieldName[]): (string | null)[] {
  const fields = readFields([pageOf(text)])[0]?.fields;
  return names.map((name) => fields?.[name]?.value ?? null);
}

const accountOn = (text: string): (string | null)[] => valuesOn(text, 'account_bsb', 'account_number', 'account_name');

const head = `
## Wattle Joinery            ## TAX INVOICE
ABN 53 004 085 616

Invoice no: 20418
`;

describe('an account name without a label', () => {
  it.each([
    ['after the number', 'EFT: BSB 032-118 Account 448201 Wattle Joinery'],
    ['after the number, before a remark', 'EFT: BSB 032-118 Account 448201 Wattle Joinery - quote 20418'],
    ['in front, ending as an account does', 'Direct credit to Wattle Joinery, BSB: 032-118, Account No: 448201'],
    ['under a heading', 'Please pay by EFT\nWattle Joinery\nBSB 032-118\nAccount 448201'],
    ['above, as printed elsewhere', 'Wattle Joinery\nBSB 032-118\nAccount 448201'],
    ['in a cell left of the BSB', 'Wattle Joinery   BSB 032-118\n                 Account 448201'],
    ['beside the word account', 'Account: Wattle Joinery\nBSB: 032-118\nAccount number: 448201'],
    ['as one of a list of ways to pay', '2. Transfer – Wattle Joinery, BSB: 032-118 Account: 448201'],
  ])('is read %s', (_, text) => {
    expect(accountOn(`${head}\n${text}\n`)).toEqual(['032-118', '448201', 'Wattle Joinery']);
  });

  it('may end in the word account', () => {
    const text = `${head}\nDirect credit to Wattle Joinery Rent Trust Account, BSB: 032-118, Account No: 448201\n`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Wattle Joinery Rent Trust Account']);
    expect(accountOn(`${head}\nAccount name: Wattle Office A/C\nBSB 032-118\nAccount number 448201\n`)[2]).toBe(
      'Wattle Office A/C',
    );
  });

  it('is a person in the sentence before the one that gives the BSB', () => {
    const text = `${head}\nPay to my account, held under Ngaio Whittaker. The BSB is 032-118 and the account number is 448201.\n`;
    expect(accountOn(text)).toEqual(['032-118', '448201', 'Ngaio Whittaker']);
  });

  it('is no bank and no other detail', () => {
    expect(accountOn(`${head}\nPay by EFT\nBank: ANZ\nBSB 032-118\nAccount 448201\n`)[2]).toBeNull();
    expect(accountOn(`${head}\nPlease deposit: ANZ Bank 032-118 / 448201\n`)).toEqual(['032-118', '448201', null]);
    expect(accountOn(`${head}\nPay by EFT to BSB 032-118 Account 448201 Thank You\n`)[2]).toBeNull();
  });

  it('goes on below where the whole of it is printed elsewhere', () => {
    const text = `
## Wattle Joinery Supplies      ## TAX INVOICE
ABN 53 004 085 616

Account name: Wattle Joinery
              Supplies
BSB:          032-118
Account no:   448201
`;
    expect(accountOn(text)[2]).toBe('Wattle Joinery Supplies');
  });
});

describe('the name of an account', () => {
  it.each([
    [
      'in small letters',
      'bsb     032-118\nacct    448201\nname    wattle makes\nwhen    fourteen days, please',
      'wattle makes',
    ],
    ['of two people', 'in the names of G R & P L Wattle,\nBSB 032-118 and number 448201.', 'G R & P L Wattle'],
    [
      'behind a bank’s',
      'Deposit to the credit of Wattle Rural Co-op\nBSB 032-118   Account 448201',
      'Wattle Rural Co-op',
    ],
  ])('is read %s', (_, lines, name) => {
    expect(accountOn(`${head}\nPayment by transfer\n${lines}\n`)).toEqual(['032-118', '448201', name]);
  });

  it('ends before a sentence that says the BSB', () => {
    const text = `${head}\nTo pay by bank: Wattle Trading\nOur branch (BSB) is 032-118\nand the account 448201\n`;
    expect(accountOn(text)[2]).toBe('Wattle Trading');
  });
});

describe('an account without labels', () => {
  it.each([
    [
      'in a sentence',
      'Please deposit: ANZ Bank 032-118 / 448201, Wattle Joinery. Interest applies to overdue accounts.',
    ],
    ['in cells of one row', 'Electronic payment: Wattle Joinery   032-118   448201'],
    ['under the words for paying', 'Payment please to:\nWattle Joinery\n032 118  448 201'],
  ])('is read %s', (_, text) => {
    expect(accountOn(`${head}\n${text}\n`)).toEqual(['032-118', '448201', 'Wattle Joinery']);
  });

  it('is not taken from numbers that nothing says are for payment', () => {
    expect(accountOn(`${head}\nSerial 032-118   448201\n`)).toEqual([null, null, null]);
    for (const line of [
      'Pay by BPAY  Biller 1234  Ref 032 118 448 201',
      'Pay by card 4400 032 118 448201',
      'To pay call 032 118 448201',
      'Payment queries   Phone:   032 118 448201',
    ])
      expect(accountOn(`${head}\n${line}\n`)).toEqual([null, null, null]);
  });

  it("is the supplier's where the buyer made the invoice, and theirs who are debited elsewhere", () => {
    const account = 'Payment goes to your nominated account: BSB 032-118 Account 448201\n';
    const rcti = `
## Golden Grain Ltd
ABN 51 824 753 556
## RECIPIENT CREATED TAX INVOICE
Supplier: Wattle Joinery
ABN 53 004 085 616
${account}`;
    expect(accountOn(rcti).slice(0, 2)).toEqual(['032-118', '448201']);
    expect(accountOn(`${head}${account}`).slice(0, 2)).toEqual([null, null]);
  });
});

describe('the number of an invoice', () => {
  it.each([
    ['Fee invoice: F26-1107', 'F26-1107'],
    ['Job invoice: J7712-2', 'J7712-2'],
    ['Client code LIN02   Statement/Invoice 008871', '008871'],
    ['Tax invoice number 55 0031 228', '550031228'],
    ['PROGRESS CLAIM\nClaim no.   PC-07', 'PC-07'],
    ['Claim no.   PC-07', null],
    ['Document: Tax invoice MN0551', 'MN0551'],
    [`Invoice${' '.repeat(30)}3101\nTo${' '.repeat(35)}Merriwa Downs`, '3101'],
  ])('is read from %j', (text, number) => {
    const [value] = valuesOn(`\n## Wattle Joinery\n${text}\n`, 'invoice_number');
    expect(value?.replace(/ /g, '') ?? null).toBe(number);
  });

  it('stands as far along as its label, where numbers are set to the right under labels set to the left', () => {
    const text = `
Date            Invoice           Job            Order
      3/02/26             77410         31877         9918
`;
    expect(valuesOn(`\n## Wattle Joinery\n${text}\n`, 'invoice_number')).toEqual(['77410']);
  });
});

describe('the name of the business', () => {
  it.each([
    ['no date', '\n## Invoice\nIssued\nFebruary 3, 2026\nABN 53 004 085 616\n', null],
    ['no address of a stall', '\nWattle Joinery\nStand 41 Markets, Pooraka\nABN 53 004 085 616\n', 'Wattle Joinery'],
    ['no profession', '\nNgaio Whittaker\nBarrister-at-Law\nABN 53 004 085 616\n', 'Ngaio Whittaker'],
    ['no remark in brackets', '\nWattle Joinery\n(J & K Bask)\nABN 53 004 085 616\n', 'Wattle Joinery'],
    [
      'no line of bank details',
      '\n## Wattle Joinery\n\n\nBank: A/c No: 159787740\nABN 53 004 085 616',
      'Wattle Joinery',
    ],
    ['not with its licence', '\n## TAX INVOICE\nWattle Joinery Lic. 118204\nABN 53 004 085 616\n', 'Wattle Joinery'],
    [
      'the one on its line under a word that could be a label',
      '\nPlover Dental\n9 Main St\nEFT only, with the number above as the payment\nreference\nWattle Joinery Pty Ltd ABN 53 004 085 616\n',
      'Wattle Joinery Pty Ltd',
    ],
    [
      'an owners corporation',
      '\nOwners Corporation Plan No. 61204\nABN 53 004 085 616\n',
      'Owners Corporation Plan No. 61204',
    ],
  ])('is %s', (_, text, name) => {
    expect(valuesOn(text, 'business_name')).toEqual([name]);
  });
});

describe('what kind of document it is', () => {
  const kindOf = (text: string): boolean | undefined => readFields([pageOf(text)])[0]?.isInvoice;

  it('is an invoice without a title, by its number, whole dollars and bank details', () => {
    expect(kindOf('\nWattle Joinery\ninvoice no. 4410\nTotal for half a day: $900\nBSB 032-118 account 448201\n')).toBe(
      true,
    );
  });

  it('is no invoice where it lists several', () => {
    const text = `
Wattle Joinery            Statement of Account
ABN 53 004 085 616
Invoice # 901      $55.00
Invoice # 915      $66.00
Balance due       $121.00
BSB 032-118 Account 448201
`;
    expect(kindOf(text)).toBe(false);
  });
});
