import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../../document.js';
import { operationsOf } from '../text-layer/content/pdf-operations.js';
import { tameWildDashes } from '../text-layer/content/wild-dashes.js';
import { tameWildPatterns } from '../text-layer/content/wild-patterns.js';
import type { PlacedPicture } from '../text-layer/content/page-content.js';
import { area } from '../geometry.js';
import { loadPdfjs } from './pdf-file.js';
import { readPixels, type ReadPixels, withoutColour } from './picture-file.js';
import { type PlainAndInk, type Raster, turn } from '../image/raster.js';

/** Pixels of a drawn page, at most. */
const MAX_PIXELS = 20_000_000;

/** Kinds of decoded pictures as the library numbers them. */
const GREY_1BPP = 1;
const RGB_24BPP = 2;
const RGBA_32BPP = 3;

interface DecodedData {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array | Uint8ClampedArray | null;
}

/** A page as one picture in grey. */
export interface PagePicture {
  raster: Raster;
  /** Whether it may have colours, so that ink may stand out by them alone. */
  coloured: boolean;
  /** Shows such ink too, from the pixels that it was made of, which it keeps; missing where they are to be drawn again. */
  withColourInk?: () => Promise<Raster>;
}

/** Decodes one picture of a page and turns it as the page shows it; null where it is slanted, mirrored or masked. */
export async function pictureData(page: PDFPageProxy, { name, matrix }: PlacedPicture): Promise<PagePicture | null> {
  const quarter = quarterTurnOf(matrix);
  if (name === null || quarter === null) return null;
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  const decoded = await new Promise<DecodedData | null>((resolve) => {
    objects.get(name, (data: DecodedData | null) => resolve(data));
  });
  if (!decoded?.data) return null;
  const picture = await greyOf(decoded);
  return (
    picture && {
      ...picture,
      raster: turn(picture.raster, quarter),
      withColourInk: async () => turn((await picture.withColourInk?.()) ?? picture.raster, quarter),
    }
  );
}

async function greyOf({ width, height, kind, data }: DecodedData): Promise<PagePicture | null> {
  if (!data) return null;
  if (kind === RGB_24BPP || kind === RGBA_32BPP) {
    const channels = kind === RGB_24BPP ? 3 : 4;
    const grey = withoutColour(data, width, height, channels);
    if (grey) return { raster: grey, coloured: false };
    const { plain, withColourInk } = await readPixels(data, width, height, channels);
    return { raster: plain, coloured: true, withColourInk };
  }
  if (kind !== GREY_1BPP) return null;
  const result: Raster = { width, height, data: new Uint8Array(width * height) };
  const rowBytes = (width + 7) >> 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = data[y * rowBytes + (x >> 3)] as number;
      result.data[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return { raster: result, coloured: false };
}

/** By how much a picture is turned clockwise on the page. A picture's unit square has its y axis upwards. */
function quarterTurnOf(matrix: readonly number[]): 0 | 90 | 180 | 270 | null {
  const [a = 0, b = 0, c = 0, d = 0] = matrix;
  const size = Math.max(Math.abs(a), Math.abs(b));
  const straight = Math.abs(b) + Math.abs(c) < 0.02 * size;
  const sideways = Math.abs(a) + Math.abs(d) < 0.02 * size;
  if (straight && a > 0 && d < 0) return 0;
  if (straight && a < 0 && d > 0) return 180;
  if (sideways && b > 0 && c > 0) return 90;
  if (sideways && b < 0 && c < 0) return 270;
  return null;
}

export interface DrawOptions {
  /** Which of the page's operations are carried out; all unless told. */
  shows?: (operation: number) => boolean;
  /** Whether ink of another colour and the same brightness as its ground is shown too. */
  colourInk?: boolean;
}

const failed = new WeakSet<PDFPageProxy>();

/**
 * Whether a drawing of a page ended before all of it was drawn, at something that the library's canvas fails at (a circle of less than
 * no size, say). It stays as far as it came, so that the file can be read: nobody knows what else the page shows.
 */
export const isDrawnInPart = (page: PDFPageProxy): boolean => failed.has(page);

/**
 * Draws a page, or a part of it, as a reader sees it.
 *
 * @param part in points of the page; the whole page where it is left out.
 */
export async function drawPdfPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  dpi: number,
  part?: Box,
  { shows, colourInk = false }: DrawOptions = {},
): Promise<Raster> {
  return drawn(document, page, { dpi, part, shows }, ({ plain, withColourInk }) =>
    colourInk ? withColourInk() : plain,
  );
}

