import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { FieldName } from '../document.js';
import { readFields } from './read-fields.js';

const valuesIn = (text: string, ...names: FieldName[]): (string | null)[] => {
  const fields = readFields([pageOf(text)])[0]?.fields;
  return names.map((name) => fields?.[name]?.value ?? null);
};

const head = `
## Wattle Joinery
ABN 53 004 085 616

Tax invoice no: 20418

Cabinets      $1,100.00
Total         $1,100.00
`;

describe('the account', () => {
  it('is not the number beside an account number of six digits in groups of three', () =>
    expect(
      valuesIn(
        `${head}
Bank         Account name        BSB           Account no     Reference
Westpac      Wattle Joinery      032-118       092 567        68558-3`,
        'account_bsb',
        'account_number',
      ),
    ).toEqual(['032-118', '092567']));

  it('is none where the line of another BSB has a number under a wording that is not known', () =>
    expect(
      valuesIn(
        `${head}
Commonwealth Bank: State branch 066-368 Account no for deposit 161194
St.George Bank: State branch 118-337 Account no for deposit 585496`,
        'account_bsb',
        'account_number',
      ),
    ).toEqual([null, null]));

  it('is none of two in lines of one form where the label of the BSB is mistyped and one bank is not known', () =>
    expect(
      valuesIn(
        `${head}


ANZ: BBS 018-345 Account num 79733566
Bendigo Bank: BBS 633-617 Account num 764383`,
        'account_bsb',
        'account_number',
      ),
    ).toEqual([null, null]));

  it('is the one whose lines give a number where another BSB stands in a line of its own', () =>
    expect(
      valuesIn(
        `${head}
Pay to BSB 118-337 Account no 5854961
The BSB of our branch is 066-368`,
        'account_bsb',
        'account_number',
      ),
    ).toEqual(['118-337', '5854961']));
});

describe('the name of an account', () => {
  it('starts where the sentence before it ends', () =>
    expect(valuesIn(`${head}\nBank transfer only please. R Llewellyn BSB 032-118 Acct 448201`, 'account_name')).toEqual(
      ['R Llewellyn'],
    ));

  it('ends before the abbreviation of its bank', () =>
    expect(valuesIn(`${head}\nJ Petrakis CBA bsb 063 550 a/c 2218 4409`, 'account_name')).toEqual(['J Petrakis']));

  it('stands between the way to pay and the bank, in dashes', () =>
    expect(
      valuesIn(`${head}\nPlease pay by bank deposit - P W Dent - Bendigo Bank 633-000 10247731`, 'account_name'),
    ).toEqual(['P W Dent']));

  it('ends with its line where the next one is another sentence', () =>
    expect(
      valuesIn(
        `${head}
Direct credit: Westpac BSB 032-118 A/C 1188372 Wattle Joinery
All claims within 24 hours.`,
        'account_name',
      ),
    ).toEqual(['Wattle Joinery']));

  it('stands behind a label of which a known one is a word', () =>
    expect(
      valuesIn(
        `${head}
Name on the a/c: Mbeki Holdings
BSB: 032-118
Account number: 448201`,
        'account_name',
      ),
    ).toEqual(['Mbeki Holdings']));

  it('does not go on with the label of the number in the next line', () =>
    expect(
      valuesIn(
        `${head}
Title of account: Wattle Joinery Pty Ltd
Account (BSB first): 032-118 288847704`,
        'account_name',
      ),
    ).toEqual(['Wattle Joinery Pty Ltd']));
});

describe('the name of an account that nothing announces', () => {
  it('is a line of its own below the numbers', () =>
    expect(valuesIn(`${head}\nBank details\n\nBSB: 802-985\nAccount: 10324571\nElla J Wattle`, 'account_name')).toEqual(
      ['Ella J Wattle'],
    ));

  it.each([
    ['says what to do', 'BSB: 802-985\nAccount: 10324571\nQuote the Invoice Number'],
    ['is a line further down', 'BSB: 802-985\nAccount: 10324571\n\n\n\nElla J Wattle'],
  ])('is none that %s', (_, lines) =>
    expect(valuesIn(`${head}\nBank details\n\n${lines}`, 'account_name')).toEqual([null]),
  );

  it('is the company that stands by the account where the business is printed without its form', () =>
    expect(
      valuesIn(`${head}\nRemit to: Wattle Joinery (NT) P/L | BSB 065-901 | A/c 1013 7745`, 'account_name'),
    ).toEqual(['Wattle Joinery (NT) P/L']));
});

