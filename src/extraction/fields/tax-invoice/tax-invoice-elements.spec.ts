import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import type { TaxInvoiceElements } from '../../document.js';
import { readFields } from '../read-fields.js';

const INVOICE = `
## Harbour Lane Joinery Pty Ltd
ABN 53 004 085 616

## TAX INVOICE

Invoice number: HL-2041
Invoice date: 3 November 2026
Due date: 17 November 2026

Bill to:
Example Buyer Pty Ltd
1 Collins Street, Melbourne VIC 3000

Description          Quantity     Price      Amount
Oak bench tops       2            450.00     900.00
Fitting              5            80.00      400.00

Subtotal                                     $1,300.00
GST 10%                                      $130.00
Total due                                    $1,430.00

BSB: 062-000
Account number: 12345678
`;
const read = (text: string): TaxInvoiceElements | undefined => readFields([pageOf(text)])[0]?.taxInvoice;
const without = (...lines: string[]): string =>
  INVOICE.split('\n')
    .filter((line) => !lines.some((one) => line.startsWith(one)))
    .join('\n');

describe('taxInvoiceElements', () => {
  it('finds all of a complete tax invoice', () =>
    expect(read(INVOICE)).toEqual({
      titled: true,
      issueDate: true,
      itemDescriptions: true,
      gst: true,
      buyer: true,
      totalCents: 143_000,
    }));

  it.each<[keyof TaxInvoiceElements, unknown, string]>([
    ['titled', false, INVOICE.replace('TAX INVOICE', 'INVOICE')],
    ['titled', false, `${INVOICE}\nThis is not a tax invoice.`],
    ['issueDate', false, without('Invoice date')],
    ['itemDescriptions', false, without('Oak', 'Fitting')],
    ['gst', false, without('GST')],
    ['gst', true, INVOICE.replace('GST 10%                                      $130.00', 'Total price includes GST')],
    ['buyer', false, without('Bill to', 'Example Buyer', '1 Collins')],
    ['totalCents', null, without('Total due')],
    ['totalCents', 143_000, INVOICE.replace('Total due ', 'Total (inc GST) ')],
    ['titled', true, INVOICE.replace('TAX INVOICE', 'TAX lNV0ICE')],
  ])('%s is %s', (element, value, text) => expect(read(text)?.[element]).toBe(value));
});