/** Draws a page, or a part of it, once and gives it both ways. */
export async function drawPlainAndInk(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  dpi: number,
  { part, shows }: { part?: Box | undefined; shows?: (operation: number) => boolean } = {},
): Promise<PlainAndInk> {
  return drawn(document, page, { dpi, part, shows }, async ({ plain, withColourInk }) => ({
    plain,
    ink: await withColourInk(),
  }));
}

async function drawn<T>(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  { dpi, part, shows }: { dpi: number; part?: Box | undefined; shows?: ((operation: number) => boolean) | undefined },
  use: (pixels: ReadPixels) => T | Promise<T>,
): Promise<T> {
  const whole = page.getViewport({ scale: 1 });
  const box = part ?? { x0: 0, y0: 0, x1: whole.width, y1: whole.height };
  const scale = Math.min(dpi / 72, Math.sqrt(MAX_PIXELS / Math.max(1, area(box))));
  const viewport = page.getViewport({ scale, offsetX: -box.x0 * scale, offsetY: -box.y0 * scale });
  const width = Math.max(1, Math.ceil((box.x1 - box.x0) * scale));
  const height = Math.max(1, Math.ceil((box.y1 - box.y0) * scale));
  const operations = await operationsOf(page);
  tameWildPatterns(operations);
  tameWildDashes(operations, (await loadPdfjs()).OPS);
  const factory = document.canvasFactory as CanvasFactory;
  const target = factory.create(width, height);
  try {
    const task = page.render({
      canvasContext: target.context,
      canvas: null,
      viewport,
      background: '#ffffff',
      operationsFilter: shows,
    });
    await task.promise.catch(() => failed.add(page));
    return await use(await pixelsOf(target, width, height));
  } finally {
    factory.destroy(target);
  }
}

/**
 * The pixels of a canvas, as long as it is not drawn upon or destroyed. Where all are opaque these are its own, which are no others than those that it
 * gives a copy of; the copies of pages made V8 collect garbage over and over.
 */
function pixelsOf({ canvas, context }: DrawingTarget, width: number, height: number): Promise<ReadPixels> {
  const own = canvas.data();
  return readPixels(own, width, height, 4, () =>
    isOpaque(own, width) ? own : context.getImageData(0, 0, width, height).data,
  );
}

/** Whether no pixel of four bytes lets anything through. */
function isOpaque(pixels: Uint8Array, width: number): boolean {
  const bare = new Uint8Array(4 * width).fill(255);
  for (let from = 0; from < pixels.length; from += bare.length) {
    const line = pixels.subarray(from, from + bare.length);
    // Most of a page is white.
    if (Buffer.compare(line, bare) !== 0 && !isOpaqueLine(line)) return false;
  }
  return true;
}

function isOpaqueLine(line: Uint8Array): boolean {
  for (let at = 3; at < line.length; at += 4) if (line[at] !== 255) return false;
  return true;
}

type RenderContext = Parameters<PDFPageProxy['render']>[0]['canvasContext'];

interface DrawingTarget {
  canvas: Canvas;
  context: RenderContext & SKRSContext2D;
}

interface CanvasFactory {
  create(width: number, height: number): DrawingTarget;
  destroy(target: DrawingTarget): void;
}
