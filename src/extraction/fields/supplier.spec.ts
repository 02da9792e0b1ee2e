import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { isNameLike, isPostNominals } from './candidates/names.js';
import { readFields } from './read-fields.js';

/** Name and ABN of the supplier of the only document on a page. */
function supplierOn(text: string): (string | null)[] {
  const fields = readFields([pageOf(text)])[0]?.fields;
  return [fields?.business_name?.value ?? null, fields?.business_abn?.value ?? null];
}

describe('the business name', () => {
  it('is whole as it stands beside the ABN', () => {
    const text = `
## WATTLE VALLEY GRADERS
Wattle Valley Graders Co-operative Ltd (ABN 53 004 085 616)
Siding Road, Mildura VIC 3500
## Tax invoice
Invoice no: 4410
`;
    expect(supplierOn(text)).toEqual(['Wattle Valley Graders Co-operative Ltd', '53004085616']);
  });

  it.each(['Mr G. Pappas', 'The Directors', 'Attention: Accounts'])(
    'is not the one below who is written to: %s',
    (person) => {
      const text = `
## Elanora Chartered Accountants
Suite 2, 18 Kalang Road, Elanora Heights NSW 2101

${person}
Pappas Seafoods Pty Ltd
Client code    PAPP0001
Invoice number    15502
ABN    53 004 085 616

Our fee    $4,698.10
Transfer to: Elanora CA Pty Ltd, BSB 062-204, account no. 30718842
`;
      expect(supplierOn(text)).toEqual(['Elanora Chartered Accountants', '53004085616']);
    },
  );

  const gap = '\n'.repeat(22);

  it.each([
    [
      'Eastmoor Cleaning Co',
      `
TAX INVOICE                                        Invoice Number
                                                   INV-10288
                                                   Invoice Date             EC
     Mallow Street Early Learning                  19 October 2026
     12 Mallow St                                  ABN                      Eastmoor Cleaning Company
     Chermside QLD 4032                            25 945 651 955           Pty Ltd
                                                                            136 Beaufort St, Footscray
                                                                            QLD 4363
                                                                            02 6010 8676
Description                                           Quantity        Unit Price GST          Amount AUD
Nightly office clean, October (22 visits)                    22          98.00 10%                 2,156.00
Window clean, ground floor                                    1         240.00 10%                   240.00
                                                                        Subtotal                  $2,529.60
                                                                        GST 10%                    $252.96
                                                                        Total AUD              $2,782.56




Due Date: 02 November 2026
Pay by bank transfer using the details on the payment advice below.
${gap}
PAYMENT ADVICE
To: Eastmoor Cleaning Co                               Customer           Mallow Street Early Learning
136 Beaufort St, Footscray QLD 4363                    Invoice Number     INV-10288
                                                       Amount Due         2,782.56
                                                       Due Date           02 November 2026
                                                       Amount             Enter the amount you are paying
                                                       Enclosed           above
EFT: Eastmoor Cleaning Company Pty Ltd BSB 062-692 ACC 10339018
`,
    ],
    [
      'Eastmoor Cleaning',
      `
TAX INVOICE                                        Invoice Number
                                                   INV-10288
                                                   Invoice Date
     Mallow Street Early Learning                  19 October 2026
     12 Mallow St                                  ABN                      Eastmoor Cleaning
     Chermside QLD 4032                            25 945 651 955           136 Beaufort St, Footscray
                                                                            QLD 4363
Description                                           Quantity        Unit Price GST          Amount AUD
Nightly office clean, October (22 visits)                    22          98.00 10%                 2,156.00
${gap}
PAYMENT ADVICE
To: Eastmoor                                           Customer           Mallow Street Early Learning
136 Beaufort St, Footscray QLD 4363                    Invoice Number     INV-10288
                                                       Amount Due         2,782.56
EFT: BSB 062-692 ACC 10339018
`,
    ],
  ])('is not the one that the payment slip names as the customer: %s', (name, text) =>
    expect(supplierOn(text)[0]).toBe(name),
  );

  it('may stand beside the heading of the customer at the head of the page', () => {
    const text = `
## TAX INVOICE
Customer                                 Eastmoor Cleaning Company Pty Ltd
Mallow Street Early Learning             ABN 53 004 085 616
12 Mallow St, Chermside QLD 4032         136 Beaufort St, Footscray QLD 4363
${gap}${gap}
Invoice no: 4410
`;
    expect(supplierOn(text)).toEqual(['Eastmoor Cleaning Company Pty Ltd', '53004085616']);
  });

  it('is the one beside the ABN, not the larger trading name', () => {
    const text = `
## Bluegum Bikes
Hollis Holdings (Vic) Pty Ltd ABN 53 004 085 616
12 Example Street, Geelong VIC 3220
accounts@bluegumbikes.com.au
## Tax invoice
Invoice no: 4410
`;
    expect(supplierOn(text)).toEqual(['Hollis Holdings (Vic) Pty Ltd', '53004085616']);
  });

  it('is found in a sentence where nothing else names the business', () => {
    const text = `
## Invoice
Invoice no: 4410
Bill to: Plover Dental

Description      Amount
Labour           100.00
Total            $110.00


Thank you for choosing Bluegum Bikes Pty Ltd.
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', null]);
  });

  it.each([
    'Subject to the terms of Provet Alliance ABN 53 004 085 616',
    'Supplied under the trading conditions of Provet Alliance Pty Ltd (ABN 53 004 085 616).',
  ])('has no ABN where the only one is that of whose terms apply: %s', (terms) => {
    const text = `
## Bluegum Bikes
12 Example Street, Geelong VIC 3220

Tax invoice     Invoice no: 4410
Bill to: Plover Dental

Labour           100.00
Total            $110.00

${terms}
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes', null]);
  });

  it('ends before a piece of a drawing, and starts behind one', () => {
    const text = `
##### Qo Wattle Bakery
#### H ABN XX XXX XXX XXX

## Tax invoice No. 2610
Date: 05/07/2010
To: Plover Dental

Description      Amount
Bread            100.00
Total            $110.00
`;
    const page = pageOf(text, { source: 'ocr', confidence: 0.95 });
    const words = page.words.map((word) => ({ ...word, confidence: word.text === 'Qo' ? 0.2 : word.confidence }));
    expect(readFields([{ ...page, words }])[0]?.fields.business_name?.value).toBe('Wattle Bakery');
  });

  it('is whose the slip is sent to, and not the customer’s on it, where neither address has a label', () => {
    const text = `
## TAX INVOICE
Brightline Logistics Pty Ltd     Invoice Date       Clune Conveyancing & Sons
124 Old Mill Rd                  6/03/2025          80 Fitzroy Lane
DUBBO NSW 2830                   Invoice Number     CAIRNS QLD 4870
AUSTRALIA                        SI-54396

Description                                         Amount
Advice                                              882.05
Amount Due AUD                                      $882.05

Due Date: 12 September 2025
Name: Clune Conveyancing
BSB 124-617
Account Number: 811037640
`;
    const slip = `


## PAYMENT ADVICE
                                 Customer        Brightline Logistics Pty Ltd
To: Clune Conveyancing & Sons    Invoice Number  SI-54396
80 Fitzroy Lane                  Amount Due      882.05
CAIRNS QLD 4870
`;
    const page = (end: string) => pageOf(`${text}\n\n\n\n\n\n\n\n\n\n${end}`, { source: 'ocr', confidence: 0.95 });
    const nameOn = (end: string) => readFields([page(end)])[0]?.fields.business_name?.value;
    expect(nameOn(slip)).toBe('Clune Conveyancing & Sons');
    expect(nameOn(slip.replace('PAYMENT ADVICE', 'DELIVERY'))).not.toBe('Clune Conveyancing & Sons');
  });

  it('ends with the form of a foreign company where recognition read the next label on', () => {
    const nameOn = (line: string) =>
      readFields([
        pageOf(`\n## FACTUUR\nFactuurnummer: 534\n\nTotaal 762.36\n\n\n\n${line}\n1017 AB Amsterdam`, {
          source: 'ocr',
          confidence: 0.95,
        }),
      ])[0]?.fields.business_name?.value;
    expect(nameOn('Spinix N.V. Bank')).toBe('Spinix N.V.');
    expect(nameOn('Spinix GmbH & Co. KG')).toBe('Spinix GmbH & Co. KG');
  });

  it('goes on in a line whose words another place prints in one with its end', () => {
    const text = `
## Tax invoice
          Lighthouse Rural Pty Ltd
as trustee for Lighthouse Rural Trust
   trading as Darling Downs Locksmiths
          ABN: 68 000 205 594

Invoice No. 657

BSB 633-303 Account no. 84529373
Payable to Lighthouse Rural Pty Ltd as trustee for Lighthouse Rural Trust trading as Darling Downs
Locksmiths
`;
    const fields = (name: string) =>
      readFields([pageOf(text.replace('\nLocksmiths', `\n${name}`), { source: 'ocr', confidence: 0.95 })])[0]?.fields;
    const whole = 'Lighthouse Rural Pty Ltd as trustee for Lighthouse Rural Trust trading as Darling Downs Locksmiths';
    expect(fields('Locksmiths')?.account_name?.value).toBe(whole);
    expect(fields('Locksmiths')?.business_name?.value).toBe(whole);
    expect(fields('Thankyou')?.account_name?.value).not.toContain('Thankyou');
  });

  it('is no long sentence about a trustee', () => {
    expect(
      isNameLike(
        'Title to all items passes from Echidna Investments Pty Ltd as trustee for Delacroix Discretionary Trust on',
      ),
    ).toBe(false);
  });

  it('is no line of degrees, however they run together', () => {
    expect(isPostNominals('MBBS FRACGP, DipObs')).toBe(true);
    expect(isPostNominals(`${'Dip'.repeat(60)}1`)).toBe(false);
  });

  it('is no number with some letters, of an account neither', () => {
    expect(isNameLike('Provider 338172L')).toBe(false);
    expect(isNameLike('Notice 3381720', 6)).toBe(false);
  });

  it('has the form that it is printed with', () => {
    const text = `
## Bluegum Web Services
Bluegum Web Services, Inc.
410 Terry Avenue, Boise, ID 83702
## Invoice
Invoice no: 4410
Bill to: Plover Dental
`;
    expect(supplierOn(text)).toEqual(['Bluegum Web Services, Inc.', null]);
  });

  it('is in large type over the width of a narrow column', () => {
    expect(
      supplierOn('\n## Bluegum\n## Power &\n## Hot Water\nABN\n53 004 085 616\nMelbourne\n\nInvoice 44\n'),
    ).toEqual(['Bluegum Power & Hot Water', '53004085616']);
  });

  it('has the ABN that a narrow column breaks into its groups', () => {
    const text = `
## Wattle Joinery Pty Ltd
12 Example Street, Geelong VIC 3220

Invoice no    ABN    Due date
4410          53     17/01/2025
              004
              085
              616
`;
    expect(supplierOn(text)).toEqual(['Wattle Joinery Pty Ltd', '53004085616']);
  });

  it('ends before the ABN where it wraps', () => {
    const text = `
## Harbour Street Recycling Pty    ## Tax invoice
## Limited ABN 53 004 085 616      Invoice no: 4410
12 Example Street, Geelong VIC 3220
`;
    expect(supplierOn(text)).toEqual(['Harbour Street Recycling Pty Limited', '53004085616']);
  });

  it('is no value of the date beside it', () => {
    const text = `
## Invoice
Date of issue     3 May 2026
Date due          17 May 2026
Bluegum Bikes Pty Ltd           Bill to
12 Example Street               Plover Dental Pty Ltd
billing@example.com
AU ABN 53 004 085 616
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it('stands above an ABN that wraps in its cell', () => {
    const text = `
Bluegum Bikes Pty Ltd             TAX INVOICE
ABN 53 004 085    BSB 032 118     Inv. No.
616                               4410
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it('never holds the label of the ABN', () => {
    const text = '\nBluegum Bikes Pty Ltd\nABN/ACN 53 004 085 616 / 004 085 616\n\n## TAX INVOICE\n';
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it('is the line above the ABN', () => {
    expect(supplierOn('\nBluegum Bikes\nABN 53 004 085 616\n\n## TAX INVOICE\n')).toEqual([
      'Bluegum Bikes',
      '53004085616',
    ]);
  });

  it('is a person where a sole trader gives their name', () => {
    const text = `
## Bluegum Bikes
Ngaio Whittaker ABN: 53-004-085-616
Ph 02 5550 1234   hello@bluegumbikes.com.au
`;
    expect(supplierOn(text)[0]).toBe('Ngaio Whittaker');
  });

  it('is a person also on the line above the ABN, but no trade', () => {
    const text = (line: string): string => `
## Bluegum Bikes
${line}
ABN 53 004 085 616
hello@bluegumbikes.com.au
`;
    expect(supplierOn(text('Ngaio Whittaker'))[0]).toBe('Ngaio Whittaker');
    expect(supplierOn(text('Repairs & Maintenance'))[0]).toBe('Bluegum Bikes');
  });

  it('is the letterhead where the ABN stands alone', () => {
    const text = `
## Bluegum Bikes Pty Ltd                 ## TAX INVOICE
12 Example Street
Geelong VIC 3220                          Invoice date
                                          3 May 2025
To                                        ABN
Mrs P Quince                              53 004 085 616
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it('joins the lines of a trustee that wraps', () => {
    const text = `
TAX INVOICE           Invoice no         The Trustee for Hollis Family
                      4410               Trust t/a Bluegum Bikes
                                         12 Example Street
                                         Geelong VIC 3220

                                         ABN 53 004 085 616
`;
    expect(supplierOn(text)[0]).toBe('The Trustee for Hollis Family Trust t/a Bluegum Bikes');
  });

  it.each([
    [
      'Lathe & Co Fasteners Co-operative Ltd, registered under the Co-operatives National Law',
      'Lathe & Co Fasteners Co-operative Ltd',
    ],
    ['Tumbrel Creek Men\u2019s Shed Inc, a member of the Sheds Association', 'Tumbrel Creek Men\u2019s Shed Inc'],
    ['From: Zanthus Shearing', 'Zanthus Shearing'],
  ])('ends before what is said of its body, and starts behind what says that it sends: %s', (line, name) => {
    const text = `
## TAX INVOICE                     No. 4410
To    Plover Pastoral, Hay NSW 2711

${line}
ABN 53 004 085 616                Ph 0491 570 593
Wethers shorn         1,240       4.10       5,084.00
`;
    expect(supplierOn(text)).toEqual([name, '53004085616']);
  });

  it('is no two values of a form with a label each', () => {
    const text = `
   SUBCONTRACTOR INVOICE FORM
Section 1          Your details
Trading name       SHINY SUNRISE SERVICES
Legal name         Dawa Tshering
ABN                53 004 085 616
Invoice number     005
`;
    expect(supplierOn(text)[0]).not.toContain('SERVICES Dawa');
  });

  it('is found in the footer', () => {
    const text = `
## TAX INVOICE
To: Plover Point Dental Pty Ltd
    ABN 11 123 456 780
Total $110.00

Bluegum Bikes Pty Ltd | ABN 53 004 085 616 | 12 Example Street Geelong VIC 3220 | bluegumbikes.com.au
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it('is the letterhead where there is no ABN', () => {
    const text = `
## Bluegum Bikes
12 Example Street Geelong VIC 3220   hello@bluegumbikes.com.au

INVOICE 22
Bill to:  Plover Point Dental Pty Ltd
Total $110.00
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes', null]);
  });

  it('is not a slogan between the name and the ABN', () => {
    const text = `
## Bluegum Bikes
Repairs and sales since 1984
ABN 53 004 085 616
hello@bluegumbikes.com.au
`;
    expect(supplierOn(text)[0]).toBe('Bluegum Bikes');
  });
});

describe('the ABN', () => {
  const withFooter = (footer: string, accountName: string): string => `
## Darling Downs Community Club Inc
## Tax invoice
Invoice number: IN76153
Prepared for: Prendergast Tree Services

Description      Amount
Labour           100.00
Total            $110.00

${footer}
Account in the name of ${accountName}
BSB 062-000
Account number 6387438608
`;

  it('of another name is none where the page is headed by the name of the account', () => {
    const text = withFooter('Landlord: Galix Pty Ltd ABN 53 004 085 616', 'Darling Downs Community Club Inc');
    expect(supplierOn(text)).toEqual(['Darling Downs Community Club Inc', null]);
  });

  it('is the supplier’s under its label where the buyer makes out the invoice, however far the lines are set in', () => {
    const text = `
## RECIPIENT CREATED TAX INVOICE
Mallee Grain Pool Ltd    ABN 51 824 753 556            RCTI No. 88-20417

Supplier: T & K Wengler Partnership
          RMB 240, Rainbow VIC 3424
          ABN 53 004 085 616
`;
    expect(supplierOn(text)).toEqual(['T & K Wengler Partnership', '53004085616']);
  });

  it('is the supplier’s beside a name whose words are all common', () => {
    const text = withFooter('Australian Services Pty Ltd ABN 53 004 085 616', 'Darling Downs Community Club Inc');
    expect(supplierOn(text)[1]).toBe('53004085616');
  });

  it('of another name is the supplier’s where the account is of that name', () => {
    const text = withFooter('Galix Pty Ltd ABN 53 004 085 616', 'Galix Pty Ltd');
    expect(supplierOn(text)[1]).toBe('53004085616');
  });

  it("is not the buyer's, whatever the size of the buyer's name", () => {
    const text = `
Tax invoice prepared for
## Plover Point Dental Pty Ltd
ABN 11 123 456 780

Invoice no  4410                     From
                                     Bluegum Bikes
                                     ABN 53 004 085 616
                                     hello@bluegumbikes.com.au
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes', '53004085616']);
  });

  it("is not the buyer's under an address without a label", () => {
    const text = `
## Bluegum Bikes Pty Ltd
ABN 53 004 085 616
12 Example Street, Geelong VIC 3220
Ph 02 5550 1234

Plover Point Dental
4 Sample Road
Mildura VIC 3500
ABN 11 123 456 780
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it.each(['Your ABN', 'Customer ABN:', "Client's ABN"])('is not the one after %s', (label) => {
    expect(supplierOn(`\n${label} 11 123 456 780\n\nBluegum Bikes ABN 53 004 085 616\n`)[1]).toBe('53004085616');
  });

  it('is not that of the factor or the landlord', () => {
    const text = `
## Harbour Leasing Pty Ltd
Harbour Leasing Pty Ltd ABN 53 004 085 616
as agent for the landlord
Landlord ABN 75 610 223 344
Bill to: Plover Point Dental   ABN 11 123 456 780
`;
    expect(supplierOn(text)).toEqual(['Harbour Leasing Pty Ltd', '53004085616']);
  });

  it("is the supplier's on an invoice that the buyer issues", () => {
    const text = `
## Riverside Wines Pty Ltd
ABN 11 123 456 780
grapes@riversidewines.com.au
## Recipient created tax invoice
RCTI no: 881

Supplier:
Hollis Vineyards
ABN 53 004 085 616
`;
    expect(supplierOn(text)).toEqual(['Hollis Vineyards', '53004085616']);
  });

  it.each([
    ['Recipient created tax invoice', 'Payee'],
    ['Buyer created tax invoice', 'Attn: Priya Sandhu'],
    ['RCTI', 'To:'],
  ])("is the supplier's, to whom the buyer addresses it: %s, %s", (title, label) => {
    const text = `
## Riverside Wines Pty Ltd
ABN 11 123 456 780
grapes@riversidewines.com.au
## ${title}
Invoice no: 881

${label}
Hollis Vineyards Pty Ltd
12 Example Street
Geelong VIC 3220
ABN 53 004 085 616
`;
    expect(supplierOn(text)).toEqual(['Hollis Vineyards Pty Ltd', '53004085616']);
  });

  it('is not that under a label of the buyer that no list holds', () => {
    const text = `
## Bluegum Bikes
12 Example Street, Geelong VIC 3220
Tax invoice no: 4410

Recipient of supply:
Plover Dental Pty Ltd
3 Kent Road
Richmond VIC 3121
ABN 11 123 456 780


Bluegum Holdings Pty Ltd ABN 53 004 085 616 | 12 Example Street, Geelong VIC 3220
`;
    expect(supplierOn(text)[1]).toBe('53004085616');
  });

  it('is not taken for the buyer’s where the title says what the invoice is for', () => {
    const text = `
Tax invoice for services
Bluegum Bikes Pty Ltd ABN 53 004 085 616
12 Example Street, Geelong VIC 3220
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it('is given as printed where its checksum fails', () => {
    expect(supplierOn('\nBluegum Bikes ABN 53 004 085 617\n')).toEqual(['Bluegum Bikes', '53004085617']);
  });

  it('is never an ACN', () => {
    expect(supplierOn('\nBluegum Bikes Pty Ltd ACN 004 085 616\n')).toEqual(['Bluegum Bikes Pty Ltd', null]);
  });

  it('is joined where it wraps', () => {
    const text = `
                         Bluegum Bikes Pty Ltd ABN 53 004
                                              085 616
`;
    expect(supplierOn(text)).toEqual(['Bluegum Bikes Pty Ltd', '53004085616']);
  });

  it('takes letters for digits only where the checksum then holds', () => {
    const read = (text: string): string | null =>
      readFields([pageOf(text, { source: 'ocr', confidence: 0.9 })])[0]?.fields.business_abn?.value ?? null;
    expect(read('\nBluegum Bikes ABN S3 OO4 O85 616\n')).toBe('53004085616');
    expect(read('\nBluegum Bikes ABN S3 OO4 O85 617\n')).toBeNull();
  });
});

describe('an ABN that was misread', () => {
  const read = (text: string): string | null =>
    readFields([pageOf(text, { source: 'ocr', confidence: 0.9 })])[0]?.fields.business_abn?.value ?? null;

  it('follows from the ACN of the company where its digits agree', () => {
    expect(read('\nBluegum Bikes Pty Ltd ABN 004 085 616 ACN 004 085 616\n')).toBe('53004085616');
    expect(read('\nBluegum Bikes Pty Ltd ABN 53 53 004 085 6l6 / ACN 004 085 616\n')).toBe('53004085616');
  });

  it('is not made up where they do not', () => {
    expect(read('\nBluegum Bikes Pty Ltd ABN 11 123 4 ACN 004 085 616\n')).toBeNull();
  });
});

describe('a name in a narrow column', () => {
  it('is joined where a trustee or a company goes on in the next line', () => {
    const trust = `
The Trustee for Hollister
Family Trust
ABN 53 004 085 616
12 Example Street
`;
    expect(supplierOn(trust)[0]).toBe('The Trustee for Hollister Family Trust');
    const company = `
Murrawong and Hollister
Engineering Pty Ltd
ABN 53 004 085 616
12 Example Street
`;
    expect(supplierOn(company)[0]).toBe('Murrawong and Hollister Engineering Pty Ltd');
  });

  it('is joined where a domain shows that both lines are one name', () => {
    const text = `
Murrawong Hollister
Structural
ABN 53 004 085 616
12 Example Street
www.murrawong-hollister-structural.com.au
`;
    expect(supplierOn(text.replace('www.', '\nwww.'))[0]).toBe('Murrawong Hollister Structural');
  });

  it('is not joined with a trading name that had room', () => {
    const text = `
Bluegum Bikes
Hollis Holdings Pty Ltd
ABN 53 004 085 616
12 Example Street, Geelong VIC 3220
`;
    expect(supplierOn(text)[0]).toBe('Hollis Holdings Pty Ltd');
  });
});
