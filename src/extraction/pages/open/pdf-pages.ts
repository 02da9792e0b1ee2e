import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Box, Page, PageView, Word } from '../../document.js';
import type { ReadingTime } from '../../reading-time.js';
import { ViewerComparison, type ViewerFindings } from '../../scrutiny/viewers/compare-viewers.js';
import { IDENTITY, mapBox, type QuarterTurn, shareInside, turnPage } from '../geometry.js';
import type { OpenDocument } from './open-document.js';
import type { Surroundings } from '../image/surroundings.js';
import { operationsOf } from '../text-layer/content/pdf-operations.js';
import { DRAWN_DPI, PagePictures } from './page-pictures.js';
import { drawPdfPage, drawPlainAndInk } from './pdf-picture.js';
import { drawAtMost, drawPart, type ReadPicture, readPicture, surroundingsIn, viewOfPicture } from './picture-page.js';
import { readRegion } from './read-region.js';
import { unreadRegions } from '../text-layer/picture-regions.js';
import { type PlainAndInk, type Raster, turn } from '../image/raster.js';
import { type Recogniser, RecognitionTimeout, withinTime } from '../recognition/recogniser.js';
import { judgeTextLayer } from '../text-layer/text-layer.js';
import type { TextPage } from '../text-layer/text-page.js';
import { isShown } from '../text-layer/text-sample.js';
import { mainDirection, turnWord } from '../text-layer/upright.js';

/** Pictures are read on so many pages at most. */
const PAGES_WITH_PICTURES = 5;

/** A digit that was painted over, and where on the upright page. */
interface CoveredDigit {
  text: string;
  box: Box;
}

/** How a page was read, which says how to draw it again. */
type PageState =
  | {
      from: 'text';
      turned: QuarterTurn;
      width: number;
      height: number;
      regions: Box[];
      sideways: Word[];
      covered: CoveredDigit[];
    }
  | { from: 'picture'; read: ReadPicture };

type TextState = Extract<PageState, { from: 'text' }>;

/** A part of an upright page in points of the page as its `/Rotate` shows it. */
function fromUpright({ turned, width, height }: TextState, part: Box): Box {
  return mapBox(turnPage(width, height, ((360 - turned) % 360) as QuarterTurn), part);
}

/** The pages of a document with up to so many are read in their order, scans too. */
const SHORT = 12;

/** Numbers in the order in which they matter: the first two, the last, the next, the last but one and so on. */
function fromBothEnds(numbers: readonly number[]): number[] {
  const rest = [...numbers];
  const order = rest.splice(0, 1);
  while (rest.length > 0) {
    order.push(...rest.splice(0, 1));
    order.push(...rest.splice(-1, 1));
  }
  return order;
}

/** The pages of a PDF. */
export class PdfPages implements OpenDocument {
  private readonly states = new Map<number, PageState>();
  private readonly viewers: ViewerComparison;
  private readonly pictures: PagePictures;

  constructor(
    private readonly document: PDFDocumentProxy,
    private readonly recogniser: Recogniser,
    private readonly time: ReadingTime,
  ) {
    this.viewers = new ViewerComparison(document);
    this.pictures = new PagePictures(document, this.viewers);
  }

  /**
   * Pages that are damaged are left out. Of a long scan the first and the last pages are read, as many as the time allows; the
   * words of the others stay unknown.
   */
  async readPages(): Promise<Page[]> {
    const { reading } = this.time;
    const isShort = this.document.numPages <= SHORT;
    const pages: Page[] = [];
    const scanned: number[] = [];
    for (let number = 1; number <= this.document.numPages; number++) {
      const page = await this.withPage(number, async (source) => {
        const text = await this.inPageTime((recogniser) => this.readText(source, number, recogniser));
        if (text === null || this.states.has(number) || !isShort || reading.isUp) return text;
        return (await this.inPageTime((recogniser) => this.readScan(source, number, recogniser))) ?? text;
      });
      if (!page) continue;
      pages.push(page);
      if (!this.states.has(number)) scanned.push(number);
    }
    for (const number of isShort ? [] : fromBothEnds(scanned)) {
      if (reading.isUp) break;
      const page = await this.withPage(number, (source) =>
        this.inPageTime((recogniser) => this.readScan(source, number, recogniser)),
      );
      if (page) pages[pages.findIndex((other) => other.number === number)] = page;
    }
    if (pages.length > 0 && this.states.size === 0) throw new RecognitionTimeout();
    return pages;
  }

