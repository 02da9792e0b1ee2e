import fc from 'fast-check';
import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import type { Page } from '../../document.js';
import { readFields } from '../../fields/read-fields.js';
import { searchFile, searchPages } from './search.js';

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

describe('a sentence that asks for the account and quotes', () => {
  const found = (quoted: string) => {
    const sentence = `Please note our new bank account: BSB 032-118, account 448201, quoting ${quoted}.`;
    const page = pageOf(`${invoice.replaceAll('20418', 'HX-20/4567')}\n${sentence}\n`);
    const [one] = searchFile([page], readFields([page]));
    expect(one?.announcements).toHaveLength(1);
    return one?.possibleAccounts;
  };

  it('the number of the invoice, in whatever groups, asks for no other account', () =>
    expect(found('invoice no HX-20/4567')).toEqual([]));

  it.each(['HX-20/4568', 'HX-20/45670', '9114 behind HX-20/4567'])('%s may ask for another one', (quoted) =>
    expect(found(quoted)).toHaveLength(1),
  );
});

describe('what leads to the account that is asked for', () => {
  const held = (...pages: string[]) => {
    const all = pages.map((text, at) => pageOf(text, { number: at + 1 }));
    return searchFile(all, readFields(all))[0]?.announcements.filter(({ namesAccount }) => !namesAccount) ?? [];
  };
  const [head = '', paying = ''] = invoice.split('Please pay by EFT');

  it.each([
    "If your finance team can't use a card, transfer to Wattle Joinery, BSB 032-118, account number 448201 and put the invoice number in the description.",
    'All money for this job comes to us at BSB 032-118, account 448201.',
  ])('is no hint where it gives both its numbers: %s', (said) => expect(held(`${invoice}\n${said}`)).toEqual([]));

  it.each([
    "If your finance team can't use a card, transfer to Osprey Capital, BSB 032-118, account number 448201.",
    'All money for this job comes to Dana at BSB 032-118, account 448201.',
  ])('is one where it names somebody else: %s', (said) => expect(held(`${invoice}\n${said}`)).not.toEqual([]));

  it('may be a line that points at its page', () => {
    const line = 'Payment details over the page';
    const details = `Please pay by EFT${paying}`;
    expect(held(`${head}\n\n${line}`, details)).toEqual([]);
    expect(held(`${head}\n\n${line}`, 'Conditions of sale', details)).not.toEqual([]);
    expect(held(`${head}\n\nNew payment details over the page`, details)).not.toEqual([]);
  });
});

describe('the plan of owners', () => {
  const found = (name: string, more: string) => {
    const page = pageOf(`${invoice.replaceAll('Wattle Joinery Pty Ltd', name)}\n${more}`);
    return searchFile([page], readFields([page]))[0]?.possibleAccounts.map(({ accountNumber }) => accountNumber);
  };
  const owners = 'Body Corporate of Wattle Terraces Community Titles Scheme 80542';

  it.each(['Community Titles Scheme\n80542', 'Body Corporate of Wattle Terraces Community\nTitles Scheme\n80542'])(
    'is no account where its name is wrapped before it: %j',
    (name) => expect(found(owners, `Pay into the account of\n${name}`)).toEqual([]),
  );

  it('may be one of anybody else, and where it is longer', () => {
    expect(found('Wattle Joinery Pty Ltd', 'Pay into the account of\nCommunity Titles Scheme\n80542')).toEqual([
      '80542',
    ]);
    expect(found(owners, 'Pay into the account of\nCommunity Titles Scheme\n98765432')).toEqual(['98765432']);
  });
});

