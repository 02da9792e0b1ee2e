import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FIELD_NAMES, type Box, type FieldName, type Page, type ReadDocument } from '../extraction/document.js';
import { openDocument, type OpenDocument } from '../extraction/pages/open/open-document.js';
import { PackagedRecogniser } from '../extraction/pages/recognition/recogniser.js';

const DPI = 110;

const COLOURS: Readonly<Record<FieldName, string>> = {
  business_name: '#1f77b4',
  business_abn: '#17becf',
  account_name: '#2ca02c',
  account_number: '#d62728',
  account_bsb: '#ff7f0e',
  invoice_number: '#9467bd',
};

/**
 * Draws the pages that the fields of a file's documents stand on as a reader sees them, with the box of each field in its colour and every
 * word that was read in a thin grey frame.
 * @returns a PNG with the pages under each other
 */
export async function drawEvidence(path: string, documents: readonly Pick<ReadDocument, 'fields'>[]): Promise<Buffer> {
  const recogniser = new PackagedRecogniser();
  try {
    const opened = await openDocument(await readFile(path), { recogniser });
    if (opened.outcome === 'unreadable') throw new Error(`No page of ${path} can be drawn: ${opened.reason}.`);
    const { document } = opened;
    try {
      const pages = await document.readPages();
      const shown = pages.filter((page) => boxesOn(page, documents).length > 0);
      const drawings: Buffer[] = [];
      for (const page of shown.length > 0 ? shown : pages.slice(0, 1))
        drawings.push(await drawPage(document, page, documents));
      return await below(drawings);
    } finally {
      await document.close();
    }
  } finally {
    await recogniser.close();
  }
}

/** Pictures under each other. */
async function below(drawings: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(drawings.map((drawing) => sharp(drawing).metadata()));
  const tops = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, one) => sum + one.height, 0));
  const height = sizes.reduce((sum, one) => sum + one.height, 0);
  const width = Math.max(...sizes.map((one) => one.width));
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(drawings.map((input, at) => ({ input, top: tops[at] ?? 0, left: 0 })))
    .png()
    .toBuffer();
}

const boxesOn = (page: Page, documents: readonly Pick<ReadDocument, 'fields'>[]): { name: FieldName; box: Box }[] =>
  documents.flatMap((document) =>
    FIELD_NAMES.flatMap((name) => {
      const field = document.fields[name];
      return field?.page === page.number ? [{ name, box: field.box }] : [];
    }),
  );

async function drawPage(
  document: OpenDocument,
  page: Page,
  documents: readonly Pick<ReadDocument, 'fields'>[],
): Promise<Buffer> {
  const { width, height, data } = await document.draw(page.number, DPI);
  const scale = width / page.width;
  const rectangle = ({ x0, y0, x1, y1 }: Box, style: string): string =>
    `<rect x="${x0 * scale}" y="${y0 * scale}" width="${(x1 - x0) * scale}" height="${(y1 - y0) * scale}" fill="none" ${style}/>`;
  const drawing = [
    ...page.words.map((word) => rectangle(word.box, 'stroke="#999999" stroke-width="0.5"')),
    ...boxesOn(page, documents).map(({ name, box }) => rectangle(box, `stroke="${COLOURS[name]}" stroke-width="3"`)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing.join('')}</svg>`;
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
