import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Box, Page, Word } from '../document.js';
import { evenLight } from './even-light.js';
import { mapBox, type QuarterTurn, turnPage } from './geometry.js';
import { toPageWords } from './ocr-words.js';
import type { OpenDocument } from './open-document.js';
import { readContent } from './pdf-content.js';
import { drawPdfPage, scannedPicture } from './pdf-picture.js';
import { drawPart, type ReadPicture, readPicture } from './picture-page.js';
import { unreadRegions } from './picture-regions.js';
import { type Raster, turn } from './raster.js';
import type { Recogniser } from './recogniser.js';
import { judgeTextLayer } from './text-layer.js';
import { isShown } from './text-sample.js';
import { mainDirection, turnWord } from './upright.js';

/** Pages and their parts are drawn with so many dots to the inch before they are read as pictures. */
const DRAWN_DPI = 200;

/** Words in pictures among text are believed from this confidence on. */
const BELIEVED = 0.6;

/** Pictures are read on so many pages at most. */
const PAGES_WITH_PICTURES = 5;

/** How a page was read, which says how to draw it again. */
type PageState =
  | { from: 'text'; turned: QuarterTurn; width: number; height: number; regions: Box[] }
  | { from: 'picture'; read: ReadPicture };

/** The pages of a PDF. */
export class PdfPages implements OpenDocument {
  private readonly states = new Map<number, PageState>();

  constructor(
    private readonly document: PDFDocumentProxy,
    private readonly recogniser: Recogniser,
  ) {}

  /** Pages that are damaged are left out. */
  async readPages(): Promise<Page[]> {
    const pages: Page[] = [];
    for (let number = 1; number <= this.document.numPages; number++) {
      const source = await this.document.getPage(number).catch(() => null);
      if (!source) continue;
      try {
        pages.push(await this.readPage(source, number));
      } finally {
        source.cleanup();
      }
    }
    return pages;
  }

  async readPictures(pages: readonly Page[]): Promise<Page[] | null> {
    let found = false;
    const result: Page[] = [];
    for (const page of pages) {
      const state = this.states.get(page.number);
      const regions = state?.from === 'text' && page.number <= PAGES_WITH_PICTURES ? state.regions : [];
      const words: Word[] = [];
      for (const region of regions) words.push(...(await this.readRegion(page.number, region)));
      found ||= words.length > 0;
      result.push(words.length > 0 ? { ...page, words: [...page.words, ...words] } : page);
    }
    return found ? result : null;
  }

  hasTextLayer(number: number): boolean {
    return this.states.get(number)?.from === 'text';
  }

  async draw(number: number, dpi: number, part?: Box): Promise<Raster> {
    const state = this.states.get(number);
    const source = await this.document.getPage(number);
    if (state?.from === 'picture') return drawPart(await this.pictureOf(source), state.read, dpi, part);
    if (!state || state.turned === 0) return drawPdfPage(this.document, source, dpi, part);
    const back = ((360 - state.turned) % 360) as QuarterTurn;
    const drawn = part && mapBox(turnPage(state.width, state.height, back), part);
    return turn(await drawPdfPage(this.document, source, dpi, drawn), state.turned);
  }

  async close(): Promise<void> {
    await this.document.destroy();
  }

  private async readPage(source: PDFPageProxy, number: number): Promise<Page> {
    const layers = await this.document.getOptionalContentConfig();
    const content = await readContent(source, layers);
    const judgement = judgeTextLayer(content);
    if (judgement.readAs !== 'picture') {
      const draw = (part: Box) => drawPdfPage(this.document, source, DRAWN_DPI, part);
      const { words } = judgement;
      if (judgement.readAs === 'text' || (await isShown(words, draw, this.recogniser))) {
        const turned = ((360 - mainDirection(words)) % 360) as QuarterTurn;
        const upright = turnPage(content.width, content.height, turned);
        const regions = unreadRegions(content, words).map((box) => mapBox(upright, box));
        const { x1: width, y1: height } = mapBox(upright, { x0: 0, y0: 0, x1: content.width, y1: content.height });
        this.states.set(number, { from: 'text', turned, width, height, regions });
        return { number, width, height, words: words.map((word) => turnWord(word, upright, turned)) };
      }
    }
    const picture = (await scannedPicture(source, content)) ?? (await drawPdfPage(this.document, source, DRAWN_DPI));
    const size = { width: content.width, height: content.height };
    const read = await readPicture(picture, number, this.recogniser, size);
    this.states.set(number, { from: 'picture', read });
    return read.page;
  }

  private async pictureOf(source: PDFPageProxy): Promise<Raster> {
    const content = await readContent(source, await this.document.getOptionalContentConfig());
    return (await scannedPicture(source, content)) ?? drawPdfPage(this.document, source, DRAWN_DPI);
  }

  private async readRegion(number: number, region: Box): Promise<Word[]> {
    const picture = evenLight(await this.draw(number, DRAWN_DPI, region));
    const read = await this.recogniser.recognise(picture, { layout: 'sparse', dpi: DRAWN_DPI });
    const words = toPageWords(
      read.filter(({ confidence, text }) => confidence >= BELIEVED && /[\p{L}\p{N}]{2}/u.test(text)),
      (region.x1 - region.x0) / picture.width,
    );
    return words.map((word) => ({
      ...word,
      box: {
        x0: word.box.x0 + region.x0,
        y0: word.box.y0 + region.y0,
        x1: word.box.x1 + region.x0,
        y1: word.box.y1 + region.y0,
      },
    }));
  }
}
