import { createRequire } from 'node:module';

// In one file, which Node does not find by itself: otherwise it is some 200.
const { PDFDocument, StandardFonts } = createRequire(import.meta.url)(
  '../../node_modules/@cantoo/pdf-lib/dist/pdf-lib.js',
);

/** As high as what is on it: readers draw every page, which takes them longer the larger it is. */
const PAGE = { width: 595, height: 560 };

/**
 * A tax invoice of one page as a PDF with real text.
 *
 * @param {Required<import('./invoice-pdf.js').SampleInvoice>} invoice
 */
export async function makeInvoicePdf(invoice) {
  const document = await PDFDocument.create();
  const page = document.addPage([PAGE.width, PAGE.height]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  /** `y` counts from the foot of an A4 page of which this is the upper part. */
  const write = (text, x, y, size = 10, heavy = false) =>
    page.drawText(text, { x, y: y - 842 + PAGE.height, size, font: heavy ? bold : font });
  write(invoice.businessName, 50, 780, 18, true);
  write(`ABN ${invoice.abn}`, 50, 762);
  write('14 Harbour Lane, Fremantle WA 6160', 50, 748);
  write('TAX INVOICE', 400, 780, 18, true);
  write('Invoice number', 400, 755);
  write(invoice.invoiceNumber, 490, 755);
  write('Invoice date', 400, 740);
  write('3 November 2026', 490, 740);
  write('Due date', 400, 725);
  write('17 November 2026', 490, 725);
  write('Bill to', 50, 700, 10, true);
  write('Example Buyer Pty Ltd', 50, 686);
  write('1 Collins Street, Melbourne VIC 3000', 50, 672);
  const rows = [
    ['Description', 'Quantity', 'Price', 'Amount'],
    ['Oak bench tops', '2', '450.00', '900.00'],
    ['Fitting', '5', '80.00', '400.00'],
  ];
  rows.forEach(([description, quantity, price, amount], index) => {
    const y = 620 - index * 18;
    write(description, 50, y, 10, index === 0);
    write(quantity, 300, y, 10, index === 0);
    write(price, 380, y, 10, index === 0);
    write(amount, 480, y, 10, index === 0);
  });
  write('Subtotal', 400, 540);
  write('$1,300.00', 480, 540);
  write('GST 10%', 400, 525);
  write('$130.00', 480, 525);
  write('Total due AUD', 400, 508, 11, true);
  write('$1,430.00', 480, 508, 11, true);
  write('How to pay', 50, 440, 11, true);
  write('Account name:', 50, 424);
  write(invoice.accountName, 150, 424);
  write('BSB:', 50, 410);
  write(invoice.bsb, 150, 410);
  write('Account number:', 50, 396);
  write(invoice.accountNumber, 150, 396);
  write(invoice.note, 50, 340, 12);
  return Buffer.from(await document.save());
}
