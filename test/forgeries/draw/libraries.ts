import PDFKit from 'pdfkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { type Drawing, type Family, fontFile, type Text } from './drawing.js';

const STANDARD: Record<Family, readonly [StandardFonts, StandardFonts, StandardFonts]> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.HelveticaOblique],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold, StandardFonts.TimesRomanItalic],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold, StandardFonts.CourierOblique],
};

const styleOf = ({ bold, italic }: Text): 0 | 1 | 2 => (bold ? 1 : italic ? 2 : 0);

/** Writes drawings with pdf-lib; `more` adds what a drawing has not, page by page. */
export async function byPdfLib(
  drawings: readonly Drawing[],
  more?: (document: PDFDocument, pages: PDFPage[]) => Promise<void> | void,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const fonts = new Map<StandardFonts, PDFFont>();
  const pages: PDFPage[] = [];
  for (const { width, height, areas, texts } of drawings) {
    const page = document.addPage([width, height]);
    pages.push(page);
    for (const { fill, stroke, ...box } of areas)
      page.drawRectangle({
        ...box,
        y: height - box.y - box.height,
        ...(fill ? { color: rgb(...fill) } : {}),
        ...(stroke ? { borderColor: rgb(...stroke), borderWidth: 0.7 } : {}),
      });
    for (const text of texts) {
      const name = STANDARD[text.family ?? 'sans'][styleOf(text)];
      const font = fonts.get(name) ?? (await document.embedFont(name));
      fonts.set(name, font);
      page.drawText(text.text, { x: text.x, y: height - text.y, size: text.size, font, color: rgb(...(text.colour ?? [0, 0, 0])) });
    }
  }
  await more?.(document, pages);
  return Buffer.from(await document.save());
} // prettier-ignore

/** Writes drawings with PDFKit, texts without serifs in a subset of an embedded TrueType font. */
export function byPdfKit(
  drawings: readonly Drawing[],
  more?: (document: PDFKit.PDFDocument, page: number) => void,
): Promise<Buffer> {
  const document = new PDFKit({ autoFirstPage: false, compress: true });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  drawings.forEach(({ width, height, areas, texts }, at) => {
    document.addPage({ size: [width, height], margin: 0 });
    for (const { fill, stroke, ...box } of areas) {
      document.rect(box.x, box.y, box.width, box.height);
      if (fill) document.fill(fill.map((value) => value * 255) as [number, number, number]);
      if (stroke)
        document.rect(box.x, box.y, box.width, box.height).lineWidth(0.7).stroke(stroke.map((value) => value * 255) as [number, number, number]);
    }
    for (const text of texts) {
      const standard = STANDARD[text.family ?? 'sans'][styleOf(text)];
      document
        .font((text.family ?? 'sans') === 'sans' ? fontFile(text) : standard)
        .fontSize(text.size)
        .fillColor((text.colour ?? [0, 0, 0]).map((value) => value * 255) as [number, number, number])
        .text(text.text, text.x, text.y, { baseline: 'alphabetic', lineBreak: false });
    }
    more?.(document, at);
  });
  document.end();
  return done;
} // prettier-ignore
