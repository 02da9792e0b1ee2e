import PDFDocument from 'pdfkit';
import type { Pen } from './lay-out.js';

const BOLD: Readonly<Record<string, string>> = {
  Helvetica: 'Helvetica-Bold',
  'Times-Roman': 'Times-Bold',
  Courier: 'Courier-Bold',
};

/** What `draw` draws with pdfkit. `name` is a standard font, or the path of a TrueType font without its ending. */
export function drawWithPdfkit(name: string, draw: (pen: Pen) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const isFile = name.startsWith('/');
  const font = (bold: boolean): string =>
    isFile ? `${name}${bold ? '-Bold' : ''}.ttf` : bold ? (BOLD[name] ?? name) : name;
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  draw({
    measure: (text, size, bold) => pdf.font(font(bold)).fontSize(size).widthOfString(text),
    text: (text, x, y, size, bold) => void pdf.font(font(bold)).fontSize(size).text(text, x, y, { lineBreak: false }),
    line: (x0, y0, x1, y1) => void pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(0.5).stroke(),
    fill: (x, y, width, height) => void pdf.rect(x, y, width, height).fill('#eeeeee').fillColor('black'),
    newPage: () => void pdf.addPage(),
  });
  pdf.end();
  return done;
}
