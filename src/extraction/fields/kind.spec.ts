import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import { titleScores } from './kind/titles.js';
import { TITLES } from './lexicon/kinds.js';
import { readFields } from './read-fields.js';
import { scanPage } from './structure/scan.js';

function kindOf(text: string): { isInvoice: boolean | undefined; kind: string | undefined } {
  const [document] = readFields([pageOf(text)]);
  return { isInvoice: document?.isInvoice, kind: document?.kind };
}

const letterhead = `
# Bluegum Bikes Pty Ltd
ABN 53 004 085 616
12 Example Street, Geelong VIC 3220
`;
const lines = `
Description           Qty     Price     Amount
Wheel                 1       100.00    100.00
GST                                      10.00
`;

it.each([
  ['Packing slip', 'Check contents on arrival.'],
  ['Packing list', 'Picked by: ____'],
])('a %s is no invoice, though it asks for payment into an account', (title, line) => {
  const page = `
${title}

Stavros & Delacroix Pty Ltd         Bill to:
ABN 85 285 690 193                  Wickramasinghe Pools Pty Ltd
230 Foundry Way                     156 Esplanade
Orange NSW 2800                     Orange NSW 2800

Consignment: 95482693
Raised on: 8 August 2024

SKU                 Product    Ordered      Shipped
Skip bin, 6 m3      2          $403.99      $807.98
Lock cylinders      1          $8.38        $8.38

Total before GST    $742.15
GST amount          $74.21
Amount owing        $816.36
${line}

Name on account: Stavros
Fees and invoices
BSB 633-410 Account 920719996
`;
  expect(kindOf(page)).toEqual({ isInvoice: false, kind: 'delivery_docket' });
});

it('says nothing of a bill by whom it is sent to', () => {
  expect(TITLES.some(({ pattern }) => pattern.test('bill recipient'))).toBe(false);
  expect(TITLES.some(({ pattern }) => pattern.test('bill'))).toBe(true);
});

it('a statement without an account is none, whatever its columns are called', () => {
  const statement = `
Account Statement

Bill to:
GHC Supermarkets Pty Ltd
76 Macquarie Lane
Penrith NSW 2750

Document no. 5581

Your invoice   Document   Charges   Payments   Running total

Total before GST    $1,121.08
GST   $112.11
Amount due   $1,233.19
The amounts below were credited to your bank account.

SALTBUSH DIGITAL PTY LTD | ABN 71621594220 | 220 Macquarie Lane | Palmerston NT 0830
`;
  expect(kindOf(statement)).toEqual({ isInvoice: false, kind: 'statement' });
});

it('a picture with words but nothing of an invoice is none', () => {
  expect(kindOf('Wet paint\nPlease use the other door').isInvoice).toBe(false);
});

