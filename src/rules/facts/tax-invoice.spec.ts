import { missingElements } from './tax-invoice.js';

const SEEN = { titled: true, issueDate: true, itemDescriptions: true, gst: true, buyer: true, totalCents: 143_000 };
const of = (seen: Partial<typeof SEEN> | { totalCents: null }, rest: object = {}): string[] | string =>
  missingElements({
    documentIsInvoice: true,
    extractedBusinessName: 'Harbour Lane',
    extractedBusinessAbn: '53004085616',
    taxInvoice: { ...SEEN, ...seen },
    ...rest,
  });

describe('missingElements', () => {
  it('finds nothing missing in a complete one', () => expect(of({})).toEqual([]));

  it.each([
    [{ titled: false }, 'the words “tax invoice”'],
    [{ issueDate: false }, 'the date of issue'],
    [{ itemDescriptions: false }, 'what was sold'],
    [{ gst: false }, 'the GST amount'],
    [{ buyer: false }, 'the buyer’s name'],
    [{ totalCents: null }, 'the total'],
  ])('%j lacks %s', (seen, missing) => expect(of(seen)).toEqual([missing]));

  it('needs the buyer from $1,000 on', () => {
    expect(of({ buyer: false, totalCents: 99_999 })).toEqual([]);
    expect(of({ buyer: false, totalCents: 100_000 })).toEqual(['the buyer’s name']);
  });

  it('needs name and valid ABN of the seller', () =>
    expect(of({}, { extractedBusinessName: null, extractedBusinessAbn: '53004085617' })).toEqual([
      'the seller’s name',
      'the seller’s ABN',
    ]));

  it('does not judge a seller who charges no GST, or what is not an invoice', () => {
    expect(of({ titled: false, gst: false })).toMatch(/charges no GST/);
    expect(of({}, { documentIsInvoice: false })).toMatch(/not an invoice/);
    expect(of({}, { taxInvoice: null })).toMatch(/not looked for/);
  });
});