describe('numbers of licences, speeds, readings and telephones', () => {
  const beside = (text: string) =>
    accounts(`\nPay to our account, BSB 032-118.\n${text}\nBank transfer within 7 days.`);

  it.each([
    ['a licensed plumber', 'Licensed plumber 50218. A certificate has been lodged.'],
    ['a registered tax agent', 'Registered tax agent no. 24718009'],
    ['a trade of several words', 'Licensed electrical and air conditioning contractor 512847'],
    ['a speed of the NBN', 'Your NBN upgrade to 250/100 is booked for 17 November.'],
    ['a speed of another seller', 'Fibre 500/200 from 1 November'],
    ['ranges of readings', 'Free Cl    pH         Alk       Calcium    CYA\n1-3        7.2-7.6    80-120    150-250    30-50'],
  ])('are no account: %s', (_, text) => expect(beside(text)).toEqual([])); // prettier-ignore

  it.each([
    ['the rest of an ABN', '     Wattle Joinery Pty Ltd ABN 53 004\n            085 616\n          T: 1300 975 617'],
    ['a telephone behind an address', '2 Kellys Steps, Hobartville 7004 5550 1187'],
    ['a telephone behind a street and suburb', '12/48 Argent Street, Broken Ridge 2880 5550 1187'],
    ['the number of a bill that begins with a letter', 'Account number\n804 417 226\nBill number\nT 804 417 226-5'],
    ['a bill beside a sentence', 'Account no 804 417 226    \n                                                  Bill number\nHi, here is what you asked us for      T 804 417 226-5'],
  ])('are no account away from it: %s', (_, text) => expect(accounts(`${'\n'.repeat(12)}${text}`)).toEqual([])); // prettier-ignore

  it.each([
    ['what is licensed is an account', 'Licensed account 12345678', '12345678'],
    ['nobody is licensed', 'The plumber 12345678', '12345678'],
    ['it says to pay into the plumber’s', 'Pay into licensed plumber 12345678', '12345678'],
    ['it is the account of the plumber', 'Use the account the licensed plumber 12345678', '12345678'],
    ['no speed is spoken of', 'Upgrade to 250/100 12345678', '250-100 12345678'],
    ['nobody has such a speed', 'Our NBN 733/111 12345678', '733-111 12345678'],
    ['there is one range less', 'Alk       Calcium    CYA\n80-120    150-250    30-50', '150-250 80120'],
    ['a nought is in front', 'Cl     pH         Alk       Calcium    CYA\n1-3    7.2-7.6    80-120    062-250    30-50', '062-250 80120'],
    ['a range falls', 'Cl     pH         Alk       Calcium    CYA\n1-3    7.2-7.6    80-120    633-111    30-50', '633-111 80120'],
    ['the number is none', 'Cl     pH         Alk       Calcium    CYA\n1-3    7.2-7.6    8012347    150-250    30-50', '150-250 8012347'],
    ['the row is of a bank', 'Cl     pH         Bank      Calcium    CYA\n1-3    7.2-7.6    bank      150-250 12345678    30-50', '150-250 12345678'],
    ['it ends no ABN', '     Wattle Joinery Pty Ltd ABN 53 004\n            033 111\n          12345678', '033-111 12345678'],
    ['no street is named', 'Hobartville 7004 5550 1187', '700-455 501187'],
    ['the suburb is an account', '2 Kellys Steps, Account 7004 5550 1187', '700-455 501187'],
    ['the label above is of a bank', 'Account number\nT 804 417 226', '804417226'],
    ['a sentence about paying stands left', 'Account no 804 417 226    \n                                                  Bill number\nHi, please pay it into this      T 804 417 227', '804417227'],
  ])('are one where %s', (_, text, account) => expect(beside(text)).toContain(account)); // prettier-ignore
});

