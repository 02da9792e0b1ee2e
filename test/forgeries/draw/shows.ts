import { outlines } from '../../support/extraction/breadth/letters.js';
import type { Account } from '../documents.js';
import { type Box, lines, type Text } from './drawing.js';
import { penOperators } from './pen.js';
import { jpegOf, pictureOf } from './picture.js';
import { operatorsOf, type RawPdf } from './raw-pdf.js';
import { grouped } from '../parties.js';

/** An account as three lines with labels, from the top left corner of a box. */
export function accountLines(
  account: Account,
  box: Box,
  { size = 10, name = '', heading = 'Please pay to' } = {},
): Text[] {
  return lines(box.x + 4, box.y + size * 1.3, size * 1.35, { size }, [
    ...(heading ? [heading] : []),
    ...(name ? [`Account name: ${name}`] : []),
    `BSB: ${account.bsb}`,
    `Account number: ${grouped(account.number, 4)}`,
  ]);
}

/** Texts as filled outlines. */
export const outlined = (texts: readonly Text[], height: number): string =>
  texts
    .map(({ text, x, y, size }) => `q 1 0 0 1 ${x.toFixed(2)} ${(height - y).toFixed(2)} cm ${outlines(text, size)} Q`)
    .join('\n');

/** Texts as texts. */
export const typed = (texts: readonly Text[], height: number): string =>
  operatorsOf({ width: 0, height, areas: [], texts: [...texts] });

/** An account written by hand in two lines. */
export const penned = ({ bsb, number }: Account, box: Box, height: number, size = 12): string =>
  ['PAY TO', `${bsb} ${number}`]
    .map((text, at) => penOperators(text, { x: box.x + 6, y: box.y + (at + 1) * size * 1.9, size }, height))
    .join('\n');

/** A picture of texts that fills a box whose top left corner is the origin of the texts, as an object of a file. */
export async function pictured(pdf: RawPdf, texts: Text[], box: Box, entries = ''): Promise<number> {
  const moved = texts.map((text) => ({ ...text, x: text.x - box.x, y: text.y - box.y }));
  const drawing = { width: box.width, height: box.height, areas: [], texts: moved };
  const { data, width, height } = await jpegOf(pictureOf(drawing, { dpi: 200 }));
  return pdf.jpeg(data, width, height, entries);
}
