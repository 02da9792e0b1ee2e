import { formatAbn } from '../../../src/numbers/abn.js';
import { add, lines, type Text, textOf } from '../draw/drawing.js';
import { byPdfKit, byPdfLib } from '../draw/libraries.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { honestly, type Material } from '../forger.js';
import { abnFrom, digitsFrom, grouped, payee, randomsOf } from '../parties.js';

const honest = honestly('more on the page', 2);

type Given = Omit<Material, 'fraud'>;

const written = ({ page }: Given, texts: Text[]): Buffer => new RawPdf().drawn(add(page, texts)).file();
const near = ({ layout }: Given, sentences: readonly string[], size = 9): Text[] =>
  lines(layout.near.x + 2, layout.near.y + size * 1.5, size * 1.45, { size }, sentences);
const far = ({ layout }: Given, sentences: readonly string[], size = 9): Text[] =>
  lines(layout.far.x + 2, layout.far.y + size * 1.5, size * 1.45, { size }, sentences);

const said = (name: string, sentences: readonly string[] | ((given: Given) => readonly string[])) =>
  honest(name, (given) => written(given, near(given, typeof sentences === 'function' ? sentences(given) : sentences)));

export const MORE_ON_THE_PAGE = [
  said('our details have not changed', ['Our bank details have not changed. Please call us before you pay any other account.']),
  said('we never change our details by email', ['Beware of fraud: we will never advise new bank details by email.', 'Phone 02 5550 0134 to check before paying.']),
  said('scam warning', ['SCAM ALERT: if you get an email with changed bank details, do not pay. Ring us first on 1300 555 019.']),
  said('details unchanged since', ['Our account details have been the same since 1998.']),
  said('announces the account that counts now', ['Please note our new bank account details above.', 'Our former account was closed on 30 June 2025.']),
  said('announces the account that counts now, with the date', ['We have changed banks. From 1 July 2025 please use the account above.']),
  honest('a sum and a reference behind the number', (given) => {
    const number = textOf(given.page, 'number');
    return written(given, [{ text: '$1,925.00   Ref CB-2208', x: number.x + 70, y: number.y, size: 10 }]);
  }, { layout: 'columns' }),
  honest('days of credit beneath the number', (given) => {
    const { x, y, size } = textOf(given.page, 'number');
    return written(given, [{ text: 'Days 14', x, y: y + size * 1.35, size }]);
  }, { layout: 'ruled' }),
  honest('a drawn mark before the number', (given) => {
    const { x, y, size } = textOf(given.page, 'number label');
    const mark = { x: x - size, y: y - size * 0.6, width: size * 0.6, height: size * 0.6, fill: [0.2, 0.4, 0.7] as const };
    return new RawPdf().drawn(add(given.page, [], [mark])).file();
  }, { layout: 'columns' }),
  said('BPAY beside the account', [`Biller code: ${digitsFrom(randomsOf('biller'), 5)}`, `Ref: ${grouped(digitsFrom(randomsOf('reference'), 11), 4)}`, 'BPAY: contact your bank to make this payment']),
  said('BPAY in one line', [`BPAY  Biller Code 254013  Ref ${digitsFrom(randomsOf('reference 2'), 10)}`]),
  honest('BPAY far from the account', (given) => written(given, far(given, ['BPAY', 'Biller Code: 7773', 'Reference: 2049 1188 320', 'Mobile and internet banking'], 10))),
  said('credit card by telephone', ['Credit card: phone 1300 555 042 and quote invoice 20417. Visa and Mastercard only.']),
  said('cheque', ['Cheques payable to the name above; post to PO Box 1180, Parramatta NSW 2124']),
  said('several references', ['Your reference: 4500093217   Our reference: 771-220-41', 'Customer number 30017728   Job 26-00418']),
  said('delivery and order numbers', ['Delivery docket 00482211, order PO-7710032, consignment 6102 4459 003', 'Delivered 14/05/2026 at 10:42']),
  said('meter readings', ['Meter 21100482   Previous 048812   Current 049377   Days 91']),
  said('telephone and fax', ['Telephone (03) 5550 0149   Fax (03) 5550 0150   Mobile 0491 570 006   Free call 1800 160 401']),
  said('provider numbers', ['Provider number 2429581B   Medicare item 10960', 'Date of birth 03/11/1984']),
  said('licences', ['Builder licence 214477C   Electrical contractor REC-20881   ACN 004 085 616']),
  said('ABN of the buyer', () => [`Your ABN: ${formatAbn(abnFrom(randomsOf('buyer')))}`]),
  said('large sums beside the account', ['Contract sum $1,456,789.12   Claimed to date: $812,340.55', 'Balance of this claim $104,220.17', 'Public liability to $20,000,000.00']),
  said('payment terms', ['Payment is due within 14 days. Interest of 10% a year is charged on overdue amounts.', 'Please quote the invoice number with your transfer.']),
  said('the account twice', ({ payee: { bsb, number } }) => [`Reminder: pay by transfer to BSB ${bsb} account ${number}`]),
  said('the account again, grouped otherwise', ({ payee: { bsb, number } }) => ['Direct deposit', `${bsb.replace('-', ' ')}   ${grouped(number, 3)}`]),
  honest('remittance slip with the account', (given) => written(given, far(given, ['REMITTANCE ADVICE', `Pay to BSB ${given.payee.bsb}  Account ${given.payee.number}`, 'Amount paid $ ________   Date ___/___/____'], 10))),
  honest('remittance page behind', (given) =>
    byPdfLib([given.page, { ...given.page, areas: [], texts: [
      { text: 'REMITTANCE ADVICE', x: 50, y: 60, size: 14, bold: true },
      ...lines(50, 90, 16, { size: 10 }, [`To: ${textOf(given.page, 'business').text}`, 'Please email to accounts@example.test', `BSB ${given.payee.bsb}`, `Account number ${grouped(given.payee.number, 4)}`, 'Amount: ______________']),
    ] }])),
  honest('terms overleaf', (given) =>
    new RawPdf().drawn(given.page).drawn({ width: 595, height: 842, areas: [], texts: terms(9) }).file()),
  honest('terms overleaf, small', (given) => byPdfKit([given.page, { width: 595, height: 842, areas: [], texts: terms(6.5) }])),
  honest('three pages of terms', (given) =>
    byPdfLib([given.page, ...['a', 'b', 'c'].map((part) => ({ width: 595, height: 842, areas: [], texts: terms(9, part) }))])),
  honest('list of items on a second page', (given) =>
    new RawPdf()
      .drawn(given.page)
      .drawn({ width: 595, height: 842, areas: [], texts: [
        { text: 'Annexure: time sheets', x: 50, y: 60, size: 13, bold: true },
        ...Array.from({ length: 30 }, (_, at) => lines(50, 90 + at * 20, 14, { size: 9 }, [`${String((at % 28) + 1).padStart(2, '0')}/05/2026   07:30 - 15:${10 + at}   Site ${1040 + at}   ${(7.5 + at / 10).toFixed(2)} h   $${(612.5 + at * 13).toFixed(2)}`])).flat(),
      ] })
      .file()),
  honest('two accounts, the second unknown', (given) =>
    written(given, near(given, ['Or pay into our other account:', `BSB 063-118  Account ${digitsFrom(randomsOf('other account'), 8)}`])), { expects: 'left out' }),
  honest('trust and office account, the trust account unknown', (given) =>
    written(given, near(given, [`Trust account: BSB 083-004 Account ${digitsFrom(randomsOf('trust'), 9)}`])), { expects: 'left out' }),
  honest('two accounts, both verified', (given) => {
    const other = second(given.payee.businessName);
    return written(given, near(given, ['Or pay into our other account:', `BSB ${other.bsb}  Account ${other.number}`]));
  }, { layout: 'columns', payees: [{ ...payee('Curlew Bay Electrical Pty Ltd'), ...second('Curlew Bay Electrical Pty Ltd') }] }),
  honest('due dates and amounts in a schedule', (given) =>
    written(given, far(given, ['Instalment 1   30/06/2026   $1,100.00', 'Instalment 2   30/07/2026   $1,100.00', 'Instalment 3   30/08/2026   $1,101.24'], 10))),
]; // prettier-ignore