describe('numbers that their form and what stands around them explain', () => {
  it.each([
    'Coordinates in the report are MGA2020 zone 56 (E 301882.114, N 6557120.902).',
    'Peg found at 301882.11 mE 6557120.90 mN (GDA94).',
    'Control point N 6557120.9, E 301882.1',
    'You contract out of sections 95, 118, 121(4), 130, 132 and 135.',
    'Clauses 12, 14(b), 118 to 122 and 131 apply.',
    'Visits 6/10, 9/10 and 23/10',
    '6/10\n9/10\n23/10',
    'Collected    Episode       Patient\n06/10/26     26-7718204    Drake, Colin    88.00\nAccount period October 2026',
  ])('are no account: %j', (text) => expect(accounts(text)).toEqual([]));

  it.each([
    'Pay into E 733111.164, N 6440821.309',
    'Bank details\nE 733111.164, N 6440821.309',
    'Pay into account\nE 733111, N 6440821',
    'Account: sections 118, 121, 130, 132, 135',
    'Account\nsections 118, 121, 130, 132, 135',
    'Pay into clauses 118, 121, 130, 132, 135',
    'You contract out of sections 733, 111, 987, 654 and 32.',
    'Account number\n6/10\n9/10\n23/10',
    'Bank account\n9/10\n6/10\n23/10',
    '06/10/26     733-111 98765432    Transfer of funds         88.00',
  ])('are an account where they lead to one, or have no such form: %j', (text) =>
    expect(accounts(text)).not.toEqual([]),
  );

  it.each(['448201. 14 days.', '448201. 30 days net please.'])('are a term behind a full stop: %j', (said) => {
    const page = pageOf(invoice.replace('448201', said));
    expect(searchFile([page], readFields([page]))[0]?.possibleAccounts).toEqual([]);
  });

  it.each(['448201 14 days.', '448201. 14', '448201. 14 Wattle'])('make a longer number: %j', (said) => {
    const page = pageOf(invoice.replace('448201', said));
    expect(searchFile([page], readFields([page]))[0]?.possibleAccounts).toHaveLength(1);
  });
});

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
    ['in words that are joined', 'Pay to BSB seventhreethreeoneoneone Account nineeightsevensixfivefourthreetwo'],
    [
      'in words of Finnish',
      'Pay to: seitsemän kolme kolme yksi yksi yksi yhdeksän kahdeksan seitsemän kuusi viisi neljä kolme kaksi',
    ],
    ['in words of Welsh', 'BSB saith tri tri un un un\nAccount naw wyth saith chwech pump pedwar tri dau'],
    ['that a label calls a reference', 'Transfer with order 733-111 98765432'],
    ['one digit in each box', 'BSB  7  3  3  1  1  1\nAccount  9  8  7  6  5  4  3  2'],
    ['in lines of their own', 'Remit to\n733111\n98765432'],
    ['cut over lines', 'EFT\n733\n111\n9876\n5432'],
    ['far from its BSB', 'Branch: 733111\n\n\n\nNumber: 98765432'],
    ['behind other labels', 'Order 733-111\nJob 98765432\nPlease transfer your payment with these'],
    ['in brackets', 'Settlement account (733) "111" [9876] [5432]'],
    ['joined to letters', 'BSB73311198765432'],
    ['with full-width digits', 'funds to ７３３－１１１ ９８７６５４３２'],
    ['with circled digits', 'funds to ⑦③③①①① ⑨⑧⑦⑥⑤④③②'],
    ['with letters of another alphabet', 'ВSВ 733-111 Ассоunt 98765432'],
    ['under the words of BPAY', 'Bank transfer\nBiller code: 733111  Ref: 98765432'],
    ['with words between its groups', 'Pay to account\n733 then 111 then 987 then 654 then 32'],
    ['with rows of dots between its groups', 'Pay to account\n733 ........ 111 ........ 9876 ........ 5432'],
    ['in brackets behind words', 'Funds to: bank (733) branch (111)\nnumber first (9876) second (5432)'],
    ['behind a BSB in brackets', 'Westpac 733 (branch 111) no 9876 5432'],
    ['in an address of the web', 'Pay our account:\nwww.pay-733111-98765432.example'],
    ['in the path of one', 'Pay here: https://pay.example/733111/acct/98765432'],
    ['in an address of mail', 'Bank account in one:\n733111.98765432@bsb-account.example'],
    ['in a code of letters', 'Account code for transfer\nAU733111ANZ98765432X'],
    ['behind letters that stand apart', 'P A Y  T O\n7 3 3 1 1 1  9 8 7 6 5 4 3 2'],
    ['that is to be paid into, whatever it is called', 'Pay your money into microchip 73311198765432'],
    ['in groups that part it elsewhere', 'Pay this: 7331 1198 7654 32'],
  ])('is found %s', (_, text) => expect(accounts(text)).toEqual(['733-111 98765432']));

  it.each([
    ['far apart', '7        9\n3        8\n3        7\n1        6\n1        5\n1        4\n         3\n         2'],
    ['with marks between', '6 7\n3 1\n7 8\n0 4\n0 4\n0 2\n. 9\n. 1\n. 3'],
  ])('is found downwards in two columns, %s', (_, columns) => {
    // What is written downwards has no BSB of its own to show.
    expect(accounts(`Bank account, read downwards:\n${columns}`)).toContain('');
  });

  it.each([
    'Account number: 98765432',
    'Account for this job: 98765432',
    'please transfer to account 98765432 at the same branch',
    'Pay into 98765432 instead',
    'Send to branch 98765432',
    'Pay 98765432 thanks',
    'Pay to a/c98765432',
    'Konto 98765432',
    'Compte bancaire: 98765432',
    'Rekening 98765432',
    'Cuenta bancaria 98765432',
    'Conto corrente 98765432',
    '账号：九八七六五四三二',
    'Số tài khoản: 98765432',
    'رقم الحساب ٩٨٧٦٥٤٣٢',
    'Bank account nine eight seven six five four three two',
    'Account $98,765,432',
    'A/C 987654.32',
    'Account for transfer\n987,654.32',
    'Bank account (same bank)\n$987,654.32',
    'Deposit\n98765432 mm',
    'Bank account IX VIII VII VI V IV III II',
    'Bank account ix viii vii vi v iv iii ii',
    'Bank account IX-VIII-VII-VI-V-IV-III-II',
    'Bank account ninth eighth seventh sixth fifth fourth third second',
    'Docket 98765432\nBank transfer only:\n98765432',
    'Deposit to the customer account 98765432',
    'Pay bank account niner ait seven six fife fower tree two',
    '계좌 구팔칠육오사삼이',
    'Invoice total, please send here: bank 98765432',
    'Queries about our bank account 98765432',
    'Account number with Westpac Sydney Branch at 100 George Street is now 98765432',
  ])('is found where only its number is given: %j', (text) => expect(accounts(text)).toEqual(['98765432']));

  it('is found where it has the checksum of an ABN', () => {
    expect(accounts('BSB and account number in one:\n73 311 110 013')).toEqual(['733-111 10013']);
  });

  it('is found with the BSB of the one asked for', () => {
    expect(accounts('', '032-118 98765432')).toEqual(['032-118 98765432']);
  });

  it.each([
    'Sort code 20-00-00 Account 55779911',
    'Routing 021000021 Account 123456789',
    'NZ account 12-3140-0171323-50',
    'SWIFT CTBAAU2S account 98765432',
    'Acct: 6222021234567890123',
  ])('is found abroad: %j', (text) => expect(accounts(text).length).toBeGreaterThan(0));

  it.each([
    'Pay to this account:\nBSB  733  111\nAccount no.  987  654  32',
    'Pay to this account:\nBank/State/Branch  73  3  111',
    'Our BSB starts with 733 and the other digits are 111.',
    'The BSB to transfer to is 733 (at the branch in Preston), then 111',
    'BSB seven hundred and thirty three, one hundred and eleven',
    'Correction: the bank account number above should read 5114 at its end.',
    'Our account number has changed: add 137 to the number above.',
    'PayPal payments to bev@wattle-pay.com',
    'Send BTC to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'Pay at paypal.me/wattlejoinerypay',
    'International: SWIFT DBSSSGSG',
  ])('is told of where it is given in an odd way: %j', (text) => expect(accounts(text)).toEqual(['']));

  it('is told of where its BSB is in Roman digits', () =>
    expect(accounts('BSB VII III III I I I')).toEqual(['733-111 20418']));

  it.each([
    'EFT\nFirst half: 9876\nSecond half: 5432',
    'EFT\nUpper part 9876\nLower part 5432',
    'EFT\n1. 733\n2. 111\n3. 9876\n4. 5432',
    'EFT\nPart A 733   Part B 111\nPart C 98765   Part D 432',
  ])('is told of where it is given in counted pieces: %j', (text) => expect(accounts(text)).toContain(''));

  it.each([
    'Use the same BSB.\nMember ID: 98765432',
    'BSB as above. Our ledger no. is 98765432',
    'Account number for this, same branch: account 98765432',
  ])('is found at the bank of the one asked for, whatever it is called: %j', (text) =>
    expect(accounts(text)).toEqual(['98765432']),
  );

  it.each([' ° ', '×', ' ¦ ', '&', ' - . - . - '])('is found with %j between its groups', (mark) =>
    expect(accounts(`Pay to BSB 733${mark}111 account 9876${mark}5432`)).toEqual(['733-111 98765432']),
  );

  it.each(['733|111|9876|5432', '733 | 111 | 9876 | 5432'])('is found between bars: %s', (printed) =>
    expect(accounts(`Pay to ${printed}`)).toEqual(['733-111 98765432']),
  );

  it.each(['Our old account is closed, pay only to', 'Trust account, do not pay here:', 'USD account', 'Do not use:'])(
    'is found whatever is said of it: %j',
    (words) => expect(accounts(`${words} BSB 733-111 Account 98765432`)).toEqual(['733-111 98765432']),
  );

  it('is found on a page that is turned', () => {
    const letter = pageOf('Please transfer to BSB 733-111 account 98765432', { number: 2 });
    const turned: Page = {
      ...letter,
      words: letter.words.map((word) => ({
        ...word,
        angle: 90,
        box: { x0: 500 - word.box.y1, x1: 500 - word.box.y0, y0: word.box.x0, y1: word.box.x1 },
      })),
    };
    const [found] = searchFile([pageOf(invoice), turned], readFields([pageOf(invoice)]));
    expect(found?.possibleAccounts).toMatchObject([{ page: 2, bsb: '733-111', accountNumber: '98765432' }]);
  });

  /** A page of digits, each in a place of its own. */
  const scattered = (place: (at: number) => [x: number, y: number]): Page => ({
    ...pageOf(''),
    number: 2,
    words: [...'73311198765432'].map((text, at) => {
      const [x0, y0] = place(at);
      return {
        text,
        box: { x0, y0, x1: x0 + 5, y1: y0 + 9 },
        source: 'text',
        confidence: 1,
        size: 10,
        bold: false,
        angle: 0,
      };
    }),
  });

  it.each([
    ['around a circle', scattered((at) => [200 + 40 * Math.cos(at / 2.4), 200 + 40 * Math.sin(at / 2.4)])],
    ['in steps', scattered((at) => [100 + at * 11, 100 + at * 6])],
    ['on a wave', scattered((at) => [100 + at * 9, 200 + 11 * Math.sin(at / 1.7)])],
  ])('is told of where its digits stand %s', (_, page) => {
    const [found] = searchFile([pageOf(invoice), page], readFields([pageOf(invoice)]));
    expect(found?.possibleAccounts).toMatchObject([{ page: 2 }]);
  });

  it.each([
    ['the axes of a chart', scattered((at) => (at < 7 ? [100, 300 - at * 20] : [100 + (at - 6) * 20, 300]))],
    ['a calendar', scattered((at) => [100 + (at % 4) * 20, 100 + Math.floor(at / 4) * 18])],
  ])('is not made of %s', (_, page) => {
    const [found] = searchFile([pageOf(invoice), page], readFields([pageOf(invoice)]));
    expect(found?.possibleAccounts).toEqual([]);
  });

  it('is found where it was recognised in the place of other text', () => {
    const written = pageOf(`${invoice}\nPay into  eeeeeeee`);
    const last = written.words.at(-1);
    const page: Page = {
      ...written,
      words: written.words.flatMap((word) =>
        word === last
          ? [
              { ...word, untrusted: true as const },
              { ...word, text: '98765432', source: 'ocr' as const },
            ]
          : [word],
      ),
    };
    const [found] = searchFile([page], readFields([pageOf(invoice)]));
    expect(found?.possibleAccounts).toMatchObject([{ bsb: null, accountNumber: '98765432' }]);
  });

  it.each([
    'Customer no 104482   Invoice 20418   Amount enclosed $990.00',
    'BPAY Biller Code 27482 Ref 4060 4774 49',
    'Our bank details have not changed. Commonwealth Bank of Australia ABN 48 123 123 124',
    'Statement of account attached. Accounts enquiries: (02) 5550 7781 ext 20412, option 3',
    'Deposit paid 02/08/2026 receipt 558812: $500.00. EFT surcharge nil. Policy 18293847',
    'Cheques to PO Box 10482, Dandenong South VIC 3175. Interpreter 131 450, 13 24 62 or 1300 123 456',
    'Direct debit on 24/08/2026 from account ending 4821, card 4564 XXXX XXXX 8821',
    '\n\n\n\n\nAccount number 4060 477 449   Issue date 3 Aug 2026   Due date 24 Aug 2026',
    'Payment by bank transfer within 30 days. Security of Payment Act 2002, clause 14(2). Form 10482-B 08/2026',
    'Pay by EFT. Peak usage 1,664 kWh @ 0.2871   477.73',
    'Please pay your account $12,345.00 by bank transfer. Received on account 1,250.00',
    'Pay at https://pay.example/i/104482/20418 or mail accounts2026@example.com',
    'Bank transfer within 14 days. Act 2002, clause 14, form 20 of 2019. See parts 12 and 40',
    'Biller code: 733111 Ref: 4060 4774 4912',
    'Property: Lot 7 PS 641621, water account',
    'Account details: Provider 5243711B   5243711K   5243711T',
    'Account enquiries (8:30-4:30)\nAccount of the tour 12-14/07/26',
    'Transfer to our account\n\n150UB14.0  65x65x3 SHS  8.0  1,266.99',
    'Direct deposit. Release no. 26-0184, docket 81401',
    'Telehealth item numbers 91830, 91831 and 92437 apply. Account details follow',
    'Bank transfer: put 93460 in the reference',
    'Deposit by EFT. Microchips 985100909851711, 985100958137729',
    'Your account is due now\n\n65070  FBC  16.95\n66512  LFT/UEC  17.70',
    'Bank transfer. Odometer 804,022 km, temperature log TL185520\nScrews 14g x 100 (500), docket 1W434178',
    'DEFT Reference Number 733 111 133 5668. Pay your account by DEFT',
    'Bank account details. Insurer policy no. MOT 46720189, bill no. K 897 300 243 7',
    'Account 299.50   Eftpos 12345.67',
    'EFT: use your account code\nOpen Mon-Fri 7-5, Sat 7.30-12.',
    'Pay 1. EFT to the account above\n2. BPAY Biller Code 733111  Ref 98765432\n3. Credit card',
    'Enquiries: Bev 9981 9538. Electronic payment to the club account',
    'Employee 16288 Ngaire Vellani   9.5   45.19   1,152.35\nEFT details',
    'Bank transfer\nPart A 12\nPart B 8\n1. 16 hours\n2. 40 hours',
    'Bank transfer on completion of stages I II III IV V VI',
    'Direct deposit\n3 666  3 302',
    'Direct deposit\nA1504\nC-1231\n9.5\n3:52\n8:40',
    'Direct deposit\nRow 1204\nRow 1204',
    'Bank transfer. Contract sum $1,456,789.12, public liability to $20,000,000.00',
    'Ask your bank which BSB it uses. Terms 14 days from 03/06/2026',
    'BSB: 032 118    Account: 448 201',
    'We accept PayPal, Visa and bank transfer. SWIFT CTBAAU2S',
    'Our account details have changed to BSB 032-118, account 448201, from 1 July 2026',
  ])('is none in %j', (text) => expect(accounts(text)).toEqual([]));

  it('is none where the page was read twice', () => {
    const page = pageOf(invoice);
    const again = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.9 }));
    const [found] = searchFile([{ ...page, words: [...page.words, ...again] }], readFields([page]));
    expect(found?.possibleAccounts).toEqual([]);
  });

  it('is found on any page', () => {
    const letter = 'Dear customer,\nour bank details have changed:\nBSB 733-111\nAccount number 98765432';
    expect(accounts('', letter)).toEqual(['733-111 98765432']);
  });

  it('is said to be there behind more than are listed', () => {
    const many = Array.from({ length: 51 }, (_, at) => `BSB 733-111\nAccount number 987654${at + 10}`);
    const found = searchPages(many.map((text, at) => pageOf(text, { number: at + 1 }))).possibleAccounts;
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toMatchObject({ bsb: null, accountNumber: null });
  });

  it('is searched for at once, whatever the pages hold', () => {
    const piece = fc.constantFrom(
      '0',
      '12',
      '733-111',
      '98765432',
      'account',
      'BSB',
      '$',
      '.',
      '-',
      '(',
      'PayID',
      '@',
      'nine',
      '٣',
      'IBAN',
      'DE89',
      '1,000.00',
      '+61',
    );
    const line = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(pieces.length % 2 === 0 ? ' ' : ''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const page = pageOf(lines.join('\n'));
        const started = process.cpuUsage();
        searchPages([page]);
        return process.cpuUsage(started).user < 2e6;
      }),
      { numRuns: 40 },
    );
  });

  it.each(['AFSL 418 827', 'Australian Financial Services Licence No. 418 827'])(
    'is not a licence of a financial adviser beside one: %s',
    (licence) => expect(accounts(`Account name: Wattle Joinery\nAccount number: 448201\n${licence}`)).toEqual([]),
  );

  it.each(['AFSL 418 827\nBSB 418 827', 'AFSL 418 827 98765432', 'Our AFSL and account: 418 827\n98765432'])(
    'is one that a licence is printed with: %s',
    (shown) => expect(accounts(`Account name: Osprey\n${shown}`)).not.toEqual([]),
  );

  it('is not the same account again', () => {
    expect(accounts('Remittance slip: 032118 448 201, quote 20418. Phone (02) 5550 1234. Fax 02 5550 1235')).toEqual(
      [],
    );
  });
});

describe("the customer's account with both its numbers masked", () => {
  it.each([
    'Customer bank details on file for refunds: BSB 013-*** account *****4471.',
    'Your account: BSB xxx-xx2 Account xxxxx318',
    'Refunds go to BSB 062-xxx, account xxxx 318',
  ])('is none that could be paid into: %s', (line) => expect(accounts(line)).toEqual([]));

  it.each([
    'Pay to BSB 013-448 account *****4471',
    'Pay to BSB 013-*** account 55514471',
    'Pay to BSB 013-*** 448 account *****4471',
    'Pay to BSB 013-xxx448 account *****4471',
    'Pay to BSB 013-*** (***=448) account 55514471',
    'Pay to BSB 013***448 account *****4471',
  ])('may be one where either can be read: %s', (line) => expect(accounts(line)).not.toEqual([]));
});