describe('the supplier', () => {
  it('is not the line under its name that says how it is registered', () =>
    expect(
      valuesIn(
        `
# Barwon Sailing & Angling Club Inc.
Incorporated Association A0017733F   ABN 53 004 085 616

Invoice: 26/019
Hire of the clubroom   $480.00`,
        'business_name',
      ),
    ).toEqual(['Barwon Sailing & Angling Club Inc.']));

  it('is the person above degrees and occupation', () =>
    expect(
      valuesIn(
        `
                Dr Anneliese Brandt
                MBBS (Hons) FRACS
                Orthopaedic Surgeon
                ABN 27 267 423 234
                Suite 12, 60 Cambridge St, Wembley WA 6014

Mr Piotr Zielinski                      Account/Invoice no: 88213
4 Nanson Way                            Date: 16 Sep 2026
Joondalup WA 6027

49318      Total hip replacement        $4,150.00
                                Total:  $4,150.00

Payment by direct debit: A Brandt Medical Pty Ltd BSB 067-167 A/c 2098 1174.`,
        'business_name',
        'business_abn',
      ),
    ).toEqual(['Dr Anneliese Brandt', '27267423234']));

  it('is named by the whole line, not by the part of it that looks like a form', () =>
    expect(
      valuesIn(
        `
Mitchell & Partners Surveyors
Land, Engineering & Mining Surveyors
ABN 51 871 925 505

Tax Invoice M26-0144

Boundary re-establishment     1,180.00
Total                         1,180.00

Direct deposit: BSB 484-799 Account No. 5510294, account name Mitchell and Partners`,
        'business_name',
        'account_name',
      ),
    ).toEqual(['Mitchell & Partners Surveyors', 'Mitchell and Partners']));

  it('has its proprietor under its name', () =>
    expect(
      valuesIn(
        `
             TAX INVOICE
HUNTER MOBILE MECHANICS
Prop: Jason Pratt    Lic MVRL 44182
ABN 51 871 925 505     Mobile 0417 226 118

Customer: Newcastle Couriers         Invoice No. 000318
Service 150,000 km          385.00
Total (inc GST)            $385.00`,
        'business_name',
      ),
    ).toEqual(['HUNTER MOBILE MECHANICS']));

  it('is named without the number under which it is registered', () =>
    expect(
      valuesIn(
        `
Lakeside Community Choir Inc (A0044182B)
ABN 51 871 925 505

INVOICE 26-08
To: Ballarat Begonia Festival

Performance fee      600.00
Total payable        600.00`,
        'business_name',
      ),
    ).toEqual(['Lakeside Community Choir Inc']));

  it('has its ABN below the account in the column of the buyer', () =>
    expect(
      valuesIn(
        `
Lumen Photography

Tax invoice
LO/26/088

Billed to
Sienna & Marc Delacroix
8 Vineyard Ln
Pokolbin NSW
Pay to
Lumen Photography
032-118
872140093
ABN 53 004 085 616

Wedding      3,400.00
Total       $3,400.00`,
        'business_abn',
        'account_number',
      ),
    ).toEqual(['53004085616', '872140093']));

  it('has no ABN where only the buyer has one', () =>
    expect(
      valuesIn(
        `
Lyrebird Panel Beaters Pty Ltd        Bill to: Ostrix Pty Limited
                                      171 Depot Close
                                      Palmerston NT 0830
                                      ABN 66 419 765 476

Invoice No.     Invoice dated
HX-62/4737      2026-08-04

Lock cylinders      2,094.72
Total              $2,094.72

Authorised by Lyrebird Panel Beaters Pty Ltd
accounts@lyrebirdpanelbeaters.com.au`,
        'business_abn',
      ),
    ).toEqual([null]));
});

describe('the number of the invoice', () => {
  it('may start with a group of one digit', () =>
    expect(
      valuesIn(
        `
Southern Energy Pty Ltd
ABN 53 004 085 616

Tax invoice      7 0024 1188 203
Date             4/10/2026

Usage        308.00
Total       $308.00`,
        'invoice_number',
      ),
    ).toEqual(['7 0024 1188 203']));

  it('is not the ABN beside its label', () =>
    expect(
      valuesIn(
        `
Invoice for services       Jarrod Ferreira
This invoice               ABN 74-631-700-231
96                         145 Old Mill Court
Date                       Penrith NSW 2750
7-Jan-2024

Buyer: Pinnacle Locksmiths

Site survey      $2,784.96
Total            $2,784.96`,
        'invoice_number',
      ),
    ).toEqual(['96']));
});