describe('documents that ask for payment', () => {
  it('knows an invoice that does not say tax', () => {
    expect(kindOf(`${letterhead}## INVOICE\nInvoice no: 88\n${lines}\nTotal $110.00`)).toEqual({
      isInvoice: true,
      kind: 'invoice',
    });
  });

  it.each([
    'Agreement\nAG-51/605',
    'Agreement   AG-51/605',
    'Quote\nQ4417',
    'Estimate    E-712',
    'Estimate nr    E-782',
  ])('has no title in the label of a number: %j', (detail) => {
    const [label] = detail.split(/\s/);
    const titlesOf = (text: string) => [...titleScores(scanPage(pageOf(`${letterhead}\n${text}\n${lines}`))).keys()];
    expect(titlesOf(detail)).toEqual([]);
    expect(titlesOf(label ?? '')).toHaveLength(1);
    expect(titlesOf(`## ${detail}`)).toHaveLength(1);
  });

  it('has a title with the number of the document behind it, and none in a label', () => {
    const titlesOf = (line: string) => [
      ...titleScores(scanPage(pageOf(`Wattle Joinery Pty Ltd\n${line}\nTotal 88.00`))).keys(),
    ];
    expect(titlesOf('Tax invoice for payment No. inv_8877')).toEqual(['tax_invoice']);
    expect(titlesOf('Invoice No. inv_8877')).toEqual([]);
  });

  it.each([
    ['a tax invoice', '## TAX INVOICE\nInvoice no: 88', 'Amount due $110.00'],
    ['one that was paid by card', '## Tax invoice\nInvoice number 88', 'Amount paid $110.00\nPaid by Visa'],
    [
      'one with a tear-off slip',
      '## TAX INVOICE\nInvoice no: 88',
      'Total $110.00\n\n\n\nPAYMENT ADVICE\nCustomer: Plover',
    ],
    ['a progress claim', '## TAX INVOICE\nProgress claim no 4', 'Amount due $110.00'],
    ['rates', '## RATES NOTICE\nAssessment number 5512', 'Total payable $110.00\nBiller code: 1234'],
    [
      'an invoice as a letter',
      'Dear Priya,\nInvoice number 88\nPlease find below our fees.',
      'Total payable $110.00\nYours sincerely',
    ],
    ['an invoice that has two titles', '## Commercial / Tax invoice 88', 'Total $110.00'],
    ['an invoice with a quote reference', '## TAX INVOICE\nInvoice no: 88\nQuote ref Q77', 'Total $110.00'],
  ])('knows %s', (_, title, end) => {
    expect(kindOf(`${letterhead}${title}\n${lines}\n${end}`).isInvoice).toBe(true);
  });

  it.each(['Verkoopfactuur', 'Parcella', 'Räkning'])(
    'knows one by a title that only its letters are known of: %s',
    (title) => {
      const text = `
# ${title}
Bakkerij Molen
Nr. 20418      12-03-2025
Brood      2      50,00      100,00
BTW 21 %                      21,00
Totaal                       121,00
`;
      expect(TITLES.some(({ pattern }) => pattern.test(title.toLowerCase()))).toBe(false);
      expect(kindOf(text).isInvoice).toBe(true);
    },
  );

  it('knows an invoice that the buyer creates', () => {
    expect(kindOf(`${letterhead}## Recipient created tax invoice\nRCTI no: 881\n${lines}\nTotal $110.00`)).toEqual({
      isInvoice: true,
      kind: 'recipient_created_tax_invoice',
    });
  });
});

