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

describe("an invoice's number", () => {
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
});