  unreadPages(): number[] {
    return Array.from({ length: this.document.numPages }, (_, index) => index + 1).filter(
      (number) => !this.states.has(number),
    );
  }

  /** Reads a page with what time there is for it; null where that is not enough. */
  private async inPageTime<T>(read: (recogniser: Recogniser) => Promise<T>): Promise<T | null> {
    try {
      return await read(withinTime(this.recogniser, this.time.page(this.time.reading)));
    } catch (error) {
      if (error instanceof RecognitionTimeout) return null;
      throw error;
    }
  }

  async readPictures(pages: readonly Page[]): Promise<Page[] | null> {
    let found = false;
    const result: Page[] = [];
    for (const page of pages) {
      const state = this.states.get(page.number);
      const regions = state?.from === 'text' && page.number <= PAGES_WITH_PICTURES ? state.regions : [];
      const words: Word[] = [];
      for (const region of regions)
        words.push(
          ...(await readRegion(region, await this.draw(page.number, DRAWN_DPI, region), DRAWN_DPI, this.recogniser)),
        );
      found ||= words.length > 0;
      result.push(words.length > 0 ? { ...page, words: [...page.words, ...words] } : page);
    }
    return found ? result : null;
  }

  isText(number: number, part: Box): boolean {
    const state = this.states.get(number);
    const x = (part.x0 + part.x1) / 2;
    const y = (part.y0 + part.y1) / 2;
    return state?.from === 'text' && !state.regions.some((r) => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1);
  }

  coveredDigits(number: number, part: Box): string {
    const state = this.states.get(number);
    if (state?.from !== 'text') return '';
    return state.covered
      .filter(({ box }) => shareInside(box, part) > 0.5)
      .sort((a, b) => a.box.x0 - b.box.x0)
      .map(({ text }) => text)
      .join('');
  }

  directionOf(number: number, part: Box): QuarterTurn {
    const state = this.states.get(number);
    if (state?.from !== 'text') return 0;
    return state.sideways.find(({ box }) => shareInside(box, part) > 0.5)?.angle ?? 0;
  }

  viewOf(number: number): PageView | null {
    const state = this.states.get(number);
    if (!state) return null;
    if (state.from === 'text') return { from: 'text', turned: state.turned };
    return viewOfPicture(state.read, this.pictures.frameOf(number));
  }

  async draw(number: number, dpi: number, part?: Box): Promise<Raster> {
    const state = this.states.get(number);
    const source = await this.document.getPage(number);
    if (state?.from === 'picture')
      return drawPart((await this.pictures.pictureOf(source)).raster, state.read, dpi, part);
    return this.drawUpright(source, state, dpi, part, false);
  }

  async drawInk(number: number, dpi: number, part?: Box): Promise<Raster> {
    const state = this.states.get(number);
    const source = await this.document.getPage(number);
    if (state?.from === 'picture') return drawAtMost(await this.pictures.inkOf(source), state.read, dpi);
    return this.drawUpright(source, state, dpi, part, true);
  }

  async drawSurroundings(number: number, dpi: number): Promise<Surroundings | null> {
    const state = this.states.get(number);
    if (state?.from !== 'picture') return null;
    const { raster } = await this.pictures.pictureOf(await this.document.getPage(number));
    return surroundingsIn(raster, state.read, dpi);
  }

  private async drawUpright(
    source: PDFPageProxy,
    state: TextState | undefined,
    dpi: number,
    part: Box | undefined,
    colourInk: boolean,
  ): Promise<Raster> {
    const drawn = state && part ? fromUpright(state, part) : part;
    return turn(await drawPdfPage(this.document, source, dpi, drawn, { colourInk }), state?.turned ?? 0);
  }

