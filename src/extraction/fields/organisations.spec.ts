import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { readFields } from './read-fields.js';

/** Invoices of those who are no ordinary companies: what is printed, then name, ABN, account's name, BSB, account number, invoice number. */
const INVOICES: readonly [who: string, text: string, fields: readonly string[]][] = [
  [
    'an owners corporation under its manager’s letterhead',
    `
Harrow & Pike Strata Management
Level 3, 118 Pitt Street, Sydney NSW 2000
P 02 5550 1188    E levies@harrowpike.example

## LEVY NOTICE
Tax Invoice

The Owners - Strata Plan 71934
ABN 53 004 085 616
42 Marlow Street, Ashfield NSW 2131

Ms J Delacroix                              Date of notice   1 October 2026
Unit 9, 42 Marlow Street                    Notice no        71934-0911
Ashfield NSW 2131                           Lot 9  Unit entitlement 41

Administrative fund levy  01/10/26 - 31/12/26      $812.40
Capital works fund levy   01/10/26 - 31/12/26      $210.00
GST                                                $102.24
Total due by 1 November 2026                     $1,124.64

EFT   Account name: The Owners - Strata Plan 71934
      BSB: 182-222   Account: 304418827
`,
    [
      'The Owners - Strata Plan 71934',
      '53004085616',
      'The Owners - Strata Plan 71934',
      '182222',
      '304418827',
      '71934-0911',
    ],
  ],
  [
    'a body corporate in care of its manager',
    `
## Body Corporate for Pelican Waters CTS 20817
ABN 51 871 925 505
C/- Tideline Body Corporate Services, PO Box 88, Caloundra QLD 4551

TAX INVOICE                       Contribution Schedule Levy

To: Mr & Mrs R Okafor
    Lot 14, 3 Bowsprit Crt
    Pelican Waters QLD 4551

Invoice Number: 3381     Issue Date: 12/10/2026    Due: 10/11/2026

Description                                   Amount
Administrative fund 1/11/26 to 31/1/27        640.00
Sinking fund 1/11/26 to 31/1/27               188.20
Total including GST                           828.20

Pay by direct deposit to
Body Corporate Pelican Waters CTS 20817
BSB 484-799   Acc 200877154   Ref LOT14
`,
    [
      'Body Corporate for Pelican Waters CTS 20817',
      '51871925505',
      'Body Corporate Pelican Waters CTS 20817',
      '484799',
      '200877154',
      '3381',
    ],
  ],
  [
    'a clinic with its company at the foot',
    `
## Kookaburra Dental Care
Gentle dentistry since 1994
Shop 4, 210 Main Road, Belmont VIC 3216      03 5550 7719

Tax Invoice 55120            17/09/2026

Westside Netball Club
Attention: Treasurer
PO Box 12, Highton VIC 3216

Custom mouthguards x 14        $1,190.00
GST                              $119.00
TOTAL                          $1,309.00

Bank: NAB   BSB 083-652   Account No 447719023
Account name Kookaburra Dental

Fernleigh Oral Health Pty Ltd trading as Kookaburra Dental Care   ABN 53 004 085 616
`,
    [
      'Fernleigh Oral Health Pty Ltd trading as Kookaburra Dental Care',
      '53004085616',
      'Kookaburra Dental',
      '083652',
      '447719023',
      '55120',
    ],
  ],
  [
    'a council',
    `
## Shire of Tallarook
ABN 51 871 925 505
1 Civic Place, Tallarook VIC 3659
Telephone 03 5550 2000   www.tallarook.vic.gov.au

SUNDRY DEBTOR TAX INVOICE

Bunyip Concrete Pty Ltd                 Debtor No      10442
77 Quarry Rd                            Invoice No     SD0098821
Tallarook VIC 3659                      Date           03-Nov-2026
                                        Due Date       03-Dec-2026

Asset protection permit AP/221/26                       450.00
Footpath reinstatement                                1,870.00
Total (GST free)                                      2,320.00

Payment options
EFT  Shire of Tallarook General Account  BSB 063-815  A/C 10027714  Ref SD0098821
BPAY Biller Code 45229  Ref 1044 2988 21
`,
    ['Shire of Tallarook', '51871925505', 'Shire of Tallarook General Account', '063815', '10027714', 'SD0098821'],
  ],
  [
    'a school',
    `
St Brendan's College Wodonga
A Catholic school in the tradition of Brigidine education
Kirwan Street WODONGA VIC 3690           T: 02 5550 6120
ABN 27 267 423 234

TAX INVOICE                              Invoice: 40771
                                         Date: 2 February 2026
The Parents of Amelia Novak              Family code: NOV014
15 Huon Creek Rd
Wodonga VIC 3690

Tuition fees Semester 1             3,410.00
Technology levy                       260.00
Year 9 camp                           540.00
Balance payable                     4,210.00

Fees may be paid direct to St Brendan's College Fee Account, BSB 063-500, Account 0091 4473.
Please use your family code as the reference.
`,
    ["St Brendan's College Wodonga", '27267423234', "St Brendan's College Fee Account", '063500', '00914473', '40771'],
  ],
  [
    'a sole trader',
    `
Invoice                                       No. 88

From:                                         Date 30/9/26
Gary Treloar
ABN 53 004 085 616
0491 570 156
gtreloar.tiling@example.net

For: Silverwater Homes Pty Ltd
     Lot 22 Aspen Way

Floor tiling laundry + 2 bathrooms      $3,960.00
Waterproofing                           $  880.00
No GST has been charged
Total                                   $4,840.00

Please pay to G R Treloar CBA 064-459 1023 7745
`,
    ['Gary Treloar', '53004085616', 'G R Treloar', '064459', '10237745', '88'],
  ],
  [
    'a trustee in one line',
    `
## TAX INVOICE
Number: TI-4471       Date: 19 August 2026

Marlock Investments Pty Ltd ATF The Penrose Family Trust
ABN 51 871 925 505
Unit 2, 14 Sheridan Lane, Osborne Park WA 6017

Tenant: Gumnut Early Learning Pty Ltd
Premises: 6/88 Hutton Street, Osborne Park

Rent for September 2026           8,250.00
Outgoings                         1,120.00
GST                                 937.00
Amount due                       10,307.00

Payment by EFT to:
Penrose Family Trust
036-022  557 210
`,
    [
      'Marlock Investments Pty Ltd ATF The Penrose Family Trust',
      '51871925505',
      'Penrose Family Trust',
      '036022',
      '557210',
      'TI-4471',
    ],
  ],
  [
    'a trustee over two lines',
    `
Quandong Rural Holdings Pty Ltd
as trustee for the Quandong Unit Trust
ABN 27 267 423 234
RMB 5581 Narrandera NSW 2700

                                   TAX INVOICE   QR1190
                                   8 December 2026
Murray Stockfeeds
PO Box 401
Griffith NSW 2680

214 t Barley F1 @ $298.00            63,772.00
GST                                   6,377.20
Total                                70,149.20

Our bank: Westpac Narrandera
BSB 032-762
Acct 20-1184
Name Quandong Rural Holdings
`,
    [
      'Quandong Rural Holdings Pty Ltd as trustee for the Quandong Unit Trust',
      '27267423234',
      'Quandong Rural Holdings',
      '032762',
      '201184',
      'QR1190',
    ],
  ],
  [
    'a club',
    `
Lower Ovens Pony Club Inc.
PO Box 33 Peechelba VIC 3678
Inc. no. A0034412X    ABN 53 004 085 616
secretary@lowerovenspony.example

Tax Invoice                        Invoice # 26/031
                                   Date 11.04.2026
To
Zone 8 Eventing Committee

Ground hire, 2 days                   600.00
Canteen float                         150.00
Jump judges' lunches                  212.00
Total                                 962.00

Please deposit to LOPC Inc, Bendigo Bank, BSB 633-000, a/c 118 402 277
`,
    ['Lower Ovens Pony Club Inc.', '53004085616', 'LOPC Inc', '633000', '118402277', '26/031'],
  ],
  [
    'a company whose account has a shorter name',
    `
## Smithson's Plumbing & Gas Services Pty Ltd
Lic 228817C   ABN 51 871 925 505
12 Foundry Road, Seven Hills NSW 2147       (02) 5550 3391

TAX INVOICE
INVOICE NO   10882
DATE         22/10/2026

BILL TO
Wentworth Aged Care Ltd
300 Pendle Way
Pendle Hill NSW 2145

Replace tempering valve x 3      885.00
Test and tag                     140.00
GST                              102.50
TOTAL                         $1,127.50

PAYMENT DETAILS
ACC NAME   SMITHSONS PLUMBING
BSB        012-298
ACC NO     3362 19887
`,
    ["Smithson's Plumbing & Gas Services Pty Ltd", '51871925505', 'SMITHSONS PLUMBING', '012298', '336219887', '10882'],
  ],
  [
    'two people under the name of their trade, titled “Tax invoice for payment”',
    `
Yarrawonga Tree Lopping
Ben & Kylie Fuller  ABN 51 871 925 505
Fully insured   Call 0491 570 110

TAX INVOICE FOR PAYMENT
Invoice: 2026-77
Job address: 9 Piper St, Yarrawonga
Customer: Ovens Valley Real Estate

Remove 2 x silky oak           1,750.00
Stump grind                      300.00
Total (GST inc)                2,050.00

Pay B & K Fuller   BSB 633 000   Account 144 209 981
`,
    ['Ben & Kylie Fuller', '51871925505', 'B & K Fuller', '633000', '144209981', '2026-77'],
  ],
  [
    'an association that trades under another name, in smaller type',
    `
## Basketball Association of Central Gippsland Inc
trading as Gippsland Falcons
ABN 27 267 423 234     ARN A0019982K

TAX INVOICE No. 3-0442
Date: 1 May 2026

Invoice to: Churchill Primary School
            Coleman Parade, Churchill VIC 3842

Stadium hire term 2                  880.00
Referees                             240.00
GST                                  112.00
Invoice total                      1,232.00

Remit to: Gippsland Basketball  BSB 633-108  Account number 161 552 009
`,
    [
      'Basketball Association of Central Gippsland Inc trading as Gippsland Falcons',
      '27267423234',
      'Gippsland Basketball',
      '633108',
      '161552009',
      '3-0442',
    ],
  ],
  [
    'a parish whose trustees have the ABN',
    `
Anglican Parish of Kempsey East
Rectory: 4 Tozer Street, Kempsey NSW 2440
Hall bookings 02 5550 9921

TAX INVOICE

Macleay Valley Quilters                 Invoice date   6/3/26
c/- Mrs V Amos                          Our ref        INV-0093

Hire of parish hall, 5 evenings              $250.00
Use of kitchen                                $40.00
Amount due                                   $290.00

Direct deposit to Parish of Kempsey East; BSB 032-826; Account 118833

The Corporate Trustees of the Diocese  ABN 27 267 423 234
`,
    ['The Corporate Trustees of the Diocese', '27267423234', 'Parish of Kempsey East', '032826', '118833', 'INV-0093'],
  ],
  [
    'a kindergarten that a company operates',
    `
## Little Wattles Kindergarten
operated by Murray Region Early Years Ltd
ABN 53 004 085 616
8 Dunlop Street, Yarrawonga VIC 3730

TAX INVOICE
Invoice no: LW-2026-118
Date: 31/08/2026

To: Ovens Valley Disability Services

Sessions, 12 days                   $1,776.00
Total                               $1,776.00

Account name: Murray Region Early Years
BSB: 313-140     Account no: 12184470
`,
    ['Murray Region Early Years Ltd', '53004085616', 'Murray Region Early Years', '313140', '12184470', 'LW-2026-118'],
  ],
  [
    'owners whose manager prints an ABN of its own',
    `
## Meridian Community Management
PO Box 1140, Parramatta NSW 2124
T 02 5550 8400   levies@meridian.example
Meridian Community Management Pty Ltd ABN 51 871 925 505

LEVY NOTICE - Tax Invoice
Notice no: 0007731          Date: 01/09/2026

Mr A & Mrs P Delacroix
7/28 Station Street
Wentworthville NSW 2145

The Owners - Strata Plan No. 63118   ABN 27 267 423 234
28 Station Street, Wentworthville NSW 2145

Quarterly levy                        851.90
Total due                            $851.90

Account name: Owners of Strata Plan 63118
BSB: 182-222     Account no: 271304926
`,
    [
      'The Owners - Strata Plan No. 63118',
      '27267423234',
      'Owners of Strata Plan 63118',
      '182222',
      '271304926',
      '0007731',
    ],
  ],
  [
    'an owners corporation whose account has hardly more than the number of its plan',
    `
## Meridian Community
Meridian Community Management Pty Ltd ABN 51 871 925 505

FEE NOTICE - Tax Invoice
Notice no: 0007731          Date: 01/09/2026

Ms F Delacroix
9/61 Heidelberg Rd
Ivanhoe VIC 3079

Owners Corporation PS412873V   ABN 27 267 423 234
61 Heidelberg Rd, Ivanhoe VIC 3079

Quarterly fee                         460.00
Total due                            $460.00

Account name: OC PS412873V
BSB: 182-222     Account no: 271304926
`,
    ['Owners Corporation PS412873V', '27267423234', 'OC PS412873V', '182222', '271304926', '0007731'],
  ],
];

describe('an invoice', () => {
  it.each(INVOICES)('of %s is read whole', (_, text, expected) => {
    const [invoice] = readFields([pageOf(text)]);
    const fields = invoice?.fields;
    expect(invoice?.isInvoice).toBe(true);
    expect([
      fields?.business_name?.value,
      fields?.business_abn?.value,
      fields?.account_name?.value,
      fields?.account_bsb?.value.replace('-', ''),
      fields?.account_number?.value,
      fields?.invoice_number?.value,
    ]).toEqual(expected);
  });
});
