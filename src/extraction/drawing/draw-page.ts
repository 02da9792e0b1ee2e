import sharp from 'sharp';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { PageView } from '../document.js';
import { openPdf } from '../pages/open/pdf-file.js';
import { type ColourRaster, decodeInColour } from '../pages/open/picture-file.js';
import { isPdf } from '../pages/open/open-document.js';
import { drawByPdfium, withoutOpacity } from './draw-by-pdfium.js';
import { straightenInColour, turnInColour } from './straighten-in-colour.js';

/** One page of a file to be drawn upright. */
export interface PageToDraw {
  /** Counts from 1. */
  number: number;
  /** How the upright page lies in the page as it is filed; as it is filed where nothing is known. */
  view: PageView | null;
  /** Pixels from its left to its right edge. */
  width: number;
  /** Height of the upright page as a share of its width. */
  shape: number;
}

/** Pixels of a page as it is filed, at most, whatever it is drawn for. */
const MOST_PIXELS = 20_000_000;

/** Text stays as clear as drawn, at a third of the bytes and a quarter of the time of the library's own settings. */
const WEBP = { quality: 85, effort: 0 } as const;

/**
 * Draws a page of a PDF, JPEG or PNG file in colour as a reader sees it, upright, as WebP.
 *
 * @returns null where the file or the page cannot be opened.
 */
export async function drawPage(bytes: Uint8Array, wanted: PageToDraw): Promise<Buffer | null> {
  const drawn = isPdf(bytes) ? await drawOfPdf(bytes, wanted) : await drawOfPicture(bytes, wanted);
  if (drawn === null) return null;
  const { width, height, data } = drawn;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: wanted.width, height: heightOf(wanted), fit: 'fill' })
    .webp(WEBP)
    .toBuffer();
}

export function heightOf({ width, shape }: Pick<PageToDraw, 'width' | 'shape'>): number {
  return Math.max(1, Math.round(width * shape));
}

async function drawOfPicture(bytes: Uint8Array, wanted: PageToDraw): Promise<ColourRaster | null> {
  const view = wanted.view?.from === 'picture' ? wanted.view : null;
  if (view === null) return decodeInColour(bytes, wanted.width);
  const picture = await decodeInColour(bytes, acrossFor(view.corners, wanted.width));
  return picture && straightenInColour(picture, view, wanted.width, heightOf(wanted));
}

async function drawOfPdf(bytes: Uint8Array, wanted: PageToDraw): Promise<ColourRaster | null> {
  const { view, number, width } = wanted;
  const drawAcross = async (across: number): Promise<ColourRaster | null> =>
    (await drawByPdfium(bytes, number, across, MOST_PIXELS)) ?? (await drawByPdfjs(bytes, number, across));
  if (view?.from === 'picture') {
    const filed = await drawAcross(acrossFor(view.corners, width));
    return filed && straightenInColour(filed, view, width, heightOf(wanted));
  }
  const turned = view?.turned ?? 0;
  const filed = await drawAcross(turned % 180 === 0 ? width : heightOf(wanted));
  return filed && turnInColour(filed, ((360 - turned) / 90) % 4);
}

/** What PDFium cannot open pdf.js may repair. */
async function drawByPdfjs(bytes: Uint8Array, number: number, across: number): Promise<ColourRaster | null> {
  const opened = await openPdf(bytes);
  if ('reason' in opened) return null;
  try {
    const page = await opened.document.getPage(number).catch(() => null);
    return page && (await render(opened.document, page, across));
  } finally {
    await opened.document.destroy();
  }
}

/** How many pixels the page as it is filed is wide, so that the upright one in it has about as many as are wanted. */
function acrossFor(corners: readonly (readonly [number, number])[], width: number): number {
  const [a, b] = corners;
  const share = a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 1;
  return Math.ceil(width / Math.max(0.1, share));
}

async function render(document: PDFDocumentProxy, page: PDFPageProxy, across: number): Promise<ColourRaster> {
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(across / whole.width, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const factory = document.canvasFactory as CanvasFactory;
  const target = factory.create(width, height);
  try {
    await page.render({ canvasContext: target.context, canvas: null, viewport, background: '#ffffff' }).promise;
    const { data } = target.context.getImageData(0, 0, width, height);
    return { width, height, data: withoutOpacity(data) };
  } finally {
    factory.destroy(target);
  }
}

type RenderContext = Parameters<PDFPageProxy['render']>[0]['canvasContext'];

interface CanvasFactory {
  create(width: number, height: number): { context: RenderContext & SKRSContext2D };
  destroy(target: { context: RenderContext }): void;
}