  private async drawBothUpright(source: PDFPageProxy, state: TextState, dpi: number, part: Box): Promise<PlainAndInk> {
    const { plain, ink } = await drawPlainAndInk(this.document, source, dpi, { part: fromUpright(state, part) });
    const upright = turn(plain, state.turned);
    return { plain: upright, ink: ink === plain ? upright : turn(ink, state.turned) };
  }

  async textPage(number: number): Promise<TextPage | null> {
    const state = this.states.get(number);
    if (state?.from !== 'text') return null;
    const source = await this.document.getPage(number);
    const content = await this.pictures.contentOf(source);
    return {
      content,
      operations: await operationsOf(source),
      turned: state.turned,
      toUpright: turnPage(content.width, content.height, state.turned),
      draw: (dpi, part, shows) => drawPdfPage(this.document, source, dpi, part, { shows }),
      drawBoth: (dpi, shows) => drawPlainAndInk(this.document, source, dpi, { shows }),
      drawBothUpright: (dpi, part) => this.drawBothUpright(source, state, dpi, part),
      drawInk: (dpi, part, shows) => drawPdfPage(this.document, source, dpi, part, { shows, colourInk: true }),
    };
  }

  compareViewers(pages: readonly Page[]): Promise<ViewerFindings> {
    return this.viewers.findings(pages, (number) => {
      const state = this.states.get(number);
      if (state?.from !== 'text') return IDENTITY;
      const back = state.turned % 180 === 0 ? [state.width, state.height] : [state.height, state.width];
      return turnPage(back[0] as number, back[1] as number, state.turned);
    });
  }

  async close(): Promise<void> {
    await this.document.destroy();
  }

  private async withPage<T>(number: number, use: (source: PDFPageProxy) => Promise<T>): Promise<T | null> {
    const source = await this.document.getPage(number).catch(() => null);
    if (!source) return null;
    try {
      return await use(source);
    } finally {
      if (!this.pictures.keeps(number)) source.cleanup();
    }
  }

  /** Reads a page from its text layer; without a state and words where it is to be read as a picture. */
  private async readText(source: PDFPageProxy, number: number, recogniser: Recogniser): Promise<Page> {
    const content = await this.pictures.contentOf(source);
    this.viewers.note(number, content);
    const { width, height } = content;
    const judgement = judgeTextLayer(content);
    if (judgement.readAs === 'picture') return { number, width, height, words: [] };
    const draw = (part: Box) => drawPdfPage(this.document, source, DRAWN_DPI, part);
    const { words } = judgement;
    if (judgement.readAs === 'text-if-shown' && !(await isShown(words, draw, recogniser))) {
      return { number, width, height, words: [] };
    }
    const turned = ((360 - mainDirection(words)) % 360) as QuarterTurn;
    const upright = turnPage(width, height, turned);
    const regions = unreadRegions(content, words).map((box) => mapBox(upright, box));
    const size = mapBox(upright, { x0: 0, y0: 0, x1: width, y1: height });
    const placed = words.map((word) => turnWord(word, upright, turned));
    const sideways = placed.filter(({ angle }) => angle !== 0);
    const covered = content.glyphs
      .filter((glyph) => glyph.covered && /^\d$/.test(glyph.text))
      .map(({ text, box }) => ({ text, box: mapBox(upright, box) }));
    this.states.set(number, { from: 'text', turned, width: size.x1, height: size.y1, regions, sideways, covered });
    this.pictures.keep(number, content);
    return { number, width: size.x1, height: size.y1, words: placed };
  }

  private async readScan(source: PDFPageProxy, number: number, recogniser: Recogniser): Promise<Page> {
    const { width, height } = source.getViewport({ scale: 1 });
    const { raster } = await this.pictures.pictureOf(source);
    const read = await readPicture(raster, number, recogniser, { width, height });
    this.states.set(number, { from: 'picture', read });
    return read.page;
  }
}
