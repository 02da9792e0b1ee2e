import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FIELD_NAMES, type Box, type FieldName, type Page, type ReadDocument } from '../extraction/document.js';
import { readPages } from '../extraction/pages/open-document.js';
import { openPdf } from '../extraction/pages/pdf-file.js';
import { drawPdfPage } from '../extraction/pages/pdf-picture.js';
import { PackagedRecogniser } from '../extraction/pages/recogniser.js';

const DPI = 110;
const SCALE = DPI / 72;

const COLOURS: Readonly<Record<FieldName, string>> = {
  business_name: '#1f77b4',
  business_abn: '#17becf',
  account_name: '#2ca02c',
  account_number: '#d62728',
  account_bsb: '#ff7f0e',
  invoice_number: '#9467bd',
};

/**
 * Draws the pages that the fields of a file's documents stand on, with the box of each field in its colour and every word that
 * was read in a thin grey frame. Pages with text are drawn as the PDF shows them; of pages that were read as pictures, the
 * words are drawn where they were found.
 * @returns a PNG with the pages under each other
 */
export async function drawEvidence(path: string, documents: readonly ReadDocument[]): Promise<Buffer> {
  const bytes = await readFile(path);
  const read = await readPages(bytes, { recogniser: new PackagedRecogniser() });
  const pages = read.outcome === 'pages' ? read.pages : [];
  const shown = pages.filter((page) => boxesOn(page, documents).length > 0);
  const drawings = await Promise.all(
    (shown.length > 0 ? shown : pages.slice(0, 1)).map((page) => drawPage(bytes, page, documents)),
  );
  const sizes = await Promise.all(drawings.map((drawing) => sharp(drawing).metadata()));
  const tops = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, one) => sum + one.height, 0));
  const height = sizes.reduce((sum, one) => sum + one.height, 0);
  const width = Math.max(...sizes.map((one) => one.width));
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(drawings.map((input, at) => ({ input, top: tops[at] ?? 0, left: 0 })))
    .png()
    .toBuffer();
}

const boxesOn = (page: Page, documents: readonly ReadDocument[]): { name: FieldName; box: Box }[] =>
  documents.flatMap((document) =>
    FIELD_NAMES.flatMap((name) => {
      const field = document.fields[name];
      return field?.page === page.number ? [{ name, box: field.box }] : [];
    }),
  );

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

async function drawPage(bytes: Uint8Array, page: Page, documents: readonly ReadDocument[]): Promise<Buffer> {
  const width = Math.ceil(page.width * SCALE);
  const height = Math.ceil(page.height * SCALE);
  const rectangle = ({ x0, y0, x1, y1 }: Box, style: string): string =>
    `<rect x="${x0 * SCALE}" y="${y0 * SCALE}" width="${(x1 - x0) * SCALE}" height="${(y1 - y0) * SCALE}" fill="none" ${style}/>`;
  const background = page.words.some((word) => word.source === 'text')
    ? await pictureOf(bytes, page, width, height)
    : null;
  const letters = background
    ? []
    : page.words.map(
        ({ text, box, size }) =>
          `<text x="${box.x0 * SCALE}" y="${(box.y1 - 0.2 * size) * SCALE}" font-size="${size * SCALE}" textLength="${
            (box.x1 - box.x0) * SCALE
          }" lengthAdjust="spacingAndGlyphs" font-family="sans-serif">${escape(text)}</text>`,
      );
  const drawing = [
    ...letters,
    ...page.words.map((word) => rectangle(word.box, 'stroke="#999999" stroke-width="0.5"')),
    ...boxesOn(page, documents).map(({ name, box }) => rectangle(box, `stroke="${COLOURS[name]}" stroke-width="3"`)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing.join('')}</svg>`;
  const blank = { create: { width, height, channels: 3 as const, background: '#ffffff' } };
  return (background ? sharp(background) : sharp(blank))
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

/** A page with text as its PDF shows it; null where its size is not that of the page that was read. */
async function pictureOf(bytes: Uint8Array, page: Page, width: number, height: number): Promise<Buffer | null> {
  const opened = await openPdf(bytes);
  if ('reason' in opened) return null;
  try {
    const raster = await drawPdfPage(opened.document, await opened.document.getPage(page.number), DPI);
    if (Math.abs(raster.width - width) > 2 || Math.abs(raster.height - height) > 2) return null;
    const raw = { width: raster.width, height: raster.height, channels: 1 as const };
    return await sharp(raster.data, { raw })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  } finally {
    await opened.document.destroy();
  }
}
