import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const LINES = [
  'Wattlebird Fencing Pty Ltd',
  'ABN 51 824 753 556',
  'TAX INVOICE',
  'Invoice number INV-20417',
  'Invoice date 3 March 2025',
  'Supply and install fence panels 4 240.00 960.00',
  'GST 96.00',
  'Total due 1,056.00',
  'Please pay into',
  'Account name Wattlebird Fencing Pty Ltd',
  'BSB 062-000',
  'Account number 1234 5678',
];

/** An invoice with text and a number of its own. */
export async function numberedInvoice(number: string): Promise<Buffer> {
  return Buffer.from(await textPdf(LINES.map((line) => line.replace('INV-20417', number))));
}

/** Documents of our own making to measure and damage: a PDF with text, one with a scan, a form, a PNG and a JPEG. */
export async function ownSamples(): Promise<{ name: string; bytes: Uint8Array }[]> {
  const text = await textPdf(LINES);
  const png = await picture().png().toBuffer();
  const jpeg = await picture().jpeg({ quality: 80 }).toBuffer();
  return [
    { name: 'text.pdf', bytes: text },
    { name: 'scan.pdf', bytes: await scanPdf(jpeg) },
    { name: 'form.pdf', bytes: await formPdf() },
    { name: 'picture.png', bytes: png },
    { name: 'picture.jpg', bytes: jpeg },
  ];
}

/** A page with lines of real text. */
export async function textPdf(lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  lines.forEach((line, index) => page.drawText(line, { x: 60, y: 780 - 24 * index, size: 11, font }));
  page.drawRectangle({ x: 50, y: 480, width: 300, height: 1, color: rgb(0, 0, 0) });
  return document.save();
}

async function scanPdf(jpeg: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  page.drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width: 595, height: 842 });
  return document.save({ useObjectStreams: false });
}

async function formPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  LINES.forEach((line, index) => {
    const field = document.getForm().createTextField(`line${index}`);
    field.setText(line);
    field.addToPage(page, { x: 60, y: 760 - 24 * index, width: 400, height: 18 });
  });
  return document.save();
}

/** The same page as a picture with 100 dots to the inch. */
function picture() {
  const rows = LINES.map(
    (line, index) => `<text x="83" y="${90 + 34 * index}" font-family="sans-serif" font-size="16">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="826" height="1169">${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
}
