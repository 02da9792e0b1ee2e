import { type Box, MAX_PAGES, type Page, type PageView, type UnreadableReason } from '../../document.js';
import { ReadingTime } from '../../reading-time.js';
import type { QuarterTurn } from '../geometry.js';
import type { ViewerFindings } from '../../scrutiny/viewers/compare-viewers.js';
import { openPdf } from './pdf-file.js';
import { PdfPages } from './pdf-pages.js';
import { decodePicture } from './picture-file.js';
import { PicturePages } from './picture-pages.js';
import type { Raster } from '../image/raster.js';
import type { Surroundings } from '../image/surroundings.js';
import type { Recogniser } from '../recognition/recogniser.js';
import type { TextPage } from '../text-layer/text-page.js';

/** The pages of one file, for as long as it is open. Page numbers count from 1, boxes are in points of upright pages. */
export interface OpenDocument {
  /** Reads every page. Throws a RecognitionTimeout when none could be read in time. */
  readPages(): Promise<Page[]>;
  /** Numbers of pages whose words are unknown once all were read: damaged ones, and those that time did not suffice for. */
  unreadPages(): number[];
  /**
   * Reads pictures and outlined letters that stand on pages with a text layer.
   *
   * @param pages as `readPages` gave them.
   * @returns the pages with the words found added, or null where nothing was found.
   */
  readPictures(pages: readonly Page[]): Promise<Page[] | null>;
  /** Whether a part of a page was read from a text layer, so that what it shows may differ from what it says. */
  isText(number: number, part: Box): boolean;
  /** Digits that were painted over in a part of an upright page, from left to right. */
  coveredDigits(number: number, part: Box): string;
  /** The direction in which text runs in a part of an upright page, in degrees clockwise from left-to-right. */
  directionOf(number: number, part: Box): QuarterTurn;
  /** How an upright page lies in the page as it is filed; null for one that was not read. */
  viewOf(number: number): PageView | null;
  /** Draws a part of an upright page (all of it where the part is left out) as a reader sees it. */
  draw(number: number, dpi: number, part?: Box): Promise<Raster>;
  /**
   * Draws an upright page with the ink that only its colour sets off from its ground.
   *
   * @param dpi at most where the page was read as a picture: no finer than that is.
   * @param part of a page that was read from a text layer, to be drawn alone.
   */
  drawInk(number: number, dpi: number, part?: Box): Promise<Raster>;
  /**
   * What a picture shows around the page that was found in it; null where the page is all that is shown.
   *
   * @param dpi of the page, at most: no finer than the picture is.
   */
  drawSurroundings(number: number, dpi: number): Promise<Surroundings | null>;
  /** What a page draws and how, where its words were read from a text layer; else null. */
  textPage(number: number): Promise<TextPage | null>;
  /**
   * Says what viewers and printers show differently of the file, and what they show that it draws nowhere.
   *
   * @param pages as `readPages` gave them.
   */
  compareViewers(pages: readonly Page[]): Promise<ViewerFindings>;
  close(): Promise<void>;
}

export type OpenResult =
  { outcome: 'open'; document: OpenDocument } | { outcome: 'unreadable'; reason: UnreadableReason };

export type PagesResult = { outcome: 'pages'; pages: Page[] } | { outcome: 'unreadable'; reason: UnreadableReason };

export interface PagesOptions {
  /** Reads what is only a picture. */
  recogniser: Recogniser;
  /** The usual time, from now on, unless told. */
  time?: ReadingTime;
}

const PDF_MARK = '%PDF-';
const MARK_WITHIN = 1024;

/** Whether a file is a PDF; else it is taken for a picture. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MARK_WITHIN)).includes(PDF_MARK);
}

/** Opens a PDF, JPEG or PNG file, told apart by content. */
export async function openDocument(
  bytes: Uint8Array,
  { recogniser, time = new ReadingTime() }: PagesOptions,
): Promise<OpenResult> {
  if (isPdf(bytes)) {
    const opened = await openPdf(bytes);
    if ('reason' in opened) return { outcome: 'unreadable', reason: opened.reason };
    if (opened.document.numPages > MAX_PAGES) {
      await opened.document.destroy();
      return { outcome: 'unreadable', reason: 'too_many_pages' };
    }
    return { outcome: 'open', document: new PdfPages(opened.document, recogniser, time) };
  }
  const decoded = await decodePicture(bytes);
  if (!decoded) return { outcome: 'unreadable', reason: 'no_page_can_be_opened' };
  return { outcome: 'open', document: new PicturePages(bytes, decoded, recogniser, time) };
}

/** Reads the words of every page of a PDF, JPEG or PNG file. */
export async function readPages(bytes: Uint8Array, options: PagesOptions): Promise<PagesResult> {
  const opened = await openDocument(bytes, options);
  if (opened.outcome === 'unreadable') return opened;
  try {
    const pages = await opened.document.readPages();
    return pages.length === 0
      ? { outcome: 'unreadable', reason: 'no_page_can_be_opened' }
      : { outcome: 'pages', pages };
  } finally {
    await opened.document.close();
  }
}
