import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Sheet } from '../blocks.js';
import { LayOut, PAGE } from './lay-out.js';

/** Draws a sheet with pdf-lib, in the standard font that is nearest to the sheet's. */
export async function drawWithPdfLib(sheet: Sheet): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const serif = /Serif|Caladea/.test(sheet.font);
  const mono = /Cousine/.test(sheet.font);
  const [plain, strong] = serif
    ? [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold]
    : mono
      ? [StandardFonts.Courier, StandardFonts.CourierBold]
      : [StandardFonts.Helvetica, StandardFonts.HelveticaBold];
  const [regular, bold] = [await pdf.embedFont(plain), await pdf.embedFont(strong)];
  let page = pdf.addPage([PAGE.width, PAGE.height]);
  new LayOut(
    {
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
    },
    sheet,
  ).draw();
  return Buffer.from(await pdf.save());
}
