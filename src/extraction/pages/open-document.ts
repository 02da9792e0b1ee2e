import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { type Box, MAX_PAGES, type Page, type UnreadableReason } from '../document.js';
import { readContent } from './pdf-content.js';
import { openPdf } from './pdf-file.js';
import { drawPdfPage, scannedPicture } from './pdf-picture.js';
import { decodePicture } from './picture-file.js';
import { readPicture } from './picture-page.js';
import type { Recogniser } from './recogniser.js';
import { judgeTextLayer } from './text-layer.js';
import { isShown } from './text-sample.js';

export type PagesResult = { outcome: 'pages'; pages: Page[] } | { outcome: 'unreadable'; reason: UnreadableReason };

export interface PagesOptions {
  /** Reads what is only a picture. */
  recogniser: Recogniser;
}

/** Pages are drawn with so many dots to the inch before they are read as pictures. */
const DRAWN_DPI = 200;

const PDF_MARK = '%PDF-';
const MARK_WITHIN = 1024;

/** Reads the words of every page of a PDF, JPEG or PNG file. */
export async function readPages(bytes: Uint8Array, options: PagesOptions): Promise<PagesResult> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MARK_WITHIN));
  return start.includes(PDF_MARK) ? readPdf(bytes, options) : readPictureFile(bytes, options);
}

async function readPictureFile(bytes: Uint8Array, { recogniser }: PagesOptions): Promise<PagesResult> {
  const decoded = await decodePicture(bytes);
  if (!decoded) return { outcome: 'unreadable', reason: 'no_page_can_be_opened' };
  const { raster, dpi } = decoded;
  const size = dpi === null ? null : { width: (raster.width * 72) / dpi, height: (raster.height * 72) / dpi };
  return { outcome: 'pages', pages: [await readPicture(raster, 1, recogniser, size)] };
}

async function readPdf(bytes: Uint8Array, options: PagesOptions): Promise<PagesResult> {
  const opened = await openPdf(bytes);
  if ('reason' in opened) return { outcome: 'unreadable', reason: opened.reason };
  const { document } = opened;
  try {
    if (document.numPages > MAX_PAGES) return { outcome: 'unreadable', reason: 'too_many_pages' };
    const layers = await document.getOptionalContentConfig();
    const pages: Page[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      pages.push(await readPdfPage(document, number, layers, options));
    }
    return { outcome: 'pages', pages };
  } finally {
    await document.destroy();
  }
}

async function readPdfPage(
  document: PDFDocumentProxy,
  number: number,
  layers: Parameters<typeof readContent>[1],
  { recogniser }: PagesOptions,
): Promise<Page> {
  const page = await document.getPage(number);
  const content = await readContent(page, layers);
  const { width, height } = content;
  const judgement = judgeTextLayer(content);
  if (judgement.readAs !== 'picture') {
    const draw = (part: Box) => drawPdfPage(document, page, DRAWN_DPI, part);
    const { words } = judgement;
    if (judgement.readAs === 'text' || (await isShown(words, draw, recogniser)))
      return { number, width, height, words };
  }
  const picture = (await scannedPicture(page, content)) ?? (await drawPdfPage(document, page, DRAWN_DPI));
  return readPicture(picture, number, recogniser, { width, height });
}
