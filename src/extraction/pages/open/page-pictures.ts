import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { ViewerComparison } from '../../scrutiny/viewers/compare-viewers.js';
import { resized } from '../image/resized.js';
import type { Raster } from '../image/raster.js';
import type { PageContent } from '../text-layer/content/page-content.js';
import { readContent } from '../text-layer/content/read-content.js';
import { COMPARED_DPI, drawsMore, scanOf, showsOnly } from '../text-layer/shown-scan.js';
import { drawPdfPage, type PagePicture, pictureData } from './pdf-picture.js';
import { type PictureFrame, WHOLE_FRAME } from './picture-page.js';

/** Pages and their parts are drawn with so many dots to the inch before they are read as pictures. */
export const DRAWN_DPI = 200;

/** A scan with something upon it is drawn with as many as it has, up to so many. */
const MOST_DRAWN_DPI = 300;

/** At most this many characters and shapes, and pixels of pictures, are kept evaluated until their document is closed: a scan of A4 at 300 dpi has 8.7 million. */
const MOST_KEPT = { marks: 30_000, pixels: 10_000_000 };

/** At most this many pixels of pages that were read as pictures are kept until their document is closed. */
const MOST_KEPT_PIXELS = 24_000_000;

/** What the pages of a PDF draw, and the pictures that they show: made once, and kept while there is room. */
export class PagePictures {
  /** What pages draw that were evaluated and are kept so, to draw parts of them. */
  private readonly contents = new Map<number, PageContent>();
  /** Whether pages that were scanned show their scan and nothing else. */
  private readonly scansAlone = new Map<number, boolean>();
  /** Where the pictures that pages were read from lie on them. */
  private readonly frames = new Map<number, PictureFrame>();
  private readonly pictures = new Map<number, PagePicture>();
  private room = MOST_KEPT;

  constructor(
    private readonly document: PDFDocumentProxy,
    private readonly viewers: ViewerComparison,
  ) {}

  /** What a page draws. */
  async contentOf(source: PDFPageProxy): Promise<PageContent> {
    return this.contents.get(source.pageNumber) ?? (await readContent(source, await this.viewers.layers()));
  }

  /** Keeps what the library knows of a page while there is room, so that it draws without evaluating the page again. */
  keep(number: number, content: PageContent): void {
    if (this.keeps(number)) return;
    const { glyphs, areas, shapes, pictures } = content;
    const marks = this.room.marks - glyphs.length - areas.length - shapes.length;
    const pixels = pictures.reduce((left, { width, height }) => left - width * height, this.room.pixels);
    if (marks < 0 || pixels < 0) return;
    this.room = { marks, pixels };
    this.contents.set(number, content);
  }

  /** Whether what a page draws is kept. */
  keeps(number: number): boolean {
    return this.contents.has(number);
  }

  /** Where the picture that a page was read from lies on it. */
  frameOf(number: number): PictureFrame {
    return this.frames.get(number) ?? WHOLE_FRAME;
  }

  /** What a page shows as one picture: its scan, in the scan's own resolution, where it shows nothing else. */
  async pictureOf(source: PDFPageProxy): Promise<PagePicture> {
    const number = source.pageNumber;
    const known = this.pictures.get(number);
    if (known) return known;
    const drawn = await this.drawPicture(source);
    // The pixels it was made of are kept where the library keeps them anyway.
    const picture = this.keeps(number) ? drawn : { raster: drawn.raster, coloured: drawn.coloured };
    const kept = [...this.pictures.values()].reduce((sum, { raster }) => sum + raster.data.length, 0);
    if (kept + picture.raster.data.length <= MOST_KEPT_PIXELS) this.pictures.set(number, picture);
    return picture;
  }

  /** The same with the ink that only its colour sets off from its ground. */
  async inkOf(source: PDFPageProxy): Promise<Raster> {
    const plain = await this.pictureOf(source);
    if (!plain.coloured) return plain.raster;
    const { raster, withColourInk } = plain.withColourInk ? plain : await this.drawPicture(source, { colourInk: true });
    return withColourInk ? withColourInk() : raster;
  }

  private async drawPicture(source: PDFPageProxy, options: { colourInk?: boolean } = {}): Promise<PagePicture> {
    const number = source.pageNumber;
    const content = await this.contentOf(source);
    this.keep(number, content);
    const placed = scanOf(content);
    const scan = placed && (await pictureData(source, placed));
    const drawn = async (dpi: number): Promise<PagePicture> => ({
      raster: await drawPdfPage(this.document, source, dpi, undefined, options),
      coloured: true,
    });
    if (!placed || !scan) return drawn(DRAWN_DPI);
    let alone = this.scansAlone.get(number);
    if (alone === undefined) {
      const page = drawsMore(content, placed) ? null : await this.viewers.draw(source, this.keeps(number));
      const small = page && resized(page, ((COMPARED_DPI / 72) * content.width) / page.width);
      alone = small !== null && showsOnly(small, placed, scan.raster, content.width / small.width);
      this.scansAlone.set(number, alone);
    }
    if (alone) {
      const { x0, y0, x1, y1 } = placed.box;
      const { width, height } = content;
      this.frames.set(number, { x0: x0 / width, y0: y0 / height, x1: x1 / width, y1: y1 / height });
      return scan;
    }
    const dpi = (72 * scan.raster.width) / (placed.box.x1 - placed.box.x0);
    return drawn(Math.min(MOST_DRAWN_DPI, Math.max(DRAWN_DPI, dpi)));
  }
}
