import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { forger, type Material } from '../forger.js';
import { add, type Drawing, lines, textOf, type Text } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { formatAbn } from '../../../src/numbers/abn.js';
import { grouped, plain } from '../parties.js';
import { layoutAt } from '../layouts/index.js';

const forged = forger('enclosures', 0);

const sheet = (texts: Text[]): Drawing => ({ width: 595, height: 842, areas: [], texts });

/** A letter under the payee's head. */
function letter({ payee }: Pick<Material, 'payee'>, title: string, body: readonly string[]): Drawing {
  return sheet([
    { text: payee.businessName, x: 60, y: 80, size: 16, bold: true },
    { text: `ABN ${formatAbn(payee.abn)}`, x: 60, y: 96, size: 9 },
    { text: title, x: 60, y: 160, size: 14, bold: true },
    ...lines(60, 190, 18, { size: 11 }, body),
  ]);
}

const twoPages = (first: Drawing, second: Drawing): Buffer => new RawPdf().drawn(first).drawn(second).file();

/** The same with text of another library. */
async function written(pages: readonly Drawing[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const [font, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  for (const { width, height, texts } of pages) {
    const page = pdf.addPage([width, height]);
    for (const text of texts)
      page.drawText(text.text, { x: text.x, y: height - text.y, size: text.size, font: text.bold ? bold : font });
  }
  return Buffer.from(await pdf.save());
}

const account = ({ fraud }: Pick<Material, 'fraud'>) => [
  `BSB ${fraud.bsb}`,
  `Account number ${grouped(fraud.number, 4)}`,
];

export const ENCLOSURES = [
  forged('letter of new bank details behind the invoice', 'Page 2 tells people to pay another account.', (given) =>
    twoPages(
      given.page,
      letter(given, 'Notice of change of bank details', [
        'Please note that our bank details have changed. From today, pay all invoices to:',
        ...account(given),
        'Our former account can no longer receive payments.',
      ]),
    ),
  ),
  forged(
    'remittance advice behind with the other account',
    'The slip that people pay from names another account.',
    (given) =>
      twoPages(
        given.page,
        letter(given, 'REMITTANCE ADVICE', [
          'Return this advice with your payment to',
          ...account(given),
          'Amount as invoiced',
        ]),
      ),
  ),
  forged(
    'statement behind with the other account',
    'A statement behind asks for payment into another account.',
    (given) =>
      written([
        given.page,
        letter(given, 'STATEMENT OF ACCOUNT', [
          'Opening balance $0.00',
          'Invoices $1,925.00',
          'Pay by transfer:',
          ...account(given),
        ]),
      ]),
  ),
  forged(
    'second invoice of another name behind',
    'The second invoice of the file is paid into another account.',
    (given) => {
      const other = layoutAt('small').page;
      const changed = {
        ...other,
        texts: other.texts.map((text) =>
          text.part === 'bsb'
            ? { ...text, text: given.fraud.bsb }
            : text.part === 'number'
              ? { ...text, text: given.fraud.number }
              : text,
        ),
      };
      return twoPages(given.page, changed);
    },
  ),
  forged('terms overleaf with an account in the small print', 'A clause overleaf names another account.', (given) =>
    twoPages(
      given.page,
      sheet([
        { text: 'Terms and conditions', x: 50, y: 60, size: 12, bold: true },
        ...lines(50, 80, 11, { size: 8 }, [
          ...Array.from(
            { length: 24 },
            (_, at) =>
              `${at + 1}. The customer accepts the goods as described on the face of the invoice and the warranty of clause ${at + 3}.`,
          ),
          `25. Payment is only made by transfer to BSB ${given.fraud.bsb}, account ${given.fraud.number}; other payments do not discharge the debt.`,
          ...Array.from(
            { length: 20 },
            (_, at) => `${at + 26}. Title passes when the price is paid in full, whatever clause ${at + 2} provides.`,
          ),
        ]),
      ]),
    ),
  ),
  forged(
    'cover letter before the invoice',
    'The cover letter tells people to ignore the account of the invoice.',
    (given) =>
      twoPages(
        letter(given, 'Dear customer', [
          'Please find our invoice attached. The bank details on it are out of date.',
          `Kindly transfer the amount to ${plain(given.fraud)} instead.`,
          textOf(given.page, 'business').text,
        ]),
        given.page,
      ),
  ),
  forged(
    'purchase order title over a page with the other account',
    'A page under another title still shows where to pay.',
    (given) =>
      twoPages(
        given.page,
        letter(given, 'PURCHASE ORDER', ['Supplier bank for settlement of this order:', ...account(given)]),
      ),
  ),
  forged(
    'direct debit form behind with the new account of the supplier',
    'A form asks to store another account for the supplier.',
    (given) =>
      written([
        given.page,
        letter(given, 'Supplier details form', [
          'Update our record in your system with these bank details:',
          `Bank/State/Branch ${given.fraud.bsb}`,
          `A/c ${given.fraud.number}`,
        ]),
      ]),
  ),
  forged('blank page, then the letter', 'What stands after a blank page is seen by a person as well.', (given) =>
    new RawPdf()
      .drawn(given.page)
      .drawn(sheet([]))
      .drawn(letter(given, 'Important', ['Remit to our new bank account:', ...account(given)]))
      .file(),
  ),
  forged(
    'the letter on the same page under the invoice',
    'The lower half of the page is a letter with another account.',
    (given) =>
      new RawPdf()
        .drawn(
          add(given.page, [
            ...lines(given.layout.far.x, given.layout.far.y + 14, 14, { size: 10 }, [
              'IMPORTANT NOTICE',
              'Our bank account has changed. All payments are to be made to',
              `BSB ${given.fraud.bsb} Account ${given.fraud.number}.`,
            ]),
          ]),
        )
        .file(),
  ),
] as const;