describe('documents that do not', () => {
  it.each([
    ['a work request', '## Work request', 'Invoice raised 4 June 2025\nPlease complete all fields.\nOffice use only'],
    ['a price list', '## Our prices', 'Bill to: Plover Dental\nPrices include GST and may change without notice.'],
  ])('takes no label of %s for the title of an invoice', (_, title, end) => {
    expect(kindOf(`${letterhead}${title}\n${end}\n${lines}\nTotal due $110.00`).isInvoice).toBe(false);
  });

  it.each([
    [
      'statement',
      '## Outstanding invoices at 30 June',
      'Invoice  Amount  Balance\n4410  $50.00  $50.00\nTotal outstanding $50.00',
    ],
    ['statement', '## ACTIVITY STATEMENT', 'Invoice 4410 $50.00\nBalance due $50.00'],
    ['quote', '## QUOTATION\nQuote no: Q88\nValid until 4 June', 'Quote total $110.00\nAccepted by: ________'],
    ['pro_forma', '## PRO FORMA INVOICE\nInvoice no: 88', 'Total $110.00'],
    [
      'statement',
      '## STATEMENT\nInvoice 4410   110.00\nInvoice 4411   220.00',
      'Current 30 days 60 days 90+\nBalance due $330.00',
    ],
    ['purchase_order', '## PURCHASE ORDER\nPO number 88', 'Send tax invoices to accounts@example.org\nTotal $110.00'],
    [
      'remittance_advice',
      '## REMITTANCE ADVICE\nWe have today paid the following invoices\nInvoice 88',
      'Total paid $110.00',
    ],
    ['reminder', '## SECOND REMINDER\nOur records show that invoice 88 is 21 days overdue', 'Amount due $110.00'],
    ['delivery_docket', '## DELIVERY DOCKET\nDocket no 88', 'Received in good order'],
    ['receipt', '## OFFICIAL RECEIPT\nReceipt no 88\nReceived from Plover', 'Total paid $110.00\nInvoice 4410'],
    ['credit_note', '## CREDIT NOTE\nCredit no 88\nOriginal invoice 4410', 'Total credit $110.00'],
    ['credit_note', '## ADJUSTMENT NOTE\nNo 88\nOriginal tax invoice 4410', 'Total credit $110.00'],
    [
      'order_confirmation',
      '## ORDER CONFIRMATION\nOrder no 88',
      'The tax invoice follows with the delivery\nTotal $110.00',
    ],
    ['timesheet', '## TIMESHEET\nWeek ending 4 June', 'Total hours 38.00'],
    ['price_list', '## PRICE LIST\nPrices effective 1 July, excluding GST', 'Wheel 100.00'],
  ])('knows a %s', (kind, title, end) => {
    expect(kindOf(`${letterhead}${title}\n${lines}\n${end}`)).toEqual({ isInvoice: false, kind });
  });

  it.each([
    [
      'bank_details_letter',
      '# Change of bank details\nDear customer,\nOur bank details have changed.\nBSB 032-118 Account 448201\nYours sincerely',
    ],
    ['certificate', '## Certificate of Currency\nPolicy number PL881\nLimit of liability $20,000,000'],
    [
      'contract',
      '## Services Agreement\nThe Contractor must give a valid tax invoice each month.\nExecuted as an agreement. Fee: $76.54',
    ],
    ['letter', 'Subject: Invoice 88 attached\nHi Priya,\nPlease find attached invoice 88, due 4 June.'],
    ['resume', '## Curriculum Vitae\nExperience\nAccounts payable: 400 invoices a week\nEducation\nReferees'],
  ])('knows a %s', (kind, text) => {
    expect(kindOf(`\n${text}`)).toEqual({ isInvoice: false, kind });
  });

  it.each([
    ['order_confirmation', 'Order acknowledged'],
    ['order_confirmation', 'Bestelbon'],
    ['order_confirmation', 'Orderbekräftelse'],
    ['quote', 'Estimated costs of works'],
    ['quote', 'Quotations for repairs'],
    ['quote', 'Indicative pricing'],
    ['delivery_docket', 'Consignment manifest'],
    ['delivery_docket', 'Frachtbrief'],
    ['delivery_docket', 'Liste de colisage'],
    ['reminder', 'Sollecito di pagamento'],
  ])('knows a %s by a title that no pattern holds: %s', (kind, title) => {
    expect(TITLES.some(({ pattern }) => pattern.test(title.toLowerCase()))).toBe(false);
    expect(kindOf(`${letterhead}## ${title}\nNo. 88\nDate 4 June 2025\n${lines}\nTotal $110.00`)).toEqual({
      isInvoice: false,
      kind,
    });
  });

  it('knows a statement that lists invoices, though it gives an account to pay into', () => {
    const text = `Account Statement                              Blue Gum Freight
Debtor no.: 22                                 ABN 53 004 085 616
Date issued: 17 August 2025                    220 Old Mill Court, Burnie TAS 7320

Purchaser:
Peninsula Community Health Inc

Posted           Document          Charges     Payments    Running total
03/08/2025       Invoice 3562      4,908.13                8,737.58
05/08/2025       Invoice 0231      8,116.54                6,015.69
09/08/2025       Invoice 1519      9,999.38    5,645.87    8,104.51
                 Net               $8,951.12

EFT to Blue Gum Freight, BSB 032-118 Account 448201`;
    expect(kindOf(text)).toEqual({ isInvoice: false, kind: 'statement' });
  });

  it('knows a blank page, and a page without any words', () => {
    expect(kindOf('\n . \n')).toEqual({ isInvoice: false, kind: 'blank' });
    expect(readFields([{ number: 1, width: 595, height: 842, words: [] }])[0]).toMatchObject({
      isInvoice: false,
      kind: 'blank',
    });
  });
});
