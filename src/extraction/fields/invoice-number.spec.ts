import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { printedNumbers } from './ranking/invoice-number-candidates.js';
import { readFields } from './read-fields.js';
import { scanPage } from './structure/scan.js';

const numberOn = (text: string): string | null =>
  readFields([pageOf(`\n## Bluegum Bikes\n${text}`)])[0]?.fields.invoice_number?.value ?? null;

describe('the invoice number', () => {
  it.each([
    ['Invoice No: 4410', '4410'],
    ['Invoice #4410', '4410'],
    ['TAX INVOICE INV-00441', 'INV-00441'],
    ['Tax Invoice No. 7', '7'],
    ['INV00441', 'INV00441'],
    ['Document number   R44102', 'R44102'],
    ['Our invoice no   2025/44', '2025/44'],
    ['Invoice number: bill_number_7', 'bill_number_7'],
    ['Invoice number: 12 345 678 901', '12 345 678 901'],
    ['Bill number: T 551 200 118', 'T 551 200 118'],
    ['Bill number: T 551 200 118-5', 'T 551 200 118-5'],
    ['Invoice AO 26 1193', 'AO 26 1193'],
    ['Tax Invoice OJ 26/0633', 'OJ 26/0633'],
    ['TAX INVOICE BG 7718', 'BG 7718'],
    ['TAX INVOICE BG 7718 Date 14/11/2026', 'BG 7718'],
    ['Debit note DN 0188271', 'DN 0188271'],
    ['Memo no. 23/8593', '23/8593'],
    ['## TAX INVOICE\nExample Machinery\nNo. S0685, 05.02.2025', 'S0685'],
    ['Invoice   7700 1184\nnumber    26\nIssue date   03 Aug 2026', '7700 1184 26'],
    ['Invoice   7700 1184\nRegion    26', '7700 1184'],
    ['Invoice WT 25-0193', 'WT 25-0193'],
    ['Fee note KD 4410', 'KD 4410'],
    ['TAX INVOICE NBR 7718', '7718'],
    ['TAX INVOICE NO 26 1193', '26 1193'],
    ['InvoiceSD10442', 'SD10442'],
    ['Tax InvoiceK-4410', 'K-4410'],
    ['Inv. 00441', '00441'],
    ['INVOICE NUMBER\nBR-4410/2', 'BR-4410/2'],
    ['Tax invoice        No: 4410', '4410'],
    ['Bill number: 881 2', '881'],
    ['## TAX INVOICE\nOur ref    4410\nYour ref   PO 99', '4410'],
    ['Commercial / Tax Invoice AR4410', 'AR4410'],
    ['PROGRESS CLAIM NO. 7 / TAX INVOICE\nClaim ref    PC-07/4410', 'PC-07/4410'],
  ])('is read from %j', (text, number) => {
    expect(numberOn(text)).toBe(number);
  });

  it.each([
    ['a purchase order', 'Purchase order no: 4410'],
    ['an order of the buyer', 'Your order: PO-4410'],
    ['a quote', 'Quote no: Q4410'],
    ['a job', 'Job no: 4410'],
    ['a customer number', 'Customer no: 4410'],
    ['a date', 'Invoice date: 12/05/2025'],
    ['the number of a house', '## TAX INVOICE\nExample Machinery\nNo. 68 Baker Street'],
    ['a day', 'Invoice    Job\n2 June     fencing'],
    ['an amount', 'Invoice total: $441.00'],
    ['an amount with a decimal comma', 'Factuur\n49,99\nTotaal: 1.249,99'],
    ['a telephone number', 'Phone: 02 5550 1234'],
    ['the reference of BPAY', 'Biller code 1234 Ref: 8812 0044 1'],
    ['an empty label', 'Tax invoice no.:\nDate:  02/01/2025'],
  ])('is not %s', (_, text) => {
    expect(numberOn(text)).toBeNull();
  });

  it.each([
    ['Invoice NmbrA97978', 'A97978'],
    ['Invoice No4410', '4410'],
  ])('is found where recognition lost the space before it: %j', (text, number) => {
    const page = pageOf(`\n## Bluegum Bikes\n${text}`, { source: 'ocr', confidence: 0.95 });
    expect(readFields([page])[0]?.fields.invoice_number?.value).toBe(number);
  });

  it.each(['$/23/0586', '§/23/0586'])('has the S that recognition took for another sign: %j', (text) => {
    const read = (source: 'ocr' | 'text') =>
      readFields([pageOf(`\n## Bluegum Bikes\nInvoice No. ${text}`, { source, confidence: 0.95 })])[0]?.fields
        .invoice_number?.value;
    expect(read('ocr')).toBe('S/23/0586');
    expect(read('text')).not.toBe('S/23/0586');
  });

  it('is no sum of money in recognised text', () => {
    const page = pageOf('\n## Bluegum Bikes\nInvoice    $4410\nTax invoice $2310', { source: 'ocr', confidence: 0.95 });
    expect(readFields([page])[0]?.fields.invoice_number).toBeNull();
  });

  it('is no zero, and no label with one, that recognition made of `No`', () => {
    const read = (line: string) =>
      readFields([pageOf(`\n## Bluegum Bikes\n${line}`, { source: 'ocr', confidence: 0.95 })])[0]?.fields.invoice_number
        ?.value;
    expect(read('INVOICE No 0   N0 SI24837')).toBe('SI24837');
    expect(read('INVOICE No 000')).toBeUndefined();
    expect(read('INVOICE No N0')).toBeUndefined();
  });

  it.each(['text', 'ocr'] as const)('may have no other digit than zero behind its letters, in %s', (source) => {
    const page = pageOf('\n## Bluegum Bikes\nInvoice number: CR-0\nDate: 3 March 2026', { source, confidence: 0.95 });
    expect(readFields([page])[0]?.fields.invoice_number?.value).toBe('CR-0');
  });

  it('may stand behind the hyphen of a title that recognition joined to it', () => {
    const numbersOn = (source: 'ocr' | 'text') =>
      printedNumbers(scanPage(pageOf('## INVOICE-88', { source })), new Set()).map(({ value }) => value);
    expect(numbersOn('ocr')).toEqual(['88']);
    expect(numbersOn('text')).toEqual(['INVOICE-88']);
  });

  it('is no reference to quote to a biller, cut or whole', () => {
    expect(numberOn('Tax invoice\n\nBPAY\nBiller code: 24558\nRef: 0040 7712 8')).toBeNull();
    expect(numberOn('Tax invoice\n\nRef: 0040 7712 8')).toBe('0040 7712 8');
  });

  it('keeps the word that it starts with in a text layer', () => {
    expect(numberOn('Our number: INVOICE-88')).toBe('INVOICE-88');
  });

  it('is the one that the payment slip gives again, among weak labels', () => {
    expect(numberOn('Ref 4410\nJob 9981\n\nBSB 032-118 Account 448201\nPlease quote: 4410')).toBe('4410');
  });

  it('is found in a table of labels above their values', () => {
    const text = `
Invoice date    Due date      Tax invoice #    Purchase order
03/01/2025      17/01/2025    BB-626           4500771
`;
    expect(numberOn(text)).toBe('BB-626');
  });

  it.each([
    ['ends with the date left of it', 'Date          Invoice #\n13 September 2023  13118', '13118'],
    ['ends with a name left of it', 'Customer              Invoice no\nExample & Sons Pty Ltd  4410', '4410'],
    ['is not there', 'Date          Invoice #\n13 September 2023', null],
  ])('is that of its own column where a row %s', (_, text, number) => {
    expect(numberOn(text)).toBe(number);
  });

  it.each([
    [
      'a narrow column',
      'Invoice no    Invoice date    Booking no\nINV-          03/01/2025      20419\n4410',
      'INV-4410',
    ],
    [
      'a year in a narrow column',
      'Invoice no    Invoice date    Booking no\n2025-         03/01/2025      20419\n381',
      '2025-381',
    ],
    ['a column under another label', 'Invoice no    Job\n4410          P-\n              778', '4410'],
  ])('is whole where a hyphen breaks it: %s', (_, text, number) => {
    expect(numberOn(text)).toBe(number);
  });
});