function second(name: string) {
  const { bsb, number } = payee(`${name} second`);
  return { bsb, number };
}

/** Clauses as they stand overleaf, with numbers in them. */
function terms(size: number, part = ''): Text[] {
  const clauses = [
    'Definitions. "Supplier" means the business named on the front page; "Customer" the person to whom it is addressed.',
    'Prices include GST where the invoice says so (A New Tax System (Goods and Services Tax) Act 1999).',
    'Payment is due 14 days from the date of the invoice. Interest accrues at 10.00% a year after 30 days.',
    'Payments are made by bank transfer to the account shown on the face of the invoice and to no other.',
    'Title in goods passes when paid in full. The Supplier registers its interest under the PPSA 2009.',
    'Claims for short delivery are to be made within 7 days by telephone on 1300 555 071 or (02) 5550 0187.',
    'The liability of the Supplier is limited to $20,000.00 or the price, whichever is the less.',
    'Quotes hold for 30 days. Variations over $500.00 need an order number, for example PO 4500012345.',
    'Disputes are heard in the courts of New South Wales (ABN 77 057 165 500 of the registry).',
    'Privacy. Information is kept for 7 years as section 286 of the Corporations Act 2001 asks.',
  ];
  return [
    { text: `Terms and conditions of sale ${part}`.trim(), x: 45, y: 50, size: size + 3, bold: true },
    ...Array.from({ length: Math.floor(740 / (size * 1.6)) }, (_, at) => ({
      text: `${at + 1}. ${clauses[at % clauses.length]}`,
      x: 45,
      y: 74 + at * size * 1.6,
      size,
    })),
  ];
}
