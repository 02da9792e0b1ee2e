import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { PAGE, type Pen } from './lay-out.js';

/** What `draw` draws with pdf-lib, in the standard font that is nearest to the one named. */
export async function drawWithPdfLib(name: string, draw: (pen: Pen) => void): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const serif = /Serif|Caladea/.test(name);
  const mono = /Cousine/.test(name);
  const [plain, strong] = serif
    ? [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold]
    : mono
      ? [StandardFonts.Courier, StandardFonts.CourierBold]
      : [StandardFonts.Helvetica, StandardFonts.HelveticaBold];
  const [regular, bold] = [await pdf.embedFont(plain), await pdf.embedFont(strong)];
  let page = pdf.addPage([PAGE.width, PAGE.height]);
  draw({
    measure: (text, size, isBold) => (isBold ? bold : regular).widthOfTextAtSize(text, size),
    text: (text, x, y, size, isBold) =>
      page.drawText(text, { x, y: PAGE.height - y - 0.8 * size, size, font: isBold ? bold : regular }),
    line: (x0, y0, x1, y1) =>
      page.drawLine({ start: { x: x0, y: PAGE.height - y0 }, end: { x: x1, y: PAGE.height - y1 }, thickness: 0.5 }),
    fill: (x, y, width, height) =>
      page.drawRectangle({ x, y: PAGE.height - y - height, width, height, color: rgb(0.93, 0.93, 0.93) }),
    newPage: () => {
      page = pdf.addPage([PAGE.width, PAGE.height]);
    },
  });
  return Buffer.from(await pdf.save());
}