it('a recognised invoice number is given in the spelling that was read most surely', () => {
  const page = pageOf('\n## Bluegum Bikes\nInvoice no: INV-0O412\n\nPlease quote INV-00412', {
    source: 'ocr',
    confidence: 0.95,
  });
  for (const word of page.words) if (word.text === 'INV-0O412') word.confidence = 0.7;
  expect(readFields([page])[0]?.fields.invoice_number?.value).toBe('INV-00412');
});

it('the number of a table’s first row is no invoice number where another one is likelier', () => {
  const pages = [
    pageOf(`
Opal Wines Pty Ltd
ABN 53 004 085 616
53 Foundry Way, Mackay QLD 4740

Billing number EE-0470-CH
Invoice date 17 December 2026

                                             Invoice
1    Progress payment        6       311.92       1,871.52
Total due    1,871.52

BSB: 062-204   Account number: 30718842
`),
  ];
  expect(readFields(pages)[0]?.fields.invoice_number?.value).not.toBe('1');
});

describe('an invoice number under no known label', () => {
  const invoice = (line: string): string => `
## Alder Street Chambers
ABN 53 004 085 616

${line}

Statement of account and tax invoice
For advice on 28 July 2026.
Professional fee       $3,450.00
Total including GST    $3,450.00

BSB 062-204, account number 30718842
`;

  it.each([
    ['Account number RF-2607-14', 'RF-2607-14'],
    ['Account no: 26/8593', '26/8593'],
  ])('is the one that the line calls an account’s: %s', (line, number) => {
    expect(readFields([pageOf(invoice(line))])[0]?.fields.invoice_number?.value).toBe(number);
  });

  it.each([
    'Your order PO-2607',
    'Customer account no. 260714',
    'Your account 260714',
    'Member account 260714',
    'Booking no C-089',
  ])('is not that of something else: %s', (line) => {
    expect(readFields([pageOf(invoice(line))])[0]?.fields.invoice_number).toBeNull();
  });

  it('has no label in the head of a column that counts the items', () => {
    const labelled = (text: string): string[] =>
      printedNumbers(scanPage(pageOf(`\n## Bluegum Bikes\n## INVOICE\n${text}`)), new Set()).flatMap((one) =>
        one.labelled > 0 ? [one.value] : [],
      );
    const items = 'When     #    Product          Extended\n8 May    1    Lock cylinders   576.72';
    expect(labelled(`Date: 8 March 2024\n\n${items}`)).toEqual([]);
    expect(labelled(`Date: 8 March 2024\n\n${items.replace(' 1 ', ' 20418 ')}`)).toEqual(['20418']);
  });
});
