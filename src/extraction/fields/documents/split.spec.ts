import type { Page } from '../../document.js';
import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { readFields } from '../read-fields.js';

const pages = (...texts: string[]): Page[] => texts.map((text, at) => pageOf(text, { number: at + 1 }));
const invoice = (number: string, more = ''): string => `
# Bluegum Bikes          ## TAX INVOICE
ABN 53 004 085 616

Invoice no: ${number}
Total $110.00
BSB 032-118 Account ${number}00
${more}
`;

describe('documents in one file', () => {
  it('are two where a second invoice starts', () => {
    const documents = readFields(pages(invoice('4410'), invoice('4411')));
    expect(
      documents.map((one) => [one.pages, one.fields.invoice_number?.value, one.fields.account_number?.value]),
    ).toEqual([
      [[1], '4410', '441000'],
      [[2], '4411', '441100'],
    ]);
    expect(documents[1]?.fields.account_number?.page).toBe(2);
  });

  it('are one where a page says which page of which invoice it is, whatever else it speaks of', () => {
    const first = `
Page 1 of 2
# Bluegum Bikes          ## TAX INVOICE
Invoice no: NC4410

Managed servers, monthly in advance        100.00
Carried over                               100.00
`;
    const second = (number: string): string => `
Bluegum Bikes       ${number}, page 2 of 2
## SERVICE AGREEMENT
Managed services    100.00
GST                  10.00
Total               110.00

We will never change our bank details by email. Ring us if you get a letter that says so.
Account name: Bluegum Bikes
BSB 032-118   Account 441000
ABN 53 004 085 616
`;
    const accountWith = (number: string): string | undefined =>
      readFields(pages(first, second(number)))[0]?.fields.account_number?.value;
    expect(accountWith('NC4410')).toBe('441000');
    expect(accountWith('NC9999')).toBeUndefined();
  });

  it('are one where every page repeats title and number', () => {
    expect(
      readFields(pages(invoice('4410', 'Page 1 of 2'), invoice('4410', 'Page 2 of 2'))).map((one) => one.pages),
    ).toEqual([[1, 2]]);
  });

  it('keep terms and enclosures with the invoice before them, and covering letters with the one after', () => {
    const terms = '# Terms and conditions\n1. Title does not pass until payment.';
    const docket = '## DELIVERY DOCKET\nDocket no 88';
    const letter = 'Dear Priya,\nWe enclose our tax invoice.\nYours sincerely';
    const documents = readFields(pages(letter, invoice('4410'), terms, docket, letter, invoice('4411')));
    expect(documents.map((one) => [one.pages, one.isInvoice])).toEqual([
      [[1, 2, 3, 4], true],
      [[5, 6], true],
    ]);
  });

  it('are parted where invoices follow the statement that lists them', () => {
    const statement = '## STATEMENT\nInvoice 4410   110.00\nCurrent 30 days 60 days\nBalance due $110.00';
    expect(
      readFields(pages(statement, invoice('4410'), invoice('4411'))).map((one) => [one.pages, one.isInvoice]),
    ).toEqual([
      [[1], false],
      [[2], true],
      [[3], true],
    ]);
  });

  it('are one where a second page only mentions another invoice', () => {
    const calls = 'Calls since invoice no: 4409\n03 5550 1234   1.20';
    expect(readFields(pages(invoice('4410'), calls))).toHaveLength(1);
  });

  it('are parted by page counts where no number can be read', () => {
    const unnumbered = '# Bluegum Bikes          ## TAX INVOICE\nTotal $110.00\nPage 1 of 1';
    expect(readFields(pages(unnumbered, unnumbered))).toHaveLength(2);
  });

  it('come out of no pages at all as one that is no invoice', () => {
    expect(readFields([])).toMatchObject([{ isInvoice: false, kind: 'blank', pages: [] }]);
  });

  it('are two where another supplier asks to be paid, whatever the invoices are titled', () => {
    const other = `
# Summit Civil
ABN 33 007 457 141

Account rendered
Invoice no: 88
Total due $50.00
BSB 062-000 Account 998877
`;
    expect(readFields(pages(invoice('4410'), other)).map((one) => [one.pages, one.fields.business_abn?.value])).toEqual(
      [
        [[1], '53004085616'],
        [[2], '33007457141'],
      ],
    );
  });

  it('take nothing from what is enclosed with an invoice', () => {
    const bare = invoice('4410').replace(/BSB.*/, '');
    const enclosures = [
      '## QUOTE\nQuote no 7\nDeposit to BSB 062-000 Account 998877\nTotal $9.00',
      'Dear customer,\nPlease note that our bank details have changed.\nPlease update your records.\nBSB 062-000 Account 998877',
    ];
    for (const enclosure of enclosures) {
      const [read, ...more] = readFields(pages(bare, enclosure));
      expect([read?.pages, read?.isInvoice, read?.fields.account_number, more]).toEqual([[1, 2], true, null, []]);
    }
    const advice = '## REMITTANCE ADVICE\nPlease pay to BSB 062-000 Account 998877';
    expect(readFields(pages(bare, advice))[0]?.fields.account_number?.value).toBe('998877');
  });
});
